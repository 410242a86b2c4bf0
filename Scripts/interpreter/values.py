# SPDX-License-Identifier: MIT
"""Features of values: dictionaries, sets, lists, texts, numbers, formats.

Dictionaries and sets have no order in a compiled program, so that what is printed of them is sorted.
"""


def dictionaries(m):
    n, r = m.number(), m.r
    m.add(f"var ages{n}: [String: Int] = [\"a\": {m.e('Int', 1)}, \"b\": {r.randint(1, 9)}, \"c\": {r.randint(1, 9)}]")
    m.add(f"ages{n}[{m.e('String', 1)}] = {m.e('Int', 1)}")
    m.add(f"ages{n}[\"{r.choice('abz')}\", default: {r.randint(0, 5)}] += {r.randint(1, 9)}")
    m.add(m.pick(f"ages{n}[\"b\"] = nil", f"ages{n}.removeValue(forKey: \"a\")", f"ages{n}.merge([\"a\": 1, \"m\": 2]) {{ $0 % 100 + $1 }}"))
    m.add(f"print(ages{n}.keys.sorted(), ages{n}.values.sorted(), ages{n}.count, ages{n}[\"b\"] as Any, ages{n}[\"q\"] ?? 0)")
    m.add(f"for (k, v) in ages{n}.sorted(by: {{ $0.key < $1.key }}) {{ print(k, v, terminator: \"; \") }}")
    m.add(f"print(ages{n}.mapValues {{ $0 % 10 }}.filter {{ $0.value > {r.randint(0, 5)} }}.keys.sorted(), ages{n}.reduce(0) {{ $0 + $1.value % 100 }})")
    m.add(f"let groups{n} = Dictionary(grouping: {m.e('[Int]', 1)}) {{ abs($0) % 3 }}")
    m.add(f"print(groups{n}.keys.sorted().map {{ \"\\($0):\\(groups{n}[$0]!)\" }}, groups{n}[1]?.count ?? 0)")
    m.add(f"var lists{n}: [String: [Int]] = [:]")
    m.add(f"for (i, w) in {m.e('[String]', 1)}.enumerated() {{ lists{n}[w, default: []].append(i) }}")
    m.add(f"lists{n}[\"alpha\"]?.append({r.randint(1, 9)})")
    m.add(f"print(lists{n}.map {{ \"\\($0.key)=\\($0.value)\" }}.sorted(), lists{n}.isEmpty, lists{n}.values.map(\\.count).reduce(0, +))")
    m.add(f"let made{n} = Dictionary(uniqueKeysWithValues: zip([\"x\", \"y\"], [{m.e('Int', 1)}, {r.randint(1, 9)}]))")
    m.add(f"print(made{n}[\"x\"]!, made{n}.merging([\"y\": 0]) {{ _, new in new }}[\"y\"]!, made{n} == [\"x\": 1, \"y\": 2], made{n}.contains {{ $0.value == {r.randint(1, 9)} }})")
    m.add(f"print(made{n}.min {{ ($0.value, $0.key) < ($1.value, $1.key) }}!.key, Dictionary({m.e('[String]', 1)}.map {{ ($0, 1) }}, uniquingKeysWith: +).values.max() ?? 0)")


def sets(m):
    n, r = m.number(), m.r
    m.add(f"var set{n}: Set<Int> = [{r.randint(0, 9)}, {r.randint(10, 19)}, {r.randint(20, 29)}]")
    m.add(f"let other{n} = Set({m.e('[Int]', 1)})")
    m.add(f"let put{n} = set{n}.insert({m.e('Int', 1)})")
    m.add(m.pick(f"set{n}.remove({r.randint(0, 9)})", f"set{n}.formUnion([1, 2])", f"set{n}.subtract(other{n})"))
    m.add(f"print(put{n}.inserted, set{n}.sorted(), set{n}.union(other{n}).sorted(), set{n}.intersection(other{n}).sorted(), set{n}.subtracting(other{n}).sorted())")
    m.add(f"print(set{n}.contains({r.randint(0, 9)}), set{n}.isSubset(of: set{n}.union([1])), set{n}.isDisjoint(with: other{n}), set{n}.symmetricDifference(other{n}).count, set{n} == other{n})")
    m.add(f"print(Set({m.e('[String]', 1)}.map {{ $0.lowercased() }}).sorted(), set{n}.filter {{ $0 > 5 }}.count, set{n}.map {{ $0 % 7 }}.sorted())")


def lists(m):
    n, r = m.number(), m.r
    a = lambda: m.e("[Int]", 1)
    m.add(f"var list{n} = {a()} + [{r.randint(0, 9)}, {r.randint(0, 9)}, {r.randint(0, 9)}]")
    for _ in range(r.randint(2, 5)):
        m.add(m.pick(
            f"list{n}.insert({r.randint(0, 9)}, at: 1)", f"list{n}.swapAt(0, 2)", f"list{n}.removeAll {{ $0 == {r.randint(0, 9)} }}",
            f"list{n}[1] *= 2", f"list{n}.append(contentsOf: {m.literal('[Int]')})", f"list{n}.replaceSubrange(0..<1, with: [7, 8])",
            f"list{n}[0...1] = [{r.randint(0, 9)}, {r.randint(0, 9)}]", f"list{n} = list{n}.map {{ $0 % 100 }}",
            f"list{n}.sort {{ $0 % 10 > $1 % 10 }}"))
        m.add(f"if list{n}.count < 3 {{ list{n} += [1, 2, 3] }}")
    m.add(f"print(list{n}, list{n}[1...].first!, list{n}[..<2].count, list{n}.firstIndex {{ $0 > {r.randint(0, 9)} }} ?? -1, list{n}.lastIndex(of: list{n}[0])!)")
    m.add(f"print(list{n}.prefix {{ $0 < {r.randint(3, 9)} }}, list{n}.drop {{ $0 < {r.randint(3, 9)} }}, list{n}.prefix(upTo: 1), list{n}.suffix(from: 2), list{n}.indices.map {{ $0 * list{n}[$0] % 50 }})")
    m.add(f"print(list{n}.min {{ $0 % 7 < $1 % 7 }}!, list{n}.split(separator: {r.randint(0, 9)}).map {{ $0.count }}, list{n}.starts(with: [7]), list{n}.contains {{ $0 < 0 }}, list{n}.elementsEqual(list{n}.reversed()))")
    m.add(f"var grid{n} = Array(repeating: [Int](repeating: {r.randint(0, 3)}, count: {r.randint(2, 3)}), count: 2)")
    m.add(f"grid{n}[{r.randint(0, 1)}][1] += {r.randint(1, 9)}")
    m.add(f"print(grid{n}, grid{n}.flatMap {{ $0 }}.reduce(1) {{ $0 % 100 * ($1 + 1) }}, grid{n}.map {{ $0.reduce(0, +) }}, grid{n}.joined().count)")
    m.add(f"let read{n} = {m.e('[String]', 1)}.compactMap {{ Int($0) }}")
    m.add(f"let found{n} = read{n} + {m.e('[Int]', 0)}.flatMap {{ [$0 % 10, {r.randint(0, 5)}] }}")
    m.add(f"let (evens{n}, odds{n}) = (found{n}.filter {{ $0.isMultiple(of: 2) }}, found{n}.filter {{ !$0.isMultiple(of: 2) }})")
    m.add(f"print(evens{n}, odds{n}, found{n}.sorted {{ ($0 % 3, $0) < ($1 % 3, $1) }})")


def texts(m):
    n, r = m.number(), m.r
    m.add(f"let text{n} = {m.e('String', 1)} + \"{r.choice(['one two three', 'a,b,,c', 'Straße 12', 'naïve é 👍🏽', 'x=1&y=2'])}\"")
    m.add(f"print(text{n}.count, text{n}.first!, text{n}.last!, String(text{n}.reversed()), text{n}.uppercased(), text{n}.utf8.count, text{n}.unicodeScalars.count)")
    m.add(f"print(text{n}.split(separator: \"{r.choice([' ', ',', '='])}\"), text{n}.split(separator: \",\", maxSplits: 1, omittingEmptySubsequences: {m.literal('Bool')}).count, text{n}.filter {{ $0.isLetter }}, text{n}.map {{ $0.isNumber ? \"#\" : String($0) }}.joined())")
    m.add(f"print(text{n}.prefix {{ $0 != \" \" }}, text{n}.drop {{ $0 != \"{r.choice('tb=')}\" }}, text{n}.contains(\"{r.choice('xeo')}\"), text{n}.contains {{ $0.isUppercase }}, text{n} < \"b\")")
    m.add(f"if let i = text{n}.firstIndex(of: \"{r.choice(' ,=2')}\") {{ print(text{n}[..<i], text{n}[text{n}.index(after: i)...], text{n}.distance(from: text{n}.startIndex, to: i)) }}")
    m.add(f"var built{n} = \"\"")
    m.add(f"for (i, c) in text{n}.enumerated() where i % {r.randint(2, 4)} == 0 {{ built{n}.append(c) }}")
    m.add(m.pick(f"built{n}.insert(\"^\", at: built{n}.startIndex)", f"built{n}.removeLast()", f"built{n}.removeAll {{ $0 == \"e\" }}", f"built{n} += \"\\(text{n}.count)\""))
    m.add(f"print(built{n}, built{n}.hasSuffix(\"e\"), text{n}[text{n}.index(text{n}.startIndex, offsetBy: {r.randint(0, 4)})], Character(\"{r.choice('aZ9')}\").isLetter)")
    m.add(f"print(\"nested \\(\"in \\({m.e('Int', 1)}) \\(built{n}.isEmpty ? \"e\" : \"f\")\")\", \"tab\\tq\\\"u\\u{{41}}\", #\"raw \\n\"#)")
    m.add('print("""')
    m.add(f"  multi \\({m.e('Int', 0)})")
    m.add("    line\\")
    m.add("   joined")
    m.add('  """)')


def numbers(m):
    n, r = m.number(), m.r
    i = lambda: m.e("Int", 1)
    m.add(f"let byte{n} = UInt8(truncatingIfNeeded: {i()}), small{n} = Int8(clamping: {i()}), wide{n} = Int64({i()})")
    m.add(f"print(byte{n} &+ {r.randint(200, 255)}, byte{n} &- {r.randint(1, 255)}, byte{n} ^ {r.randint(1, 255)}, ~byte{n}, byte{n} >> {r.randint(1, 4)}, byte{n} << {r.randint(1, 4)}, small{n}, wide{n} * 3)")
    m.add(f"print(Int.max &+ {r.randint(1, 9)}, byte{n}.addingReportingOverflow({r.randint(1, 255)}).overflow, {i()}.quotientAndRemainder(dividingBy: {r.randint(2, 7)}), ({i()}).signum(), byte{n}.nonzeroBitCount, ({i()}) % 5, -({i()}) / {r.randint(2, 5)})")
    m.add(f"print(UInt8(exactly: {i()}) as Any, Int(\"{r.choice(['42', '-7', 'x', '+3', ' 1'])}\") as Any, Int(\"ff\", radix: 16)!, String({r.randint(0, 300)}, radix: {m.pick('2', '16', '36')}), 0x{r.randint(0, 255):x}, 0b101, 1_000)")
    m.add(f"let half{n} = Double({i()}) / {m.pick('2', '4', '3', '7')}")
    m.add(f"print(half{n}, half{n}.rounded(), half{n}.rounded(.{m.pick('up', 'down', 'towardZero', 'toNearestOrEven')}), Int(half{n}), half{n}.truncatingRemainder(dividingBy: 2), abs(half{n}).squareRoot() > 1)")
    m.add(f"print(Double(\"{r.choice(['1.5', '1e3', 'q', '-0.25', '.5'])}\") as Any, {r.choice(['0.1 + 0.2', '1e21 + 1', '100.0 * 1000000', '1.0 / 3', '2.5e-7 * 2'])}, Float({r.choice(['0.1', '3.14159'])}), Double.infinity > half{n}, (half{n} / 0).isFinite, Double.pi.rounded(.down))")
    m.add(f"var mixed{n} = {m.e('Double', 1)}")
    m.add(f"mixed{n} *= {m.pick('2', '0.5')}")
    m.add(f"mixed{n} += {r.randint(1, 9)}")
    m.add(f"print(mixed{n}, min(mixed{n}, 3), mixed{n}.isZero, mixed{n} + (mixed{n} > 2 ? 1 : 0.5), (1...{r.randint(2, 9)}).contains({i()}), (0.0..<1).contains(mixed{n}))")
    m.add(f"print(({r.randint(1, 5)}..<{r.randint(6, 9)}).count, ({r.randint(1, 5)}...9).clamped(to: 0...{r.randint(5, 8)}), stride(from: {r.randint(0, 3)}, through: 9, by: 3).map {{ $0 }}, Bool.random() || true, max(1, 2, {i()}))")


def formats(m):
    n, r = m.number(), m.r
    m.imports = True
    m.add(f"print(String(format: \"%d %{r.randint(2, 6)}d %-5d| %0{r.randint(2, 5)}d %+d\", {', '.join(m.e('Int', 1) for _ in range(5))}))")
    m.add(f"print(String(format: \"%.{r.randint(0, 4)}f %{r.randint(5, 9)}.2f %g %e %%\", {', '.join('Double(' + m.e('Int', 1) + ') / 8' for _ in range(4))}))")
    m.add(f"print(String(format: \"%@ is %@, %2$@\", {m.e('String', 1)}, {m.e('String', 1)}), String(format: \"%x %X %o %c\", {r.randint(0, 255)}, {r.randint(0, 255)}, {r.randint(0, 64)}, {r.randint(65, 90)}))")
    m.add(f"let raw{n} = \"  {r.choice(['a-b', 'Hello World', 'x'])} \" + {m.e('String', 1)} + \" \"")
    m.add(f"print(raw{n}.trimmingCharacters(in: .whitespaces), raw{n}.replacingOccurrences(of: \"{r.choice('al ')}\", with: \"_\"), raw{n}.components(separatedBy: \" \"), raw{n}.capitalized)")
    m.add(f"print(\"7\".padding(toLength: {r.randint(1, 5)}, withPad: \"0\", startingAt: 0), raw{n}.contains(\"b\"), raw{n}.range(of: \"{r.choice(['a', 'zz'])}\") != nil, raw{n}.lowercased().hasPrefix(\" \"))")
    m.add(f"print(pow(2.0, Double({r.randint(0, 9)})), floor(Double({m.e('Int', 1)}) / 4), ceil({m.pick('1.2', '-1.2', '3.0')}), sqrt({r.randint(0, 9)}.0), round(Double({m.e('Int', 1)}) / 2), max({m.pick('1.5', '2')}, 1.75), fmod(7, {r.randint(2, 4)}))")
    m.add(f"print(CGFloat({m.e('Int', 1)}) / 2, trunc(Double({m.e('Int', 1)}) / 4), log2({m.pick('8.0', '2.0')}))")


FEATURES = [dictionaries, sets, lists, texts, numbers, formats]
