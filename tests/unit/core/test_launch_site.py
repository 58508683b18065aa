"""What a launch passes to each parameter of its kernel."""

from __future__ import annotations

from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import Location


def passed(arguments: tuple[str, ...], parameters: list[str]) -> tuple[str | None, ...]:
    return LaunchSite("k", None, (), (), "0", arguments, Location("k.cu", 1)).passed(parameters)


def test_members_of_a_structure_are_passed_by_the_host_s_names_for_them() -> None:
    assert passed(("A", "size"), ["A", "p.m", "p.n"]) == ("A", "size_m", "size_n")
    assert passed(("A", "relu_1"), ["A", "epilogue.slope"]) == ("A", "relu_1_slope")  # of one member, too
    assert passed(("A", "n + 1"), ["A", "p.n"]) == ("A", None)
    assert passed(("a", "b"), ["a.data_", "a.sizes_[0]", "b.n"]) == ("a_data_", "a_sizes__0_", "b_n")


def test_others_are_passed_as_they_stand() -> None:
    assert passed(("A", "n + 1"), ["A", "n"]) == ("A", "n + 1")
    assert passed(("A", "n"), ["A", "B", "n"]) == ()
