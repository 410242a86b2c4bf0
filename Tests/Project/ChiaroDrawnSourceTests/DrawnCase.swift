// SPDX-License-Identifier: MIT

import Testing

/// Code, and the texts of its picture.
struct DrawnCase: CustomTestStringConvertible, Sendable {
  var name: String
  var views: String
  var declarations = ""
  var texts: [String]

  var testDescription: String { name }

  static let all = [
    DrawnCase(
      name: "stacks and texts", views: "VStack { Text(\"A\"); HStack { Text(\"B\") } }",
      texts: ["A", "B"]),
    DrawnCase(
      name: "a view of the project, with an argument and a state",
      views: "Counter(title: \"Steps\")",
      declarations: """
        struct Counter: View {
          let title: String
          @State private var count = 3
          var body: some View {
            VStack { Text(title); Text("\\(count + 1) taken") }
          }
        }
        """,
      texts: ["Steps", "4 taken"]),
    DrawnCase(
      name: "a binding", views: "Outer()",
      declarations: """
        struct Outer: View {
          @State private var name = "Ada"
          var body: some View { Inner(name: $name) }
        }
        struct Inner: View {
          @Binding var name: String
          var body: some View { Text(name) }
        }
        """,
      texts: ["Ada"]),
    DrawnCase(
      name: "an object", views: "Shown(model: Model())",
      declarations: """
        final class Model: ObservableObject { @Published var lines = ["one", "two"] }
        struct Shown: View {
          @ObservedObject var model: Model
          var body: some View { ForEach(model.lines, id: \\.self) { Text($0) } }
        }
        """,
      texts: ["one", "two"]),
    DrawnCase(
      name: "a property of a list that an extension's method shares its name with",
      views: "Text(\"\\([1, 2, 3].count - 1) of \\([Item].samples.count)\")",
      declarations: """
        struct Item { static let sample = Item() }
        extension Array where Element == Item {
          static var samples: [Element] { [Element.sample, Element.sample] }
          func count(of name: String) -> Int { 7 }
        }
        """,
      texts: ["2 of 2"]),
    DrawnCase(
      name: "a publisher whose first value is named by its written type",
      views: "Shown(now: CurrentValueSubject<Mode, Never>(.read))",
      declarations: """
        import Combine
        enum Mode: Int { case listen, read }
        struct Shown: View {
          let now: CurrentValueSubject<Mode, Never>
          var body: some View { Text("mode \\(now.value.rawValue)") }
        }
        """,
      texts: ["mode 1"]),
    DrawnCase(
      name: "marks of Markdown in a written text, and none in another one",
      views: "VStack { Text(\"Only **bold** and [a link](https://a.b)\"); Text(plain) }",
      declarations: "let plain = \"2 * 3 * 4\"",
      texts: ["Only bold and a link", "2 * 3 * 4"]),
    DrawnCase(
      name: "times before now",
      views: "Text(words.localizedString(for: then, relativeTo: Date()))",
      declarations: """
        let then = Date().addingTimeInterval(-180)
        let words: RelativeDateTimeFormatter = {
          let words = RelativeDateTimeFormatter()
          words.unitsStyle = .abbreviated
          return words
        }()
        """,
      texts: ["3m ago"]),
    DrawnCase(
      name: "a style of toggles that reads the binding",
      views: "Toggle(\"On\", isOn: .constant(true)).toggleStyle(Own())",
      declarations: """
        struct Own: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Text(configuration.$isOn.wrappedValue ? "yes" : "no")
          }
        }
        """,
      texts: ["yes"]),
    DrawnCase(
      name: "names of modules, types of functions in brackets, a model with the name of a view",
      views: "VStack { Calls().text; Section { Text(\"row\") } }",
      declarations: """
        struct Section { let number: Int }
        struct Calls {
          typealias Text = String
          var text: some View { SwiftUI.Text(words) }
          var all = [() -> Int]()
          var named = [String: (Int) -> Void]()
          var words: String { "\\(all.count) and \\(named.count)" }
        }
        """,
      texts: ["0 and 0", "row"]),
    DrawnCase(
      name: "literals of the project's own types", views: "Text(Share.sample.words)",
      declarations: """
        struct Share: ExpressibleByFloatLiteral {
          let value: Double
          init(floatLiteral value: Double) { self.value = value }
          static let sample: Share = 0.25
          var words: String { "\\(Int(value * 100)) percent of \\(Tag.all.names.count)" }
        }
        struct Tag: ExpressibleByArrayLiteral {
          let names: [String]
          init(arrayLiteral elements: String...) { names = elements }
          static let all: Tag = ["a", "b"]
        }
        """,
      texts: ["25 percent of 2"]),
    DrawnCase(
      name: "the labels of a chart, and none of axes that show lines only",
      views: """
        VStack {
          Chart(Sale.all) { BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count)) }
            .frame(width: 200, height: 100)
          Chart { ForEach(Sale.all) { LineMark(x: .value("N", $0.count), y: .value("N", 1)) } }
            .chartXAxis(.hidden)
            .chartYAxis { AxisMarks(values: [0, 1]) { _ in AxisGridLine() } }
            .frame(width: 200, height: 100)
        }
        """,
      declarations: """
        import Charts
        struct Sale: Identifiable {
          let day: String
          let count: Int
          var id: String { day }
          static let all = [Sale(day: "Mon", count: 4), Sale(day: "Tue", count: 8)]
        }
        """,
      texts: ["0", "2", "4", "6", "8", "Mon", "Tue"]),
    DrawnCase(
      name: "rows of values with identities", views: "ForEach(Item.all) { Text($0.name) }",
      declarations: """
        struct Item: Identifiable {
          let id: Int
          var name: String
          static let all = [Item(id: 1, name: "first"), Item(id: 2, name: "second")]
        }
        """,
      texts: ["first", "second"]),
    DrawnCase(
      name: "choices", views: "Choice(kind: .b, isOn: false)",
      declarations: """
        enum Kind { case a, b }
        struct Choice: View {
          let kind: Kind
          let isOn: Bool
          var body: some View {
            if isOn { Text("on") } else { Text("off") }
            switch kind {
            case .a: Text("a")
            case .b: Text("b")
            }
          }
        }
        """,
      texts: ["off", "b"]),
    DrawnCase(
      name: "a modifier of the project", views: "Text(\"in\").modifier(Framed(title: \"around\"))",
      declarations: """
        struct Framed: ViewModifier {
          var title: String
          func body(content: Content) -> some View { VStack { Text(title); content } }
        }
        """,
      texts: ["around", "in"]),
    DrawnCase(
      name: "an extension of View", views: "Text(\"x\").titled(\"t\")",
      declarations: """
        extension View {
          func titled(_ title: String) -> some View { VStack { Text(title); self } }
        }
        """,
      texts: ["t", "x"]),
    DrawnCase(
      name: "a button style", views: "Button(\"Go\") {}.buttonStyle(Loud())",
      declarations: """
        struct Loud: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; Text(configuration.isPressed ? "down" : "up") }
          }
        }
        """,
      texts: ["Go", "up"]),
    DrawnCase(
      name: "content of a generic view", views: "Card { Text(\"inside\") }",
      declarations: """
        struct Card<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { VStack { Text("card"); content() } }
        }
        """,
      texts: ["card", "inside"]),
    DrawnCase(
      name: "the environment, with a value of the project's",
      views: "Reader().environment(\\.theme, \"dark red\")",
      declarations: """
        private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
        extension EnvironmentValues {
          var theme: String {
            get { self[ThemeKey.self] }
            set { self[ThemeKey.self] = newValue }
          }
        }
        struct Reader: View {
          @Environment(\\.theme) private var theme
          @Environment(\\.colorScheme) private var scheme
          var body: some View { Text(theme); Text(scheme == .dark ? "night" : "day") }
        }
        """,
      texts: ["dark red", "day"]),
    DrawnCase(
      name: "the default of a value of the environment", views: "Reader()",
      declarations: """
        private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
        extension EnvironmentValues {
          var theme: String {
            get { self[ThemeKey.self] }
            set { self[ThemeKey.self] = newValue }
          }
        }
        struct Reader: View {
          @Environment(\\.theme) private var theme
          var body: some View { Text(theme) }
        }
        """,
      texts: ["plain"]),
    DrawnCase(
      name: "a scheme that is set below",
      views: "VStack { Reader().environment(\\.colorScheme, .dark); Reader() }",
      declarations: """
        struct Reader: View {
          @Environment(\\.colorScheme) var scheme
          var body: some View { Text(scheme == .dark ? "night" : "day") }
        }
        """,
      texts: ["night", "day"]),
    DrawnCase(
      name: "an object of the environment", views: "Reader().environmentObject(Session())",
      declarations: """
        final class Session: ObservableObject { @Published var user = "Grace" }
        struct Reader: View {
          @EnvironmentObject var session: Session
          var body: some View { Text(session.user) }
        }
        """,
      texts: ["Grace"]),
    DrawnCase(
      name: "a reader of geometry",
      views: "GeometryReader { proxy in Text(\"\\(Int(proxy.size.width))\") }.frame(width: 120)",
      texts: ["120"]),
  ]
}
