# SPDX-License-Identifier: MIT
"""Features of what runs: result builders, closures, functions, errors, control, sequences."""


def builders(m):
    n, r = m.number(), m.r
    m.add(f"@resultBuilder enum Lines{n} {{")
    m.add("  static func buildExpression(_ s: String) -> [String] { [s] }")
    m.add("  static func buildExpression(_ n: Int) -> [String] { [\"#\\(n)\"] }")
    if r.random() < 0.5:
        m.add("  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }")
    else:
        m.add("  static func buildPartialBlock(first: [String]) -> [String] { first }")
        m.add("  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] { accumulated + next }")
    m.add("  static func buildOptional(_ part: [String]?) -> [String] { part ?? [\"none\"] }")
    m.add("  static func buildEither(first part: [String]) -> [String] { [\"first\"] + part }")
    m.add("  static func buildEither(second part: [String]) -> [String] { [\"second\"] + part }")
    m.add("  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }")
    if r.random() < 0.5:
        m.add("  static func buildFinalResult(_ parts: [String]) -> [String] { parts + [\"end\"] }")
    m.add("}")
    m.add(f"struct Page{n} {{ let title: String; let lines: [String]; init(_ title: String, @Lines{n} make: () -> [String]) {{ self.title = title; lines = make() }} }}")
    m.add(f"func joined{n}(_ s: String = \"/\", @Lines{n} _ make: (Int) -> [String]) -> String {{ make({r.randint(1, 4)}).joined(separator: s) }}")
    m.add(f"let page{n} = Page{n}({m.e('String', 1)}) {{")
    m.add(f"  \"a\"")
    m.add(f"  if {m.e('Bool', 1)} {{ \"b\"; {m.e('Int', 1)} }}")
    m.add(f"  if let v = ({m.e('Int?', 1)}) {{ v }} else {{ \"no\" }}")
    m.add(f"  for i in 0..<{r.randint(1, 3)} {{ i * 2; if i > 0 {{ \"more\" }} }}")
    m.add(f"  switch {m.e('Kind', 1)} {{ case .none: \"none\"; case .number(let n): n; case .named(let s, _): s }}")
    m.add("}")
    m.add(f"print(page{n}.title, page{n}.lines)")
    m.add(f"print(joined{n} {{ k in let twice = k * 2; \"k\\(twice)\"; {m.e('Int', 1)} }}, joined{n}(\"-\") {{ $0; \"z\" }})")


def closures(m):
    n, r = m.number(), m.r
    m.add(f"func counter{n}(_ start: Int) -> () -> Int {{ var n = start; return {{ n += {r.randint(1, 3)}; return n }} }}")
    m.add(f"func change{n}(_ value: inout Int, times: Int = {r.randint(1, 3)}, _ f: (inout Int) -> Void) {{ for _ in 0..<times {{ f(&value) }} }}")
    m.add(f"func compose{n}<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {{ {{ g(f($0)) }} }}")
    m.add(f"func both{n}(first: () -> Int, second: (Int) -> Int) -> Int {{ second(first()) }}")
    m.add(f"func lazily{n}(_ ask: Bool, _ value: @autoclosure () -> Int) -> Int {{ ask ? value() : -1 }}")
    m.add(f"final class Box{n} {{ var handlers: [(Int) -> Int] = []; var seen = 0; func run(_ v: Int) -> Int {{ handlers.reduce(v) {{ $1($0) }} }} }}")
    m.add(f"let next{n} = counter{n}({m.e('Int', 1)})")
    m.add(f"_ = next{n}()")
    m.add(f"let another{n} = counter{n}(0)")
    m.add(f"print(next{n}(), another{n}(), next{n}())")
    m.add(f"var value{n} = {m.e('Int', 1)} % 100")
    m.add(f"change{n}(&value{n}) {{ $0 = $0 % 50 * 2 + {r.randint(1, 5)} }}")
    m.add(f"change{n}(&value{n}, times: 2) {{ (v: inout Int) in v -= 1 }}")
    m.add(f"let frozen{n} = {{ [value{n}] in value{n} }}")
    m.add(f"let live{n} = {{ value{n} }}")
    m.add(f"value{n} += {r.randint(1, 9)}")
    m.add(f"print(value{n}, frozen{n}() == live{n}(), compose{n}({{ $0 + {r.randint(1, 5)} }}, {{ \"<\\($0)>\" }})({m.e('Int', 1)}))")
    m.add(f"print(both{n} {{ {m.e('Int', 1)} }} second: {{ $0 % 100 - {r.randint(1, 9)} }}, lazily{n}({m.e('Bool', 1)}, {m.e('Int', 1)}))")
    m.add(f"let box{n} = Box{n}()")
    m.add(f"for i in 1...{r.randint(2, 4)} {{ box{n}.handlers.append {{ [weak box{n}] v in box{n}?.seen += i; return v % 1000 + i }} }}")
    m.add(f"print(box{n}.run({m.e('Int', 1)}), box{n}.seen)")
    m.add(f"print({m.e('[Int]', 1)}.reduce(into: [Int]()) {{ $0.append($1 % 10 + $0.count) }}, {{ (a: Int, b: Int) -> Int in a * b }}(3, {r.randint(1, 9)}))")


def functions(m):
    n, r = m.number(), m.r
    m.add(f"func stats{n}(_ values: Int..., label: String = \"l\") -> (low: Int, high: Int, text: String) {{ (values.min() ?? 0, values.max() ?? 0, label + \"\\(values.count)\") }}")
    m.add(f"func kind{n}(_ v: Int) -> String {{ \"int\" }}")
    m.add(f"func kind{n}(_ v: Double) -> String {{ \"double\" }}")
    m.add(f"func kind{n}(_ v: String) -> String {{ \"string\" }}")
    m.add(f"func kind{n}(_ v: [Int]) -> String {{ \"list\" }}")
    m.add(f"func kind{n}<T>(_ v: T?) -> String {{ v == nil ? \"nothing\" : \"some\" }}")
    m.add(f"func kind{n}(of v: Int) -> String {{ \"labelled\" }}")
    m.add(f"func nested{n}(_ n: Int) -> Int {{ var calls = 0; func fib(_ k: Int) -> Int {{ calls += 1; return k < 2 ? k : fib(k - 1) + fib(k - 2) }}; return fib(n) * 1000 + calls }}")
    m.add(f"func exchange{n}<T>(_ a: inout T, _ b: inout T) {{ (a, b) = (b, a) }}")
    m.add(f"func here{n}(_ name: String = #function) -> String {{ name }}")
    m.add(f"func opaque{n}(_ v: Int) -> some CustomStringConvertible {{ v % 100 + 1 }}")
    m.add(f"let stats{n}a = stats{n}({m.e('Int', 1)}, {m.e('Int', 1)}, {r.randint(1, 9)}, label: {m.e('String', 1)})")
    m.add(f"let (low{n}, _, text{n}) = stats{n}a")
    m.add(f"print(stats{n}a, low{n}, text{n}, stats{n}().high, stats{n}a.low == stats{n}a.0)")
    m.add(f"print(kind{n}({m.e('Int', 1)}), kind{n}({m.pick('1.5', '2.0')}), kind{n}({m.e('String', 1)}), kind{n}({m.literal('[Int]')}), kind{n}(of: 3), kind{n}({m.literal('Bool')}))")
    m.add(f"print(nested{n}({r.randint(3, 8)}), opaque{n}({m.e('Int', 1)}), here{n}(\"given\"))")
    m.add(f"var left{n} = {m.e('String', 1)}, right{n} = {m.e('String', 1)}")
    m.add(f"exchange{n}(&left{n}, &right{n})")
    m.add(f"print(left{n}, right{n})")
    m.add(f"let table{n}: [(String, (Int, Int) -> Int)] = [(\"+\", +), (\"-\", -), (\"max\", max), (\"f\", {{ $0 % 10 * $1 }})]")
    m.add(f"for (name, f) in table{n} {{ print(name, f({r.randint(1, 50)}, {r.randint(1, 50)})) }}")


def errors(m):
    n, r = m.number(), m.r
    m.add(f"enum Failure{n}: Error, Equatable {{ case empty, tooLarge(Int), named(String) }}")
    m.add(f"var trace{n}: [String] = []")
    m.add(f"func check{n}(_ v: Int) throws -> Int {{ guard v != {r.randint(0, 3)} else {{ throw Failure{n}.empty }}; if v > {r.randint(5, 12)} {{ throw Failure{n}.tooLarge(v) }}; return v * 2 }}")
    m.add(f"func work{n}(_ v: Int) -> (String, [String]) {{ var log: [String] = []; defer {{ log.append(\"never seen\") }}")
    m.add(f"  do {{ defer {{ log.append(\"out\") }}; log.append(\"in\"); let r = try check{n}(v); log.append(\"got \\(r)\"); return (\"ok\", log) }}")
    m.add(f"  catch Failure{n}.empty {{ return (\"empty\", log) }} catch let Failure{n}.tooLarge(x) where x > {r.randint(10, 16)} {{ return (\"large \\(x)\", log) }}")
    m.add(f"  catch let e as Failure{n} {{ return (\"\\(e)\", log) }} catch {{ return (\"other\", log) }} }}")
    m.add(f"func each{n}<T>(_ list: [Int], _ f: (Int) throws -> T) rethrows -> [T] {{ var out: [T] = []; for i in list {{ out.append(try f(i)) }}; return out }}")
    m.add(f"for v in [{m.e('Int', 1)}, {r.randint(0, 3)}, {r.randint(4, 20)}, {r.randint(4, 20)}] {{ let (what, log) = work{n}(v); print(what, log) }}")
    m.add(f"print((try? check{n}({m.e('Int', 1)})) ?? -1, each{n}([1, 2]) {{ $0 + 1 }}, (try? each{n}({m.literal('[Int]')}, check{n})) as Any)")
    result = m.pick(f".success({r.randint(1, 9)})", '.failure(.named("n"))')
    m.add(f"let result{n}: Result<Int, Failure{n}> = {result}")
    m.add(f"switch result{n} {{ case .success(let v) where v > 4: print(\"big\", v); case .success(let v): print(v); case .failure(let e): print(e == .empty, e) }}")
    m.add(f"print((try? result{n}.map {{ $0 + 1 }}.get()) ?? 0)")
    m.add(f"let caught{n} = Result {{ try check{n}({r.randint(0, 14)}) }}")
    m.add(f"if case .failure(let e) = caught{n}, let f = e as? Failure{n} {{ print(f) }}")
    m.add(f"do {{ var k = 1; defer {{ trace{n}.append(\"a\\(k)\") }}; for i in 0..<3 {{ defer {{ trace{n}.append(\"d\\(i)\") }}; if i == {r.randint(0, 2)} {{ continue }}; k += 1 }} }}")
    m.add(f"print(trace{n})")


def control(m):
    n, r = m.number(), m.r
    m.add(f"let chosen{n} = if {m.e('Bool', 1)} {{ \"yes\" }} else if {m.e('Bool', 1)} {{ \"maybe\" }} else {{ \"no\" }}")
    m.add(f"let graded{n}: Int = switch {m.e('Int', 1)} {{ case ..<0: -1; case 0...{r.randint(2, 8)}: 1; case let x where x.isMultiple(of: 2): x % 100; default: 99 }}")
    m.add(f"print(chosen{n}, graded{n})")
    m.add(f"outer{n}: for i in 0..<{r.randint(3, 5)} {{")
    m.add(f"  for j in stride(from: {r.randint(3, 6)}, through: 0, by: -1) {{")
    m.add(f"    if j == i {{ continue outer{n} }}")
    m.add(f"    if i + j > {r.randint(5, 9)} {{ break outer{n} }}")
    m.add(f"    if j == {r.randint(0, 3)} {{ break }}")
    m.add(f"    print(i, j, terminator: \"{r.choice([' ', ';'])}\")")
    m.add("  }")
    m.add("}")
    m.add('print("")')
    m.add(f"var left{n} = {m.e('[Int]', 1)}, sum{n} = 0")
    m.add(f"while let x = left{n}.popLast(), sum{n} < {r.randint(5, 30)} {{ sum{n} += abs(x) % 10 + 1 }}")
    m.add(f"repeat {{ sum{n} -= {r.randint(2, 5)} }} while sum{n} > 0")
    m.add(f"print(left{n}.count, sum{n})")
    m.add(f"switch ({m.e('Int', 1)}, {m.e('Bool', 1)}) {{")
    m.add(f"case (0, _): print(\"zero\")")
    m.add(f"case (let a, true) where a > {r.randint(0, 9)}: print(\"t\", a)")
    m.add("case (1...5, false), (6, true): print(\"few\"); fallthrough")
    m.add("case (-4 ..< 0, _): print(\"below\")")
    m.add("case let (a, b): print(a, b)")
    m.add("}")
    m.add(f"let maybes{n}: [Int?] = [{m.e('Int?', 1)}, {m.e('Int?', 1)}, nil, {r.randint(1, 9)}]")
    m.add(f"for case let x? in maybes{n} {{ print(x, terminator: \",\") }}")
    m.add(f"print(maybes{n}.compactMap {{ $0 }}.count, maybes{n}[0].flatMap {{ $0 > 3 ? \"big\" : nil }} ?? \"none\")")
    m.add(f"func unwrapped{n}(_ a: Int?, _ b: String?) -> String {{ guard let a, a >= 0, let b, !b.isEmpty else {{ return \"missing\" }}; return b + \"\\(a)\" }}")
    m.add(f"print(unwrapped{n}({m.e('Int?', 1)}, {m.e('String', 1)}), unwrapped{n}(1, nil), unwrapped{n}(2, \"b\"))")
    m.add(f"switch {m.e('String', 1)} {{ case \"\": print(\"empty\"); case \"alpha\", \"x\": print(\"known\"); case let s where s.hasPrefix(\"h\") || s.count > {r.randint(3, 8)}: print(s); default: print(\"other\") }}")


def sequences(m):
    n, r = m.number(), m.r
    m.add(f"struct Countdown{n}: Sequence {{ let from: Int; func makeIterator() -> AnyIterator<Int> {{ var k = from; return AnyIterator {{ k -= 1; return k >= 0 ? k : nil }} }} }}" if r.random() < 0.5 else
          f"struct Countdown{n}: Sequence, IteratorProtocol {{ var from: Int; mutating func next() -> Int? {{ from -= 1; return from >= 0 ? from : nil }} }}")
    m.add(f"let down{n} = Countdown{n}(from: {r.randint(2, 6)})")
    m.add(f"for i in down{n} where i != {r.randint(0, 3)} {{ print(i, terminator: \" \") }}")
    m.add(f"print(down{n}.map {{ $0 * {r.randint(2, 5)} }}, Array(down{n}), down{n}.reduce(0, +), down{n}.contains({r.randint(0, 5)}), down{n}.sorted(), Array(down{n}.enumerated()).count)")
    m.add(f"let {m.pick('pairs', 'zipped')}{n} = zip(down{n}, {m.e('[String]', 1)}).map {{ \"\\($1)\\($0)\" }}")
    m.add(f"print(sequence(first: 1, next: {{ $0 < {r.randint(20, 90)} ? $0 * {r.randint(2, 3)} : nil }}).map {{ $0 }}, Array(stride(from: 0.0, to: 1, by: {m.pick('0.25', '0.5')})))")
    m.add(f"var it{n} = {m.literal('[Int]')}.makeIterator()")
    m.add(f"while let v = it{n}.next() {{ print(v, terminator: \".\") }}")
    m.add(f"print((1...{r.randint(3, 6)}).lazy.map {{ $0 * $0 }}.filter {{ $0 % 2 == {r.randint(0, 1)} }}.reduce(0, +), (0..<{r.randint(2, 9)}).reversed().map {{ $0 }}, repeatElement(\"r\", count: {r.randint(0, 3)}).joined())")


FEATURES = [builders, closures, functions, errors, control, sequences]
