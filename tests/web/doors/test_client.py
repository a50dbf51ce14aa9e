"""By which name the limits know a client."""

from __future__ import annotations

import pytest
from litestar.testing import RequestFactory

from karawela.web.doors.client import Proxies, client_of, household


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unix", "unix"),
        ("x" * 1000, "x" * 64),
        ("", ""),
    ],
)
def test_a_client_is_an_address_or_the_network_of_one_household(host: str, name: str) -> None:
    """Whoever has a network of IPv6 can't be many clients; IPv4 is the same however it is written."""
    assert household(host) == name
    assert client_of({"type": "http", "client": (host, 5000)}) == name


def test_a_client_that_is_not_known_has_no_name() -> None:
    assert client_of({"type": "http", "client": None}) == ""
    assert client_of({"type": "http"}) == ""


def test_a_request_has_the_client_of_its_scope() -> None:
    request = RequestFactory().get("/")
    request.scope["client"] = ("2001:db8::7", 1)
    assert client_of(request) == "2001:db8::/64"


def test_proxies_are_addresses_and_networks() -> None:
    believed = Proxies(("127.0.0.1", "10.0.0.0/8", "2001:db8::/32"))
    for host in ("127.0.0.1", "10.200.3.4", "2001:db8:9::1", "::ffff:10.0.0.1"):
        assert host in believed, host
    for host in ("127.0.0.2", "11.0.0.1", "2001:db9::1", "unix", ""):
        assert host not in believed, host
