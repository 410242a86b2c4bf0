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

@MainActor
@Suite("Views drawn from source")
struct DrawingTests {
  @Test("the picture of code has its texts", arguments: DrawnCase.all + DrawnCase.controls)
  func texts(_ drawn: DrawnCase) throws {
    let code = try DrawnCode(drawn.views, drawn.declarations)
    #expect(code.texts == drawn.texts)
    #expect(code.diagnostics == [])
  }

  @Test(
    "colors are those that code names",
    arguments: [
      ("Color.red", "#FF383C"), ("Color(red: 1, green: 0, blue: 0)", "#FF0000"),
      ("Color(white: 0.5)", "#808080"), ("Color.black.opacity(0.5)", "#00000080"),
      ("Text(\"x\").foregroundStyle(.blue)", "#0088FF"),
      ("Text(\"x\").foregroundColor(.brand)", "#112233"),
      ("Circle().fill(Color(hex: 0x0A141E))", "#0A141E"),
      ("Text(\"x\").foregroundStyle(Color(uiColor: .secondaryLabel))", "#3C3C4399"),
      ("Color(uiColor: .red)", "#FF0000"), ("Color(UIColor.lightGray)", "#AAAAAA"),
    ])
  func colors(_ views: String, _ color: String) throws {
    let code = try DrawnCode(
      views,
      """
      extension Color {
        static let brand = Color(red: 0x11 / 255, green: 0x22 / 255, blue: 0x33 / 255)
        init(hex: Int) {
          self.init(
            red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255)
        }
      }
      """)
    #expect(code.colors == [color])
  }

  @Test("each text knows the line of its expression")
  func lines() throws {
    let code = try DrawnCode("VStack {\n  Text(\"A\")\n  Text(\"B\")\n    .bold()\n}")
    #expect(code.textLines == [5, 6])
  }

  @Test("forms with some round corners, of UIKit's paths and SwiftUI's, are drawn")
  func paths() throws {
    let code = try DrawnCode(
      """
      VStack {
        Color.red.frame(width: 40, height: 40).clipShape(Corner(corners: [.topLeft, .topRight]))
        Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }.fill(.blue)
      }
      """,
      """
      struct Corner: Shape {
        var corners: UIRectCorner
        func path(in rect: CGRect) -> Path {
          let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: 8, height: 8))
          return Path(path.cgPath)
        }
      }
      """)
    #expect(code.assumed == [])
    #expect(code.colors.prefix(2) == ["#FF383C", "#0088FF"])
  }

  @Test("a name that is not known is a box with its name, around what its closure contains")
  func unknown() throws {
    let code = try DrawnCode("Wobble { Text(\"inside\") }.wobbling()\nGizmo()")
    #expect(code.texts == ["inside", "Gizmo"])
    #expect(
      code.assumed.contains("Wobble is not known and is drawn as a box")
        && code.assumed.contains("Gizmo is not known and is drawn as a box")
        && code.assumed.contains("wobbling is not drawn"))
  }

  @Test("colors and texts of catalogs are found")
  func resources() throws {
    let set = """
      {"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"0x03",\
      "green":"0x02","red":"0x01"}},"idiom":"universal"}],"info":{"author":"xcode","version":1}}
      """
    let code = try DrawnCode(
      [
        "Code.swift": Array(
          "import SwiftUI\n#Preview { VStack { Text(\"greet\"); Color(\"Ink\"); Color(.ink) } }"
            .utf8)
      ],
      others: [
        "Assets.xcassets/Contents.json": Array("{\"info\":{\"version\":1}}".utf8),
        "Assets.xcassets/Ink.colorset/Contents.json": Array(set.utf8),
        "en.lproj/Localizable.strings": Array("\"greet\" = \"Hello\";\n".utf8),
      ])
    #expect(code.texts == ["Hello"])
    #expect(code.colors.suffix(2) == ["#010203", "#010203"])
  }
}
