# SPDX-License-Identifier: MIT
"""Small Swift programs by a grammar, from a seed: the same seed gives the same programs.

A program has statements of the usual kind and two features: flow, types and values list them. Every
program compiles and ends: whole numbers stay small, divisors are literals, indices are those of
the collection, loops are bounded. What a program prints depends on everything that it does.
"""

import random

import flow, types_of_programs, values

FEATURES = types_of_programs.FEATURES + flow.FEATURES + values.FEATURES
WORDS = ["alpha", "beta", "Gamma", "delta", "x", "Hello", "one two", "swift", ""]


def separate(line):
    """A line that prints many values as one line for each: the compiler's time grows with their product."""
    if not (line.startswith("print(") and line.endswith(")")) or "terminator:" in line or '"""' in line:
        return [line]
    parts, depth, quoted, start = [], 0, False, len("print(")
    for i in range(start, len(line) - 1):
        c = line[i]
        if c == '"' and line[i - 1] != "\\":
            quoted = not quoted
        elif quoted:
            continue
        depth += (c in "([{") - (c in ")]}")
        if depth < 0:
            return [line]
        if c == "," and depth == 0:
            parts.append(line[start:i].strip())
            start = i + 1
    parts.append(line[start:-1].strip())
    return [f"print({p})" for p in parts]


class Maker:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.lines = []
        self.indent = 0
        self.names = 0
        self.scope = {"Int": [], "Double": [], "String": [], "Bool": [], "[Int]": [], "[String]": [],
                      "Int?": [], "Kind": [], "Point": []}
        self.mutable = set()
        self.calls = []
        self.imports = False
        self.seed = seed

    # Text

    def add(self, line):
        for part in separate(line):
            self.lines.append("  " * self.indent + part)

    def name(self, stem="v"):
        self.names += 1
        return f"{stem}{self.names}"

    def number(self):
        self.names += 1
        return self.names

    def operator(self):
        """An operator that no other program of the module declares."""
        n, letters = int(self.seed.rsplit(".", 1)[1]), ""
        while n or not letters:
            n, letter = divmod(n, 4)
            letters += "<>~^"[letter]
        return "•" + letters

    def pick(self, *choices):
        return self.r.choice(choices)

    def variable(self, kind):
        return self.r.choice(self.scope[kind]) if self.scope[kind] and self.r.random() < 0.75 else None

    # Expressions: each is as deep as is asked for

    def expression(self, kind, depth=2):
        known = self.variable(kind)
        if depth <= 0:
            return known or self.literal(kind)
        if known and self.r.random() < 0.25:
            return known
        make = {"Int": self.whole, "Double": self.fraction, "String": self.text, "Bool": self.truth,
                "[Int]": self.wholes, "[String]": self.texts, "Int?": self.optional,
                "Kind": self.kind, "Point": self.point}[kind]
        return make(depth - 1)

    def literal(self, kind):
        r = self.r
        return {
            "Int": lambda: str(r.randint(0, 20)) if r.random() < 0.8 else f"(-{r.randint(1, 9)})",
            "Double": lambda: r.choice(["0.5", "1.25", "2.0", "10.75", "3"]) if r.random() < 0.8 else "(-1.5)",
            "String": lambda: f'"{r.choice(WORDS)}"',
            "Bool": lambda: r.choice(["true", "false"]),
            "[Int]": lambda: "[" + ", ".join(str(r.randint(0, 9)) for _ in range(r.randint(1, 5))) + "]",
            "[String]": lambda: "[" + ", ".join(f'"{r.choice(WORDS)}"' for _ in range(r.randint(1, 4))) + "]",
            "Int?": lambda: r.choice(["(nil as Int?)", "Optional(4)", "Optional(0)"]),
            "Kind": lambda: r.choice(["Kind.none", "Kind.number(3)", 'Kind.named("n", size: 2)']),
            "Point": lambda: f"Point(x: {r.randint(0, 5)}, y: {r.randint(0, 5)})",
        }[kind]()

    def e(self, kind, depth):
        return self.expression(kind, depth)

    def whole(self, d):
        a = lambda: self.e("Int", d)
        choice = self.r.randint(0, 15)
        if choice == 0: return f"({a()} + {a()})"
        if choice == 1: return f"({a()} - {a()})"
        if choice == 2: return f"({a()} % 7 * {self.r.randint(1, 5)})"
        if choice == 3: return f"({a()} / {self.r.randint(1, 6)})"
        if choice == 4: return f"({self.e('Bool', d)} ? {a()} : {a()})"
        if choice == 5: return f"{self.e('[Int]', d)}.count"
        if choice == 6: return f"{self.e('[Int]', d)}.reduce(0, +)"
        if choice == 7: return f"({self.e('Int?', d)} ?? {a()})"
        if choice == 8: return f"{self.e('String', d)}.count"
        if choice == 9: return f"{self.pick('max', 'min')}({a()}, {a()})"
        if choice == 10: return f"abs({a()})"
        if choice == 11: return f"{self.e('Point', d)}.{self.pick('x', 'y', 'sum')}"
        if choice == 12: return f"{self.e('Kind', d)}.weight"
        if choice == 13: return f"({self.e('[Int]', d)}.{self.pick('max', 'min')}() ?? 0)"
        if choice == 14 and self.calls: return f"{self.r.choice(self.calls)}({a()}, {a()})"
        return f"({a()} & 15)"

    def fraction(self, d):
        a = lambda: self.e("Double", d)
        choice = self.r.randint(0, 6)
        if choice == 0: return f"({a()} + {a()})"
        if choice == 1: return f"({a()} - {a()})"
        if choice == 2: return f"({a()} * {self.pick('2', '0.5', '1.5')})"
        if choice == 3: return f"({a()} / {self.pick('2', '4', '0.5')})"
        if choice == 4: return f"Double({self.e('Int', d)})"
        # Alone in `print`, each branch has a type of its own, for anything can be printed.
        if choice == 5: return f"plain({self.e('Bool', d)} ? {a()} : {a()})"
        return f"{self.pick('max', 'min')}({a()}, {a()})"

    def text(self, d):
        a = lambda: self.e("String", d)
        choice = self.r.randint(0, 9)
        if choice == 0: return f"({a()} + {a()})"
        if choice == 1: return '"<\\(' + self.e("Int", d) + ')>"'
        if choice == 2: return f"{a()}.{self.pick('uppercased()', 'lowercased()')}"
        if choice == 3: return f"String({self.e('Int', d)})"
        if choice == 4: return f'{self.e("[String]", d)}.joined(separator: "{self.pick("-", ", ", "")}")'
        if choice == 5: return f"String({a()}.{self.pick('prefix(2)', 'suffix(3)', 'dropFirst()', 'reversed()')})"
        if choice == 6: return f"({self.e('Bool', d)} ? {a()} : {a()})"
        if choice == 7: return '"\\(' + self.e("Double", d) + ') \\(' + self.e("Bool", d) + ')"'
        if choice == 8: return f"{self.e('Kind', d)}.label"
        return f"String(repeating: {a()}, count: {self.r.randint(0, 3)})"

    def truth(self, d):
        choice = self.r.randint(0, 8)
        if choice == 0: return f"({self.e('Int', d)} {self.pick('<', '>', '<=', '>=', '==', '!=')} {self.e('Int', d)})"
        if choice == 1: return f"({self.e('Bool', d)} {self.pick('&&', '||')} {self.e('Bool', d)})"
        if choice == 2: return f"(!{self.e('Bool', d)})"
        if choice == 3: return f"{self.e('[Int]', d)}.contains({self.e('Int', d)})"
        if choice == 4: return f"({self.e('String', d)} == {self.e('String', d)})"
        if choice == 5: return self.e("String", d) + self.pick(".isEmpty", '.hasPrefix("a")', '.contains("l")')
        if choice == 6: return f"({self.e('Int?', d)} == nil)"
        if choice == 7: return f"{self.e('[Int]', d)}.allSatisfy {{ $0 > {self.r.randint(0, 5)} }}"
        return f"({self.e('Point', d)} == {self.e('Point', d)})"

    def wholes(self, d):
        a = lambda: self.e("[Int]", d)
        choice = self.r.randint(0, 9)
        if choice == 0: return f"{a()}.map {{ $0 % 50 {self.pick('+', '-', '*')} {self.r.randint(1, 5)} }}"
        if choice == 1: return f"{a()}.filter {{ $0 % {self.r.randint(2, 3)} {self.pick('==', '!=')} 0 }}"
        if choice == 2: return f"{a()}.sorted{self.pick('()', '(by: >)', ' { $0 % 5 < $1 % 5 }')}"
        if choice == 3: return f"({a()} + {a()})"
        if choice == 4: return f"Array({a()}.{self.pick('prefix(3)', 'suffix(2)', 'dropFirst()', 'dropLast()', 'reversed()')})"
        if choice == 5: return f"({self.r.randint(0, 2)}..<{self.r.randint(3, 6)}).map {{ $0 * {self.r.randint(1, 4)} }}"
        if choice == 6: return self.e("[String]", d) + ".map(\\.count)"
        if choice == 7: return f"zip({a()}, {a()}).map {{ $0 % 9 + $1 % 9 }}"
        if choice == 8: return f"{a()}.enumerated().map {{ $0.offset + $0.element % 10 }}"
        return f"[{self.e('Int', d)}, {self.e('Int', d)}]"

    def texts(self, d):
        a = lambda: self.e("[String]", d)
        choice = self.r.randint(0, 4)
        if choice == 0: return f"{a()}.sorted()"
        if choice == 1: return self.e("[Int]", d) + '.map { "n\\($0)" }'
        if choice == 2: return f"{a()}.filter {{ !$0.isEmpty }}"
        if choice == 3: return f"({a()} + [{self.e('String', d)}])"
        return self.e("String", d) + '.split(separator: " ").map(String.init)'

    def optional(self, d):
        choice = self.r.randint(0, 4)
        if choice == 0: return f"{self.e('[Int]', d)}.first"
        if choice == 1: return f"Int({self.e('String', d)})"
        if choice == 2: return f"{self.e('[Int]', d)}.firstIndex(of: {self.e('Int', d)})"
        if choice == 3: return f"{self.e('Int?', d)}.map {{ $0 % 100 + 1 }}"
        return f"{self.e('[Int]', d)}.first {{ $0 > {self.r.randint(0, 6)} }}"

    def kind(self, d):
        choice = self.r.randint(0, 2)
        if choice == 0: return f"Kind.number({self.e('Int', d)})"
        if choice == 1: return f"Kind.named({self.e('String', d)}, size: {self.e('Int', d)})"
        return f"{self.e('Kind', d)}.next"

    def point(self, d):
        choice = self.r.randint(0, 2)
        if choice == 0: return f"Point(x: {self.e('Int', d)}, y: {self.e('Int', d)})"
        if choice == 1: return f"({self.e('Point', d)} + {self.e('Point', d)})"
        return f"{self.e('Point', d)}.moved(by: {self.e('Int', d)})"

    # Statements

    def declare(self, kind=None, depth=2):
        kind = kind or self.r.choice(list(self.scope))
        name = self.name()
        changes = self.r.random() < 0.5
        self.add(f"{'var' if changes else 'let'} {name}: {kind} = {self.e(kind, depth)}")
        self.scope[kind].append(name)
        if changes:
            self.mutable.add(name)

    def show(self):
        kinds = ["Int", "Double", "String", "Bool", "[Int]", "[String]", "Kind", "Point"]
        parts = [self.e(self.r.choice(kinds), 2) for _ in range(self.r.randint(1, 3))]
        if self.r.random() < 0.2:
            parts.append(self.e("Int?", 2) + " as Any")
        self.add(f"print({', '.join(parts)})")

    def change(self):
        options = [(k, v) for k in self.scope for v in self.scope[k] if v in self.mutable]
        if not options:
            return self.show()
        kind, name = self.r.choice(options)
        if kind == "Int" and self.r.random() < 0.6:
            self.add(f"{name} = ({name} % 1000) {self.pick('+', '-')} {self.r.randint(1, 9)}")
        elif kind == "[Int]" and self.r.random() < 0.7:
            self.add(self.pick(f"{name}.append({self.e('Int', 1)})", f"{name}.sort()",
                               f"{name} += {self.literal('[Int]')}", f"_ = {name}.popLast()",
                               f"{name}.reverse()"))
        elif kind == "String" and self.r.random() < 0.6:
            self.add(f'{name} += "{self.pick("!", "ab", " z")}"')
        elif kind == "Point" and self.r.random() < 0.7:
            self.add(self.pick(f"{name}.x += {self.r.randint(1, 4)}", f"{name}.flip()"))
        else:
            # A variable that is assigned to itself is refused by the compiler.
            value = self.e(kind, 1)
            self.add(f"{name} = {self.literal(kind) if value == name else value}")

    def block(self, depth, count=2):
        saved = {k: list(v) for k, v in self.scope.items()}
        self.indent += 1
        for _ in range(count):
            self.statement(depth - 1)
        self.indent -= 1
        self.scope = saved

    def branch(self, depth):
        self.add(f"if ({self.e('Bool', 2)}) {{")
        self.block(depth)
        if self.r.random() < 0.6:
            self.add("} else {")
            self.block(depth)
        self.add("}")

    def unwrap(self, depth):
        name = self.name()
        self.add(f"if let {name} = ({self.e('Int?', 1)}) {{")
        self.scope["Int"].append(name)
        self.block(depth)
        self.scope["Int"].remove(name)
        self.add("} else {")
        self.block(depth, 1)
        self.add("}")

    def loop(self, depth):
        name = self.name("i")
        source = self.pick(f"0..<{self.r.randint(1, 4)}", f"1...{self.r.randint(1, 3)}",
                           f"{self.literal('[Int]')}", f"stride(from: 9, to: 0, by: -{self.r.randint(2, 4)})")
        where = f" where {name} % 2 == 0" if self.r.random() < 0.3 else ""
        self.add(f"for {name} in {source}{where} {{")
        self.scope["Int"].append(name)
        self.block(depth)
        self.scope["Int"].remove(name)
        self.add("}")

    def select(self, depth):
        name = self.name()
        if self.r.random() < 0.5:
            self.add(f"switch ({self.e('Int', 2)}) {{")
            self.add("case ..<0:")
            self.block(depth, 1)
            self.add("case 0, 1, 2:")
            self.block(depth, 1)
            self.add(f"case let {name} where {name} % 2 == 0:")
            self.scope["Int"].append(name)
            self.block(depth, 1)
            self.scope["Int"].remove(name)
            self.add("default:")
            self.block(depth, 1)
            self.add("}")
            return
        self.add(f"switch ({self.e('Kind', 2)}) {{")
        self.add("case .none:")
        self.block(depth, 1)
        self.add(f"case .number(let {name}):")
        self.scope["Int"].append(name)
        self.block(depth, 1)
        self.scope["Int"].remove(name)
        self.add(f"case let .named({name}, size):")
        self.scope["String"].append(name)
        self.block(depth, 1)
        self.scope["String"].remove(name)
        self.add("print(size)")
        self.add("}")

    def statement(self, depth):
        choice = self.r.random()
        if depth <= 0 or choice < 0.35: return self.show()
        if choice < 0.6: return self.change()
        if choice < 0.7: return self.declare()
        if choice < 0.8: return self.branch(depth)
        if choice < 0.88: return self.loop(depth)
        if choice < 0.94: return self.unwrap(depth)
        return self.select(depth)

    # Programs

    def types(self):
        r = self.r
        self.add("enum Kind {")
        self.add("  case none, number(Int), named(String, size: Int)")
        self.add("  var weight: Int { switch self { case .none: return 0; case .number(let n): return n % 50;"
                 f" case .named(let s, let size): return s.count + size % {r.randint(5, 20)} }} }}")
        self.add('  var label: String { switch self { case .none: "none"; case .number(let n): "n\\(n)";'
                 ' case .named(let s, _): s } }')
        self.add(f"  var next: Kind {{ switch self {{ case .none: .number({r.randint(1, 9)});"
                 " case .number(let n): .named(\"k\\(n)\", size: n % 9); case .named: .none } }")
        self.add("}")
        self.add("func plain(_ value: Double) -> Double { value }")
        self.add("struct Point: Equatable {")
        self.add("  var x: Int, y: Int")
        self.add("  var sum: Int { x % 1000 + y % 1000 }")
        self.add("  func moved(by d: Int) -> Point { Point(x: x % 1000 + d % 1000, y: y % 1000) }")
        self.add("  mutating func flip() { (x, y) = (y, x) }")
        self.add("  static func + (a: Point, b: Point) -> Point "
                 "{ Point(x: a.x % 1000 + b.x % 1000, y: a.y % 1000 + b.y % 1000) }")
        self.add("}")

    def function(self):
        saved = {k: list(v) for k, v in self.scope.items()}
        self.scope = {k: [] for k in self.scope}
        name = self.name("f")
        self.add(f"func {name}(_ a: Int, _ b: Int) -> Int {{")
        self.scope["Int"] = ["a", "b"]
        self.indent += 1
        if self.r.random() < 0.5:
            self.add(f"guard ({self.e('Bool', 1)}) else {{ return {self.e('Int', 1)} % 100 }}")
        self.declare("Int")
        if self.r.random() < 0.5:
            self.branch(1)
        self.add(f"return {self.e('Int', 2)} % 1000")
        self.indent -= 1
        self.add("}")
        self.scope = saved
        self.calls.append(name)

    def program(self):
        self.types()
        for _ in range(self.r.randint(0, 2)):
            self.function()
        for kind in self.r.sample(list(self.scope), 5):
            self.declare(kind)
        for _ in range(self.r.randint(1, 4)):
            self.statement(2)
        for feature in self.r.sample(FEATURES, 2):
            feature(self)
        for _ in range(self.r.randint(1, 3)):
            self.statement(2)
        for kind in ("Int", "String", "[Int]", "Point", "Kind", "Double"):
            for name in self.scope[kind][-2:]:
                self.add(f"print({name})")
        return "\n".join(["import Foundation"] * self.imports + self.lines)


def programs(count, seed):
    return [(f"generated {seed}.{n}", Maker(f"{seed}.{n}").program()) for n in range(count)]
