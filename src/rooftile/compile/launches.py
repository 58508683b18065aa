"""Kernel launches in host code: ``k<16><<<grid, block>>>(A, B, C, M, N, K)``, and what its expressions are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from rooftile.compile import files
from rooftile.compile.host_expressions import Function, translate
from rooftile.compile.items import Item, items, walk
from rooftile.compile.preprocess import NVCC, Macro, Preprocessor, expand
from rooftile.compile.scopes import Walk
from rooftile.compile.tokens import Token, closing, closing_angle, scan, spelled, split
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import Location, Source

_MOST_CALLERS: Final = 3
"""Levels of functions around a launch that are looked at."""

_MOST_SITES: Final = 200
_COMMENT: Final = re.compile(
    r"//[ \t]*rooftile:[ \t]*(?P<text>[^\n]*(?:\n[ \t]*//(?=[ \t]+(?:block|grid|args|shared)=)[^\n]*)*)"
)
_SETTING: Final = re.compile(r"\b(block|grid|args|shared)[ \t]*=[ \t]*")
_SHARED_ATTRIBUTE: Final = ("cudaFuncSetAttribute",)


@dataclass(slots=True)
class _Host:
    """The host's side of a program."""

    functions: list[tuple[str, Item, list[Token]]] = field(default_factory=list)
    macros: Mapping[str, Macro] = field(default_factory=dict)
    inline: dict[str, Function] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    globals: dict[str, list[Token]] = field(default_factory=dict)
    kernels: dict[str, Item] = field(default_factory=dict)
    instances: list[tuple[str, list[list[Token]]]] = field(default_factory=list)
    allocations: dict[str, str] | None = None
    sizes: dict[str, str] = field(default_factory=dict)


def find(source: Source, included: files.Includes, macros: Mapping[str, str]) -> tuple[LaunchSite, ...]:
    """All launches of a program, in the order they are read, those given in comments first.

    Parameters
    ----------
    source : Source
        The file asked for.
    included : Includes
        The user's headers.
    macros : mapping of str to str
        As ``-D`` gives them.
    """
    texts = dict(files.texts(source, included))
    if not any(re.search(r"<\s*<\s*<|\bcudaLaunchKernel\b|//\s*rooftile:", text) for text in texts.values()):
        return ()
    host = _read(source, included, macros, texts)
    known = {
        name: text for name, value in host.globals.items() if (text := translate(value, host.inline, host.aliases))
    }
    comments = [replace(site, definitions=known) for site in _comments(texts)]
    found: list[LaunchSite] = []
    for file, function, body in host.functions:
        for index, token in enumerate(body):
            if len(found) >= _MOST_SITES:
                break
            if token.text == "<" and [part.text for part in body[index + 1 : index + 3]] == ["<", "<"]:
                found += _launch(host, file, function, body, index)
            elif token.text == "cudaLaunchKernel" and index + 1 < len(body) and body[index + 1].text == "(":
                found += _runtime_call(host, file, function, body, index)
    return (*comments, *found)


def _read(source: Source, included: files.Includes, macros: Mapping[str, str], texts: Mapping[str, str]) -> _Host:
    read = Preprocessor(texts, included.find, {**NVCC, **macros}).run(source.name)
    named = {name for name, macro in read.macros.items() if _is_constant(macro, read.macros)}
    host = _Host(macros={name: macro for name, macro in read.macros.items() if name not in named})
    host.globals = {name: list(read.macros[name].body) for name in named - NVCC.keys()}
    for file in read.taken:
        for item in walk(items(read.of(file), read.macros)):
            if item.kernel:
                host.kernels.setdefault(item.name, item)
            if item.kind == "function":
                body = expand(item.body, host.macros)
                host.functions.append((file, item, body))
                if (
                    body
                    and body[0].text == "return"
                    and body[-1].text == ";"
                    and [t.text for t in body].count(";") == 1
                ):
                    host.inline[item.name] = Function(tuple(_names(item.parameters)), tuple(body[1:-1]))
            elif (
                item.kind == "other" and item.head[0].text == "template" and item.head[1:2] and item.head[1].text != "<"
            ):
                host.instances += _instances(item.head)
            elif item.kind == "other" and not item.device:
                known = Walk(expand(item.tokens, host.macros), len(item.tokens) * 50)
                host.globals |= known.values
                host.aliases |= known.aliases
    return host


def _instances(head: Sequence[Token]) -> Iterator[tuple[str, list[list[Token]]]]:
    """Name and arguments of an explicit instantiation."""
    for index, token in enumerate(head[:-1]):
        if token.kind == "name" and head[index + 1].text == "<" and (end := closing_angle(head, index + 1)) > index + 1:
            if end + 1 < len(head) and head[end + 1].text == "(":
                yield token.text, split(head[index + 2 : end])
                return


def _is_constant(macro: Macro, macros: Mapping[str, Macro]) -> bool:
    """Whether a macro is the name of a number, which reads better in an expression than the number."""
    if macro.parameters is not None or not macro.body or len(macro.body) > 40:
        return False
    body = expand(macro.body, macros)
    return any(token.kind == "number" for token in body) and translate(body) is not None


def _names(parameters: Sequence[Token]) -> Iterator[str]:
    """Names of a function's parameters."""
    for part in split(parameters):
        names = [token.text for token in part[: _before(part, "=")] if token.kind == "name"]
        yield names[-1] if names else ""


def _types(parameters: Sequence[Token]) -> dict[str, str]:
    """Types of a function's parameters, by their names."""
    found = {}
    for part in split(parameters):
        declared = part[: _before(part, "=")]
        if len(declared) > 1 and declared[-1].kind == "name":
            found[declared[-1].text] = spelled(declared[:-1])
    return found


def _before(tokens: Sequence[Token], text: str) -> int:
    return next((index for index, token in enumerate(tokens) if token.text == text), len(tokens))


def _launch(host: _Host, file: str, function: Item, body: list[Token], index: int) -> Iterator[LaunchSite]:
    name, template, start = _callee(body, index)
    end = _closing_launch(body, index + 3)
    if not name or end is None or end + 3 >= len(body) or body[end + 3].text != "(":
        return
    configuration = split(body[index + 3 : end])
    arguments = split(body[end + 4 : closing(body, end + 3)])
    if len(configuration) < 2:
        return
    context = _Context(host, function, body, start)
    alias = context.known.get(name)
    if name not in host.kernels and alias is not None:
        name, template, _ = _callee(alias, len(alias))
    yield from context.sites(
        name,
        template,
        configuration[0],
        configuration[1],
        configuration[2:3],
        arguments,
        Location(file, body[index].line),
    )


def _runtime_call(host: _Host, file: str, function: Item, body: list[Token], index: int) -> Iterator[LaunchSite]:
    """``cudaLaunchKernel((void*)kernel, grid, block, args, shared, stream)``."""
    given = split(body[index + 2 : closing(body, index + 1)])
    if len(given) < 4:
        return
    context = _Context(host, function, body, index)
    named = given[0]
    while named and named[0].text == "(":
        named = named[closing(named, 0) + 1 :] or named[1 : closing(named, 0)]
    name, template, _ = _callee([token for token in named if token.text != "&"], len(named))
    pointers = context.known.get(given[3][0].text, []) if given[3] else []
    inside = pointers[1 : closing(pointers, 0)] if pointers and pointers[0].text == "{" else []
    arguments = [part[1:] if part and part[0].text == "&" else part[-1:] for part in split(inside)]
    yield from context.sites(
        name, template, given[1], given[2], given[4:5], arguments, Location(file, body[index].line)
    )


def _callee(tokens: Sequence[Token], end: int) -> tuple[str, list[Token] | None, int]:
    """Name and template arguments of the function named before ``end``, and where that begins."""
    index, template = min(end, len(tokens)) - 1, None
    while index >= 0 and tokens[index].text == ")":  # (kernel<16>)<<<...>>>
        opened = next(
            (at for at in range(index, -1, -1) if closing(tokens, at) == index and tokens[at].text == "("), None
        )
        if opened is None:
            return "", None, end
        name, template, _ = _callee(tokens, index)
        return name, template, opened
    if index >= 0 and tokens[index].text == ">":
        opened = next(
            (at for at in range(index - 1, -1, -1) if tokens[at].text == "<" and closing_angle(tokens, at) == index),
            None,
        )
        if opened is None:
            return "", None, end
        template = list(tokens[opened + 1 : index])
        index = opened - 1
    if index < 0 or tokens[index].kind != "name":
        return "", None, end
    name = tokens[index].text
    while index >= 2 and tokens[index - 1].text == "::" and tokens[index - 2].kind == "name":
        index -= 2
        name = f"{tokens[index].text}::{name}"
    return name, template, index


def _closing_launch(tokens: Sequence[Token], index: int) -> int | None:
    """Where the ``>>>`` of a launch begins."""
    while index < len(tokens):
        text = tokens[index].text
        if text in ("(", "[", "{"):
            index = closing(tokens, index)
        elif text in (";", ")", "}"):
            return None
        elif text == ">" and [part.text for part in tokens[index : index + 3]] == [">", ">", ">"]:
            return index
        index += 1
    return None


class _Context:
    """What is known at a place in a function, its callers included."""

    def __init__(self, host: _Host, function: Item, body: list[Token], place: int, level: int = 0) -> None:
        self.host, self.function, self.level = host, function, level
        walk_to = Walk(body, place)
        self.aliases = {**host.aliases, **walk_to.aliases}
        self.types = {**_types(function.parameters), **walk_to.types}
        self.parameters = [name for name in _names(function.parameters) if name]
        local = {*walk_to.doubtful, *self.parameters}
        self.known: dict[str, list[Token]] = {
            **{name: value for name, value in host.globals.items() if name not in local},
            **{name: value for name, value in walk_to.values.items() if name not in walk_to.doubtful},
        }
        self.doubtful = walk_to.doubtful
        self.body = body

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
        definitions = self.definitions()
        for extra, extra_aliases in self._callers() or [({}, {})]:
            known, aliases = {**extra, **definitions}, {**extra_aliases, **self.aliases}
            kernel = self.host.kernels.get(name.rpartition("::")[2])
            wanted = split(kernel.template) if kernel is not None else []
            made = self._template(template or [], known, aliases)
            if made is not None and kernel is not None:
                made += self._deduced(kernel, wanted[len(made) :], arguments, aliases)
            site = LaunchSite(
                name,
                ", ".join(made) if made else None,
                self._dimensions(grid, aliases),
                self._dimensions(block, aliases),
                translate(shared[0], self.host.inline, aliases) if shared else "0",
                tuple(_literal(part) or translate(_uncast(part), self.host.inline, aliases) for part in arguments),
                location,
                allocations=_allocations(self.host),
                complete=made is not None and (bool(made) or not wanted),
            )
            yield replace(site, definitions=_needed(site, {**self._sizes(), **known}))

    def _sizes(self) -> dict[str, str]:
        """Definitions where matrices are allocated, of names that mean nothing else here."""
        taken = {*self.parameters, *self.doubtful}
        return {name: value for name, value in self.host.sizes.items() if name not in taken}

    def _deduced(
        self, kernel: Item, wanted: list[list[Token]], arguments: Sequence[list[Token]], aliases: Mapping[str, str]
    ) -> list[str]:
        """Template arguments that the types of the kernel's arguments give: ``T`` of ``const T*`` from a ``float*``."""
        found: list[str] = []
        for parameter in wanted:
            name = parameter[-1].text if "=" not in [token.text for token in parameter] else ""
            if not any(token.text in ("typename", "class") for token in parameter) or not name:
                break
            for declared, given in zip(split(kernel.parameters), arguments, strict=False):
                bare = _uncast(given)
                if name in [token.text for token in declared] and len(bare) == 1 and bare[0].text in self.types:
                    kind = _element(self.types[bare[0].text])
                    found.append(aliases.get(kind, kind))
                    break
            else:
                break
        return found

    def definitions(self) -> dict[str, str]:
        """Names that can be said in the small language."""
        found: dict[str, str] = {}
        for name, tokens in self.known.items():
            if tokens and (tokens[0].text == "dim3" or (tokens[0].text == "{" and "dim3" in self.types.get(name, ""))):
                sizes = self._dimensions(tokens, self.aliases)
                for axis, value in zip("xyz", (*sizes, "1", "1"), strict=False):
                    if value is not None and f"{name}.{axis}" not in self.known:
                        found[f"{name}.{axis}"] = value
            elif (value := translate(tokens, self.host.inline, self.aliases)) is not None and value != name:
                found[name] = value
        for name, kind in self.types.items():
            if kind.endswith("dim3") and f"{name}.x" in found:  # dim3 grid; grid.x = ...
                for axis in "yz":
                    found.setdefault(f"{name}.{axis}", "1")
        return found

    def _callers(self) -> list[tuple[dict[str, str], dict[str, str]]]:
        """What parameters and template parameters of the function stand for, for each different way it is called."""
        if self.level >= _MOST_CALLERS or self.function.name in ("main", ""):
            return []
        found: list[tuple[dict[str, str], dict[str, str]]] = []
        for _, function, body in self.host.functions:
            for index, token in enumerate(body):
                if token.text != self.function.name or function is self.function or len(found) >= 8:
                    continue
                called = self._call(function, body, index)
                if called is not None and called not in found:
                    found.append(called)
        for name, arguments in self.host.instances:
            if name == self.function.name:
                made = self._instance(arguments, {}, self.host.aliases)
                if made not in found:
                    found.append(made)
        return found

    def _instance(
        self, arguments: Sequence[list[Token]], definitions: dict[str, str], aliases: Mapping[str, str]
    ) -> tuple[dict[str, str], dict[str, str]]:
        """What the function's template parameters stand for."""
        own_aliases: dict[str, str] = {}
        for parameter, value in zip(split(self.function.template), arguments, strict=False):
            names = [token.text for token in parameter[: _before(parameter, "=")] if token.kind == "name"]
            if names and any(token.text in ("typename", "class") for token in parameter):
                own_aliases[names[-1]] = aliases.get(spelled(value), spelled(value))
            elif names and (text := translate(value, self.host.inline, aliases)) is not None:
                definitions[names[-1]] = text
        return definitions, own_aliases

    def _call(self, function: Item, body: list[Token], index: int) -> tuple[dict[str, str], dict[str, str]] | None:
        after, template = index + 1, []
        if after < len(body) and body[after].text == "<" and (end := closing_angle(body, after)) > after:
            template, after = split(body[after + 1 : end]), end + 1
        if after >= len(body) or body[after].text != "(":
            return None
        outer = _Context(self.host, function, body, index, self.level + 1)
        known, types = outer.definitions(), outer.aliases
        higher = outer._callers()
        if len(higher) == 1:
            known, types = {**higher[0][0], **known}, {**higher[0][1], **types}
        definitions: dict[str, str] = {}
        taken = {*self.parameters, *self.known, *self.doubtful}
        bases = {name.partition(".")[0] for name in {*known, *outer.parameters, *outer.doubtful}}
        renamed = {name: f"{name}_of_caller" for name in bases if name in taken}
        arguments = split(body[after + 1 : closing(body, after)])
        for name, value in zip(_names(self.function.parameters), arguments, strict=False):
            if not name:
                continue
            dims = outer._dimensions(value, types) if self.types.get(name, "").endswith("dim3") else ()
            for axis, size in zip("xyz", (*dims, "1", "1") if dims else (), strict=False):
                if size is not None:
                    definitions[f"{name}.{axis}"] = _rename(size, renamed)
            text = _literal(value) or translate(_uncast(value), self.host.inline, types)
            if text is not None and not dims and _rename(text, renamed) != name:
                definitions[name] = _rename(text, renamed)
        own, own_aliases = self._instance(template, {}, types)
        definitions |= {name: _rename(text, renamed) for name, text in own.items()}
        for name, meaning in known.items():
            definitions.setdefault(_rename(name, renamed), _rename(meaning, renamed))
        return definitions, own_aliases

    def _dimensions(self, tokens: Sequence[Token], types: Mapping[str, str]) -> tuple[str | None, ...]:
        """One to three expressions of a ``dim3``."""
        while len(tokens) > 2 and tokens[0].text == "(" and closing(tokens, 0) == len(tokens) - 1:
            tokens = tokens[1:-1]
        opened = 0 if tokens and tokens[0].text == "{" else 1
        if len(tokens) > opened and (opened == 0 or tokens[0].text == "dim3") and tokens[opened].text in ("(", "{"):
            parts = split(tokens[opened + 1 : closing(tokens, opened)])
            return tuple(translate(part, self.host.inline, types) for part in parts[:3]) or ("1",)
        if len(tokens) == 1 and tokens[0].kind == "name":
            name = tokens[0].text
            value = self.known.get(name)
            if "dim3" in self.types.get(name, "") or (value and value[0].text == "dim3"):
                return f"{name}.x", f"{name}.y", f"{name}.z"
        return (translate(tokens, self.host.inline, types),)

    def _template(
        self, tokens: Sequence[Token], known: Mapping[str, str], aliases: Mapping[str, str]
    ) -> list[str] | None:
        """Template arguments with all names of the host's own replaced; None if one is not known."""
        made: list[str] = []
        for part in split(tokens):
            text = translate(part, self.host.inline, aliases)
            value = None if text is None else constant(text, known)
            kind = spelled(part)
            for _ in range(8):
                kind = aliases.get(kind, kind)
            if value is None and len(part) == 1 and kind == part[0].text and kind in self._placeholders():
                return None
            made.append(kind if value is None else str(value))
        return made

    def _placeholders(self) -> set[str]:
        """Names that stand for nothing outside this function: its parameters, template parameters and variables."""
        names = {token.text for part in split(self.function.template) for token in part[-1:] if token.kind == "name"}
        return {*names, *self.parameters, *self.doubtful, *self.known} - {*self.types}


def _allocations(host: _Host) -> dict[str, str]:
    """Bytes that ``cudaMalloc`` gives each pointer, from all functions of the program."""
    if host.allocations is not None:
        return host.allocations
    found: dict[str, str] = {}
    for _, function, body in host.functions:
        for index, token in enumerate(body):
            if token.text not in ("cudaMalloc", "cudaMallocManaged", "cudaMallocAsync") or index + 1 >= len(body):
                continue
            given = split(body[index + 2 : closing(body, index + 1)]) if body[index + 1].text == "(" else []
            names = [part.text for part in given[0] if part.kind == "name"] if len(given) >= 2 else []
            if not names:
                continue
            local = _Context(host, function, body, index, _MOST_CALLERS)
            text = translate(given[1], host.inline, local.aliases)
            if text is not None:
                found[names[-1]] = text
                host.sizes |= {name: value for name, value in local.definitions().items() if name not in host.sizes}
    host.allocations = found
    return found


def _element(kind: str) -> str:
    """``float`` of ``const float*``, ``std::vector<float>``."""
    inner = re.search(r"<\s*([\w: ]+?)\s*[,>]", kind)
    words = (inner[1] if inner else kind).replace("*", " ").replace("&", " ").split()
    return " ".join(word for word in words if word not in ("const", "__restrict__", "restrict", "__restrict"))


def _literal(tokens: Sequence[Token]) -> str | None:
    """A floating-point literal as it is written."""
    text = "".join(token.text for token in tokens)
    return text.rstrip("fF") if re.fullmatch(r"-?(?:\d+\.\d*|\.\d+)(?:[eE][-+]?\d+)?[fF]?", text) else None


def _needed(site: LaunchSite, known: Mapping[str, str]) -> dict[str, str]:
    """Those definitions that the expressions of ``site`` come down to."""
    texts = [site.shared, *site.grid, *site.block, *site.arguments, *site.allocations.values()]
    found: dict[str, str] = {}
    waiting = [name for text in texts if text is not None for name in _NAME.findall(text)]
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found[name] = known[name]
            waiting += _NAME.findall(known[name])
    return found


def _uncast(tokens: list[Token]) -> list[Token]:
    """An argument without the casts and smart pointers around a variable's name: ``(float*)d_A``, ``d_A.get()``."""
    if len(tokens) > 3 and tokens[0].text == "(" and tokens[closing(tokens, 0) - 1 :][0].text == "*":
        return _uncast(tokens[closing(tokens, 0) + 1 :])
    if len(tokens) > 4 and tokens[0].text == "reinterpret_cast" and tokens[1].text == "<":
        opened = closing_angle(tokens, 1) + 1
        return _uncast(tokens[opened + 1 : closing(tokens, opened)])
    words = [token.text for token in tokens]
    for ending in (["(", ")"],):
        if words[-2:] == ending and len(words) == 5 and words[1] in (".", "->") and words[2] in ("get", "data", "ptr"):
            return tokens[:1]
    if words[:2] == ["thrust", "::"] and "raw_pointer_cast" in words:
        return [token for token in tokens if token.kind == "name"][2:3]
    return tokens


_NAME: Final = re.compile(r"[^\W\d]\w*(?:\.[xyz])?")


def _rename(text: str, names: Mapping[str, str]) -> str:
    def renamed(match: re.Match[str]) -> str:
        base, dot, axis = match[0].partition(".")
        return names.get(base, base) + dot + axis

    return _NAME.sub(renamed, text)


def constant(text: str, definitions: Mapping[str, str]) -> int | None:
    """Value of an expression all of whose names are defined as numbers in the end."""
    try:
        return evaluate(expanded(text, definitions, keep=lambda name: False), {})
    except UsageError:
        return None


def expanded(text: str, definitions: Mapping[str, str], keep: Callable[[str], bool], level: int = 0) -> str:
    """``text`` with names replaced by their definitions, but for those to ``keep``."""
    if level > 20 or len(text) > 5000:
        return text

    def meaning(match: re.Match[str]) -> str:
        name = match[0]
        if keep(name) or name not in definitions or name in ("cdiv", "min", "max"):
            return name
        inner = expanded(definitions[name], {k: v for k, v in definitions.items() if k != name}, keep, level + 1)
        return inner if re.fullmatch(r"\w+(\.\w)?", inner) else f"({inner})"

    return _NAME.sub(meaning, text)


def _comments(texts: Mapping[str, str]) -> Iterator[LaunchSite]:
    """Launches that the user wrote into the file, each for the kernel that follows it."""
    for file, text in texts.items():
        for match in _COMMENT.finditer(text):
            settings = re.sub(r"\n[ \t]*//", " ", match["text"])
            found = list(_SETTING.finditer(settings))
            if not found:
                continue
            ends = [*(each.start() for each in found[1:]), len(settings)]
            values = {m[1]: _listed(settings[m.end() : end]) for m, end in zip(found, ends, strict=True)}
            line = text.count("\n", 0, match.start()) + 1
            yield LaunchSite(
                _next_kernel(text[match.end() :]),
                None,
                values.get("grid", ()),
                values.get("block", ()),
                next(iter(values.get("shared", ())), None),
                values.get("args", ()),
                Location(file, line),
                comment=True,
            )


def _listed(text: str) -> tuple[str, ...]:
    """``(a, b)`` or ``a,b`` as its parts."""
    tokens = scan(text.strip().rstrip(","))
    if tokens and tokens[0].text == "(" and closing(tokens, 0) == len(tokens) - 1:
        tokens = tokens[1:-1]
    return tuple(spelled(part) for part in split(tokens))


def _next_kernel(text: str) -> str:
    """Name of the first ``__global__`` function in ``text``, or ""."""
    tokens = scan(text[:20_000])
    for item in walk(items(tokens, {})):
        if item.kernel:
            return item.name
    return ""


def of_kernel(sites: Sequence[LaunchSite], name: str) -> tuple[LaunchSite, ...]:
    """Those launches that are of the kernel called ``name`` (``ns::k<16>``), without repetitions."""
    base, _, rest = name.partition("<")
    plain = base.rpartition("::")[2]
    arguments = rest.removesuffix(">").replace(" ", "")
    found = [site for site in sites if site.kernel.rpartition("::")[2] == plain or site.comment and not site.kernel]
    exact = [site for site in found if (site.template or "").replace(" ", "") == arguments or site.comment]
    if arguments and any(not site.comment for site in exact):
        found = exact
    elif arguments:  # what cannot be told apart from other instances holds for this one only if there are no others
        loose = [site for site in found if site.template is None and not site.comment]
        found = [*exact, *(loose if len({(site.grid, site.block) for site in loose}) == 1 else ())]
    unique: dict[object, LaunchSite] = {}
    for site in found:
        bare = replace(site, location=Location("", 0), definitions={}, allocations={})
        unique.setdefault(
            (bare.kernel, bare.template, bare.grid, bare.block, bare.shared, bare.arguments, site.comment), site
        )
    return tuple(unique.values())
