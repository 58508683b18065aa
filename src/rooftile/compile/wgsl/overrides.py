"""Values of pipeline-overridable constants (section 7.4.1): declared, or given from outside by name or ``@id``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rooftile.compile.wgsl import constants, syntax
from rooftile.compile.wgsl.errors import location
from rooftile.compile.wgsl.foreign import suggestion
from rooftile.compile.wgsl.traits import FLOATS, INTEGERS, spell
from rooftile.compile.wgsl.types import ABSTRACT_FLOAT, ABSTRACT_INT, BOOL, Override, Scalar, Value
from rooftile.core.errors import UnknownNameError, UsageError

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker

Given = int | float | bool | str


class Overrides:
    """The overrides of a module; ``found`` has what is known of each."""

    def __init__(self, checker: Checker) -> None:
        self.facts = checker.facts
        self.checker = checker
        self.found: dict[syntax.Variable, Override] = {}
        self._ids: dict[int, syntax.Variable] = {}

    def value(self, variable: syntax.Variable, number: int | None, type: Scalar) -> Value:
        """Its value; of one that the entry point does not use and nobody gives one, 1: only its type matters then."""
        facts = self.facts
        if number is not None:
            if number in self._ids:
                at = next(attribute for attribute in variable.attributes if attribute.name == "id")
                facts.fail(at.arguments[0], "'@id' values must be unique", see=self._ids[number])
            self._ids[number] = variable
        keys = [key for key in (variable.name, str(number)) if key in facts.given]
        if keys:
            value = _read(variable.name, facts.given[keys[0]], type)
        elif variable.value is not None:
            value = facts.constants[variable.value]
        elif self.checker.from_entry:
            name = variable.name
            example = name if name in ("M", "N", "K") else _example(type)  # -D knows the problem's sizes
            raise UsageError(
                f"override '{name}' has no value",
                got=str(location(facts.source, variable.at)),
                next_step=f"give it one: -D {name}={example}",
            )
        else:
            value = constants.convert(1, ABSTRACT_INT, type) if type != BOOL else True
        self.found[variable] = Override(variable.name, number, type, value, bool(keys))
        return value

    def check_given(self) -> None:
        """Refuse values for overrides that the module does not declare."""
        known = [override.name for override in self.found.values()]
        ids = [str(override.id) for override in self.found.values() if override.id is not None]
        for key in self.facts.given:
            if key not in known and key not in ids:
                raise UnknownNameError(
                    f"{self.facts.source.name} has no override '{key}'",
                    got=key,
                    allowed=", ".join(known) or "none: the file declares no override",
                    next_step=suggestion(key, known),
                )

    def used(self, declarations: Iterable[syntax.Variable]) -> tuple[Override, ...]:
        """Of those among ``declarations`` that are overrides."""
        return tuple(self.found[one] for one in declarations if one in self.found)


def _example(type: Scalar) -> str:
    return "true" if type == BOOL else "1.0" if type in FLOATS else "16"


def _read(name: str, given: Given, type: Scalar) -> Value:
    """What was given for an override, as a value of its type."""
    try:
        if type == BOOL:
            return {"true": True, "false": False, "1": True, "0": False}[str(given).lower()]
        if type in INTEGERS:
            number = int(given, 0) if isinstance(given, str) else given
            if number != int(number):
                raise ValueError
            return constants.convert(int(number), ABSTRACT_INT, type)
        return constants.convert(float(given), ABSTRACT_FLOAT, type)
    except (ValueError, KeyError, OverflowError, constants.ConstantError):
        raise UsageError(
            f"override '{name}' cannot have this value",
            got=str(given),
            allowed=f"a value of type {spell(type)}, such as {_example(type)}",
        ) from None
