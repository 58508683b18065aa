"""What is known at one place of the host's code: values and types of names, by its function and its callers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.tokens import Token, before, closing, closing_angle, parameter_names, spelled, split
from rooftile.compile.host.allocations import allocated_anywhere, allocated_in
from rooftile.compile.host.arguments import constant_of_type, element, literal, uncast
from rooftile.compile.host.contents import contents
from rooftile.compile.host.copies import copied
from rooftile.compile.host.definitions import needed, renamed_in
from rooftile.compile.host.expressions import Class, Function, translate
from rooftile.compile.host.headers import CONCEPTS
from rooftile.compile.host.lambdas import lambda_around, returning
from rooftile.compile.host.program import HostProgram, parameter_types, qualified
from rooftile.compile.host.repeated import turns
from rooftile.compile.host.scopes import Walk
from rooftile.compile.host.structures import is_constant, made_here, members, structure_of
from rooftile.compile.host.tensor_maps import described
from rooftile.core.launch_site import NAME, LaunchSite, constant, expanded
from rooftile.core.source import Location

MOST_CALLERS: Final = 3
"""Levels of functions around a launch that are looked at."""

_BYTES: Final = ".bytes"
_LINE: Final = ".line"
"""Behind a parameter's name: what a caller has allocated for the memory that it passes, and where."""

_MOST_CALLS: Final = 8
_MOST_CONTEXTS: Final = 1000


class Context:
    """What is known at a place in a function, its callers included."""

    def __init__(self, host: HostProgram, function: Item, body: list[Token], place: int, level: int = 0) -> None:
        host.contexts += 1
        self.host, self.function, self.level = host, function, level
        walk_to = Walk(body, place)
        self.aliases = {**host.aliases, **walk_to.aliases}
        self.types = {**parameter_types(function.parameters), **walk_to.types}
        self.pointers = {name: kind for name, kind in self.types.items() if kind.endswith("*")} | walk_to.arrays
        self.parameters = [name for name in parameter_names(function.parameters) if name]
        local = {*walk_to.doubtful, *self.parameters}
        self.known: dict[str, list[Token]] = {
            **{name: value for name, value in host.globals.items() if name not in local},
            **{name: value for name, value in walk_to.values.items() if name not in walk_to.doubtful},
        }
        self.pointers = {name: kind for name, kind in host.arrays.items() if name not in local} | self.pointers
        self.doubtful = walk_to.doubtful
        fixed = {name: kind for name, kind in host.types.items() if is_constant(kind) and name not in local}
        held = members(host.structures, {**fixed, **walk_to.types}, self.known, body[:place])
        self.known = {name: value for name, value in held if name not in self.doubtful} | self.known
        self.lines = {name: value[0].line for name, value in walk_to.values.items() if value}
        templates = [token.text for part in split(function.template) for token in part[: before(part, "=")][-1:]]
        self.names = {*self.parameters, *templates}
        self.local = {*walk_to.values, *self.types, *walk_to.doubtful, *self.parameters}
        self.body, self.place = body, place
        self.conditions, self.passed = walk_to.conditions, walk_to.passed
        self.inline = {**host.inline, **returning(body)}

    def sites(
        self,
        name: str,
        template: list[Token] | None,
        grid: list[Token],
        block: list[Token],
        shared: Sequence[list[Token]],
        arguments: Sequence[list[Token]],
        location: Location,
    ) -> Iterator[LaunchSite]:
        """The launch, once for each way in which the function around it is called."""
        ways = product(self._callers() or [({}, {})], self._lambda_calls() or [{}])
        for (extra, extra_aliases), given in ways:
            aliases = {**extra_aliases, **self.aliases}
            known = {**extra, **self.definitions(aliases), **given}
            conditions, exits = (self._in_words(each, known, aliases) for each in (self.conditions, self.passed))
            reached = self._holds(known, aliases)
            kernel = self.host.kernels.get(name.rpartition("::")[2])
            wanted = split(kernel.template) if kernel is not None else []
            made = self._template(template or [], wanted, known, aliases)
            if made is not None and kernel is not None:
                made += self._deduced(kernel, wanted[len(made) :], arguments, aliases)
            allocations, certain = self._allocations(extra)
            texts = [self._argument(part, aliases) for part in arguments]
            for index, part in enumerate(arguments):
                if texts[index] is None and (members := made_here(self.host.structures, part)):
                    texts[index] = name_of = f"{part[0].text}_{index}"
                    told = {f"{name_of}_{m}": self._argument(v, aliases) for m, v in members.items()}
                    known |= {member: text for member, text in told.items() if text is not None}
            site = LaunchSite(
                name,
                ", ".join(made) if made else None,
                self._dimensions(grid, aliases),
                self._dimensions(block, aliases),
                translate(shared[0], self.inline, aliases) if shared else "0",
                tuple(texts),
                location,
                allocations={
                    **allocated_anywhere(self.host, partial(Context, self.host, level=MOST_CALLERS)),
                    **allocations,
                },
                certain=tuple(sorted(certain)),
                allocated=certain,
                copied=copied(self.host, partial(Context, self.host, level=MOST_CALLERS)),
                symbols=symbols_of(self.host),
                complete=made is not None and (bool(made) or not wanted),
                raises_shared=raises_shared(self.host, name.rpartition("::")[2]),
                reached=reached,
                lines=self.lines,
                contents=contents(self.host, self.function, self.body, self.place, arguments),
                conditions=conditions,
                exits=exits,
                turns=turns(self.body, self.place),
            )
            yield replace(site, definitions=needed(site, {**self._sizes(), **known}))

    def _in_words(
        self, conditions: Sequence[tuple[list[Token], bool]], known: Mapping[str, str], aliases: Mapping[str, str]
    ) -> tuple[tuple[str, bool], ...]:
        """Conditions, as expressions of what is ``known`` before them where they can be, and whether each holds."""
        texts = [(translate(tokens, self.inline, aliases), spelled(tokens), yes) for tokens, yes in conditions]
        return tuple((expanded(text, known) if text is not None else other, yes) for text, other, yes in texts)

    def _allocations(self, given: Mapping[str, str]) -> tuple[dict[str, str], dict[str, int]]:
        """Bytes of the memory that this function, or the caller of which ``given`` is known, allocates, by names here.

        Beside it where that is, for those names where there is no doubt of which memory it is.
        """
        texts, certain = allocated_in(
            self.host, partial(Context, self.host, level=MOST_CALLERS), self.function, self.place
        )
        passed = [name for name in self.parameters if name not in texts and f"{name}{_BYTES}" in given]
        lines = {name: int(given[f"{name}{_LINE}"]) for name in passed}
        return {**texts, **{name: given[f"{name}{_BYTES}"] for name in passed}}, {**certain, **lines}

    def _holds(self, known: dict[str, str], aliases: Mapping[str, str]) -> bool:
        """Whether the branches around the place are taken, and none that leave before it, as far as constants tell.

        What a branch asks a variable to be, ``tile == 16``, it is in there: ``known`` learns it.
        """
        reached = True
        for condition, yes in self.conditions:
            text = translate(condition, self.inline, aliases)
            value = constant(text, known) if text is not None else None
            reached = reached and (value is None or bool(value) is yes)
            asked = re.fullmatch(r"(\w+) == (\d+)", text or "")
            if asked is not None and yes:
                known[asked[1]] = asked[2]
        for condition, holds in self.passed:
            text = translate(condition, self.inline, aliases)
            value = constant(text, known) if text is not None else None
            reached = reached and (value is None or bool(value) is holds)
        return reached

    def _argument(self, tokens: list[Token], aliases: Mapping[str, str]) -> str | None:
        """What is passed to a kernel, a tensor map as ``tma(...)``."""
        if self.host.tensor_maps and (tensor := described(partial(Context, self.host), self, tokens)):
            return tensor
        return literal(tokens) or translate(uncast(tokens), self.inline, aliases)

    def _lambda_calls(self) -> list[dict[str, str]]:
        """What the parameters of the lambda around the place stand for, for each different way it is called."""
        held = lambda_around(self.body, self.place)
        found: list[dict[str, str]] = []
        for template, arguments in held.calls(self.body) if held is not None and held.name else ():
            assert held is not None
            definitions: dict[str, str] = {}
            numbers = zip(parameter_names(held.template), template, strict=False)
            for name, value in (*numbers, *zip(parameter_names(held.parameters), arguments, strict=False)):
                text = translate(uncast(constant_of_type(value)), self.inline, self.aliases)
                if name and text is not None and text != name:
                    definitions |= {name: text, f"{name}_value": text}
            if definitions and definitions not in found and len(found) < _MOST_CALLS:
                found.append(definitions)
        return found

    def _sizes(self) -> dict[str, str]:
        """Definitions where matrices are allocated, of names that mean nothing else here."""
        taken = {*self.parameters, *self.doubtful, *self.known}
        return {name: value for name, value in self.host.sizes.items() if name not in taken}

    def _deduced(
        self, kernel: Item, wanted: list[list[Token]], arguments: Sequence[list[Token]], aliases: Mapping[str, str]
    ) -> list[str]:
        """Template arguments that the types of the kernel's arguments give: ``T`` of ``const T*`` from a ``float*``."""
        found: list[str] = []
        for parameter in wanted:
            name = parameter[-1].text if "=" not in [token.text for token in parameter] else ""
            if not self._is_type(parameter) or not name:
                break
            for declared, given in zip(split(kernel.parameters), arguments, strict=False):
                bare = uncast(given)
                made = next((at for at, token in enumerate(bare) if token.text in ("{", "(")), 0)
                is_class = made > 0 and isinstance(self.host.inline.get(bare[made - 1].text), Class)  # Identity{}
                if is_class and name in [token.text for token in declared]:
                    found.append(spelled(bare[:made]))
                    break
                if name in [token.text for token in declared] and len(bare) == 1 and bare[0].text in self.types:
                    kind = element(self.types[bare[0].text])
                    found.append(aliases.get(kind, kind))
                    break
            else:
                break
        return found

    def _is_type(self, parameter: Sequence[Token]) -> bool:
        """Whether a parameter of a template is a type: ``typename T``, or one that a concept restricts."""
        words = {token.text for token in parameter}
        return not words.isdisjoint(("typename", "class", *CONCEPTS, *self.host.concepts))

    def definitions(self, aliases: Mapping[str, str] | None = None) -> dict[str, str]:
        """Names that can be said in the small language; ``aliases`` are what names of types stand for, if not here."""
        found: dict[str, str] = {}
        aliases = self.aliases if aliases is None else aliases
        for name, tokens in self.known.items():
            if tokens and (tokens[0].text == "dim3" or (tokens[0].text == "{" and "dim3" in self.types.get(name, ""))):
                sizes = self._dimensions(tokens, aliases)
                for axis, value in zip("xyz", (*sizes, "1", "1"), strict=False):
                    if value is not None and f"{name}.{axis}" not in self.known:
                        found[f"{name}.{axis}"] = value
                continue
            value = literal(tokens) or translate(tokens, self.inline, {**aliases, **self.pointers})
            if value is not None and value != name:
                found[name] = value
        for name in [name.removesuffix(".x") for name in found if name.endswith(".x")]:  # dim3 grid; grid.x = ...
            for axis in "yz":
                found.setdefault(f"{name}.{axis}", "1")
        return found

    def _callers(self) -> list[tuple[dict[str, str], dict[str, str]]]:
        """What parameters and template parameters of the function stand for, for each different way it is called."""
        own = self.function.name
        if self.level >= MOST_CALLERS or own in ("main", "") or self.host.contexts > _MOST_CONTEXTS:
            return []
        found: list[tuple[dict[str, str], dict[str, str]]] = []
        for function, body, index in self.host.calls.get(own, ()):
            if function is self.function or len(found) >= _MOST_CALLS:
                continue
            called = self.called_from(function, body, index)
            if called is not None and called not in found:
                found.append(called)
        for name, arguments in self.host.instances:
            if name == own:
                made = self._instance(arguments, {}, self.host.aliases)
                if made not in found:
                    found.append(made)
        holder = self.host.holders.get(id(self.function))
        given = self.host.members.get(holder.name, []) if holder is not None else []
        if holder is None or not given:
            return found
        made_of = [self._instance(arguments, {}, self.host.aliases, holder) for arguments in given[:_MOST_CALLS]]
        return [
            ({**known, **definitions}, {**kinds, **aliases})
            for definitions, aliases in found or [({}, {})]
            for known, kinds in made_of
        ]

    def _instance(
        self,
        arguments: Sequence[list[Token]],
        definitions: dict[str, str],
        aliases: Mapping[str, str],
        holder: Item | None = None,
    ) -> tuple[dict[str, str], dict[str, str]]:
        """What the template parameters of the function, or of the class that holds it, stand for."""
        own_aliases: dict[str, str] = {}
        parameters = split((holder or self.function).template)
        defaults = [part[before(part, "=") + 1 :] for part in parameters[len(arguments) :]]
        for parameter, value in zip(parameters, (*arguments, *defaults), strict=False):
            if not value:
                continue
            names = [token.text for token in parameter[: before(parameter, "=")] if token.kind == "name"]
            if names and self._is_type(parameter):
                own_aliases[names[-1]] = aliases.get(spelled(value), spelled(value))
            elif names and (text := translate(value, self.inline, aliases)) is not None:
                definitions[names[-1]] = text
        return definitions, own_aliases

    def called_from(
        self, function: Item, body: list[Token], index: int
    ) -> tuple[dict[str, str], dict[str, str]] | None:
        """What the function's parameters and names of types stand for where it is called at ``index`` of ``body``."""
        after, template = index + 1, []
        if after < len(body) and body[after].text == "<" and (end := closing_angle(body, after)) > after:
            template, after = split(body[after + 1 : end]), end + 1
        if after >= len(body) or body[after].text != "(":
            return None
        outer = Context(self.host, function, body, index, self.level + 1)
        known, types = outer.definitions(), outer.aliases
        higher = outer._callers()
        texts, certain = outer._allocations(higher[0][0] if len(higher) == 1 else {})
        if len(higher) == 1:
            known, types = {**higher[0][0], **known}, {**higher[0][1], **types}
        definitions: dict[str, str] = {}
        taken = {*self.parameters, *self.known, *self.doubtful}
        bases = {name.partition(".")[0] for name in {*known, *outer.parameters, *outer.doubtful}}
        renamed = {name: f"{name}_of_caller" for name in bases if name in taken}
        arguments = split(body[after + 1 : closing(body, after)])
        left_out = split(self.function.parameters)[len(arguments) :]
        arguments += [list(part[before(part, "=") + 1 :]) for part in left_out]  # what they are by default
        for name, value in zip(parameter_names(self.function.parameters), arguments, strict=False):
            if not name or not value:
                continue
            dims = outer._dimensions(value, types) if self.types.get(name, "").endswith("dim3") else ()
            for axis, size in zip("xyz", (*dims, "1", "1") if dims else (), strict=False):
                if size is not None:
                    definitions[f"{name}.{axis}"] = renamed_in(size, renamed)
            text = literal(value) or translate(uncast(value), self.inline, types)
            if text is not None and not dims and renamed_in(text, renamed) != name:
                definitions[name] = renamed_in(text, renamed)
            if text is not None and (structure := self.host.structures.get(structure_of(self.types.get(name, "")))):
                held = {f"{name}_{member}": renamed_in(f"{text}_{member}", renamed) for member in structure}
                definitions |= {own: whole for own, whole in held.items() if own != whole and NAME.fullmatch(text)}
            if text in certain and bases.issuperset(taken.intersection(NAME.findall(texts[text]))):
                definitions[f"{name}{_BYTES}"] = renamed_in(texts[text], renamed)
                definitions[f"{name}{_LINE}"] = str(certain[text])
        own, own_aliases = self._instance(template, {}, types)
        left = split(self.function.template)[len(template) :]
        deduced = outer._deduced(self.function, left, arguments, types)
        own_aliases |= {part[-1].text: kind for part, kind in zip(left, deduced, strict=False)}
        definitions |= {name: renamed_in(text, renamed) for name, text in own.items()}
        for name, meaning in known.items():
            definitions.setdefault(renamed_in(name, renamed), renamed_in(meaning, renamed))
        return definitions, own_aliases

    def _dimensions(self, tokens: Sequence[Token], types: Mapping[str, str]) -> tuple[str | None, ...]:
        """One to three expressions of a ``dim3``."""
        while len(tokens) > 2 and tokens[0].text == "(" and closing(tokens, 0) == len(tokens) - 1:
            tokens = tokens[1:-1]
        tokens = self._returned(tokens)
        opened = 0 if tokens and tokens[0].text == "{" else 1
        if len(tokens) > opened and (opened == 0 or tokens[0].text == "dim3") and tokens[opened].text in ("(", "{"):
            parts = split(tokens[opened + 1 : closing(tokens, opened)])
            return tuple(translate(part, self.inline, types) for part in parts[:3]) or ("1",)
        if len(tokens) == 1 and tokens[0].kind == "name":
            name = tokens[0].text
            value = self.known.get(name)
            whole = "dim3" in self.types.get(name, "") or f"{name}.x" in self.known
            if whole or (value and value[0].text == "dim3"):
                return f"{name}.x", f"{name}.y", f"{name}.z"
        return (translate(tokens, self.inline, types),)

    def _returned(self, tokens: Sequence[Token]) -> Sequence[Token]:
        """What a function of the host returns that makes a ``dim3`` of its arguments, ``blocks_for(shape, block)``."""
        function = self.inline.get(tokens[0].text) if len(tokens) > 2 and tokens[1].text == "(" else None
        if not isinstance(function, Function) or closing(tokens, 1) != len(tokens) - 1:
            return tokens
        if function.body[0].text not in ("{", "dim3"):
            return tokens
        given = dict(zip(function.parameters, split(tokens[2:-1]), strict=False))
        return [part for token in function.body for part in given.get(token.text, [token])]

    def _template(
        self,
        tokens: Sequence[Token],
        wanted: Sequence[list[Token]],
        known: Mapping[str, str],
        aliases: Mapping[str, str],
    ) -> list[str] | None:
        """Template arguments with all names of the host's own replaced; None if one is not known."""
        made: list[str] = []
        for index, part in enumerate(split(tokens)):
            text = translate(part, self.inline, aliases)
            value = None if text is None else constant(text, {"true": "1", "false": "0", **known})
            truth = index < len(wanted) and "bool" in [token.text for token in wanted[index]]
            number = str(value) if not truth else "true" if value else "false"
            kind = spelled(part)
            for _ in range(8):
                kind = aliases.get(kind, kind)
            if value is None and len(part) == 1 and kind == part[0].text and kind in self._placeholders():
                return None
            made.append(qualified(self.host, kind) if value is None else number)
        return made

    def _placeholders(self) -> set[str]:
        """Names that stand for nothing outside this function: its parameters, template parameters and variables."""
        return self.names | self.local


def raises_shared(host: HostProgram, kernel: str) -> bool:
    """Whether the host asks for more dynamic shared memory for ``kernel``, or for one that cannot be told."""
    return bool(host.raised & {kernel, ""})


def symbols_of(host: HostProgram) -> dict[str, str]:
    """What ``cudaMemcpyToSymbol(name, &value, ...)`` sets, from all functions of the program.

    A structure or an array is its members, ``M, N, K``.
    """
    found: dict[str, str] = {}
    for _, function, body in host.functions:
        for index, token in enumerate(body[:-1]):
            if token.text != "cudaMemcpyToSymbol" or body[index + 1].text != "(":
                continue
            given = split(body[index + 2 : closing(body, index + 1)])
            if len(given) < 2:
                continue
            symbol, value = given[:2]
            named = [part for part in value if part.kind == "name"][-1:]
            whole = Context(host, function, body, index, MOST_CALLERS).known.get(named[0].text, []) if named else []
            members = split(whole[1:-1] if whole and whole[0].text == "{" else whole)
            if len(members) > 1:
                texts = [translate(part, host.inline, host.aliases) for part in members]
                text = ", ".join(filter(None, texts)) if all(texts) else None
            else:
                text = translate(value[1:], host.inline, host.aliases) if value and value[0].text == "&" else None
            if symbol and symbol[-1].kind == "name" and text is not None:
                found[symbol[-1].text] = text
    return found
