# SPDX-License-Identifier: MIT
"""A small resolver of design tokens (DTCG 2025.10), which knows nothing of this project.

Prints one line for each token in each combination of contexts: the contexts, the path, and the
six-digit color with its alpha.
"""
import itertools
import json
import os
import sys
import urllib.parse


def merge(under, over):
    for name, value in over.items():
        inner = under.get(name)
        if isinstance(inner, dict) and isinstance(value, dict) and "$value" not in value:
            merge(inner, value)
        else:
            under[name] = json.loads(json.dumps(value))


def tokens(group, path=()):
    for name, value in group.items():
        if name.startswith("$") and name != "$root":
            continue
        if "$value" in value:
            yield path + (name,), value["$value"]
        else:
            yield from tokens(value, path + (name,))


def target(value):
    if isinstance(value, str):
        return tuple(value[1:-1].split("."))
    if "$ref" in value:
        parts = value["$ref"][2:].split("/")[:-1]
        return tuple(urllib.parse.unquote(part).replace("~1", "/").replace("~0", "~") for part in parts)
    return None


def main(path):
    folder = os.path.dirname(path)
    with open(path) as file:
        document = json.load(file)
    modifiers = document["modifiers"]
    for contexts in itertools.product(*[m["contexts"] for m in modifiers.values()]):
        chosen = dict(zip(modifiers, contexts))
        tree = {}
        for step in document["resolutionOrder"]:
            kind, name = step["$ref"][2:].split("/")
            if kind == "sets":
                sources = document["sets"][name]["sources"]
            else:
                sources = modifiers[name]["contexts"][chosen[name]]
            for source in sources:
                with open(os.path.join(folder, source["$ref"])) as file:
                    merge(tree, json.load(file))
        flat = dict(tokens(tree))
        for name, value in flat.items():
            while (next_name := target(value)) is not None:
                value = flat[next_name]
            print("\t".join([" ".join(contexts), "/".join(name), value["hex"], str(value["alpha"])]))


main(sys.argv[1])
