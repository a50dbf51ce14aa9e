BEGIN TRANSACTION;
CREATE TABLE accounts (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	name_key TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	link_hash TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE analyses (
	game TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE chats (
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	seat INTEGER, 
	account TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE games (
	id TEXT NOT NULL, 
	title TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	host TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	undo TEXT NOT NULL, 
	status TEXT NOT NULL, 
	length INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, 
	to_move TEXT NOT NULL, 
	result TEXT, 
	rematch TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('lost','treasure_map',1,'{"printed_backs":"no","max_rounds":"80"}','solo/3','979a93d95848e012af60ff222d6553754a8627d7cbb282d086912422ce73d68f','ada',1,'horizon','finished',10,1750000000.0,1750000009.0,'[]','[[0,1]]',NULL);
INSERT INTO "games" VALUES('won','treasure_map',1,'{"printed_backs":"no","max_rounds":"80"}','golden treasure_map 1p','b584f0c5bc213152e874fa065571506881f8e2018cb4b0ce32f75fd1c13981f4','ada',1,'horizon','finished',189,1750000000.0,1750000188.0,'[]','[[5,1]]',NULL);
INSERT INTO "games" VALUES('redbeard','maracaibo',1,'{"layout":"standard","first_player":"random","break_place_groups":"yes","fog_places":"no","fog_upgrades":"no","skirmishes":"no","adventure_hunters":"no","rubies":"no","retirement":"no","b_cards":"0","data_pack":"standard"}','redbeard','c1e659f8a18bebd9addb85b4aaadc706be6ac20aef5f423520ff169a35ad1c17','ada',1,'horizon','finished',61,1750000000.0,1750000060.0,'[]','[[31,2],[191,1]]',NULL);
INSERT INTO "games" VALUES('two','santiago',1,'{"first_player":"random","layout":"random","open_holdings":"no","turn_limit":"600"}','two','338e95722944bea914bbeb902242ed190a31a87e676739d4bdf8f4598ebdab08','ada',1,'horizon','finished',200,1750000000.0,1750000199.0,'[]','[[42,1],[20,2]]',NULL);
INSERT INTO "games" VALUES('running','treasure_map',1,'{"printed_backs":"no","max_rounds":"80"}','running','bb5e04b7c5b0747d309f9816aab106124d73f6ea49233bc372fa89c13bb94ab0','ada',1,'horizon','running',2,1750000000.0,1750000001.0,'[0]',NULL,NULL);
CREATE TABLE plies (
	game TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	lines TEXT NOT NULL, 
	events TEXT NOT NULL, 
	keep INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (game, ply), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "plies" VALUES('lost',0,'start',0,'','[]','[]',0,1750000000.0);
INSERT INTO "plies" VALUES('lost',1,'move',0,'choose_colour green','[[0,"choose_colour green","choose_colour",0],[-1,2,"map_card","map_3",-1],[-1,111,"tile","sea_3_r3",-1],[-1,101,"tile","sea_1_r1",-1],[-1,80,"tile","isle_one_4_r0",-1],[-1,41,"tile","skull_2_r1",-1],[-1,141,"tile","sea_11_r1",-1],[-1,86,"tile","isle_side_1_r2",-1],[-1,26,"tile","city_yellow_r2",-1],[-1,31,"tile","city_blue_r3",-1],[-1,137,"tile","sea_10_r1",-1],[-1,55,"tile","whirl_cw_1_r3",-1],[-1,135,"tile","sea_9_r3",-1],[-1,44,"tile","skull_3_r0",-1],[-1,71,"tile","isle_one_1_r3",-1],[-1,67,"tile","whirl_ccw_2_r3",-1],[-1,116,"tile","sea_5_r0",-1],[-1,58,"tile","whirl_cw_2_r2",-1],[-1,131,"tile","sea_8_r3",-1],[-1,20,"tile","city_red_r0",-1],[-1,107,"tile","sea_2_r3",-1],[-1,48,"tile","skull_4_r0",-1],[-1,95,"tile","isle_diag_1_r3",-1],[-1,77,"tile","isle_one_3_r1",-1],[-1,97,"tile","isle_three_1_r1",-1],[-1,62,"tile","whirl_ccw_1_r2",-1],[-1,32,"tile","city_green_r0",-1],[-1,36,"tile","skull_1_r0",-1],[-1,127,"tile","sea_7_r3",-1],[-1,75,"tile","isle_one_2_r3",-1],[-1,90,"tile","isle_side_2_r2",-1],[-1,122,"tile","sea_6_r2",-1],[-1,112,"tile","sea_4_r0",-1],[-1,1,"compass","1",-1]]','[[32,-1,"chase","pirate_1",0],[33,-1,"round",1,0,"blue"],[33,-1,"galleon_appears","F3"]]',0,1750000001.0);
INSERT INTO "plies" VALUES('lost',2,'move',0,'step I11','[[0,"step I11","move",0]]','[]',0,1750000002.0);
INSERT INTO "plies" VALUES('lost',3,'move',0,'step H11','[[0,"step H11","move",0]]','[]',0,1750000003.0);
INSERT INTO "plies" VALUES('lost',4,'move',0,'end_move','[[0,"end_move","move",0],[-1,10,"token","t2_pink",0],[-1,2,"treasure","2",-1],[-1,1,"treasure","1",-1]]','[[39,-1,"treasure",0,2,3],[39,-1,"chase","pirate_2",0]]',0,1750000004.0);
INSERT INTO "plies" VALUES('lost',5,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,12,"compass","12",-1]]','[[40,-1,"pirate_sails","pirate_1","J12"],[40,-1,"pirate_sails","pirate_2","I12"],[41,-1,"round",2,0,"green"],[41,-1,"galleon_sails","G2"],[41,-1,"galleon_sails","H1"]]',0,1750000005.0);
INSERT INTO "plies" VALUES('lost',6,'move',0,'step I11','[[0,"step I11","move",0]]','[]',0,1750000006.0);
INSERT INTO "plies" VALUES('lost',7,'move',0,'step J12','[[0,"step J12","move",0]]','[]',0,1750000007.0);
INSERT INTO "plies" VALUES('lost',8,'move',0,'step K1','[[0,"step K1","move",0]]','[]',0,1750000008.0);
INSERT INTO "plies" VALUES('lost',9,'move',0,'step L2','[[0,"step L2","move",0],[0,"end_move","move",1],[-1,3,"melee","3",-1],[-1,1,"melee","1",-1]]','[[46,-1,"pirate_sails","pirate_1","L2"],[48,-1,"melee",0,"pirate_1",3,5],[48,-1,"destroyed",0,"pirate_1"]]',0,1750000009.0);
INSERT INTO "plies" VALUES('won',0,'start',0,'','[]','[]',0,1750000000.0);
INSERT INTO "plies" VALUES('won',1,'move',0,'choose_colour yellow','[[0,"choose_colour yellow","choose_colour",0],[-1,0,"map_card","map_1",-1],[-1,39,"tile","skull_1_r3",-1],[-1,93,"tile","isle_diag_1_r1",-1],[-1,83,"tile","isle_one_4_r3",-1],[-1,116,"tile","sea_5_r0",-1],[-1,62,"tile","whirl_ccw_1_r2",-1],[-1,127,"tile","sea_7_r3",-1],[-1,87,"tile","isle_side_1_r3",-1],[-1,56,"tile","whirl_cw_2_r0",-1],[-1,72,"tile","isle_one_2_r0",-1],[-1,68,"tile","isle_one_1_r0",-1],[-1,91,"tile","isle_side_2_r3",-1],[-1,120,"tile","sea_6_r0",-1],[-1,35,"tile","city_green_r3",-1],[-1,55,"tile","whirl_cw_1_r3",-1],[-1,143,"tile","sea_11_r3",-1],[-1,131,"tile","sea_8_r3",-1],[-1,29,"tile","city_blue_r1",-1],[-1,23,"tile","city_red_r3",-1],[-1,136,"tile","sea_10_r0",-1],[-1,66,"tile","whirl_ccw_2_r2",-1],[-1,133,"tile","sea_9_r1",-1],[-1,40,"tile","skull_2_r0",-1],[-1,24,"tile","city_yellow_r0",-1],[-1,50,"tile","skull_4_r2",-1],[-1,115,"tile","sea_4_r3",-1],[-1,104,"tile","sea_2_r0",-1],[-1,111,"tile","sea_3_r3",-1],[-1,79,"tile","isle_one_3_r3",-1],[-1,101,"tile","sea_1_r1",-1],[-1,96,"tile","isle_three_1_r0",-1],[-1,47,"tile","skull_3_r3",-1],[-1,9,"compass","9",-1]]','[[32,-1,"chase","pirate_4",0],[33,-1,"round",1,0,"blue"],[33,-1,"galleon_appears","C8"]]',0,1750000001.0);
INSERT INTO "plies" VALUES('won',2,'move',0,'step G11','[[0,"step G11","move",0]]','[]',0,1750000002.0);
INSERT INTO "plies" VALUES('won',3,'move',0,'step H12','[[0,"step H12","move",0]]','[]',0,1750000003.0);
INSERT INTO "plies" VALUES('won',4,'move',0,'step H1','[[0,"step H1","move",0]]','[]',0,1750000004.0);
INSERT INTO "plies" VALUES('won',5,'move',0,'end_move','[[0,"end_move","move",0],[-1,14,"token","t2_turquoise",0],[-1,2,"treasure","2",-1],[-1,2,"treasure","2",-1]]','[[40,-1,"treasure",0,2,4],[40,-1,"chase","pirate_2",0]]',0,1750000005.0);
INSERT INTO "plies" VALUES('won',6,'move',0,'end_turn','[[0,"end_turn","act",0]]','[]',0,1750000006.0);
INSERT INTO "plies" VALUES('won',7,'move',0,'bribe pirate_2 yes','[[0,"bribe pirate_2 yes","bribe",0],[-1,2,"compass","2",-1]]','[[42,-1,"bribed","pirate_2",0],[42,-1,"pirate_sails","pirate_4","H11"],[43,-1,"round",2,0,"red"],[43,-1,"galleon_sails","B9"],[43,-1,"galleon_sails","A10"]]',0,1750000007.0);
INSERT INTO "plies" VALUES('won',8,'move',0,'step H12','[[0,"step H12","move",0]]','[]',0,1750000008.0);
INSERT INTO "plies" VALUES('won',9,'move',0,'step H11','[[0,"step H11","move",0]]','[]',0,1750000009.0);
INSERT INTO "plies" VALUES('won',10,'move',0,'step H10','[[0,"step H10","move",0]]','[]',0,1750000010.0);
INSERT INTO "plies" VALUES('won',11,'move',0,'step H9','[[0,"step H9","move",0],[0,"end_move","move",1]]','[]',0,1750000011.0);
INSERT INTO "plies" VALUES('won',12,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,11,"compass","11",-1]]','[[49,-1,"pirate_sails","pirate_4","H10"],[50,-1,"round",3,0,"yellow"],[50,-1,"galleon_sails","L11"],[50,-1,"galleon_sails","K10"]]',0,1750000012.0);
INSERT INTO "plies" VALUES('won',13,'move',0,'step I8','[[0,"step I8","move",0]]','[]',0,1750000013.0);
INSERT INTO "plies" VALUES('won',14,'move',0,'step J8','[[0,"step J8","move",0]]','[]',0,1750000014.0);
INSERT INTO "plies" VALUES('won',15,'move',0,'step I8','[[0,"step I8","move",0]]','[]',0,1750000015.0);
INSERT INTO "plies" VALUES('won',16,'move',0,'step J8','[[0,"step J8","move",0],[0,"end_move","move",1],[-1,9,"token","t2_white",0],[-1,1,"treasure","1",-1],[-1,4,"treasure","4",-1]]','[[58,-1,"treasure",0,2,5],[58,-1,"chase","pirate_3",0]]',0,1750000016.0);
INSERT INTO "plies" VALUES('won',17,'move',0,'exchange t2_turquoise 2','[[0,"exchange t2_turquoise 2","act",0]]','[[59,-1,"exchanged",0,"t2_turquoise",2]]',0,1750000017.0);
INSERT INTO "plies" VALUES('won',18,'move',0,'end_turn','[[0,"end_turn","act",0]]','[]',0,1750000018.0);
INSERT INTO "plies" VALUES('won',19,'move',0,'bribe pirate_3 no','[[0,"bribe pirate_3 no","bribe",0]]','[[61,-1,"pirate_sails","pirate_3","K9"]]',0,1750000019.0);
INSERT INTO "plies" VALUES('won',20,'move',0,'bribe pirate_4 no','[[0,"bribe pirate_4 no","bribe",0],[-1,5,"compass","5",-1]]','[[62,-1,"pirate_sails","pirate_4","I9"],[63,-1,"round",4,0,"blue"],[63,-1,"galleon_sails","L9"],[63,-1,"galleon_sails","A8"]]',0,1750000020.0);
INSERT INTO "plies" VALUES('won',21,'move',0,'step I8','[[0,"step I8","move",0]]','[]',0,1750000021.0);
INSERT INTO "plies" VALUES('won',22,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000022.0);
INSERT INTO "plies" VALUES('won',23,'move',0,'step G9','[[0,"step G9","move",0]]','[]',0,1750000023.0);
INSERT INTO "plies" VALUES('won',24,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000024.0);
INSERT INTO "plies" VALUES('won',25,'move',0,'buy camouflage','[[0,"buy camouflage","act",0]]','[]',0,1750000025.0);
INSERT INTO "plies" VALUES('won',26,'move',0,'deposit gold 1','[[0,"deposit gold 1","act",0]]','[[69,-1,"stored",0]]',0,1750000026.0);
INSERT INTO "plies" VALUES('won',27,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,6,"compass","6",-1]]','[[70,-1,"pirate_sails","pirate_3","I10"],[70,-1,"pirate_sails","pirate_4","H10"],[71,-1,"round",5,0,"red"],[71,-1,"galleon_sails","L9"],[71,-1,"galleon_sails","K10"]]',0,1750000027.0);
INSERT INTO "plies" VALUES('won',28,'move',0,'step F10','[[0,"step F10","move",0]]','[]',0,1750000028.0);
INSERT INTO "plies" VALUES('won',29,'move',0,'step E9','[[0,"step E9","move",0]]','[]',0,1750000029.0);
INSERT INTO "plies" VALUES('won',30,'move',0,'step F10','[[0,"step F10","move",0]]','[]',0,1750000030.0);
INSERT INTO "plies" VALUES('won',31,'move',0,'step E10','[[0,"step E10","move",0],[0,"end_move","move",1],[-1,13,"token","t2_black",0],[-1,2,"treasure","2",-1],[-1,2,"treasure","2",-1]]','[[79,-1,"treasure",0,2,4],[79,-1,"chase","pirate_2",0]]',0,1750000031.0);
INSERT INTO "plies" VALUES('won',32,'move',0,'end_turn','[[0,"end_turn","act",0]]','[]',0,1750000032.0);
INSERT INTO "plies" VALUES('won',33,'move',0,'bribe pirate_2 no','[[0,"bribe pirate_2 no","bribe",0]]','[[81,-1,"pirate_sails","pirate_2","D10"]]',0,1750000033.0);
INSERT INTO "plies" VALUES('won',34,'move',0,'bribe pirate_3 no','[[0,"bribe pirate_3 no","bribe",0]]','[[82,-1,"pirate_sails","pirate_3","G12"]]',0,1750000034.0);
INSERT INTO "plies" VALUES('won',35,'move',0,'bribe pirate_4 no','[[0,"bribe pirate_4 no","bribe",0],[-1,10,"compass","10",-1]]','[[83,-1,"pirate_sails","pirate_4","F11"],[84,-1,"round",6,0,"red"],[84,-1,"galleon_sails","J9"],[84,-1,"galleon_sails","I9"]]',0,1750000035.0);
INSERT INTO "plies" VALUES('won',36,'move',0,'step E9','[[0,"step E9","move",0]]','[]',0,1750000036.0);
INSERT INTO "plies" VALUES('won',37,'move',0,'step E8','[[0,"step E8","move",0]]','[]',0,1750000037.0);
INSERT INTO "plies" VALUES('won',38,'move',0,'step E7','[[0,"step E7","move",0]]','[]',0,1750000038.0);
INSERT INTO "plies" VALUES('won',39,'move',0,'step F6','[[0,"step F6","move",0],[0,"end_move","move",1]]','[]',0,1750000039.0);
INSERT INTO "plies" VALUES('won',40,'move',0,'end_turn','[[0,"end_turn","act",0]]','[]',0,1750000040.0);
INSERT INTO "plies" VALUES('won',41,'move',0,'bribe pirate_2 no','[[0,"bribe pirate_2 no","bribe",0]]','[[91,-1,"pirate_sails","pirate_2","F11"]]',0,1750000041.0);
INSERT INTO "plies" VALUES('won',42,'move',0,'bribe pirate_3 no','[[0,"bribe pirate_3 no","bribe",0]]','[[92,-1,"pirate_sails","pirate_3","H10"]]',0,1750000042.0);
INSERT INTO "plies" VALUES('won',43,'move',0,'bribe pirate_4 no','[[0,"bribe pirate_4 no","bribe",0],[-1,11,"compass","11",-1]]','[[93,-1,"pirate_sails","pirate_4","H10"],[94,-1,"round",7,0,"yellow"],[94,-1,"galleon_sails","H10"]]',0,1750000043.0);
INSERT INTO "plies" VALUES('won',44,'move',0,'step F5','[[0,"step F5","move",0]]','[]',0,1750000044.0);
INSERT INTO "plies" VALUES('won',45,'move',0,'step G5','[[0,"step G5","move",0]]','[]',0,1750000045.0);
INSERT INTO "plies" VALUES('won',46,'move',0,'step F5','[[0,"step F5","move",0]]','[]',0,1750000046.0);
INSERT INTO "plies" VALUES('won',47,'move',0,'step E5','[[0,"step E5","move",0],[0,"end_move","move",1],[-1,15,"token","t2_brown",0],[-1,3,"treasure","3",-1],[-1,4,"treasure","4",-1]]','[[102,-1,"treasure",0,2,7],[102,-1,"chase","pirate_1",0]]',0,1750000047.0);
INSERT INTO "plies" VALUES('won',48,'move',0,'end_turn','[[0,"end_turn","act",0]]','[]',0,1750000048.0);
INSERT INTO "plies" VALUES('won',49,'move',0,'bribe pirate_1 no','[[0,"bribe pirate_1 no","bribe",0]]','[[104,-1,"pirate_sails","pirate_1","D2"]]',0,1750000049.0);
INSERT INTO "plies" VALUES('won',50,'move',0,'bribe pirate_2 no','[[0,"bribe pirate_2 no","bribe",0]]','[[105,-1,"pirate_sails","pirate_2","F1"]]',0,1750000050.0);
INSERT INTO "plies" VALUES('won',51,'move',0,'bribe pirate_3 no','[[0,"bribe pirate_3 no","bribe",0]]','[[106,-1,"pirate_sails","pirate_3","G12"]]',0,1750000051.0);
INSERT INTO "plies" VALUES('won',52,'move',0,'bribe pirate_4 no','[[0,"bribe pirate_4 no","bribe",0],[-1,11,"compass","11",-1]]','[[107,-1,"pirate_sails","pirate_4","G12"],[108,-1,"round",8,0,"yellow"]]',0,1750000052.0);
INSERT INTO "plies" VALUES('won',53,'move',0,'step F5','[[0,"step F5","move",0]]','[]',0,1750000053.0);
INSERT INTO "plies" VALUES('won',54,'move',0,'step G6','[[0,"step G6","move",0]]','[]',0,1750000054.0);
INSERT INTO "plies" VALUES('won',55,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000055.0);
INSERT INTO "plies" VALUES('won',56,'move',0,'exchange t2_black 3','[[0,"exchange t2_black 3","act",0]]','[[112,-1,"exchanged",0,"t2_black",3]]',0,1750000056.0);
INSERT INTO "plies" VALUES('won',57,'move',0,'buy cannonballs','[[0,"buy cannonballs","act",0]]','[]',0,1750000057.0);
INSERT INTO "plies" VALUES('won',58,'move',0,'buy cannonballs','[[0,"buy cannonballs","act",0]]','[]',0,1750000058.0);
INSERT INTO "plies" VALUES('won',59,'move',0,'buy sabres','[[0,"buy sabres","act",0]]','[]',0,1750000059.0);
INSERT INTO "plies" VALUES('won',60,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,12,"compass","12",-1]]','[[116,-1,"pirate_sails","pirate_1","F3"],[116,-1,"pirate_sails","pirate_2","F3"],[116,-1,"pirate_sails","pirate_3","H10"],[116,-1,"pirate_sails","pirate_4","H10"],[117,-1,"round",9,0,"green"],[117,-1,"galleon_sails","I9"],[117,-1,"galleon_sails","H8"]]',0,1750000060.0);
INSERT INTO "plies" VALUES('won',61,'move',0,'step F6','[[0,"step F6","move",0]]','[]',0,1750000061.0);
INSERT INTO "plies" VALUES('won',62,'move',0,'step E7','[[0,"step E7","move",0]]','[]',0,1750000062.0);
INSERT INTO "plies" VALUES('won',63,'move',0,'step D8','[[0,"step D8","move",0]]','[]',0,1750000063.0);
INSERT INTO "plies" VALUES('won',64,'move',0,'step C9','[[0,"step C9","move",0],[0,"end_move","move",1]]','[]',0,1750000064.0);
INSERT INTO "plies" VALUES('won',65,'move',0,'exchange t2_brown 4','[[0,"exchange t2_brown 4","act",0]]','[[123,-1,"exchanged",0,"t2_brown",4]]',0,1750000065.0);
INSERT INTO "plies" VALUES('won',66,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,6,"compass","6",-1]]','[[124,-1,"pirate_sails","pirate_1","F1"],[124,-1,"pirate_sails","pirate_2","F1"],[124,-1,"pirate_sails","pirate_3","F12"],[124,-1,"pirate_sails","pirate_4","F12"],[125,-1,"round",10,0,"red"],[125,-1,"galleon_sails","G8"],[125,-1,"galleon_sails","F7"]]',0,1750000066.0);
INSERT INTO "plies" VALUES('won',67,'move',0,'step D8','[[0,"step D8","move",0]]','[]',0,1750000067.0);
INSERT INTO "plies" VALUES('won',68,'move',0,'step E9','[[0,"step E9","move",0]]','[]',0,1750000068.0);
INSERT INTO "plies" VALUES('won',69,'move',0,'step F9','[[0,"step F9","move",0]]','[]',0,1750000069.0);
INSERT INTO "plies" VALUES('won',70,'move',0,'step G9','[[0,"step G9","move",0],[0,"end_move","move",1]]','[]',0,1750000070.0);
INSERT INTO "plies" VALUES('won',71,'move',0,'withdraw_all','[[0,"withdraw_all","act",0]]','[[131,-1,"taken_back",0]]',0,1750000071.0);
INSERT INTO "plies" VALUES('won',72,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,4,"compass","4",-1]]','[[132,-1,"pirate_sails","pirate_1","F11"],[132,-1,"pirate_sails","pirate_2","F11"],[132,-1,"pirate_sails","pirate_3","G10"],[132,-1,"pirate_sails","pirate_4","G10"],[133,-1,"round",11,0,"green"],[133,-1,"galleon_sails","G7"],[133,-1,"galleon_sails","H6"]]',0,1750000072.0);
INSERT INTO "plies" VALUES('won',73,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000073.0);
INSERT INTO "plies" VALUES('won',74,'move',0,'step H10','[[0,"step H10","move",0]]','[[135,-1,"coins",0,1]]',0,1750000074.0);
INSERT INTO "plies" VALUES('won',75,'move',0,'step G9','[[0,"step G9","move",0]]','[]',0,1750000075.0);
INSERT INTO "plies" VALUES('won',76,'move',0,'step H9','[[0,"step H9","move",0],[0,"end_move","move",1]]','[]',0,1750000076.0);
INSERT INTO "plies" VALUES('won',77,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,6,"compass","6",-1]]','[[139,-1,"pirate_sails","pirate_1","G10"],[139,-1,"pirate_sails","pirate_2","G10"],[139,-1,"pirate_sails","pirate_3","G10"],[139,-1,"pirate_sails","pirate_4","G10"],[140,-1,"round",12,0,"red"],[140,-1,"galleon_sails","G7"],[140,-1,"galleon_sails","F7"]]',0,1750000077.0);
INSERT INTO "plies" VALUES('won',78,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000078.0);
INSERT INTO "plies" VALUES('won',79,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,7,"compass","7",-1]]','[[142,-1,"pirate_sails","pirate_1","G10"],[142,-1,"pirate_sails","pirate_2","G10"],[142,-1,"pirate_sails","pirate_3","G10"],[142,-1,"pirate_sails","pirate_4","G10"],[143,-1,"round",13,0,"yellow"],[143,-1,"galleon_sails","G7"],[143,-1,"galleon_sails","H8"]]',0,1750000079.0);
INSERT INTO "plies" VALUES('won',80,'move',0,'step G9','[[0,"step G9","move",0]]','[]',0,1750000080.0);
INSERT INTO "plies" VALUES('won',81,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000081.0);
INSERT INTO "plies" VALUES('won',82,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000082.0);
INSERT INTO "plies" VALUES('won',83,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,1,"compass","1",-1]]','[[147,-1,"pirate_sails","pirate_1","G10"],[147,-1,"pirate_sails","pirate_2","G10"],[147,-1,"pirate_sails","pirate_3","G10"],[147,-1,"pirate_sails","pirate_4","G10"],[148,-1,"round",14,0,"blue"],[148,-1,"galleon_sails","I9"],[148,-1,"galleon_sails","J9"]]',0,1750000083.0);
INSERT INTO "plies" VALUES('won',84,'move',0,'step G9','[[0,"step G9","move",0]]','[]',0,1750000084.0);
INSERT INTO "plies" VALUES('won',85,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000085.0);
INSERT INTO "plies" VALUES('won',86,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,8,"compass","8",-1]]','[[151,-1,"pirate_sails","pirate_1","G10"],[151,-1,"pirate_sails","pirate_2","G10"],[151,-1,"pirate_sails","pirate_3","G10"],[151,-1,"pirate_sails","pirate_4","G10"],[152,-1,"round",15,0,"green"],[152,-1,"galleon_sails","K8"],[152,-1,"galleon_sails","K7"]]',0,1750000086.0);
INSERT INTO "plies" VALUES('won',87,'move',0,'step F9','[[0,"step F9","move",0]]','[]',0,1750000087.0);
INSERT INTO "plies" VALUES('won',88,'move',0,'step F10','[[0,"step F10","move",0]]','[]',0,1750000088.0);
INSERT INTO "plies" VALUES('won',89,'move',0,'step F9','[[0,"step F9","move",0]]','[]',0,1750000089.0);
INSERT INTO "plies" VALUES('won',90,'move',0,'step G9','[[0,"step G9","move",0],[0,"end_move","move",1]]','[]',0,1750000090.0);
INSERT INTO "plies" VALUES('won',91,'move',0,'deposit gold 1','[[0,"deposit gold 1","act",0]]','[[158,-1,"stored",0]]',0,1750000091.0);
INSERT INTO "plies" VALUES('won',92,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,10,"compass","10",-1]]','[[159,-1,"pirate_sails","pirate_1","G10"],[159,-1,"pirate_sails","pirate_2","G10"],[159,-1,"pirate_sails","pirate_3","G10"],[159,-1,"pirate_sails","pirate_4","G10"],[160,-1,"round",16,0,"red"],[160,-1,"galleon_sails","J6"],[160,-1,"galleon_sails","I6"]]',0,1750000092.0);
INSERT INTO "plies" VALUES('won',93,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000093.0);
INSERT INTO "plies" VALUES('won',94,'move',0,'withdraw_all','[[0,"withdraw_all","act",0]]','[[162,-1,"taken_back",0]]',0,1750000094.0);
INSERT INTO "plies" VALUES('won',95,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,10,"compass","10",-1]]','[[163,-1,"pirate_sails","pirate_1","G10"],[163,-1,"pirate_sails","pirate_2","G10"],[163,-1,"pirate_sails","pirate_3","G10"],[163,-1,"pirate_sails","pirate_4","G10"],[164,-1,"round",17,0,"red"],[164,-1,"galleon_sails","H7"],[164,-1,"galleon_sails","G8"]]',0,1750000095.0);
INSERT INTO "plies" VALUES('won',96,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000096.0);
INSERT INTO "plies" VALUES('won',97,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000097.0);
INSERT INTO "plies" VALUES('won',98,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,2,"compass","2",-1]]','[[167,-1,"pirate_sails","pirate_1","G10"],[167,-1,"pirate_sails","pirate_2","G10"],[167,-1,"pirate_sails","pirate_3","G10"],[167,-1,"pirate_sails","pirate_4","G10"],[168,-1,"round",18,0,"red"],[168,-1,"galleon_sails","F7"]]',0,1750000098.0);
INSERT INTO "plies" VALUES('won',99,'move',0,'step G9','[[0,"step G9","move",0]]','[]',0,1750000099.0);
INSERT INTO "plies" VALUES('won',100,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000100.0);
INSERT INTO "plies" VALUES('won',101,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000101.0);
INSERT INTO "plies" VALUES('won',102,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,12,"compass","12",-1]]','[[172,-1,"pirate_sails","pirate_1","G10"],[172,-1,"pirate_sails","pirate_2","G10"],[172,-1,"pirate_sails","pirate_3","G10"],[172,-1,"pirate_sails","pirate_4","G10"],[173,-1,"round",19,0,"green"],[173,-1,"galleon_sails","G7"],[173,-1,"galleon_sails","H6"]]',0,1750000102.0);
INSERT INTO "plies" VALUES('won',103,'move',0,'step G9','[[0,"step G9","move",0]]','[]',0,1750000103.0);
INSERT INTO "plies" VALUES('won',104,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000104.0);
INSERT INTO "plies" VALUES('won',105,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,7,"compass","7",-1]]','[[176,-1,"pirate_sails","pirate_1","G10"],[176,-1,"pirate_sails","pirate_2","G10"],[176,-1,"pirate_sails","pirate_3","G10"],[176,-1,"pirate_sails","pirate_4","G10"],[177,-1,"round",20,0,"yellow"],[177,-1,"galleon_sails","H7"],[177,-1,"galleon_sails","H8"]]',0,1750000105.0);
INSERT INTO "plies" VALUES('won',106,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000106.0);
INSERT INTO "plies" VALUES('won',107,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,1,"compass","1",-1]]','[[179,-1,"pirate_sails","pirate_1","G10"],[179,-1,"pirate_sails","pirate_2","G10"],[179,-1,"pirate_sails","pirate_3","G10"],[179,-1,"pirate_sails","pirate_4","G10"],[180,-1,"round",21,0,"blue"],[180,-1,"galleon_sails","I9"],[180,-1,"galleon_sails","J9"]]',0,1750000107.0);
INSERT INTO "plies" VALUES('won',108,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000108.0);
INSERT INTO "plies" VALUES('won',109,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,12,"compass","12",-1]]','[[182,-1,"pirate_sails","pirate_1","G10"],[182,-1,"pirate_sails","pirate_2","G10"],[182,-1,"pirate_sails","pirate_3","G10"],[182,-1,"pirate_sails","pirate_4","G10"],[183,-1,"round",22,0,"green"],[183,-1,"galleon_sails","K8"],[183,-1,"galleon_sails","K7"]]',0,1750000109.0);
INSERT INTO "plies" VALUES('won',110,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000110.0);
INSERT INTO "plies" VALUES('won',111,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000111.0);
INSERT INTO "plies" VALUES('won',112,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,8,"compass","8",-1]]','[[186,-1,"pirate_sails","pirate_1","G10"],[186,-1,"pirate_sails","pirate_2","G10"],[186,-1,"pirate_sails","pirate_3","G10"],[186,-1,"pirate_sails","pirate_4","G10"],[187,-1,"round",23,0,"green"],[187,-1,"galleon_sails","J6"],[187,-1,"galleon_sails","I6"]]',0,1750000112.0);
INSERT INTO "plies" VALUES('won',113,'move',0,'step H10','[[0,"step H10","move",0]]','[]',0,1750000113.0);
INSERT INTO "plies" VALUES('won',114,'move',0,'step I9','[[0,"step I9","move",0]]','[[189,-1,"coins",0,4]]',0,1750000114.0);
INSERT INTO "plies" VALUES('won',115,'move',0,'step J9','[[0,"step J9","move",0]]','[[190,-1,"coins",0,3]]',0,1750000115.0);
INSERT INTO "plies" VALUES('won',116,'move',0,'step J8','[[0,"step J8","move",0],[0,"end_move","move",1]]','[]',0,1750000116.0);
INSERT INTO "plies" VALUES('won',117,'move',0,'end_turn','[[0,"end_turn","act",0]]','[]',0,1750000117.0);
INSERT INTO "plies" VALUES('won',118,'move',0,'bribe pirate_1 yes','[[0,"bribe pirate_1 yes","bribe",0]]','[[194,-1,"bribed","pirate_1",0]]',0,1750000118.0);
INSERT INTO "plies" VALUES('won',119,'move',0,'bribe pirate_2 no','[[0,"bribe pirate_2 no","bribe",0]]','[[195,-1,"pirate_sails","pirate_2","I9"]]',0,1750000119.0);
INSERT INTO "plies" VALUES('won',120,'move',0,'bribe pirate_3 no','[[0,"bribe pirate_3 no","bribe",0]]','[[196,-1,"pirate_sails","pirate_3","I9"]]',0,1750000120.0);
INSERT INTO "plies" VALUES('won',121,'move',0,'bribe pirate_4 yes','[[0,"bribe pirate_4 yes","bribe",0],[-1,2,"compass","2",-1]]','[[197,-1,"bribed","pirate_4",0],[198,-1,"round",24,0,"red"],[198,-1,"galleon_sails","H7"],[198,-1,"galleon_sails","G8"]]',0,1750000121.0);
INSERT INTO "plies" VALUES('won',122,'move',0,'step I8','[[0,"step I8","move",0]]','[]',0,1750000122.0);
INSERT INTO "plies" VALUES('won',123,'move',0,'step J8','[[0,"step J8","move",0]]','[]',0,1750000123.0);
INSERT INTO "plies" VALUES('won',124,'move',0,'step I8','[[0,"step I8","move",0]]','[]',0,1750000124.0);
INSERT INTO "plies" VALUES('won',125,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000125.0);
INSERT INTO "plies" VALUES('won',126,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,3,"compass","3",-1]]','[[203,-1,"pirate_sails","pirate_2","J9"],[203,-1,"ship_sunk",0],[203,-1,"pirate_sails","pirate_3","I9"],[204,-1,"round",25,0,"yellow"],[204,-1,"galleon_sails","H8"],[204,-1,"galleon_sails","I9"]]',0,1750000126.0);
INSERT INTO "plies" VALUES('won',127,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000127.0);
INSERT INTO "plies" VALUES('won',128,'move',0,'step G9','[[0,"step G9","move",0]]','[]',0,1750000128.0);
INSERT INTO "plies" VALUES('won',129,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000129.0);
INSERT INTO "plies" VALUES('won',130,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,2,"compass","2",-1]]','[[208,-1,"pirate_sails","pirate_2","H10"],[208,-1,"pirate_sails","pirate_3","H10"],[209,-1,"round",26,0,"red"],[209,-1,"galleon_sails","H8"],[209,-1,"galleon_sails","G8"]]',0,1750000130.0);
INSERT INTO "plies" VALUES('won',131,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000131.0);
INSERT INTO "plies" VALUES('won',132,'move',0,'step G9','[[0,"step G9","move",0]]','[]',0,1750000132.0);
INSERT INTO "plies" VALUES('won',133,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000133.0);
INSERT INTO "plies" VALUES('won',134,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,10,"compass","10",-1]]','[[213,-1,"pirate_sails","pirate_2","H10"],[213,-1,"pirate_sails","pirate_3","H10"],[214,-1,"round",27,0,"red"],[214,-1,"galleon_sails","F7"]]',0,1750000134.0);
INSERT INTO "plies" VALUES('won',135,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000135.0);
INSERT INTO "plies" VALUES('won',136,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,12,"compass","12",-1]]','[[216,-1,"pirate_sails","pirate_2","H10"],[216,-1,"pirate_sails","pirate_3","H10"],[217,-1,"round",28,0,"green"],[217,-1,"galleon_sails","G7"],[217,-1,"galleon_sails","H6"]]',0,1750000136.0);
INSERT INTO "plies" VALUES('won',137,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000137.0);
INSERT INTO "plies" VALUES('won',138,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000138.0);
INSERT INTO "plies" VALUES('won',139,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,5,"compass","5",-1]]','[[220,-1,"pirate_sails","pirate_2","H10"],[220,-1,"pirate_sails","pirate_3","H10"],[221,-1,"round",29,0,"blue"],[221,-1,"galleon_sails","I5"],[221,-1,"galleon_sails","J4"]]',0,1750000139.0);
INSERT INTO "plies" VALUES('won',140,'move',0,'step G9','[[0,"step G9","move",0]]','[]',0,1750000140.0);
INSERT INTO "plies" VALUES('won',141,'move',0,'step H9','[[0,"step H9","move",0]]','[]',0,1750000141.0);
INSERT INTO "plies" VALUES('won',142,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000142.0);
INSERT INTO "plies" VALUES('won',143,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,4,"compass","4",-1]]','[[225,-1,"pirate_sails","pirate_2","H10"],[225,-1,"pirate_sails","pirate_3","H10"],[226,-1,"round",30,0,"green"],[226,-1,"galleon_sails","I5"],[226,-1,"galleon_sails","H5"]]',0,1750000143.0);
INSERT INTO "plies" VALUES('won',144,'move',0,'step H10','[[0,"step H10","move",0]]','[]',0,1750000144.0);
INSERT INTO "plies" VALUES('won',145,'move',0,'step I9','[[0,"step I9","move",0]]','[[228,-1,"coins",0,1]]',0,1750000145.0);
INSERT INTO "plies" VALUES('won',146,'move',0,'step H10','[[0,"step H10","move",0]]','[]',0,1750000146.0);
INSERT INTO "plies" VALUES('won',147,'move',0,'step I11','[[0,"step I11","move",0],[0,"end_move","move",1]]','[]',0,1750000147.0);
INSERT INTO "plies" VALUES('won',148,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,6,"compass","6",-1]]','[[232,-1,"pirate_sails","pirate_2","H10"],[232,-1,"pirate_sails","pirate_3","H10"],[233,-1,"round",31,0,"red"],[233,-1,"galleon_sails","H6"],[233,-1,"galleon_sails","G7"]]',0,1750000148.0);
INSERT INTO "plies" VALUES('won',149,'move',0,'step I12','[[0,"step I12","move",0]]','[]',0,1750000149.0);
INSERT INTO "plies" VALUES('won',150,'move',0,'step I11','[[0,"step I11","move",0]]','[]',0,1750000150.0);
INSERT INTO "plies" VALUES('won',151,'move',0,'step J11','[[0,"step J11","move",0]]','[]',0,1750000151.0);
INSERT INTO "plies" VALUES('won',152,'move',0,'step I11','[[0,"step I11","move",0],[0,"end_move","move",1]]','[]',0,1750000152.0);
INSERT INTO "plies" VALUES('won',153,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,6,"compass","6",-1]]','[[239,-1,"pirate_sails","pirate_2","H10"],[239,-1,"pirate_sails","pirate_3","H10"],[240,-1,"round",32,0,"red"],[240,-1,"galleon_sails","F7"]]',0,1750000153.0);
INSERT INTO "plies" VALUES('won',154,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000154.0);
INSERT INTO "plies" VALUES('won',155,'move',0,'end_turn','[[0,"end_turn","act",0],[-1,8,"compass","8",-1]]','[[242,-1,"pirate_sails","pirate_2","H10"],[242,-1,"pirate_sails","pirate_3","H10"],[243,-1,"round",33,0,"green"],[243,-1,"galleon_sails","G7"],[243,-1,"galleon_sails","H6"]]',0,1750000155.0);
INSERT INTO "plies" VALUES('won',156,'move',0,'step H10','[[0,"step H10","move",0]]','[]',0,1750000156.0);
INSERT INTO "plies" VALUES('won',157,'move',0,'step I9','[[0,"step I9","move",0]]','[]',0,1750000157.0);
INSERT INTO "plies" VALUES('won',158,'move',0,'step H8','[[0,"step H8","move",0]]','[[246,-1,"coins",0,5]]',0,1750000158.0);
INSERT INTO "plies" VALUES('won',159,'move',0,'step G7','[[0,"step G7","move",0],[0,"end_move","move",1]]','[[247,-1,"coins",0,7]]',0,1750000159.0);
INSERT INTO "plies" VALUES('won',160,'move',0,'shoot 0','[[0,"shoot 0","shoot",0]]','[]',0,1750000160.0);
INSERT INTO "plies" VALUES('won',161,'move',0,'bribe pirate_2 yes','[[0,"bribe pirate_2 yes","bribe",0]]','[[250,-1,"bribed","pirate_2",0]]',0,1750000161.0);
INSERT INTO "plies" VALUES('won',162,'move',0,'bribe pirate_3 yes','[[0,"bribe pirate_3 yes","bribe",0],[-1,5,"compass","5",-1]]','[[251,-1,"bribed","pirate_3",0],[252,-1,"round",34,0,"blue"],[252,-1,"galleon_sails","I5"],[252,-1,"galleon_sails","J4"]]',0,1750000162.0);
INSERT INTO "plies" VALUES('won',163,'move',0,'step H6','[[0,"step H6","move",0]]','[[253,-1,"coins",0,5]]',0,1750000163.0);
INSERT INTO "plies" VALUES('won',164,'move',0,'step I5','[[0,"step I5","move",0]]','[[254,-1,"coins",0,3]]',0,1750000164.0);
INSERT INTO "plies" VALUES('won',165,'move',0,'step J5','[[0,"step J5","move",0]]','[]',0,1750000165.0);
INSERT INTO "plies" VALUES('won',166,'move',0,'step J6','[[0,"step J6","move",0]]','[[256,-1,"coins",0,2]]',0,1750000166.0);
INSERT INTO "plies" VALUES('won',167,'move',0,'step I6','[[0,"step I6","move",0]]','[[257,-1,"coins",0,2]]',0,1750000167.0);
INSERT INTO "plies" VALUES('won',168,'move',0,'step I5','[[0,"step I5","move",0]]','[]',0,1750000168.0);
INSERT INTO "plies" VALUES('won',169,'move',0,'step I4','[[0,"step I4","move",0]]','[]',0,1750000169.0);
INSERT INTO "plies" VALUES('won',170,'move',0,'step J4','[[0,"step J4","move",0],[0,"end_move","move",1],[-1,3,"melee","3",-1],[-1,3,"melee","3",-1],[-1,7,"compass","7",-1]]','[[260,-1,"coins",0,1],[263,-1,"melee",0,"galleon",5,3],[263,-1,"galleon_destroyed",0,10],[264,-1,"round",35,0,"yellow"],[264,-1,"galleon_appears","H10"]]',0,1750000170.0);
INSERT INTO "plies" VALUES('won',171,'move',0,'step K5','[[0,"step K5","move",0]]','[]',0,1750000171.0);
INSERT INTO "plies" VALUES('won',172,'move',0,'step L5','[[0,"step L5","move",0]]','[]',0,1750000172.0);
INSERT INTO "plies" VALUES('won',173,'move',0,'step L4','[[0,"step L4","move",0]]','[]',0,1750000173.0);
INSERT INTO "plies" VALUES('won',174,'move',0,'step A5','[[0,"step A5","move",0],[0,"end_move","move",1],[-1,11,"token","t2_purple",0],[-1,5,"treasure","5",-1],[-1,1,"treasure","1",-1]]','[[272,-1,"treasure",0,2,6],[272,-1,"chase","pirate_1",0]]',0,1750000174.0);
INSERT INTO "plies" VALUES('won',175,'move',0,'end_turn','[[0,"end_turn","act",0]]','[]',0,1750000175.0);
INSERT INTO "plies" VALUES('won',176,'move',0,'bribe pirate_1 yes','[[0,"bribe pirate_1 yes","bribe",0],[-1,2,"compass","2",-1]]','[[274,-1,"bribed","pirate_1",0],[275,-1,"round",36,0,"red"],[275,-1,"galleon_sails","I9"],[275,-1,"galleon_sails","H8"]]',0,1750000176.0);
INSERT INTO "plies" VALUES('won',177,'move',0,'step L4','[[0,"step L4","move",0]]','[]',0,1750000177.0);
INSERT INTO "plies" VALUES('won',178,'move',0,'step K3','[[0,"step K3","move",0]]','[]',0,1750000178.0);
INSERT INTO "plies" VALUES('won',179,'move',0,'end_move','[[0,"end_move","move",0]]','[]',0,1750000179.0);
INSERT INTO "plies" VALUES('won',180,'move',0,'exchange t2_purple 1','[[0,"exchange t2_purple 1","act",0],[-1,2,"dorado","dorado_3",0],[0,"end_turn","act",1],[-1,12,"compass","12",-1]]','[[279,-1,"exchanged",0,"t2_purple",1],[280,-1,"sees_dorado",0],[282,-1,"round",37,0,"green"],[282,-1,"galleon_sails","H7"],[282,-1,"galleon_sails","H6"]]',0,1750000180.0);
INSERT INTO "plies" VALUES('won',181,'move',0,'step L4','[[0,"step L4","move",0]]','[]',0,1750000181.0);
INSERT INTO "plies" VALUES('won',182,'move',0,'step L5','[[0,"step L5","move",0]]','[]',0,1750000182.0);
INSERT INTO "plies" VALUES('won',183,'move',0,'step L6','[[0,"step L6","move",0]]','[]',0,1750000183.0);
INSERT INTO "plies" VALUES('won',184,'move',0,'step A7','[[0,"step A7","move",0],[0,"end_move","move",1],[-1,1,"compass","1",-1]]','[[288,-1,"round",38,0,"blue"],[288,-1,"galleon_sails","I5"],[288,-1,"galleon_sails","J4"]]',0,1750000184.0);
INSERT INTO "plies" VALUES('won',185,'move',0,'step B8','[[0,"step B8","move",0]]','[]',0,1750000185.0);
INSERT INTO "plies" VALUES('won',186,'move',0,'step C8','[[0,"step C8","move",0]]','[[290,-1,"coins",0,1]]',0,1750000186.0);
INSERT INTO "plies" VALUES('won',187,'move',0,'step B9','[[0,"step B9","move",0]]','[[291,-1,"coins",0,1]]',0,1750000187.0);
INSERT INTO "plies" VALUES('won',188,'move',0,'step C9','[[0,"step C9","move",0],[0,"end_move","move",1]]','[[293,-1,"wins",0,"C9"]]',0,1750000188.0);
INSERT INTO "plies" VALUES('redbeard',0,'start',0,'','[[-1,14,"residence","shipyard",-1],[-1,20,"residence","mint",-1],[-1,17,"residence","grotto",-1],[-1,16,"residence","tavern",-1],[-1,43,"upgrade","cargo_hold",-1],[-1,26,"upgrade","rum",-1],[-1,36,"upgrade","cook",-1],[-1,38,"upgrade","cartographer",-1],[-1,45,"upgrade","captains_cabin",-1],[-1,25,"upgrade","tobacco",-1],[-1,30,"upgrade","pearl_net",-1],[-1,35,"upgrade","gunner",-1],[-1,29,"upgrade","emerald_lens",-1],[-1,40,"upgrade","informant",-1],[-1,32,"upgrade","sea_charts",-1],[-1,44,"upgrade","ram",-1],[-1,39,"upgrade","carpenter",-1],[-1,28,"upgrade","goldsmith_scales",-1],[-1,34,"upgrade","quartermaster",-1],[-1,29,"cell","emerald_lens",-1],[-1,30,"cell","pearl_net",-1],[-1,44,"cell","ram",-1],[-1,40,"cell","informant",-1],[-1,34,"cell","quartermaster",-1],[-1,4,"cell","grenada",-1],[-1,45,"cell","captains_cabin",-1],[-1,43,"cell","cargo_hold",-1],[-1,1,"cell","barbados",-1],[-1,14,"cell","shipyard",-1],[-1,20,"cell","mint",-1],[-1,17,"cell","grotto",-1],[-1,7,"cell","trinidad",-1],[-1,32,"cell","sea_charts",-1],[-1,6,"cell","tobago",-1],[-1,25,"cell","tobacco",-1],[-1,0,"cell","aruba",-1],[-1,2,"cell","bonaire",-1],[-1,3,"cell","curacao",-1],[-1,5,"cell","margarita",-1],[-1,36,"cell","cook",-1],[-1,28,"cell","goldsmith_scales",-1],[-1,35,"cell","gunner",-1],[-1,39,"cell","carpenter",-1],[-1,38,"cell","cartographer",-1],[-1,26,"cell","rum",-1],[-1,16,"cell","tavern",-1],[-1,24,"swap","c8r4",-1],[-1,1,"value_tile","tv_gold_2",-1],[-1,4,"value_tile","tv_pearl_1",-1],[-1,3,"value_tile","tv_emerald_2",-1],[-1,2,"value_tile","tv_emerald_1",-1],[-1,5,"value_tile","tv_pearl_2",-1],[-1,0,"value_tile","tv_gold_1",-1],[-1,1,"side","b",-1],[-1,0,"side","a",-1],[-1,0,"side","a",-1],[-1,0,"side","a",-1],[-1,0,"side","a",-1],[-1,2,"galleon","C",-1],[-1,7,"galleon","H",-1],[-1,5,"galleon","F",-1],[-1,2,"quest","q_pearl",0],[-1,0,"quest","q_gold",0]]','[]',0,1750000000.0);
INSERT INTO "plies" VALUES('redbeard',1,'move',0,'keep_quest q_gold','[[0,"keep_quest q_gold","keep_quest",2],[-1,10,"quest_market","q_income_vp",-1],[-1,23,"quest_market","q_each_equip_ship",-1],[-1,5,"redbeard_deck","A6",-1],[-1,3,"redbeard_deck","A4",-1],[-1,2,"redbeard_deck","A3",-1],[-1,1,"redbeard_deck","A2",-1],[-1,0,"redbeard_deck","A1",-1],[-1,4,"redbeard_deck","A5",-1],[-1,9,"quest","q_income_dbl",1]]','[[64,-1,"quest_new","q_income_vp"],[65,-1,"quest_new","q_each_equip_ship"],[72,-1,"round",1,0]]',0,1750000001.0);
INSERT INTO "plies" VALUES('redbeard',2,'move',0,'move c1r3','[[0,"move c1r3","move",0]]','[[73,-1,"sails",0,"ram"]]',0,1750000002.0);
INSERT INTO "plies" VALUES('redbeard',3,'move',0,'card_coins','[[0,"card_coins","card",0],[-1,4,"redbeard_card","A5",-1],[-1,54,"level_2","emerald_ring",-1]]','[[74,-1,"leaves",0,"ram"],[74,-1,"dbl",0,5],[75,-1,"redbeard_card","A5"],[75,-1,"redbeard_can","card","crew"],[75,-1,"sails",1,"informant"],[75,-1,"redbeard_acquires","informant"],[76,-1,"refill","emerald_ring"]]',0,1750000003.0);
INSERT INTO "plies" VALUES('redbeard',4,'move',0,'move c3r3','[[0,"move c3r3","move",0]]','[[77,-1,"sails",0,"cargo_hold"]]',0,1750000004.0);
INSERT INTO "plies" VALUES('redbeard',5,'move',0,'card_coins','[[0,"card_coins","card",0],[-1,2,"redbeard_card","A3",-1],[-1,74,"level_2","galleon_mount",-1]]','[[78,-1,"leaves",0,"cargo_hold"],[78,-1,"dbl",0,5],[79,-1,"redbeard_card","A3"],[79,-1,"redbeard_cannot","quest"],[79,-1,"redbeard_can","card","ship"],[79,-1,"sails",1,"cargo_hold"],[79,-1,"meets",0],[79,-1,"redbeard_acquires","cargo_hold"],[80,-1,"refill","galleon_mount"]]',0,1750000005.0);
INSERT INTO "plies" VALUES('redbeard',6,'move',0,'move c5r2','[[0,"move c5r2","move",0]]','[[81,-1,"sails",0,"tobago"]]',0,1750000006.0);
INSERT INTO "plies" VALUES('redbeard',7,'move',0,'upgrade s1','[[0,"upgrade s1","upgrade",0]]','[[82,-1,"upgrade",0,"s1"]]',0,1750000007.0);
INSERT INTO "plies" VALUES('redbeard',8,'move',0,'raid_start','[[0,"raid_start","raid",0],[-1,5,"die_gold","5",-1],[-1,3,"die_emerald","3",-1],[-1,2,"die_pearl","2",-1]]','[]',0,1750000008.0);
INSERT INTO "plies" VALUES('redbeard',9,'move',0,'raid_keep','[[0,"raid_keep","reroll",0]]','[]',0,1750000009.0);
INSERT INTO "plies" VALUES('redbeard',10,'move',0,'raid_die emerald','[[0,"raid_die emerald","raid_die",0]]','[[88,-1,"raid",0,"emerald",4]]',0,1750000010.0);
INSERT INTO "plies" VALUES('redbeard',11,'move',0,'raid_stop','[[0,"raid_stop","raid_spend",0],[-1,3,"redbeard_card","A4",-1],[-1,5,"redbeard_card","A6",-1],[-1,15,"quest_market","q_lightning",-1],[-1,2,"redbeard_die","2",-1]]','[[90,-1,"redbeard_card","A4"],[90,-1,"redbeard_cannot","recruit"],[90,-1,"redbeard_cannot","card"],[90,-1,"redbeard_cannot","explore"],[90,-1,"redbeard_ignores","A4"],[91,-1,"redbeard_card","A6"],[91,-1,"redbeard_can","raid"],[91,-1,"sails",1,"tobago"],[91,-1,"meets",0],[91,-1,"redbeard_slot","rb_1"],[91,-1,"redbeard_quest","q_each_equip_ship"],[92,-1,"quest_new","q_lightning"],[93,-1,"treasure",1,"emerald",3]]',0,1750000011.0);
INSERT INTO "plies" VALUES('redbeard',12,'move',0,'move c6r2','[[0,"move c6r2","move",0]]','[[94,-1,"sails",0,"aruba"],[94,-1,"cube","emerald",4]]',0,1750000012.0);
INSERT INTO "plies" VALUES('redbeard',13,'move',0,'upgrade s3','[[0,"upgrade s3","upgrade",0]]','[[95,-1,"upgrade",0,"s3"]]',0,1750000013.0);
INSERT INTO "plies" VALUES('redbeard',14,'move',0,'skip','[[0,"skip","quest",0],[-1,0,"redbeard_card","A1",-1],[-1,61,"level_2","merchant",-1]]','[[97,-1,"redbeard_card","A1"],[97,-1,"redbeard_cannot","raid"],[97,-1,"redbeard_cannot","explore"],[97,-1,"redbeard_can","card","crew"],[97,-1,"sails",1,"cartographer"],[97,-1,"redbeard_acquires","cartographer"],[98,-1,"refill","merchant"]]',0,1750000014.0);
INSERT INTO "plies" VALUES('redbeard',15,'move',0,'move c8r3','[[0,"move c8r3","move",0]]','[[99,-1,"sails",0,"carpenter"]]',0,1750000015.0);
INSERT INTO "plies" VALUES('redbeard',16,'move',0,'card_coins','[[0,"card_coins","card",0],[-1,1,"redbeard_card","A2",-1],[-1,1,"redbeard_die","1",-1]]','[[100,-1,"leaves",0,"carpenter"],[100,-1,"dbl",0,5],[101,-1,"redbeard_card","A2"],[101,-1,"redbeard_can","explore"],[101,-1,"sails",1,"bonaire"],[101,-1,"redbeard_slot","rb_2"],[102,-1,"redbeard_galleon","C"],[102,-1,"explores",1,"b3"],[102,-1,"vp",1,3]]',0,1750000016.0);
INSERT INTO "plies" VALUES('redbeard',17,'move',0,'move c9r3','[[0,"move c9r3","move",0]]','[[103,-1,"sails",0,"tavern"]]',0,1750000017.0);
INSERT INTO "plies" VALUES('redbeard',18,'move',0,'residence_build','[[0,"residence_build","residence",0],[-1,4,"redbeard_card","A5",-1],[-1,8,"level_2","saint_lucia",-1],[0,"move gulf","move",1]]','[[104,-1,"builds",0,"tavern",15],[104,-1,"vp",0,2],[104,-1,"redbeard_shuffles"],[105,-1,"redbeard_card","A5"],[105,-1,"redbeard_can","card","equipment"],[105,-1,"sails",1,"rum"],[105,-1,"redbeard_acquires","rum"],[106,-1,"refill","saint_lucia"],[107,-1,"sails",0,"gulf"]]',0,1750000018.0);
INSERT INTO "plies" VALUES('redbeard',19,'move',0,'upgrade s6','[[0,"upgrade s6","upgrade",0]]','[[108,-1,"upgrade",0,"s6"]]',0,1750000019.0);
INSERT INTO "plies" VALUES('redbeard',20,'move',0,'bm_place bm_5 aruba','[[0,"bm_place bm_5 aruba","bm_place",0]]','[[109,-1,"spends",0,2],[109,-1,"bm_placed",0,"bm_5","aruba"],[109,-1,"bm_used",0,"bm_5"],[109,-1,"vp",0,2]]',0,1750000020.0);
INSERT INTO "plies" VALUES('redbeard',21,'move',0,'island gold','[[0,"island gold","island",0]]','[[110,-1,"cube","gold",5]]',0,1750000021.0);
INSERT INTO "plies" VALUES('redbeard',22,'move',0,'gulf none','[[0,"gulf none","gulf",0],[-1,2,"redbeard_card","A3",-1],[-1,4,"redbeard_die","4",-1],[0,"move maracaibo","move",1]]','[[112,-1,"redbeard_card","A3"],[112,-1,"redbeard_cannot","quest"],[112,-1,"redbeard_cannot","card"],[112,-1,"redbeard_can","raid"],[112,-1,"sails",1,"gulf"],[112,-1,"redbeard_slot","rb_3"],[112,-1,"redbeard_track",2],[112,-1,"vp",1,2],[113,-1,"treasure",1,"gold",4],[114,-1,"sails",0,"maracaibo"],[114,-1,"vp",0,6]]',0,1750000022.0);
INSERT INTO "plies" VALUES('redbeard',23,'move',0,'upgrade s10','[[0,"upgrade s10","upgrade",0],[-1,0,"redbeard_card","A1",-1],[-1,47,"level_2","spices",-1]]','[[115,-1,"upgrade",0,"s10"],[115,-1,"round_end",0,1],[115,-1,"income",0,0,0],[115,-1,"round",2,1],[116,-1,"redbeard_card","A1"],[116,-1,"redbeard_cannot","raid"],[116,-1,"redbeard_cannot","explore"],[116,-1,"redbeard_can","card","crew"],[116,-1,"sails",1,"quartermaster"],[116,-1,"redbeard_acquires","quartermaster"],[117,-1,"refill","spices"]]',0,1750000023.0);
INSERT INTO "plies" VALUES('redbeard',24,'move',0,'move c1r1','[[0,"move c1r1","move",0]]','[[118,-1,"sails",0,"emerald_lens"]]',0,1750000024.0);
INSERT INTO "plies" VALUES('redbeard',25,'move',0,'card_buy','[[0,"card_buy","card",0],[-1,58,"level_2","digging_tools",-1],[-1,3,"redbeard_card","A4",-1],[-1,56,"level_2","powder_kegs",-1]]','[[119,-1,"acquires",0,"emerald_lens",4],[120,-1,"refill","digging_tools"],[121,-1,"redbeard_card","A4"],[121,-1,"redbeard_cannot","recruit"],[121,-1,"redbeard_can","card","ship"],[121,-1,"sails",1,"galleon_mount"],[121,-1,"redbeard_acquires","galleon_mount"],[122,-1,"refill","powder_kegs"]]',0,1750000025.0);
INSERT INTO "plies" VALUES('redbeard',26,'move',0,'move c2r1','[[0,"move c2r1","move",0]]','[[123,-1,"sails",0,"emerald_ring"]]',0,1750000026.0);
INSERT INTO "plies" VALUES('redbeard',27,'move',0,'card_buy','[[0,"card_buy","card",0]]','[[124,-1,"acquires",0,"emerald_ring",6]]',0,1750000027.0);
INSERT INTO "plies" VALUES('redbeard',28,'move',0,'skip','[[0,"skip","treasure",0],[-1,48,"level_2","cocoa",-1],[-1,1,"redbeard_card","A2",-1],[-1,18,"quest_market","q_equip_rivers",-1],[-1,6,"redbeard_die","6",-1],[0,"move c3r3","move",1],[0,"card_coins","card",1],[-1,5,"redbeard_card","A6",-1],[-1,2,"redbeard_die","2",-1],[-1,11,"quest_market","q_cards_res",-1]]','[[126,-1,"refill","cocoa"],[127,-1,"redbeard_card","A2"],[127,-1,"redbeard_cannot","explore"],[127,-1,"redbeard_can","raid"],[127,-1,"sails",1,"tobago"],[127,-1,"redbeard_slot","rb_4"],[127,-1,"redbeard_quest","q_income_vp"],[128,-1,"quest_new","q_equip_rivers"],[128,-1,"vp",1,2],[129,-1,"treasure",1,"gold",3],[130,-1,"sails",0,"powder_kegs"],[131,-1,"leaves",0,"powder_kegs"],[131,-1,"dbl",0,5],[132,-1,"redbeard_card","A6"],[132,-1,"redbeard_cannot","raid"],[132,-1,"redbeard_can","quest"],[132,-1,"sails",1,"aruba"],[132,-1,"cube","emerald",5],[132,-1,"redbeard_slot","rb_5"],[133,-1,"redbeard_residence","mint"],[133,-1,"vp",1,2],[133,-1,"redbeard_quest","q_lightning"],[134,-1,"quest_new","q_cards_res"]]',0,1750000028.0);
INSERT INTO "plies" VALUES('redbeard',29,'move',0,'move c4r1','[[0,"move c4r1","move",0],[-1,5,"redbeard_card","A6",-1],[-1,63,"level_2","boatswain",-1]]','[[135,-1,"sails",0,"shipyard"],[135,-1,"redbeard_shuffles"],[136,-1,"redbeard_card","A6"],[136,-1,"redbeard_cannot","raid"],[136,-1,"redbeard_cannot","quest"],[136,-1,"redbeard_can","card","crew"],[136,-1,"sails",1,"carpenter"],[136,-1,"redbeard_acquires","carpenter"],[137,-1,"refill","boatswain"]]',0,1750000029.0);
INSERT INTO "plies" VALUES('redbeard',30,'move',0,'move c6r1','[[0,"move c6r1","move",0],[0,"card_coins","card",1],[-1,4,"redbeard_card","A5",-1],[0,"move c7r3","move",1]]','[[138,-1,"sails",0,"tobacco"],[139,-1,"leaves",0,"tobacco"],[139,-1,"dbl",0,5],[140,-1,"redbeard_card","A5"],[140,-1,"redbeard_cannot","card"],[140,-1,"redbeard_can","explore"],[140,-1,"sails",1,"gulf"],[140,-1,"redbeard_slot","rb_6"],[140,-1,"redbeard_track",3],[140,-1,"explores",1,"d1"],[140,-1,"river",1,"R1"],[140,-1,"vp",1,4],[141,-1,"sails",0,"margarita"],[141,-1,"cube","gold",4]]',0,1750000030.0);
INSERT INTO "plies" VALUES('redbeard',31,'move',0,'upgrade s12','[[0,"upgrade s12","upgrade",0]]','[[142,-1,"upgrade",0,"s12"],[142,-1,"dbl",0,6]]',0,1750000031.0);
INSERT INTO "plies" VALUES('redbeard',32,'move',0,'do_now dbl','[[0,"do_now dbl","effects",0],[-1,22,"quest_market","q_bury_rivers",-1]]','[[143,-1,"dbl",0,4],[143,-1,"sails",1,"maracaibo"],[143,-1,"vp",1,6],[143,-1,"redbeard_slot","rb_7"],[143,-1,"redbeard_quest","q_equip_rivers"],[144,-1,"quest_new","q_bury_rivers"],[144,-1,"round_end",1,2],[144,-1,"income",0,0,1],[144,-1,"round",3,0]]',0,1750000032.0);
INSERT INTO "plies" VALUES('redbeard',33,'move',0,'move c2r4','[[0,"move c2r4","move",0]]','[[145,-1,"sails",0,"captains_cabin"]]',0,1750000033.0);
INSERT INTO "plies" VALUES('redbeard',34,'move',0,'card_coins','[[0,"card_coins","card",0],[-1,0,"redbeard_card","A1",-1],[-1,64,"level_2","first_mate",-1]]','[[146,-1,"leaves",0,"captains_cabin"],[146,-1,"dbl",0,5],[147,-1,"redbeard_card","A1"],[147,-1,"redbeard_cannot","raid"],[147,-1,"redbeard_cannot","explore"],[147,-1,"redbeard_can","card","equipment"],[147,-1,"sails",1,"powder_kegs"],[147,-1,"redbeard_acquires","powder_kegs"],[148,-1,"refill","first_mate"]]',0,1750000034.0);
INSERT INTO "plies" VALUES('redbeard',35,'move',0,'move c4r4','[[0,"move c4r4","move",0]]','[[149,-1,"sails",0,"trinidad"],[149,-1,"cube","emerald",6]]',0,1750000035.0);
INSERT INTO "plies" VALUES('redbeard',36,'move',0,'upgrade s5','[[0,"upgrade s5","upgrade",0]]','[[150,-1,"upgrade",0,"s5"]]',0,1750000036.0);
INSERT INTO "plies" VALUES('redbeard',37,'move',0,'skip','[[0,"skip","raid",0],[-1,1,"redbeard_card","A2",-1],[-1,5,"redbeard_die","5",-1],[0,"move c5r2","move",1]]','[[152,-1,"redbeard_card","A2"],[152,-1,"redbeard_cannot","explore"],[152,-1,"redbeard_can","raid"],[152,-1,"sails",1,"tobago"],[152,-1,"redbeard_slot","rb_8"],[152,-1,"redbeard_track",4],[152,-1,"vp",1,3],[153,-1,"treasure",1,"emerald",5],[153,-1,"treasure",1,"emerald",4],[153,-1,"cube","emerald",5],[154,-1,"sails",0,"tobago"],[154,-1,"pays_supply",0]]',0,1750000037.0);
INSERT INTO "plies" VALUES('redbeard',38,'move',0,'upgrade s4','[[0,"upgrade s4","upgrade",0]]','[[155,-1,"upgrade",0,"s4"],[155,-1,"dbl",0,5]]',0,1750000038.0);
INSERT INTO "plies" VALUES('redbeard',39,'move',0,'raid_start','[[0,"raid_start","raid",0],[-1,2,"die_gold","2",-1],[-1,3,"die_emerald","3",-1],[-1,3,"die_pearl","3",-1]]','[]',0,1750000039.0);
INSERT INTO "plies" VALUES('redbeard',40,'move',0,'raid_reroll','[[0,"raid_reroll","reroll",0],[-1,2,"die_gold","2",-1],[-1,3,"die_emerald","3",-1],[-1,5,"die_pearl","5",-1]]','[]',0,1750000040.0);
INSERT INTO "plies" VALUES('redbeard',41,'move',0,'raid_die emerald','[[0,"raid_die emerald","raid_die",0]]','[[164,-1,"raid",0,"emerald",6]]',0,1750000041.0);
INSERT INTO "plies" VALUES('redbeard',42,'move',0,'raid_spend ra_dbl 1','[[0,"raid_spend ra_dbl 1","raid_spend",0]]','[[165,-1,"raid_action",0,"ra_dbl"],[165,-1,"dbl",0,3]]',0,1750000042.0);
INSERT INTO "plies" VALUES('redbeard',43,'move',0,'raid_stop','[[0,"raid_stop","raid_spend",0],[-1,2,"redbeard_card","A3",-1],[-1,1,"redbeard_die","1",-1],[-1,13,"quest_market","q_each_3",-1]]','[[167,-1,"redbeard_card","A3"],[167,-1,"redbeard_can","quest"],[167,-1,"sails",1,"aruba"],[167,-1,"cube","emerald",6],[167,-1,"redbeard_slot","rb_9"],[168,-1,"redbeard_residence","shipyard"],[168,-1,"vp",1,2],[168,-1,"redbeard_quest","q_cards_res"],[169,-1,"quest_new","q_each_3"]]',0,1750000043.0);
INSERT INTO "plies" VALUES('redbeard',44,'move',0,'move c6r4','[[0,"move c6r4","move",0]]','[[170,-1,"sails",0,"curacao"],[170,-1,"cube","pearl",5]]',0,1750000044.0);
INSERT INTO "plies" VALUES('redbeard',45,'move',0,'skip','[[0,"skip","upgrade",0]]','[]',0,1750000045.0);
INSERT INTO "plies" VALUES('redbeard',46,'move',0,'do_now dbl','[[0,"do_now dbl","effects",0],[-1,3,"redbeard_card","A4",-1],[-1,79,"level_2","trade_flag",-1]]','[[172,-1,"dbl",0,4],[173,-1,"redbeard_card","A4"],[173,-1,"redbeard_can","recruit"],[173,-1,"sails",1,"margarita"],[173,-1,"cube","gold",5],[174,-1,"redbeard_recruits","trade_flag"]]',0,1750000046.0);
INSERT INTO "plies" VALUES('redbeard',47,'move',0,'move c8r4','[[0,"move c8r4","move",0]]','[[175,-1,"sails",0,"bonaire"]]',0,1750000047.0);
INSERT INTO "plies" VALUES('redbeard',48,'move',0,'upgrade s16','[[0,"upgrade s16","upgrade",0]]','[[176,-1,"upgrade",0,"s16"]]',0,1750000048.0);
INSERT INTO "plies" VALUES('redbeard',49,'move',0,'bm_place bm_4 grenada','[[0,"bm_place bm_4 grenada","bm_place",0]]','[[177,-1,"bm_placed",0,"bm_4","grenada"]]',0,1750000049.0);
INSERT INTO "plies" VALUES('redbeard',50,'move',0,'explore_move b3','[[0,"explore_move b3","explore",0]]','[[178,-1,"explores",0,"b3"]]',0,1750000050.0);
INSERT INTO "plies" VALUES('redbeard',51,'move',0,'skip','[[0,"skip","island",0],[-1,4,"redbeard_card","A5",-1],[-1,10,"level_2","dominica",-1]]','[[179,-1,"redbeard_shuffles"],[180,-1,"redbeard_card","A5"],[180,-1,"redbeard_can","card","crew"],[180,-1,"sails",1,"gunner"],[180,-1,"redbeard_acquires","gunner"],[181,-1,"refill","dominica"]]',0,1750000051.0);
INSERT INTO "plies" VALUES('redbeard',52,'move',0,'move gulf','[[0,"move gulf","move",0]]','[[182,-1,"sails",0,"gulf"]]',0,1750000052.0);
INSERT INTO "plies" VALUES('redbeard',53,'move',0,'upgrade s9','[[0,"upgrade s9","upgrade",0]]','[[183,-1,"upgrade",0,"s9"]]',0,1750000053.0);
INSERT INTO "plies" VALUES('redbeard',54,'move',0,'quest_take 2','[[0,"quest_take 2","quest",0],[-1,3,"quest_market","q_bury_gold",-1]]','[[184,-1,"quest_market",0,"q_bury_rivers"],[185,-1,"quest_new","q_bury_gold"]]',0,1750000054.0);
INSERT INTO "plies" VALUES('redbeard',55,'move',0,'gulf raid','[[0,"gulf raid","gulf",0],[-1,1,"die_gold","1",-1],[-1,6,"die_emerald","6",-1],[-1,2,"die_pearl","2",-1]]','[]',0,1750000055.0);
INSERT INTO "plies" VALUES('redbeard',56,'move',0,'raid_keep','[[0,"raid_keep","reroll",0]]','[]',0,1750000056.0);
INSERT INTO "plies" VALUES('redbeard',57,'move',0,'raid_die pearl','[[0,"raid_die pearl","raid_die",0]]','[[191,-1,"raid",0,"pearl",5]]',0,1750000057.0);
INSERT INTO "plies" VALUES('redbeard',58,'move',0,'raid_spend ra_dbl 1','[[0,"raid_spend ra_dbl 1","raid_spend",0]]','[[192,-1,"raid_action",0,"ra_dbl"],[192,-1,"dbl",0,3]]',0,1750000058.0);
INSERT INTO "plies" VALUES('redbeard',59,'move',0,'raid_stop','[[0,"raid_stop","raid_spend",0],[-1,0,"redbeard_card","A1",-1],[-1,1,"redbeard_die","1",-1],[0,"move maracaibo","move",1]]','[[194,-1,"redbeard_card","A1"],[194,-1,"redbeard_can","raid"],[194,-1,"sails",1,"gulf"],[194,-1,"vp",1,3],[195,-1,"treasure",1,"gold",4],[195,-1,"treasure",1,"gold",3],[195,-1,"cube","gold",4],[196,-1,"sails",0,"maracaibo"],[196,-1,"last_turns",0],[196,-1,"vp",0,6]]',0,1750000059.0);
INSERT INTO "plies" VALUES('redbeard',60,'move',0,'skip','[[0,"skip","upgrade",0]]','[[197,-1,"sails",1,"maracaibo"],[197,-1,"vp",1,6],[197,-1,"round_end",0,3],[197,-1,"income",0,0,1]]',0,1750000060.0);
INSERT INTO "plies" VALUES('two',0,'start',0,'','[[-1,11,"building","newspaper",-1],[-1,5,"building","sawmill",-1],[-1,4,"building","black_market",-1],[-1,2,"building","distillery",-1],[-1,9,"building","harbourmaster",-1],[-1,1,"building","church",-1],[-1,7,"building","customs",-1],[-1,0,"building","bank",-1],[-1,8,"building","casino",-1],[-1,6,"building","cafe",-1],[-1,10,"building","trade_office",-1],[-1,3,"building","cigar_factory",-1],[-1,1,"cuban","jose",-1],[-1,2,"cuban","conchita",-1],[-1,8,"cuban","alonso",-1],[-1,7,"cuban","el_zorro",-1],[-1,3,"cuban","miguel",-1],[-1,4,"cuban","pablo",-1],[-1,6,"cuban","martinez",-1],[-1,5,"cuban","maria",-1],[-1,0,"cuban","pedro",-1],[-1,1,"first_player","2",-1],[-1,2,"die_sugar","2",-1],[-1,2,"die_fruit","2",-1],[-1,1,"die_tobacco","1",-1],[-1,3,"die_rum","3",-1],[-1,0,"die_cigars","0",-1]]','[]',0,1750000000.0);
INSERT INTO "plies" VALUES('two',1,'move',0,'choose_demand die_fruit','[[0,"choose_demand die_fruit","choose_demand",0]]','[[27,-1,"arrives",1]]',0,1750000001.0);
INSERT INTO "plies" VALUES('two',2,'move',1,'move_car 3','[[1,"move_car 3","move_car",0]]','[[28,-1,"pesos",1,-2]]',0,1750000002.0);
INSERT INTO "plies" VALUES('two',3,'move',1,'alonso_claim church','[[1,"alonso_claim church","alonso",0]]','[]',0,1750000003.0);
INSERT INTO "plies" VALUES('two',4,'move',1,'place_pawn trade_office','[[1,"place_pawn trade_office","place_pawn",0]]','[]',0,1750000004.0);
INSERT INTO "plies" VALUES('two',5,'move',1,'use_building trade_office tobacco','[[1,"use_building trade_office tobacco","use_building",0]]','[[31,-1,"goods",1,"tobacco",-1],[31,-1,"vp",1,2],[31,-1,"die","tobacco",0]]',0,1750000005.0);
INSERT INTO "plies" VALUES('two',6,'move',0,'move_car 4','[[0,"move_car 4","move_car",0]]','[[32,-1,"pesos",0,-3],[32,-1,"pesos",0,3]]',0,1750000006.0);
INSERT INTO "plies" VALUES('two',7,'move',0,'place_pawn black_market','[[0,"place_pawn black_market","place_pawn",0]]','[]',0,1750000007.0);
INSERT INTO "plies" VALUES('two',8,'move',0,'use_building black_market sugar tobacco','[[0,"use_building black_market sugar tobacco","use_building",0]]','[[34,-1,"goods",0,"sugar",-1],[34,-1,"goods",0,"tobacco",1]]',0,1750000008.0);
INSERT INTO "plies" VALUES('two',9,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[35,-1,"vp",1,2]]',0,1750000009.0);
INSERT INTO "plies" VALUES('two',10,'move',1,'place_pawn bank','[[1,"place_pawn bank","place_pawn",0]]','[]',0,1750000010.0);
INSERT INTO "plies" VALUES('two',11,'move',1,'skip','[[1,"skip","use_building",0]]','[]',0,1750000011.0);
INSERT INTO "plies" VALUES('two',12,'move',0,'move_car 3','[[0,"move_car 3","move_car",0]]','[[38,-1,"pesos",0,-2],[38,-1,"marker",3],[38,-1,"goods",0,"sugar",2]]',0,1750000012.0);
INSERT INTO "plies" VALUES('two',13,'move',0,'place_pawn sawmill','[[0,"place_pawn sawmill","place_pawn",0],[0,"skip","use_building",1]]','[]',0,1750000013.0);
INSERT INTO "plies" VALUES('two',14,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[41,-1,"goods",1,"fruit",2]]',0,1750000014.0);
INSERT INTO "plies" VALUES('two',15,'move',1,'place_pawn casino','[[1,"place_pawn casino","place_pawn",0]]','[]',0,1750000015.0);
INSERT INTO "plies" VALUES('two',16,'move',1,'use_building casino -4','[[1,"use_building casino -4","use_building",0]]','[[43,-1,"pesos",1,12],[43,-1,"vp",1,-4]]',0,1750000016.0);
INSERT INTO "plies" VALUES('two',17,'move',0,'move_car 1','[[0,"move_car 1","move_car",0]]','[]',0,1750000017.0);
INSERT INTO "plies" VALUES('two',18,'move',0,'alonso_claim distillery','[[0,"alonso_claim distillery","alonso",0]]','[]',0,1750000018.0);
INSERT INTO "plies" VALUES('two',19,'move',0,'place_pawn cafe','[[0,"place_pawn cafe","place_pawn",0],[0,"skip","use_building",1]]','[]',0,1750000019.0);
INSERT INTO "plies" VALUES('two',20,'move',1,'move_car 4','[[1,"move_car 4","move_car",0]]','[[48,-1,"pesos",1,-3],[48,-1,"pesos",1,3]]',0,1750000020.0);
INSERT INTO "plies" VALUES('two',21,'move',1,'place_pawn black_market','[[1,"place_pawn black_market","place_pawn",0]]','[]',0,1750000021.0);
INSERT INTO "plies" VALUES('two',22,'move',1,'use_building black_market fruit sugar','[[1,"use_building black_market fruit sugar","use_building",0]]','[[50,-1,"goods",1,"fruit",-1],[50,-1,"goods",1,"sugar",1]]',0,1750000022.0);
INSERT INTO "plies" VALUES('two',23,'move',0,'move_car 2','[[0,"move_car 2","move_car",0]]','[[51,-1,"pesos",0,-1],[51,-1,"goods",0,"tobacco",2]]',0,1750000023.0);
INSERT INTO "plies" VALUES('two',24,'move',0,'place_pawn cigar_factory','[[0,"place_pawn cigar_factory","place_pawn",0]]','[]',0,1750000024.0);
INSERT INTO "plies" VALUES('two',25,'move',0,'use_building cigar_factory 2','[[0,"use_building cigar_factory 2","use_building",0]]','[[53,-1,"goods",0,"tobacco",-2],[53,-1,"goods",0,"cigars",2]]',0,1750000025.0);
INSERT INTO "plies" VALUES('two',26,'move',1,'move_car 5','[[1,"move_car 5","move_car",0]]','[[54,-1,"pesos",1,-4],[54,-1,"marker",4]]',0,1750000026.0);
INSERT INTO "plies" VALUES('two',27,'move',0,'zorro_give fruit','[[0,"zorro_give fruit","zorro_give",0]]','[[55,-1,"gift",0,1,"fruit"]]',0,1750000027.0);
INSERT INTO "plies" VALUES('two',28,'move',1,'use_building black_market fruit tobacco','[[1,"use_building black_market fruit tobacco","use_building",0],[0,"move_car 1","move_car",1]]','[[56,-1,"goods",1,"fruit",-1],[56,-1,"goods",1,"tobacco",1],[57,-1,"goods",0,"wood",2]]',0,1750000028.0);
INSERT INTO "plies" VALUES('two',29,'move',0,'place_pawn church','[[0,"place_pawn church","place_pawn",0]]','[]',0,1750000029.0);
INSERT INTO "plies" VALUES('two',30,'move',0,'skip','[[0,"skip","use_building",0]]','[[59,-1,"vp",1,1],[59,-1,"owner_paid",1,"church"]]',0,1750000030.0);
INSERT INTO "plies" VALUES('two',31,'move',1,'move_car 7','[[1,"move_car 7","move_car",0]]','[[60,-1,"pesos",1,-6],[60,-1,"marker",5],[60,-1,"departs",1],[60,-1,"goods",1,"fruit",2]]',0,1750000031.0);
INSERT INTO "plies" VALUES('two',32,'move',1,'place_pawn casino','[[1,"place_pawn casino","place_pawn",0]]','[]',0,1750000032.0);
INSERT INTO "plies" VALUES('two',33,'move',1,'use_building casino -2','[[1,"use_building casino -2","use_building",0],[-1,1,"die_sugar","1",-1],[-1,2,"die_fruit","2",-1],[-1,0,"die_tobacco","0",-1],[-1,1,"die_rum","1",-1],[-1,1,"die_cigars","1",-1]]','[[62,-1,"pesos",1,6],[62,-1,"vp",1,-2]]',0,1750000033.0);
INSERT INTO "plies" VALUES('two',34,'move',1,'choose_demand die_fruit','[[1,"choose_demand die_fruit","choose_demand",0],[0,"move_car 1","move_car",1]]','[[68,-1,"arrives",2]]',0,1750000034.0);
INSERT INTO "plies" VALUES('two',35,'move',0,'alonso_claim sawmill','[[0,"alonso_claim sawmill","alonso",0]]','[]',0,1750000035.0);
INSERT INTO "plies" VALUES('two',36,'move',0,'place_pawn cafe','[[0,"place_pawn cafe","place_pawn",0]]','[]',0,1750000036.0);
INSERT INTO "plies" VALUES('two',37,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000037.0);
INSERT INTO "plies" VALUES('two',38,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[73,-1,"pesos",1,-1],[73,-1,"goods",1,"wood",2]]',0,1750000038.0);
INSERT INTO "plies" VALUES('two',39,'move',1,'place_pawn harbourmaster','[[1,"place_pawn harbourmaster","place_pawn",0]]','[]',0,1750000039.0);
INSERT INTO "plies" VALUES('two',40,'move',1,'skip','[[1,"skip","use_building",0],[0,"move_car 1","move_car",1]]','[]',0,1750000040.0);
INSERT INTO "plies" VALUES('two',41,'move',0,'pablo_take sugar','[[0,"pablo_take sugar","pablo_take",0]]','[[77,-1,"goods",0,"sugar",1]]',0,1750000041.0);
INSERT INTO "plies" VALUES('two',42,'move',0,'place_pawn distillery','[[0,"place_pawn distillery","place_pawn",0]]','[]',0,1750000042.0);
INSERT INTO "plies" VALUES('two',43,'move',0,'use_building distillery 3','[[0,"use_building distillery 3","use_building",0]]','[[79,-1,"goods",0,"sugar",-3],[79,-1,"goods",0,"rum",3]]',0,1750000043.0);
INSERT INTO "plies" VALUES('two',44,'move',1,'move_car 9','[[1,"move_car 9","move_car",0],[1,"place_pawn church","place_pawn",1]]','[[80,-1,"pesos",1,-8],[80,-1,"marker",3],[80,-1,"goods",1,"wood",2]]',0,1750000044.0);
INSERT INTO "plies" VALUES('two',45,'move',1,'use_building church','[[1,"use_building church","use_building",0],[0,"move_car 1","move_car",1]]','[[82,-1,"vp",1,1]]',0,1750000045.0);
INSERT INTO "plies" VALUES('two',46,'move',0,'pablo_take rum','[[0,"pablo_take rum","pablo_take",0],[0,"place_pawn harbourmaster","place_pawn",1]]','[[84,-1,"goods",0,"rum",1]]',0,1750000046.0);
INSERT INTO "plies" VALUES('two',47,'move',0,'use_building harbourmaster right','[[0,"use_building harbourmaster right","use_building",0],[1,"move_car 1","move_car",1]]','[[86,-1,"marker",4],[87,-1,"pesos",1,3]]',0,1750000047.0);
INSERT INTO "plies" VALUES('two',48,'move',1,'place_pawn newspaper','[[1,"place_pawn newspaper","place_pawn",0]]','[]',0,1750000048.0);
INSERT INTO "plies" VALUES('two',49,'move',1,'use_building newspaper miguel','[[1,"use_building newspaper miguel","use_building",0],[0,"move_car 1","move_car",1]]','[[89,-1,"pesos",1,1],[89,-1,"inactive","miguel"],[90,-1,"vp",0,2]]',0,1750000049.0);
INSERT INTO "plies" VALUES('two',50,'move',0,'place_pawn customs','[[0,"place_pawn customs","place_pawn",0]]','[]',0,1750000050.0);
INSERT INTO "plies" VALUES('two',51,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000051.0);
INSERT INTO "plies" VALUES('two',52,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[93,-1,"pesos",1,-1]]',0,1750000052.0);
INSERT INTO "plies" VALUES('two',53,'move',1,'load_wood sugar 1','[[1,"load_wood sugar 1","load",0]]','[[94,-1,"goods",1,"wood",-1],[94,-1,"vp",1,1],[94,-1,"die","sugar",0]]',0,1750000053.0);
INSERT INTO "plies" VALUES('two',54,'move',0,'load_wood rum 1','[[0,"load_wood rum 1","load",0]]','[[95,-1,"goods",0,"wood",-1],[95,-1,"vp",0,1],[95,-1,"die","rum",0]]',0,1750000054.0);
INSERT INTO "plies" VALUES('two',55,'move',1,'pass','[[1,"pass","load",0]]','[]',0,1750000055.0);
INSERT INTO "plies" VALUES('two',56,'move',0,'load cigars 1','[[0,"load cigars 1","load",0],[-1,1,"die_sugar","1",-1],[-1,1,"die_fruit","1",-1],[-1,1,"die_tobacco","1",-1],[-1,3,"die_rum","3",-1],[-1,0,"die_cigars","0",-1]]','[[97,-1,"goods",0,"cigars",-1],[97,-1,"vp",0,4],[97,-1,"die","cigars",0],[97,-1,"departs",2]]',0,1750000056.0);
INSERT INTO "plies" VALUES('two',57,'move',1,'choose_demand die_sugar','[[1,"choose_demand die_sugar","choose_demand",0],[0,"move_car 1","move_car",1]]','[[103,-1,"arrives",3],[104,-1,"goods",0,"sugar",2]]',0,1750000057.0);
INSERT INTO "plies" VALUES('two',58,'move',0,'place_pawn black_market','[[0,"place_pawn black_market","place_pawn",0]]','[]',0,1750000058.0);
INSERT INTO "plies" VALUES('two',59,'move',0,'use_building black_market cigars tobacco','[[0,"use_building black_market cigars tobacco","use_building",0]]','[[106,-1,"goods",0,"cigars",-1],[106,-1,"goods",0,"tobacco",1]]',0,1750000059.0);
INSERT INTO "plies" VALUES('two',60,'move',1,'move_car 3','[[1,"move_car 3","move_car",0]]','[[107,-1,"pesos",1,-2]]',0,1750000060.0);
INSERT INTO "plies" VALUES('two',61,'move',0,'zorro_give rum','[[0,"zorro_give rum","zorro_give",0]]','[[108,-1,"gift",0,1,"rum"]]',0,1750000061.0);
INSERT INTO "plies" VALUES('two',62,'move',1,'use_building newspaper maria','[[1,"use_building newspaper maria","use_building",0],[0,"move_car 1","move_car",1]]','[[109,-1,"pesos",1,1],[109,-1,"inactive","maria"],[110,-1,"nobody_helps","miguel"]]',0,1750000062.0);
INSERT INTO "plies" VALUES('two',63,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[111,-1,"active","miguel"]]',0,1750000063.0);
INSERT INTO "plies" VALUES('two',64,'move',1,'decline','[[1,"decline","pablo_take",0]]','[]',0,1750000064.0);
INSERT INTO "plies" VALUES('two',65,'move',1,'place_pawn church','[[1,"place_pawn church","place_pawn",0]]','[]',0,1750000065.0);
INSERT INTO "plies" VALUES('two',66,'move',1,'use_building church','[[1,"use_building church","use_building",0],[0,"move_car 1","move_car",1]]','[[114,-1,"vp",1,1],[115,-1,"pesos",0,3]]',0,1750000066.0);
INSERT INTO "plies" VALUES('two',67,'move',0,'place_pawn newspaper','[[0,"place_pawn newspaper","place_pawn",0]]','[]',0,1750000067.0);
INSERT INTO "plies" VALUES('two',68,'move',0,'use_building newspaper conchita','[[0,"use_building newspaper conchita","use_building",0]]','[[117,-1,"pesos",0,1],[117,-1,"inactive","conchita"]]',0,1750000068.0);
INSERT INTO "plies" VALUES('two',69,'move',1,'move_car 3','[[1,"move_car 3","move_car",0]]','[[118,-1,"pesos",1,-2],[118,-1,"active","maria"]]',0,1750000069.0);
INSERT INTO "plies" VALUES('two',70,'move',1,'load_wood rum 3','[[1,"load_wood rum 3","load",0]]','[[119,-1,"goods",1,"wood",-3],[119,-1,"vp",1,3],[119,-1,"die","rum",0]]',0,1750000070.0);
INSERT INTO "plies" VALUES('two',71,'move',0,'load_wood tobacco 1','[[0,"load_wood tobacco 1","load",0]]','[[120,-1,"goods",0,"wood",-1],[120,-1,"vp",0,1],[120,-1,"die","tobacco",0]]',0,1750000071.0);
INSERT INTO "plies" VALUES('two',72,'move',1,'load fruit 1','[[1,"load fruit 1","load",0],[-1,1,"die_sugar","1",-1],[-1,2,"die_fruit","2",-1],[-1,3,"die_tobacco","3",-1],[-1,0,"die_rum","0",-1],[-1,1,"die_cigars","1",-1]]','[[121,-1,"goods",1,"fruit",-1],[121,-1,"vp",1,2],[121,-1,"die","fruit",0],[121,-1,"departs",3]]',0,1750000072.0);
INSERT INTO "plies" VALUES('two',73,'move',1,'choose_demand die_tobacco','[[1,"choose_demand die_tobacco","choose_demand",0]]','[[127,-1,"arrives",4]]',0,1750000073.0);
INSERT INTO "plies" VALUES('two',74,'move',0,'move_car 4','[[0,"move_car 4","move_car",0]]','[[128,-1,"pesos",0,-3],[128,-1,"active","conchita"]]',0,1750000074.0);
INSERT INTO "plies" VALUES('two',75,'move',1,'zorro_give rum','[[1,"zorro_give rum","zorro_give",0]]','[[129,-1,"gift",1,0,"rum"]]',0,1750000075.0);
INSERT INTO "plies" VALUES('two',76,'move',0,'use_building newspaper pablo','[[0,"use_building newspaper pablo","use_building",0],[1,"move_car 1","move_car",1]]','[[130,-1,"pesos",0,1],[130,-1,"inactive","pablo"],[131,-1,"goods",1,"wood",2]]',0,1750000076.0);
INSERT INTO "plies" VALUES('two',77,'move',1,'place_pawn distillery','[[1,"place_pawn distillery","place_pawn",0]]','[]',0,1750000077.0);
INSERT INTO "plies" VALUES('two',78,'move',1,'use_building distillery 2','[[1,"use_building distillery 2","use_building",0]]','[[133,-1,"goods",1,"sugar",-2],[133,-1,"goods",1,"rum",2],[133,-1,"vp",0,1],[133,-1,"owner_paid",0,"distillery"]]',0,1750000078.0);
INSERT INTO "plies" VALUES('two',79,'move',0,'move_car 1','[[0,"move_car 1","move_car",0],[1,"move_car 1","move_car",1]]','[[134,-1,"nobody_helps","pablo"],[135,-1,"active","pablo"],[135,-1,"pesos",1,3]]',0,1750000079.0);
INSERT INTO "plies" VALUES('two',80,'move',1,'place_pawn black_market','[[1,"place_pawn black_market","place_pawn",0]]','[]',0,1750000080.0);
INSERT INTO "plies" VALUES('two',81,'move',1,'use_building black_market rum cigars','[[1,"use_building black_market rum cigars","use_building",0]]','[[137,-1,"goods",1,"rum",-1],[137,-1,"goods",1,"cigars",1]]',0,1750000081.0);
INSERT INTO "plies" VALUES('two',82,'move',0,'move_car 1','[[0,"move_car 1","move_car",0]]','[[138,-1,"vp",0,2]]',0,1750000082.0);
INSERT INTO "plies" VALUES('two',83,'move',0,'place_pawn customs','[[0,"place_pawn customs","place_pawn",0]]','[]',0,1750000083.0);
INSERT INTO "plies" VALUES('two',84,'move',0,'use_building customs die_fruit','[[0,"use_building customs die_fruit","use_building",0]]','[[140,-1,"die","fruit",0]]',0,1750000084.0);
INSERT INTO "plies" VALUES('two',85,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[141,-1,"goods",1,"tobacco",2]]',0,1750000085.0);
INSERT INTO "plies" VALUES('two',86,'move',1,'place_pawn cafe','[[1,"place_pawn cafe","place_pawn",0]]','[]',0,1750000086.0);
INSERT INTO "plies" VALUES('two',87,'move',1,'use_building cafe rum','[[1,"use_building cafe rum","use_building",0]]','[[143,-1,"goods",1,"rum",-1],[143,-1,"vp",1,2]]',0,1750000087.0);
INSERT INTO "plies" VALUES('two',88,'move',0,'move_car 2','[[0,"move_car 2","move_car",0]]','[[144,-1,"pesos",0,-1],[144,-1,"marker",3],[144,-1,"goods",0,"sugar",2]]',0,1750000088.0);
INSERT INTO "plies" VALUES('two',89,'move',0,'place_pawn sawmill','[[0,"place_pawn sawmill","place_pawn",0],[0,"skip","use_building",1]]','[]',0,1750000089.0);
INSERT INTO "plies" VALUES('two',90,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[147,-1,"goods",1,"fruit",2]]',0,1750000090.0);
INSERT INTO "plies" VALUES('two',91,'move',1,'place_pawn bank','[[1,"place_pawn bank","place_pawn",0]]','[]',0,1750000091.0);
INSERT INTO "plies" VALUES('two',92,'move',1,'skip','[[1,"skip","use_building",0]]','[]',0,1750000092.0);
INSERT INTO "plies" VALUES('two',93,'move',0,'move_car 1','[[0,"move_car 1","move_car",0]]','[]',0,1750000093.0);
INSERT INTO "plies" VALUES('two',94,'move',0,'alonso_claim customs','[[0,"alonso_claim customs","alonso",0]]','[]',0,1750000094.0);
INSERT INTO "plies" VALUES('two',95,'move',0,'place_pawn trade_office','[[0,"place_pawn trade_office","place_pawn",0]]','[]',0,1750000095.0);
INSERT INTO "plies" VALUES('two',96,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000096.0);
INSERT INTO "plies" VALUES('two',97,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[]',0,1750000097.0);
INSERT INTO "plies" VALUES('two',98,'move',0,'zorro_give sugar','[[0,"zorro_give sugar","zorro_give",0]]','[[155,-1,"gift",0,1,"sugar"]]',0,1750000098.0);
INSERT INTO "plies" VALUES('two',99,'move',1,'skip','[[1,"skip","use_building",0]]','[]',0,1750000099.0);
INSERT INTO "plies" VALUES('two',100,'move',0,'move_car 2','[[0,"move_car 2","move_car",0]]','[[157,-1,"pesos",0,-1]]',0,1750000100.0);
INSERT INTO "plies" VALUES('two',101,'move',0,'pablo_take fruit','[[0,"pablo_take fruit","pablo_take",0]]','[[158,-1,"goods",0,"fruit",1]]',0,1750000101.0);
INSERT INTO "plies" VALUES('two',102,'move',0,'place_pawn harbourmaster','[[0,"place_pawn harbourmaster","place_pawn",0]]','[]',0,1750000102.0);
INSERT INTO "plies" VALUES('two',103,'move',0,'use_building harbourmaster right','[[0,"use_building harbourmaster right","use_building",0]]','[[160,-1,"marker",4]]',0,1750000103.0);
INSERT INTO "plies" VALUES('two',104,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[161,-1,"pesos",1,3]]',0,1750000104.0);
INSERT INTO "plies" VALUES('two',105,'move',1,'place_pawn sawmill','[[1,"place_pawn sawmill","place_pawn",0]]','[]',0,1750000105.0);
INSERT INTO "plies" VALUES('two',106,'move',1,'use_building sawmill','[[1,"use_building sawmill","use_building",0],[0,"move_car 1","move_car",1]]','[[163,-1,"goods",1,"wood",-1],[163,-1,"vp",1,1],[163,-1,"pesos",1,1],[163,-1,"vp",0,1],[163,-1,"owner_paid",0,"sawmill"],[164,-1,"vp",0,2]]',0,1750000106.0);
INSERT INTO "plies" VALUES('two',107,'move',0,'place_pawn customs','[[0,"place_pawn customs","place_pawn",0]]','[]',0,1750000107.0);
INSERT INTO "plies" VALUES('two',108,'move',0,'use_building customs die_cigars','[[0,"use_building customs die_cigars","use_building",0]]','[[166,-1,"die","cigars",0]]',0,1750000108.0);
INSERT INTO "plies" VALUES('two',109,'move',1,'move_car 3','[[1,"move_car 3","move_car",0]]','[[167,-1,"pesos",1,-2],[167,-1,"marker",5],[167,-1,"departs",4],[167,-1,"goods",1,"sugar",2]]',0,1750000109.0);
INSERT INTO "plies" VALUES('two',110,'move',1,'place_pawn newspaper','[[1,"place_pawn newspaper","place_pawn",0]]','[]',0,1750000110.0);
INSERT INTO "plies" VALUES('two',111,'move',1,'use_building newspaper maria','[[1,"use_building newspaper maria","use_building",0],[-1,2,"die_sugar","2",-1],[-1,0,"die_fruit","0",-1],[-1,2,"die_tobacco","2",-1],[-1,3,"die_rum","3",-1],[-1,1,"die_cigars","1",-1]]','[[169,-1,"pesos",1,1],[169,-1,"inactive","maria"]]',0,1750000111.0);
INSERT INTO "plies" VALUES('two',112,'move',1,'choose_demand die_cigars','[[1,"choose_demand die_cigars","choose_demand",0],[0,"move_car 1","move_car",1]]','[[175,-1,"arrives",5],[176,-1,"goods",0,"fruit",2]]',0,1750000112.0);
INSERT INTO "plies" VALUES('two',113,'move',0,'place_pawn bank','[[0,"place_pawn bank","place_pawn",0]]','[]',0,1750000113.0);
INSERT INTO "plies" VALUES('two',114,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000114.0);
INSERT INTO "plies" VALUES('two',115,'move',1,'move_car 5','[[1,"move_car 5","move_car",0]]','[[179,-1,"pesos",1,-4],[179,-1,"pesos",1,3]]',0,1750000115.0);
INSERT INTO "plies" VALUES('two',116,'move',1,'place_pawn black_market','[[1,"place_pawn black_market","place_pawn",0]]','[]',0,1750000116.0);
INSERT INTO "plies" VALUES('two',117,'move',1,'use_building black_market fruit rum','[[1,"use_building black_market fruit rum","use_building",0],[0,"move_car 1","move_car",1]]','[[181,-1,"goods",1,"fruit",-1],[181,-1,"goods",1,"rum",1],[182,-1,"nobody_helps","maria"]]',0,1750000117.0);
INSERT INTO "plies" VALUES('two',118,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[183,-1,"active","maria"],[183,-1,"goods",1,"tobacco",2]]',0,1750000118.0);
INSERT INTO "plies" VALUES('two',119,'move',1,'place_pawn cafe','[[1,"place_pawn cafe","place_pawn",0]]','[]',0,1750000119.0);
INSERT INTO "plies" VALUES('two',120,'move',1,'use_building cafe rum','[[1,"use_building cafe rum","use_building",0],[0,"move_car 1","move_car",1]]','[[185,-1,"goods",1,"rum",-1],[185,-1,"vp",1,2]]',0,1750000120.0);
INSERT INTO "plies" VALUES('two',121,'move',0,'load rum 2','[[0,"load rum 2","load",0]]','[[187,-1,"goods",0,"rum",-2],[187,-1,"vp",0,4],[187,-1,"die","rum",1]]',0,1750000121.0);
INSERT INTO "plies" VALUES('two',122,'move',1,'load_wood tobacco 1','[[1,"load_wood tobacco 1","load",0]]','[[188,-1,"goods",1,"wood",-1],[188,-1,"vp",1,1],[188,-1,"die","tobacco",1]]',0,1750000122.0);
INSERT INTO "plies" VALUES('two',123,'move',0,'load tobacco 1','[[0,"load tobacco 1","load",0]]','[[189,-1,"goods",0,"tobacco",-1],[189,-1,"vp",0,2],[189,-1,"die","tobacco",0]]',0,1750000123.0);
INSERT INTO "plies" VALUES('two',124,'move',1,'pass','[[1,"pass","load",0]]','[]',0,1750000124.0);
INSERT INTO "plies" VALUES('two',125,'move',0,'load sugar 1','[[0,"load sugar 1","load",0]]','[[191,-1,"goods",0,"sugar",-1],[191,-1,"vp",0,2],[191,-1,"die","sugar",1]]',0,1750000125.0);
INSERT INTO "plies" VALUES('two',126,'move',0,'load rum 1','[[0,"load rum 1","load",0]]','[[192,-1,"goods",0,"rum",-1],[192,-1,"vp",0,2],[192,-1,"die","rum",0]]',0,1750000126.0);
INSERT INTO "plies" VALUES('two',127,'move',0,'load sugar 1','[[0,"load sugar 1","load",0],[-1,1,"die_sugar","1",-1],[-1,3,"die_fruit","3",-1],[-1,1,"die_tobacco","1",-1],[-1,0,"die_rum","0",-1],[-1,3,"die_cigars","3",-1]]','[[193,-1,"goods",0,"sugar",-1],[193,-1,"vp",0,2],[193,-1,"die","sugar",0],[193,-1,"departs",5]]',0,1750000127.0);
INSERT INTO "plies" VALUES('two',128,'move',0,'choose_demand die_rum','[[0,"choose_demand die_rum","choose_demand",0]]','[[199,-1,"arrives",6]]',0,1750000128.0);
INSERT INTO "plies" VALUES('two',129,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[200,-1,"pesos",1,-1],[200,-1,"goods",1,"fruit",1]]',0,1750000129.0);
INSERT INTO "plies" VALUES('two',130,'move',1,'place_pawn customs','[[1,"place_pawn customs","place_pawn",0]]','[]',0,1750000130.0);
INSERT INTO "plies" VALUES('two',131,'move',1,'use_building customs die_sugar','[[1,"use_building customs die_sugar","use_building",0],[0,"move_car 1","move_car",1]]','[[202,-1,"die","sugar",0],[202,-1,"vp",0,1],[202,-1,"owner_paid",0,"customs"]]',0,1750000131.0);
INSERT INTO "plies" VALUES('two',132,'move',0,'alonso_use distillery 1','[[0,"alonso_use distillery 1","alonso",0]]','[[204,-1,"goods",0,"sugar",-1],[204,-1,"goods",0,"rum",1]]',0,1750000132.0);
INSERT INTO "plies" VALUES('two',133,'move',0,'place_pawn cigar_factory','[[0,"place_pawn cigar_factory","place_pawn",0]]','[]',0,1750000133.0);
INSERT INTO "plies" VALUES('two',134,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000134.0);
INSERT INTO "plies" VALUES('two',135,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[207,-1,"pesos",1,-1],[207,-1,"goods",1,"wood",2]]',0,1750000135.0);
INSERT INTO "plies" VALUES('two',136,'move',1,'place_pawn harbourmaster','[[1,"place_pawn harbourmaster","place_pawn",0]]','[]',0,1750000136.0);
INSERT INTO "plies" VALUES('two',137,'move',1,'use_building harbourmaster right','[[1,"use_building harbourmaster right","use_building",0],[0,"move_car 1","move_car",1]]','[[209,-1,"marker",3]]',0,1750000137.0);
INSERT INTO "plies" VALUES('two',138,'move',0,'decline','[[0,"decline","pablo_take",0]]','[]',0,1750000138.0);
INSERT INTO "plies" VALUES('two',139,'move',0,'place_pawn church','[[0,"place_pawn church","place_pawn",0]]','[]',0,1750000139.0);
INSERT INTO "plies" VALUES('two',140,'move',0,'skip','[[0,"skip","use_building",0]]','[[213,-1,"vp",1,1],[213,-1,"owner_paid",1,"church"]]',0,1750000140.0);
INSERT INTO "plies" VALUES('two',141,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[214,-1,"pesos",1,-1],[214,-1,"vp",1,2]]',0,1750000141.0);
INSERT INTO "plies" VALUES('two',142,'move',1,'place_pawn customs','[[1,"place_pawn customs","place_pawn",0]]','[]',0,1750000142.0);
INSERT INTO "plies" VALUES('two',143,'move',1,'use_building customs die_fruit','[[1,"use_building customs die_fruit","use_building",0],[0,"move_car 1","move_car",1]]','[[216,-1,"die","fruit",0],[216,-1,"vp",0,1],[216,-1,"owner_paid",0,"customs"],[217,-1,"goods",0,"tobacco",1]]',0,1750000143.0);
INSERT INTO "plies" VALUES('two',144,'move',0,'place_pawn cigar_factory','[[0,"place_pawn cigar_factory","place_pawn",0]]','[]',0,1750000144.0);
INSERT INTO "plies" VALUES('two',145,'move',0,'use_building cigar_factory 3','[[0,"use_building cigar_factory 3","use_building",0]]','[[219,-1,"goods",0,"tobacco",-3],[219,-1,"goods",0,"cigars",3]]',0,1750000145.0);
INSERT INTO "plies" VALUES('two',146,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[220,-1,"pesos",1,-1],[220,-1,"marker",4],[220,-1,"goods",1,"sugar",2]]',0,1750000146.0);
INSERT INTO "plies" VALUES('two',147,'move',1,'place_pawn newspaper','[[1,"place_pawn newspaper","place_pawn",0]]','[]',0,1750000147.0);
INSERT INTO "plies" VALUES('two',148,'move',1,'use_building newspaper conchita','[[1,"use_building newspaper conchita","use_building",0],[0,"move_car 1","move_car",1]]','[[222,-1,"pesos",1,1],[222,-1,"inactive","conchita"],[223,-1,"nobody_helps","conchita"]]',0,1750000148.0);
INSERT INTO "plies" VALUES('two',149,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[224,-1,"pesos",1,-1],[224,-1,"active","conchita"]]',0,1750000149.0);
INSERT INTO "plies" VALUES('two',150,'move',0,'zorro_give fruit','[[0,"zorro_give fruit","zorro_give",0]]','[[225,-1,"gift",0,1,"fruit"]]',0,1750000150.0);
INSERT INTO "plies" VALUES('two',151,'move',1,'use_building newspaper conchita','[[1,"use_building newspaper conchita","use_building",0],[0,"move_car 1","move_car",1]]','[[226,-1,"pesos",1,1],[226,-1,"inactive","conchita"],[227,-1,"goods",0,"wood",2]]',0,1750000151.0);
INSERT INTO "plies" VALUES('two',152,'move',0,'place_pawn distillery','[[0,"place_pawn distillery","place_pawn",0],[0,"skip","use_building",1]]','[]',0,1750000152.0);
INSERT INTO "plies" VALUES('two',153,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[230,-1,"pesos",1,-1],[230,-1,"pesos",1,3]]',0,1750000153.0);
INSERT INTO "plies" VALUES('two',154,'move',1,'place_pawn sawmill','[[1,"place_pawn sawmill","place_pawn",0]]','[]',0,1750000154.0);
INSERT INTO "plies" VALUES('two',155,'move',1,'use_building sawmill','[[1,"use_building sawmill","use_building",0],[0,"move_car 1","move_car",1]]','[[232,-1,"goods",1,"wood",-1],[232,-1,"vp",1,1],[232,-1,"pesos",1,1],[232,-1,"vp",0,1],[232,-1,"owner_paid",0,"sawmill"],[233,-1,"vp",0,2]]',0,1750000155.0);
INSERT INTO "plies" VALUES('two',156,'move',0,'place_pawn bank','[[0,"place_pawn bank","place_pawn",0]]','[]',0,1750000156.0);
INSERT INTO "plies" VALUES('two',157,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000157.0);
INSERT INTO "plies" VALUES('two',158,'move',1,'move_car 4','[[1,"move_car 4","move_car",0],[-1,2,"die_sugar","2",-1],[-1,1,"die_fruit","1",-1],[-1,1,"die_tobacco","1",-1],[-1,0,"die_rum","0",-1],[-1,1,"die_cigars","1",-1]]','[[236,-1,"pesos",1,-3],[236,-1,"marker",5],[236,-1,"departs",6],[236,-1,"nobody_helps","conchita"],[236,-1,"vp",0,1],[236,-1,"owner_paid",0,"sawmill"]]',0,1750000158.0);
INSERT INTO "plies" VALUES('two',159,'move',1,'choose_demand die_fruit','[[1,"choose_demand die_fruit","choose_demand",0],[0,"move_car 1","move_car",1]]','[[242,-1,"arrives",7],[243,-1,"active","conchita"]]',0,1750000159.0);
INSERT INTO "plies" VALUES('two',160,'move',0,'alonso_use customs die_cigars','[[0,"alonso_use customs die_cigars","alonso",0]]','[[244,-1,"die","cigars",0]]',0,1750000160.0);
INSERT INTO "plies" VALUES('two',161,'move',0,'place_pawn cigar_factory','[[0,"place_pawn cigar_factory","place_pawn",0],[0,"skip","use_building",1]]','[]',0,1750000161.0);
INSERT INTO "plies" VALUES('two',162,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[247,-1,"pesos",1,-1],[247,-1,"goods",1,"wood",2]]',0,1750000162.0);
INSERT INTO "plies" VALUES('two',163,'move',1,'place_pawn church','[[1,"place_pawn church","place_pawn",0]]','[]',0,1750000163.0);
INSERT INTO "plies" VALUES('two',164,'move',1,'use_building church','[[1,"use_building church","use_building",0],[0,"move_car 1","move_car",1]]','[[249,-1,"vp",1,1]]',0,1750000164.0);
INSERT INTO "plies" VALUES('two',165,'move',0,'pablo_take sugar','[[0,"pablo_take sugar","pablo_take",0]]','[[251,-1,"goods",0,"sugar",1]]',0,1750000165.0);
INSERT INTO "plies" VALUES('two',166,'move',0,'place_pawn harbourmaster','[[0,"place_pawn harbourmaster","place_pawn",0]]','[]',0,1750000166.0);
INSERT INTO "plies" VALUES('two',167,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000167.0);
INSERT INTO "plies" VALUES('two',168,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[254,-1,"pesos",1,3]]',0,1750000168.0);
INSERT INTO "plies" VALUES('two',169,'move',1,'place_pawn newspaper','[[1,"place_pawn newspaper","place_pawn",0]]','[]',0,1750000169.0);
INSERT INTO "plies" VALUES('two',170,'move',1,'use_building newspaper conchita','[[1,"use_building newspaper conchita","use_building",0],[0,"move_car 1","move_car",1]]','[[256,-1,"pesos",1,1],[256,-1,"inactive","conchita"],[257,-1,"vp",0,2]]',0,1750000170.0);
INSERT INTO "plies" VALUES('two',171,'move',0,'place_pawn bank','[[0,"place_pawn bank","place_pawn",0]]','[]',0,1750000171.0);
INSERT INTO "plies" VALUES('two',172,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000172.0);
INSERT INTO "plies" VALUES('two',173,'move',1,'move_car 3','[[1,"move_car 3","move_car",0]]','[[260,-1,"pesos",1,-2],[260,-1,"marker",3],[260,-1,"goods",1,"sugar",2]]',0,1750000173.0);
INSERT INTO "plies" VALUES('two',174,'move',1,'place_pawn black_market','[[1,"place_pawn black_market","place_pawn",0]]','[]',0,1750000174.0);
INSERT INTO "plies" VALUES('two',175,'move',1,'use_building black_market fruit cigars','[[1,"use_building black_market fruit cigars","use_building",0],[0,"move_car 1","move_car",1]]','[[262,-1,"goods",1,"fruit",-1],[262,-1,"goods",1,"cigars",1],[263,-1,"nobody_helps","conchita"]]',0,1750000175.0);
INSERT INTO "plies" VALUES('two',176,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[264,-1,"active","conchita"]]',0,1750000176.0);
INSERT INTO "plies" VALUES('two',177,'move',1,'alonso_claim harbourmaster','[[1,"alonso_claim harbourmaster","alonso",0]]','[]',0,1750000177.0);
INSERT INTO "plies" VALUES('two',178,'move',1,'place_pawn trade_office','[[1,"place_pawn trade_office","place_pawn",0]]','[]',0,1750000178.0);
INSERT INTO "plies" VALUES('two',179,'move',1,'use_building trade_office sugar','[[1,"use_building trade_office sugar","use_building",0],[0,"move_car 1","move_car",1]]','[[267,-1,"goods",1,"sugar",-1],[267,-1,"vp",1,2],[267,-1,"die","sugar",1]]',0,1750000179.0);
INSERT INTO "plies" VALUES('two',180,'move',1,'zorro_give tobacco','[[1,"zorro_give tobacco","zorro_give",0]]','[[269,-1,"gift",1,0,"tobacco"]]',0,1750000180.0);
INSERT INTO "plies" VALUES('two',181,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000181.0);
INSERT INTO "plies" VALUES('two',182,'move',1,'move_car 1','[[1,"move_car 1","move_car",0]]','[[271,-1,"goods",1,"wood",2]]',0,1750000182.0);
INSERT INTO "plies" VALUES('two',183,'move',1,'place_pawn distillery','[[1,"place_pawn distillery","place_pawn",0]]','[]',0,1750000183.0);
INSERT INTO "plies" VALUES('two',184,'move',1,'use_building distillery 4','[[1,"use_building distillery 4","use_building",0],[0,"move_car 1","move_car",1]]','[[273,-1,"goods",1,"sugar",-4],[273,-1,"goods",1,"rum",4],[273,-1,"vp",0,1],[273,-1,"owner_paid",0,"distillery"]]',0,1750000184.0);
INSERT INTO "plies" VALUES('two',185,'move',0,'pablo_take sugar','[[0,"pablo_take sugar","pablo_take",0]]','[[275,-1,"goods",0,"sugar",1]]',0,1750000185.0);
INSERT INTO "plies" VALUES('two',186,'move',0,'place_pawn harbourmaster','[[0,"place_pawn harbourmaster","place_pawn",0]]','[]',0,1750000186.0);
INSERT INTO "plies" VALUES('two',187,'move',0,'use_building harbourmaster left','[[0,"use_building harbourmaster left","use_building",0]]','[[277,-1,"marker",2],[277,-1,"vp",1,1],[277,-1,"owner_paid",1,"harbourmaster"]]',0,1750000187.0);
INSERT INTO "plies" VALUES('two',188,'move',1,'move_car 2','[[1,"move_car 2","move_car",0]]','[[278,-1,"pesos",1,-1],[278,-1,"vp",1,2]]',0,1750000188.0);
INSERT INTO "plies" VALUES('two',189,'move',1,'place_pawn customs','[[1,"place_pawn customs","place_pawn",0]]','[]',0,1750000189.0);
INSERT INTO "plies" VALUES('two',190,'move',1,'use_building customs die_tobacco','[[1,"use_building customs die_tobacco","use_building",0],[0,"move_car 1","move_car",1]]','[[280,-1,"die","tobacco",0],[280,-1,"vp",0,1],[280,-1,"owner_paid",0,"customs"],[281,-1,"goods",0,"tobacco",2]]',0,1750000190.0);
INSERT INTO "plies" VALUES('two',191,'move',0,'place_pawn trade_office','[[0,"place_pawn trade_office","place_pawn",0]]','[]',0,1750000191.0);
INSERT INTO "plies" VALUES('two',192,'move',0,'skip','[[0,"skip","use_building",0]]','[]',0,1750000192.0);
INSERT INTO "plies" VALUES('two',193,'move',1,'move_car 3','[[1,"move_car 3","move_car",0]]','[[284,-1,"pesos",1,-2],[284,-1,"marker",3],[284,-1,"goods",1,"fruit",1]]',0,1750000193.0);
INSERT INTO "plies" VALUES('two',194,'move',1,'place_pawn casino','[[1,"place_pawn casino","place_pawn",0]]','[]',0,1750000194.0);
INSERT INTO "plies" VALUES('two',195,'move',1,'use_building casino -12','[[1,"use_building casino -12","use_building",0],[0,"move_car 1","move_car",1]]','[[286,-1,"pesos",1,36],[286,-1,"vp",1,-12]]',0,1750000195.0);
INSERT INTO "plies" VALUES('two',196,'move',0,'decline','[[0,"decline","alonso",0]]','[]',0,1750000196.0);
INSERT INTO "plies" VALUES('two',197,'move',0,'place_pawn cigar_factory','[[0,"place_pawn cigar_factory","place_pawn",0]]','[]',0,1750000197.0);
INSERT INTO "plies" VALUES('two',198,'move',0,'use_building cigar_factory 3','[[0,"use_building cigar_factory 3","use_building",0]]','[[290,-1,"goods",0,"tobacco",-3],[290,-1,"goods",0,"cigars",3]]',0,1750000198.0);
INSERT INTO "plies" VALUES('two',199,'move',1,'move_car 22','[[1,"move_car 22","move_car",0]]','[[291,-1,"pesos",1,-21],[291,-1,"marker",4],[291,-1,"marker",5],[291,-1,"departs",7]]',0,1750000199.0);
INSERT INTO "plies" VALUES('running',0,'start',0,'','[]','[]',0,1750000000.0);
INSERT INTO "plies" VALUES('running',1,'move',0,'choose_colour blue','[[0,"choose_colour blue","choose_colour",0],[-1,3,"map_card","map_4",-1],[-1,89,"tile","isle_side_2_r1",-1],[-1,39,"tile","skull_1_r3",-1],[-1,23,"tile","city_red_r3",-1],[-1,35,"tile","city_green_r3",-1],[-1,28,"tile","city_blue_r0",-1],[-1,141,"tile","sea_11_r1",-1],[-1,92,"tile","isle_diag_1_r0",-1],[-1,48,"tile","skull_4_r0",-1],[-1,85,"tile","isle_side_1_r1",-1],[-1,55,"tile","whirl_cw_1_r3",-1],[-1,45,"tile","skull_3_r1",-1],[-1,98,"tile","isle_three_1_r2",-1],[-1,40,"tile","skull_2_r0",-1],[-1,24,"tile","city_yellow_r0",-1],[-1,127,"tile","sea_7_r3",-1],[-1,83,"tile","isle_one_4_r3",-1],[-1,64,"tile","whirl_ccw_2_r0",-1],[-1,79,"tile","isle_one_3_r3",-1],[-1,134,"tile","sea_9_r2",-1],[-1,75,"tile","isle_one_2_r3",-1],[-1,109,"tile","sea_3_r1",-1],[-1,56,"tile","whirl_cw_2_r0",-1],[-1,115,"tile","sea_4_r3",-1],[-1,121,"tile","sea_6_r1",-1],[-1,71,"tile","isle_one_1_r3",-1],[-1,139,"tile","sea_10_r3",-1],[-1,104,"tile","sea_2_r0",-1],[-1,117,"tile","sea_5_r1",-1],[-1,131,"tile","sea_8_r3",-1],[-1,62,"tile","whirl_ccw_1_r2",-1],[-1,102,"tile","sea_1_r2",-1],[-1,4,"compass","4",-1]]','[[32,-1,"chase","pirate_1",0],[33,-1,"round",1,0,"green"],[33,-1,"galleon_appears","J2"]]',0,1750000001.0);
CREATE TABLE seats (
	game TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	account TEXT, 
	bot TEXT NOT NULL, 
	colour TEXT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('lost',0,'person','Ada','ada','','');
INSERT INTO "seats" VALUES('won',0,'person','Ada','ada','','');
INSERT INTO "seats" VALUES('redbeard',0,'person','Ada','ada','','');
INSERT INTO "seats" VALUES('two',0,'person','Ada','ada','','');
INSERT INTO "seats" VALUES('two',1,'person','Bob','ada','','');
INSERT INTO "seats" VALUES('running',0,'person','Ada','ada','','');
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE snapshots (
	game TEXT NOT NULL, 
	lines INTEGER NOT NULL, 
	outcomes INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('lost',47,37,X'AE97999F324861247B226F766572223A66616C73652C226A6F75726E616C223A6E756C6C2C226361707461696E73223A5B7B22636F6C6F7572223A332C2273686970223A32332C2263726577223A32332C22676F6C64223A332C22706965636573223A5B302C302C302C305D2C2273746F7265645F676F6C64223A302C2273746F7265645F706965636573223A5B302C302C302C305D2C226361726473223A5B302C312C302C305D7D5D2C2274696C6573223A5B3131312C362C3130312C38302C34312C3134312C38362C32362C33312C3133372C35352C382C3133352C34342C37312C312C36372C3131362C35382C3133312C32302C3130372C34382C39352C31352C37372C39372C36322C33322C33362C3132372C37352C39302C31372C3132322C3131325D2C226D61705F63617264223A322C227068617365223A352C22726F756E64223A322C226C6576656C223A322C22736563746F72223A31312C226669727374223A302C22616374697665223A2D312C227475726E73223A312C22737570706C79223A5B312C312C312C315D2C22746F6B656E5F6C6576656C223A5B322C322C322C322C325D2C22746F6B656E5F6174223A5B302C312C322C332C31305D2C22746F6B656E5F6261636B223A5B2D322C2D322C2D322C2D322C31305D2C22746F6B656E5F7365656E223A5B302C302C302C302C315D2C22656D70746965645F6C617374223A342C22646F7261646F223A2D322C22646F7261646F5F7365656E223A302C2270697261746573223A5B3134312C3134302C36332C39335D2C2270726579223A5B302C302C2D312C2D315D2C22686F6172645F676F6C64223A5B302C302C302C305D2C22686F6172645F706965636573223A5B302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C305D2C2263686173696E67223A302C2267616C6C656F6E223A372C2267616C6C656F6E5F676F616C223A3131372C2267616C6C656F6E5F676F6C64223A302C2267616C6C656F6E5F706965636573223A5B302C302C302C305D2C22636F696E73223A7B223239223A312C223138223A317D2C22706169645F6F7574223A352C227374657073223A302C226D6F766564223A747275652C2264726966746564223A5B5D2C226D6574223A5B5D2C2273686F7473223A302C2273686966746564223A7B7D2C227468726F776E223A5B5B322C3132372C302C2D315D2C5B302C322C315D5D2C227072696E7465645F6261636B73223A66616C73652C226D61785F726F756E6473223A38302C2277696E6E6572223A2D312C226C6F7374223A66616C73657D');
INSERT INTO "snapshots" VALUES('won',289,88,X'AE97999F324861247B226F766572223A66616C73652C226A6F75726E616C223A6E756C6C2C226361707461696E73223A5B7B22636F6C6F7572223A312C2273686970223A37322C2263726577223A37322C22676F6C64223A33312C22706965636573223A5B312C312C312C315D2C2273746F7265645F676F6C64223A302C2273746F7265645F706965636573223A5B302C302C302C305D2C226361726473223A5B312C312C322C315D7D5D2C2274696C6573223A5B33392C39332C38332C352C3131362C36322C3132372C38372C35362C37322C36382C39312C31362C3132302C302C33352C35352C3134332C3133312C32392C32332C3133362C31302C36362C3133332C34302C31352C32342C35302C3131352C3130342C3131312C37392C3130312C39362C34375D2C226D61705F63617264223A302C227068617365223A322C22726F756E64223A33382C226C6576656C223A322C22736563746F72223A302C226669727374223A302C22616374697665223A302C227475726E73223A302C22737570706C79223A5B302C302C302C305D2C22746F6B656E5F6C6576656C223A5B322C322C322C322C325D2C22746F6B656E5F6174223A5B35302C35302C31302C35302C35305D2C22746F6B656E5F6261636B223A5B31352C31342C392C31332C31315D2C22746F6B656E5F7365656E223A5B2D312C2D312C312C2D312C2D315D2C22656D70746965645F6C617374223A342C22646F7261646F223A322C22646F7261646F5F7365656E223A312C2270697261746573223A5B312C3131312C3133312C3130345D2C2270726579223A5B2D312C2D312C2D312C2D315D2C22686F6172645F676F6C64223A5B382C382C342C345D2C22686F6172645F706965636573223A5B302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C305D2C2263686173696E67223A342C2267616C6C656F6E223A34352C2267616C6C656F6E5F676F616C223A38362C2267616C6C656F6E5F676F6C64223A302C2267616C6C656F6E5F706965636573223A5B302C302C302C305D2C22636F696E73223A7B223836223A312C223937223A312C22313038223A312C22313331223A312C22313138223A322C22313037223A322C223834223A312C223930223A342C223737223A352C223934223A322C223832223A322C223739223A342C223535223A312C22313135223A312C22313034223A312C223931223A312C223637223A312C223536223A317D2C22706169645F6F7574223A38372C227374657073223A342C226D6F766564223A66616C73652C2264726966746564223A5B5D2C226D6574223A5B5D2C2273686F7473223A302C2273686966746564223A7B7D2C227468726F776E223A5B5B322C34382C302C2D315D2C5B302C352C315D5D2C227072696E7465645F6261636B73223A66616C73652C226D61785F726F756E6473223A38302C2277696E6E6572223A2D312C226C6F7374223A66616C73657D');
INSERT INTO "snapshots" VALUES('redbeard',198,130,X'0B13DD7741EB07BE7B226F766572223A66616C73652C226A6F75726E616C223A6E756C6C2C226361707461696E73223A5B7B227670223A31372C22646F75626C6F6F6E73223A33392C2273686970223A32382C226578706C6F726572223A362C22726976657273223A302C22736C6F7473223A33353634352C227570677261646573223A392C2273746F726564223A5B302C302C305D2C22626F6E7573223A302C22627572696564223A5B302C302C305D2C22627572795F737061636573223A302C22706F736569646F6E223A5B2D312C2D312C2D312C2D315D2C2267616C6C656F6E223A2D312C2274696C6573223A5B2D312C2D312C2D312C342C305D2C227265736964656E636573223A31362C22727562696573223A302C226D61795F726574697265223A66616C73652C227475726E73223A32302C22717565737473223A5B302C32325D2C227175657374735F7365656E223A5B312C2D315D2C226F666665726564223A5B5D2C226361726473223A5B32392C35345D2C226B696E6473223A5B322C302C305D2C226C696768746E696E6773223A312C22646973636F756E74223A312C22726169645F626F6E7573223A312C226469655F626F6E7573223A5B302C322C305D2C226578706C6F72655F626F6E7573223A302C227374657073223A332C227265726F6C6C73223A312C22696E636F6D655F64626C223A302C22696E636F6D655F7670223A312C22696E636F6D655F7065725F7175657374223A302C22726169645F616374696F6E73223A372C22747261646573223A312C2271756573745F72656672657368223A66616C73652C226861735F706F736569646F6E223A66616C73657D2C7B227670223A32372C22646F75626C6F6F6E73223A302C2273686970223A32372C226578706C6F726572223A31322C22726976657273223A312C22736C6F7473223A302C227570677261646573223A302C2273746F726564223A5B342C332C305D2C22626F6E7573223A302C22627572696564223A5B302C302C305D2C22627572795F737061636573223A302C22706F736569646F6E223A5B2D312C2D312C2D312C2D315D2C2267616C6C656F6E223A2D312C2274696C6573223A5B2D312C2D312C2D312C2D312C2D315D2C227265736964656E636573223A3236302C22727562696573223A302C226D61795F726574697265223A66616C73652C227475726E73223A32302C22717565737473223A5B392C32332C31302C31352C31382C31315D2C227175657374735F7365656E223A5B302C2D312C2D312C2D312C2D312C2D315D2C226F666665726564223A5B5D2C226361726473223A5B34302C34332C33382C32362C33342C37342C33392C35362C37392C33355D2C226B696E6473223A5B302C302C305D2C226C696768746E696E6773223A302C22646973636F756E74223A302C22726169645F626F6E7573223A302C226469655F626F6E7573223A5B302C302C305D2C226578706C6F72655F626F6E7573223A302C227374657073223A332C227265726F6C6C73223A312C22696E636F6D655F64626C223A302C22696E636F6D655F7670223A302C22696E636F6D655F7065725F7175657374223A302C22726169645F616374696F6E73223A372C22747261646573223A302C2271756573745F72656672657368223A66616C73652C226861735F706F736569646F6E223A66616C73657D5D2C227265646265617264223A7B22736978223A5B302C312C322C332C342C355D2C22756E7365656E223A5B312C322C332C355D2C2263617264223A302C226661696C6564223A302C2269676E6F726564223A302C22706F736974696F6E223A332C22736C6F7473223A392C2267616C6C656F6E223A327D2C227068617365223A352C2273746570223A372C22726F756E64223A332C226669727374223A302C22616374697665223A302C22656E645F6D61726B6572223A312C22656E6465645F6279223A302C2263656C6C73223A5B35382C33302C34342C34382C34372C342C34352C36342C312C31342C32302C31372C372C33322C362C32352C302C36312C332C352C33362C32382C31302C36332C322C382C31365D2C22636F696E73223A7B7D2C22756E7365656E5F706C61636573223A5B5D2C22756E7365656E5F7265736964656E636573223A5B31322C31332C31352C31382C31392C32312C32322C32335D2C22756E7365656E5F7570677261646573223A5B32342C32372C33312C33332C33372C34312C34325D2C22756E7365656E5F6465636B223A5B392C31312C34362C34392C35302C35312C35322C35332C35352C35372C35392C36302C36322C36352C36362C36372C36382C36392C37302C37312C37322C37332C37352C37362C37372C37382C38302C38312C38325D2C226465636B223A32392C22757073223A302C22746F70223A2D312C22756E7365656E5F76616C756573223A5B5D2C2276616C756573223A7B2234223A302C2231223A322C2237223A312C2230223A312C2233223A322C2235223A307D2C227369646573223A5B312C302C302C302C305D2C226D61726B6574223A7B2230223A302C2234223A307D2C2269736C616E6473223A5B342C362C355D2C2267616C6C656F6E73223A5B2D312C372C355D2C226D61726B657273223A7B223134223A322C223230223A322C223137223A302C223136223A317D2C22727562795F6D61726B6574223A302C2271756573745F756E7365656E223A5B312C342C352C362C372C382C31322C31342C31362C31372C31392C32302C32312C32342C325D2C2271756573745F756E646572223A5B5D2C2271756573745F756E6465725F7365656E223A5B5D2C2271756573745F756E6465725F6261746368223A5B5D2C2271756573745F6D61726B6574223A5B31332C335D2C2266726F6D5F636F6C756D6E223A302C2273746570735F6C656674223A302C22706F6F6C73223A5B5D2C22706F6F6C5F6B696E6473223A5B5D2C227370656E64696E67223A2D312C22726169645F75736564223A302C2273746972726564223A747275652C2264696365223A5B302C302C305D2C227265726F6C6C735F6C656674223A302C22616C6C6F77616E6365223A302C227472616465735F75736564223A302C22736F75726365223A22222C226F7074696F6E616C223A66616C73652C2270656E64696E67223A5B5D2C226465636964696E67223A5B5D2C22727562795F736F6C64223A66616C73652C22736F6C6F223A747275652C226D6F64756C6573223A302C226C61796F7574223A227374616E64617264222C227061636B223A227374616E64617264222C22625F6361726473223A302C22627265616B5F706C6163655F67726F757073223A747275652C2266697273745F706C61796572223A2231227D');
INSERT INTO "snapshots" VALUES('two',291,57,X'93901AD5E194E5F37B226F766572223A66616C73652C226A6F75726E616C223A6E756C6C2C2274726164657273223A5B7B22706C616365223A332C22746F6B656E735F6C656674223A302C227065736F73223A302C227670223A33382C22676F6F6473223A5B322C322C302C322C362C325D7D2C7B22706C616365223A382C22746F6B656E735F6C656674223A312C227065736F73223A33362C227670223A31332C22676F6F6473223A5B322C362C342C342C322C355D7D5D2C2273746F7073223A5B2D312C312C322C382C372C332C342C362C352C305D2C22736C6F7473223A5B31312C352C342C322C392C312C372C302C382C362C31302C335D2C22666C6F7765725F6F66223A5B322C312C312C332C302C302C332C322C322C312C332C305D2C22636172223A332C22736869705F746F6B656E223A372C226465706172746564223A362C226D61726B6572223A332C22736869705F696E5F706F7274223A747275652C22736869705F6C656674223A66616C73652C2264696365223A5B312C2D312C302C302C305D2C227365745F6173696465223A312C227365745F61736964655F76616C7565223A312C22726F6C6C6564223A5B5D2C22696E616374697665223A5B66616C73652C66616C73652C66616C73652C66616C73652C66616C73652C66616C73652C66616C73652C66616C73652C66616C73655D2C226672657368223A2D312C226F776E6572223A5B2D312C312C302C2D312C2D312C302C2D312C302C2D312C312C2D312C2D315D2C22737570706C79223A5B342C302C342C322C302C315D2C22706173736564223A5B5D2C226669727374223A312C22616374697665223A312C227475726E223A37322C226F70656E5F686F6C64696E6773223A66616C73652C227475726E5F6C696D6974223A3630302C226C61796F7574223A2272616E646F6D222C2266697273745F706C61796572223A2272616E646F6D222C227472756E6361746564223A66616C73657D');
INSERT INTO "snapshots" VALUES('running',34,33,X'AE97999F324861247B226F766572223A66616C73652C226A6F75726E616C223A6E756C6C2C226361707461696E73223A5B7B22636F6C6F7572223A322C2273686970223A32332C2263726577223A32332C22676F6C64223A302C22706965636573223A5B302C302C302C305D2C2273746F7265645F676F6C64223A302C2273746F7265645F706965636573223A5B302C302C302C305D2C226361726473223A5B302C312C302C305D7D5D2C2274696C6573223A5B38392C33392C352C32332C33322C32382C3134312C39322C34382C38352C35352C31302C34352C39382C34302C32342C3132372C38332C31322C36342C332C37392C3133342C37352C3130392C35362C3131352C3132312C37312C3133392C3130342C3131372C3133312C36322C31392C3130325D2C226D61705F63617264223A332C227068617365223A322C22726F756E64223A312C226C6576656C223A322C22736563746F72223A332C226669727374223A302C22616374697665223A302C227475726E73223A302C22737570706C79223A5B312C312C312C315D2C22746F6B656E5F6C6576656C223A5B322C322C322C322C325D2C22746F6B656E5F6174223A5B302C312C322C332C345D2C22746F6B656E5F6261636B223A5B2D322C2D322C2D322C2D322C2D325D2C22746F6B656E5F7365656E223A5B302C302C302C302C305D2C22656D70746965645F6C617374223A2D312C22646F7261646F223A2D322C22646F7261646F5F7365656E223A302C2270697261746573223A5B332C36352C36302C34315D2C2270726579223A5B302C2D312C2D312C2D315D2C22686F6172645F676F6C64223A5B302C302C302C305D2C22686F6172645F706965636573223A5B302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C305D2C2263686173696E67223A302C2267616C6C656F6E223A32312C2267616C6C656F6E5F676F616C223A32312C2267616C6C656F6E5F676F6C64223A302C2267616C6C656F6E5F706965636573223A5B302C302C302C305D2C22636F696E73223A7B7D2C22706169645F6F7574223A302C227374657073223A342C226D6F766564223A66616C73652C2264726966746564223A5B5D2C226D6574223A5B5D2C2273686F7473223A302C2273686966746564223A7B7D2C227468726F776E223A5B5D2C227072696E7465645F6261636B73223A66616C73652C226D61785F726F756E6473223A38302C2277696E6E6572223A2D312C226C6F7374223A66616C73657D');
CREATE UNIQUE INDEX accounts_name ON accounts (name_key) WHERE password_hash != '';
CREATE UNIQUE INDEX accounts_link ON accounts (link_hash) WHERE link_hash != '';
CREATE INDEX games_open ON games (status, public, created);
CREATE INDEX games_latest ON games (status, updated);
CREATE INDEX games_host ON games (host);
CREATE INDEX seats_account ON seats (account);
COMMIT;
