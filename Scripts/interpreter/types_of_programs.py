# SPDX-License-Identifier: MIT
"""Features of types: protocols, generics, property wrappers, classes, enumerations, key paths.

A feature is a function that is given the maker of a program. It adds declarations and statements of its
own; what varies comes from the maker's seed. Names end in a number that no other feature has.
"""


def protocols(m):
    n, r = m.number(), m.r
    m.add(f"protocol Shape{n} {{ var area: Int {{ get }}; func title() -> String; static var tag: String {{ get }} }}")
    m.add(f"extension Shape{n} {{")
    m.add(f"  func title() -> String {{ \"shape \\(area)\" }}")
    m.add(f"  var doubled: Int {{ area * {r.randint(2, 4)} }}")
    m.add(f"  func extra() -> String {{ \"extension \" + title() }}")
    m.add(f"  static var tag: String {{ \"{r.choice('stu')}\" }}")
    m.add("}")
    own = m.pick("", '; func title() -> String { "square \\(side)" }')
    static = m.pick("", '; static let tag = "square"')
    m.add(f"struct Square{n}: Shape{n} {{ var side: Int; var area: Int {{ side % 20 * side % 20 }}{own}{static} }}")
    m.add(f"final class Disc{n}: Shape{n} {{ let area: Int; init(_ a: Int) {{ area = a % 90 }} }}")
    m.add(f"extension Disc{n} {{ static var tag: String {{ \"disc\" }} }}")
    m.add(f"let shapes{n}: [any Shape{n}] = [Square{n}(side: {m.e('Int', 1)}), Disc{n}({m.e('Int', 1)}), Square{n}(side: {r.randint(1, 9)})]")
    m.add(f"for s in shapes{n} {{ print(s.title(), s.doubled, type(of: s).tag, s.extra(), s is Square{n}) }}")
    m.add(f"print(shapes{n}.map(\\.area).reduce(0, +), shapes{n}.compactMap {{ $0 as? Disc{n} }}.count)")
    m.add(f"if let first = shapes{n}.first as? Square{n} {{ print(first.side, first.title()) }}")
    m.add(f"func most{n}<S: Shape{n}>(_ a: S, _ b: S) -> S {{ a.area >= b.area ? a : b }}")
    m.add(f"print(most{n}(Square{n}(side: {r.randint(1, 9)}), Square{n}(side: {r.randint(1, 9)})).side)")


def associated(m):
    n, r = m.number(), m.r
    m.add(f"protocol Holder{n} {{ associatedtype Item; var items: [Item] {{ get set }}; init() }}")
    m.add(f"extension Holder{n} {{")
    m.add("  var last: Item? { items.last }")
    m.add("  mutating func take(_ item: Item) { items.append(item) }")
    m.add("  static func of(_ list: [Item]) -> Self { var made = Self(); for i in list { made.take(i) }; return made }")
    m.add("}")
    m.add(f"extension Holder{n} where Item: Comparable {{ var largest: Item? {{ items.max() }} }}")
    m.add(f"struct Bag{n}<Item>: Holder{n} {{ var items: [Item] = [] }}")
    m.add(f"struct Words{n}: Holder{n} {{ var items: [String] = [\"{r.choice('abc')}\"] }}")
    m.add(f"var bag{n} = Bag{n}<Int>.of({m.e('[Int]', 1)})")
    m.add(f"bag{n}.take({m.e('Int', 1)})")
    m.add(f"print(bag{n}.items, bag{n}.last ?? -1, bag{n}.largest ?? -1)")
    m.add(f"print(Words{n}.of({m.e('[String]', 1)}).items, Words{n}().largest ?? \"none\")")
    m.add(f"func total{n}<H: Holder{n}>(_ h: H) -> Int where H.Item == Int {{ h.items.reduce(0, +) }}")
    m.add(f"print(total{n}(bag{n}))")


def generics(m):
    n, r = m.number(), m.r
    m.add(f"struct Stack{n}<Element> {{")
    m.add("  private(set) var items: [Element] = []")
    m.add("  mutating func push(_ e: Element) { items.append(e) }")
    m.add("  @discardableResult mutating func pop() -> Element? { items.popLast() }")
    m.add("  subscript(i: Int) -> Element { get { items[i] } set { items[i] = newValue } }")
    m.add(f"  func map<T>(_ f: (Element) -> T) -> Stack{n}<T> {{ var s = Stack{n}<T>(); for i in items {{ s.push(f(i)) }}; return s }}")
    m.add("}")
    m.add(f"extension Stack{n} where Element == Int {{ var total: Int {{ items.reduce(0, +) }} }}")
    m.add(f"extension Stack{n}: CustomStringConvertible {{ var description: String {{ \"<\\(items.count)>\" }} }}")
    m.add(f"extension Stack{n}: Equatable where Element: Equatable {{}}")
    m.add(f"enum Outcome{n}<A, B> {{ case left(A), right(B); func mapped<C>(_ f: (B) -> C) -> Outcome{n}<A, C> {{ switch self {{ case .left(let a): .left(a); case .right(let b): .right(f(b)) }} }} }}")
    m.add(f"func largest{n}<T: Comparable>(_ xs: [T]) -> T? {{ var best = xs.first; for x in xs where x > best! {{ best = x }}; return best }}")
    m.add(f"func swapped{n}<A, B>(_ p: (A, B)) -> (B, A) {{ (p.1, p.0) }}")
    m.add(f"var stack{n} = Stack{n}<Int>()")
    for _ in range(r.randint(2, 4)):
        m.add(f"stack{n}.push({m.e('Int', 1)})")
    m.add(f"stack{n}[0] = stack{n}[1] % 100 + {r.randint(1, 9)}")
    m.add(m.pick(f"stack{n}.pop()", f"print(stack{n}.pop() ?? 0)"))
    m.add(f"print(stack{n}, stack{n}.items, stack{n}.total, stack{n}.map {{ \"v\\($0)\" }}.items, stack{n} == stack{n})")
    m.add(f"print(largest{n}({m.e('[Int]', 1)}) ?? 0, largest{n}({m.e('[String]', 1)}) ?? \"\", swapped{n}(({m.e('Int', 1)}, {m.e('String', 1)})))")
    outcome = m.pick('.left("l")', ".right(4)")
    m.add(f"let outcome{n}: Outcome{n}<String, Int> = {outcome}")
    m.add(f"print(outcome{n}.mapped {{ $0 * 2 }}, outcome{n}.mapped(String.init))")


def wrappers(m):
    n, r = m.number(), m.r
    low, high = r.randint(0, 3), r.randint(6, 12)
    m.add(f"@propertyWrapper struct Clamped{n} {{")
    m.add("  private var value: Int; private let range: ClosedRange<Int>; private(set) var projectedValue = 0")
    m.add("  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }")
    m.add("  var wrappedValue: Int { get { value } set { projectedValue += 1; value = min(max(newValue, range.lowerBound), range.upperBound) } }")
    m.add("}")
    m.add(f"@propertyWrapper final class Shared{n}<T> {{ var wrappedValue: T; var projectedValue: Shared{n}<T> {{ self }}; init(wrappedValue: T) {{ self.wrappedValue = wrappedValue }} }}")
    m.add(f"@propertyWrapper struct Upper{n} {{ var stored = \"\"; var wrappedValue: String {{ get {{ stored.uppercased() }} set {{ stored = newValue }} }}; init() {{}}; init(wrappedValue: String) {{ stored = wrappedValue }} }}")
    m.add(f"struct Settings{n} {{ @Clamped{n}({low}...{high}) var level = {r.randint(0, 20)}; @Upper{n} var name = \"{r.choice(['ab', 'Cd'])}\"; @Upper{n} var empty; @Shared{n} var list = {m.literal('[Int]')} }}")
    m.add(f"var settings{n} = Settings{n}()")
    m.add(f"print(settings{n}.level, settings{n}.name, settings{n}.empty, settings{n}.$level)")
    m.add(f"settings{n}.level += {m.literal('Int')}")
    m.add(f"settings{n}.name += \"{r.choice('xyz')}\"")
    m.add(f"settings{n}.list.append({r.randint(1, 9)})")
    m.add(f"let copy{n} = settings{n}")
    m.add(f"settings{n}.$list.wrappedValue.append({r.randint(1, 9)})")
    m.add(f"settings{n}.level = {m.e('Int', 1)}")
    m.add(f"print(settings{n}.level, settings{n}.$level, copy{n}.level, copy{n}.list, settings{n}.name)")


def classes(m):
    n, r = m.number(), m.r
    m.add(f"class Animal{n} {{")
    m.add("  static var made = 0")
    m.add(f"  var name: String {{ didSet {{ if name != oldValue {{ changes += 1 }} }} }}")
    m.add("  var changes = 0")
    m.add(f"  lazy var nick = name.prefix({r.randint(1, 3)}) + \"!\"")
    m.add(f"  init(name: String) {{ self.name = name; Animal{n}.made += 1 }}")
    m.add(f"  convenience init() {{ self.init(name: \"{r.choice(['Rex', 'Tom'])}\") }}")
    m.add("  func speak() -> String { \"\\(name) \\(sound)\" }")
    m.add("  var sound: String { \"...\" }")
    m.add(f"  class func kind() -> String {{ \"animal\" }}")
    m.add("}")
    m.add(f"class Dog{n}: Animal{n} {{")
    m.add(f"  var tricks: [String] = []")
    m.add("  override var sound: String { \"woof\" }")
    m.add(m.pick("  override func speak() -> String { super.speak() + \" \\(tricks.count)\" }", "  func sit() { tricks.append(\"sit\") }"))
    m.add(m.pick("  override class func kind() -> String { \"dog of \" + super.kind() }", "  func run() -> Int { tricks.count }"))
    m.add("}")
    m.add(f"final class Puppy{n}: Dog{n} {{ let age: Int; init(age: Int) {{ self.age = age; super.init(name: \"Pup\"); tricks = [\"roll\"] }}; override var sound: String {{ \"yip \" + super.sound }} }}")
    m.add(f"let pets{n}: [Animal{n}] = [Animal{n}(), Dog{n}(name: {m.e('String', 1)}), Puppy{n}(age: {r.randint(1, 4)}), Dog{n}()]")
    m.add(f"for p in pets{n} {{ print(p.speak(), type(of: p).kind(), p is Dog{n}, (p as? Puppy{n})?.age ?? -1) }}")
    m.add(f"let same{n} = pets{n}[{r.randint(0, 3)}]")
    m.add(f"same{n}.name = {m.e('String', 1)}")
    m.add(f"same{n}.name += \"{r.choice(['', '?'])}\"")
    m.add(f"print(pets{n}.map(\\.name), same{n}.changes, pets{n}[1] === same{n}, Animal{n}.made, same{n}.nick)")


def enumerations(m):
    n, r = m.number(), m.r
    m.add(f"enum Level{n}: Int, CaseIterable, Comparable {{ case low = {r.randint(1, 5)}, middle, high = {r.randint(10, 20)}")
    m.add(f"  static func < (a: Level{n}, b: Level{n}) -> Bool {{ a.rawValue < b.rawValue }}")
    m.add(f"  mutating func raise() {{ self = Level{n}.allCases.first {{ $0 > self }} ?? .high }}")
    m.add("}")
    m.add(f"enum Mood{n}: String, CaseIterable {{ case calm, wild = \"Wild!\"; var flipped: Self {{ self == .calm ? .wild : .calm }}; static let usual = Mood{n}.calm }}")
    m.add(f"indirect enum Tree{n} {{ case leaf(Int), node(Tree{n}, Tree{n})")
    m.add("  var sum: Int { switch self { case .leaf(let v): v; case let .node(a, b): a.sum + b.sum } }")
    m.add("  var depth: Int { if case let .node(a, b) = self { return 1 + max(a.depth, b.depth) }; return 0 }")
    m.add("}")
    m.add(f"var level{n} = Level{n}(rawValue: {r.randint(1, 6)}) ?? .middle")
    m.add(f"print(level{n}, level{n}.rawValue, Level{n}.allCases.map(\\.rawValue), Level{n}.allCases.max()!, level{n} >= .middle)")
    m.add(f"level{n}.raise()")
    m.add(f"print(level{n}, Mood{n}(rawValue: \"Wild!\")?.flipped as Any, Mood{n}.usual.rawValue, Mood{n}(rawValue: {m.e('String', 1)}) == nil)")
    m.add(f"let tree{n} = Tree{n}.node(.leaf({m.e('Int', 1)}), .node(.leaf({r.randint(1, 9)}), {m.pick(f'.leaf({r.randint(1, 9)})', '.node(.leaf(1), .leaf(2))')}))")
    m.add(f"print(tree{n}.sum, tree{n}.depth)")
    m.add(f"for case .node(_, .leaf(let v)) in [tree{n}, .node(tree{n}, .leaf({r.randint(1, 9)}))] {{ print(v) }}")
    m.add(f"let kinds{n}: [Kind] = [{m.e('Kind', 1)}, {m.e('Kind', 1)}, .number({r.randint(1, 9)})]")
    m.add(f"for case let .number(v) in kinds{n} where v > {r.randint(0, 5)} {{ print(v) }}")
    m.add(f"print(kinds{n}.filter {{ if case .named = $0 {{ return true }} else {{ return false }} }}.count)")


def key_paths(m):
    n, r = m.number(), m.r
    m.add(f"struct Inner{n}: Hashable {{ var a: Int; var b: String }}")
    m.add(f"struct Outer{n} {{ var inner: Inner{n}; var list: [Inner{n}]; var maybe: Inner{n}?; var sum: Int {{ list.map(\\.a).reduce(inner.a, +) }} }}")
    m.add(f"func sorted{n}<T, V: Comparable>(_ l: [T], by path: KeyPath<T, V>) -> [T] {{ l.sorted {{ $0[keyPath: path] < $1[keyPath: path] }} }}")
    m.add(f"func with{n}<T, V>(_ t: T, _ path: WritableKeyPath<T, V>, _ v: V) -> T {{ var c = t; c[keyPath: path] = v; return c }}")
    m.add(f"let inners{n} = [Inner{n}(a: {m.e('Int', 1)}, b: \"q\"), Inner{n}(a: {m.e('Int', 1)}, b: {m.e('String', 1)}), Inner{n}(a: {r.randint(0, 9)}, b: \"c\")]")
    m.add(f"var outer{n} = Outer{n}(inner: inners{n}[0], list: inners{n}, maybe: {m.pick('nil', f'inners{n}[1]')})")
    m.add(f"outer{n}.list[{r.randint(0, 2)}].a += {r.randint(1, 9)}")
    m.add(f"outer{n}.maybe?.b.append(\"!\")")
    m.add(f"print(outer{n}.list.map(\\.a), outer{n}.sum, outer{n}.maybe?.b ?? \"-\", outer{n}.maybe.map(\\.a) ?? 0)")
    m.add(f"print(sorted{n}(outer{n}.list, by: \\.a).map(\\.a), sorted{n}(outer{n}.list, by: \\.b).map(\\.b))")
    m.add(f"print(with{n}(outer{n}, \\.inner.a, {r.randint(1, 9)}).inner, outer{n}.inner.a, with{n}(inners{n}[1], \\.b, \"new\"))")
    m.add(f"let path{n} = \\Outer{n}.inner.b.count")
    m.add(f"print(outer{n}[keyPath: path{n}], Set(inners{n}).count, inners{n}[0] == inners{n}[{r.randint(0, 2)}])")


def observers(m):
    n, r = m.number(), m.r
    m.add(f"struct Account{n} {{")
    m.add("  static var count = 0")
    m.add("  enum State { case open, closed(reason: String) }")
    m.add("  typealias Amount = Int")
    m.add("  private(set) var log: [String] = []")
    m.add("  var state: State = .open")
    m.add("  var balance: Amount = 0 { willSet { log.append(\"to \\(newValue)\") } didSet { if balance < 0 { balance = 0 } } }")
    m.add(f"  var half: Amount {{ get {{ balance / 2 }} set {{ balance = newValue * 2 }} }}")
    m.add("  mutating func close(_ why: String) { state = .closed(reason: why); Self.count += 1 }")
    m.add("  subscript(key: String, add add: Int = 0) -> Int { get { key == \"half\" ? half + add : balance + add } set { balance = newValue } }")
    m.add("}")
    m.add(f"var account{n} = Account{n}(balance: {m.e('Int', 1)} % 500)")
    m.add(f"account{n}.balance -= {r.randint(1, 30)}")
    m.add(f"account{n}.half += {r.randint(1, 9)}")
    m.add(f"var other{n} = account{n}")
    m.add(f"other{n}[\"x\"] = {r.randint(1, 50)}")
    m.add(f"other{n}.close({m.e('String', 1)})")
    m.add(f"print(account{n}.balance, account{n}.half, account{n}.log, other{n}.balance, other{n}[\"half\", add: 3])")
    m.add(f"if case .closed(let why) = other{n}.state {{ print(why, Account{n}.count) }}")


def operators(m):
    n, r, op = m.number(), m.r, m.operator()
    m.add(f"infix operator {op}: {m.pick('AdditionPrecedence', 'MultiplicationPrecedence', 'ComparisonPrecedence')}")
    m.add(f"struct Vec{n}: Hashable, Comparable, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, CustomStringConvertible {{")
    m.add("  var x: Int, y: Int")
    m.add("  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }")
    m.add("  init(integerLiteral v: Int) { self.init(x: v, y: v) }")
    m.add("  init(arrayLiteral parts: Int...) { self.init(x: parts.first ?? 0, y: parts.last ?? 0) }")
    m.add("  var description: String { \"(\\(x)|\\(y))\" }")
    m.add(f"  static func + (a: Self, b: Self) -> Self {{ Self(x: a.x % 999 + b.x % 999, y: a.y % 999 + b.y % 999) }}")
    m.add(f"  static func * (a: Self, k: Int) -> Self {{ Self(x: a.x % 99 * k, y: a.y % 99 * k) }}")
    m.add(f"  static func += (a: inout Self, b: Self) {{ a = a + b }}")
    m.add(f"  static prefix func - (a: Self) -> Self {{ Self(x: -a.x, y: -a.y) }}")
    m.add(f"  static func < (a: Self, b: Self) -> Bool {{ (a.x, a.y) < (b.x, b.y) }}")
    m.add(f"  static func {op} (a: Self, b: Self) -> Int {{ a.x % 99 * (b.x % 99) + a.y % 99 }}")
    m.add("  func callAsFunction(_ k: Int) -> Int { x + k }")
    m.add("  static let zero: Self = 0")
    m.add("}")
    m.add(f"var vec{n}: Vec{n} = [{m.literal('Int')}, {m.literal('Int')}]")
    m.add(f"vec{n} += {r.randint(1, 9)}")
    m.add(f"let unit{n} = Vec{n}(x: {m.e('Int', 1)}, y: 1)")
    m.add(f"print(vec{n}, -vec{n}, vec{n} + unit{n} * {r.randint(2, 5)}, vec{n} {op} unit{n}, vec{n}({r.randint(1, 9)}))")
    m.add(f"print([vec{n}, unit{n}, .zero, [1, 2]].sorted(), max(vec{n}, unit{n}), vec{n} == 0, Set([vec{n}, unit{n}, vec{n}]).count)")


FEATURES = [protocols, associated, generics, wrappers, classes, enumerations, key_paths, observers, operators]
