"""Checks a WGSL module and finds out what the emitter needs to know of it: `check`."""

from __future__ import annotations

from collections.abc import Mapping

from rooftile.compile.wgsl import builtins, syntax
from rooftile.compile.wgsl.aliasing import Aliasing
from rooftile.compile.wgsl.calls import Calls
from rooftile.compile.wgsl.declarations import Declarations
from rooftile.compile.wgsl.depth import room
from rooftile.compile.wgsl.entry import bindings, choose, entry_points
from rooftile.compile.wgsl.facts import CONST, OVERRIDE, RUNTIME, Facts, Scope
from rooftile.compile.wgsl.foreign import suggestion
from rooftile.compile.wgsl.inference import Expressions
from rooftile.compile.wgsl.overrides import Overrides
from rooftile.compile.wgsl.traits import spell
from rooftile.compile.wgsl.type_names import PREDECLARED, TypeNames, is_picture
from rooftile.compile.wgsl.types import BOOL, Checked
from rooftile.core.source import Source

FEATURES = ("f16", "subgroups", "subgroup_size_control", "primitive_index", "clip_distances", "dual_source_blending")
"""What ``enable`` may name; only the first two matter to a compute kernel."""
LANGUAGE_FEATURES = (
    "readonly_and_readwrite_storage_textures",
    "packed_4x8_integer_dot_product",
    "unrestricted_pointer_parameters",
    "pointer_composite_access",
    "uniform_buffer_standard_layout",
    "subgroup_id",
    "subgroup_uniformity",
    "texture_and_sampler_let",
    "texture_formats_tier1",
    "linear_indexing",
    "swizzle_assignment",
)
"""What ``requires`` may name."""


def check(
    source: Source,
    module: syntax.Module,
    *,
    entry: str | None = None,
    overrides: Mapping[str, int | float | bool | str] = {},
) -> Checked:
    """Hold a module to the rules of the language, and resolve all names, types and constants.

    Parameters
    ----------
    source : Source
        The file.
    module : Module
        Its tree, from `parser.parse`.
    entry : str, optional
        Name of the compute entry point; needed if there are several.
    overrides : mapping
        Values of overrides, by name or by the number of their ``@id``; text is read as a literal of their type.

    Raises
    ------
    CompileError
        At the first rule that is broken.
    UnknownNameError
        If there is no such entry point or override.
    UsageError
        If an override cannot have the value given.
    """
    with room():
        return Checker(Facts(source, module, overrides)).run(entry)


class Checker:
    """Holds together the parts of the checker, which call each other."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.in_function = False
        """Whether what is being checked is in a function's body."""
        self.from_entry = True
        """Whether what is being resolved is something that the entry point uses."""
        self.places: dict[syntax.Variable, tuple[int, int]] = {}
        """Group and binding of each resource."""
        self.sizes: dict[syntax.Function, tuple[int, int, int]] = {}
        self.overrides = Overrides(self)
        self.declarations = Declarations(self)
        self.type_names = TypeNames(self)
        self.expressions = Expressions(self)
        self.aliasing = Aliasing(self)
        self.calls = Calls(self)

    def run(self, wanted: str | None) -> Checked:
        """Check the entry point and all that it uses, and then the rest of the module."""
        facts, declarations = self.facts, self.declarations
        facts.features = self._features()
        declarations.collect()
        if wanted is None and len(entry_points(facts.module)) > 1:
            self._check_rest()  # what is wrong in the file is said before what is asked
        entry = choose(facts, wanted)
        declarations.resolve(entry)
        used = list(declarations.done)
        self._check_rest()
        self.overrides.check_given()
        variables = [one for one in used if isinstance(one, syntax.Variable)]
        return Checked(
            source=facts.source,
            module=facts.module,
            entry=entry,
            workgroup_size=self.sizes[entry],
            bindings=bindings(self, entry, variables),
            overrides=self.overrides.used(variables),
            features=facts.features,
            variables=facts.variables,
            results=facts.results,
            structs=facts.structs,
            types=facts.types,
            constants=facts.constants,
            uses=facts.uses,
            overloads=facts.overloads,
            reachable=tuple(one for one in used if isinstance(one, syntax.Function)),
            builtins=facts.builtins,
        )

    def _check_rest(self) -> None:
        """All that the entry point does not use."""
        self.from_entry = False
        for declaration in self.facts.module.declarations:
            if isinstance(declaration, syntax.ConstAssert):
                self.const_assert(declaration, self.declarations.scope)
            else:
                self.declarations.resolve(declaration)

    def const_assert(self, statement: syntax.ConstAssert, scope: Scope) -> None:
        """``const_assert`` (section 10): its condition must be constant, and true."""
        facts, condition = self.facts, statement.condition
        type = self.expressions.value(condition, scope)
        stage = facts.stages.get(condition, RUNTIME)
        if stage != CONST:
            kind = "an override-expression" if stage == OVERRIDE else "a runtime-expression"
            facts.fail(condition, f"const assertion requires a const-expression, but expression is {kind}")
        if type != BOOL:
            facts.fail(condition, f"const assertion condition must be a bool, got '{spell(type)}'")
        if not facts.constants[condition]:
            facts.fail(statement, "const assertion failed")

    def is_type(self, name: str) -> bool:
        """Whether it is a predeclared type."""
        return name in PREDECLARED or is_picture(name)

    def is_function(self, name: str) -> bool:
        """Whether it is a built-in function."""
        return name in builtins.ALL

    def _features(self) -> frozenset[str]:
        """What the file enables; ``requires`` names must be known."""
        found = set()
        for directive in self.facts.module.directives:
            known = {"enable": FEATURES, "requires": LANGUAGE_FEATURES}.get(directive.keyword)
            for word in directive.words if known is not None else ():
                if known is not None and word not in known:
                    what = "extension" if directive.keyword == "enable" else "language feature"
                    hint = suggestion(word, known) or f"the {what}s are {', '.join(known)}"
                    self.facts.fail(directive, f"{what} '{word}' is not supported", hint)
                if directive.keyword == "enable":
                    found.add(word)
        return frozenset(found)
