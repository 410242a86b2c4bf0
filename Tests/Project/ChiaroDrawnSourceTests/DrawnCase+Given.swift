// SPDX-License-Identifier: MIT

extension DrawnCase {
  /// What views are given: ways to values, key paths, wrappers, and modifiers that wrap others.
  static let given = [
    DrawnCase(
      name: "a way to an optional value without one",
      views: "VStack { Note(note: .constant(nil)); Note(note: .constant(\"seen\")) }",
      declarations: """
        struct Note: View {
          @Binding var note: String?
          var body: some View { if let note { Text(note) } else { Text("none") } }
        }
        """,
      texts: ["none", "seen"]),
    DrawnCase(
      name: "a key path where a function is wanted",
      views: "Text(Store(state: State(name: \"Ada\")).part(\\.name))",
      declarations: """
        struct State { var name: String }
        struct Store<S> {
          let state: S
          func part<Part>(_ get: (S) -> Part) -> Part { get(state) }
        }
        """,
      texts: ["Ada"]),
    DrawnCase(
      name: "a wrapper of the project's that needs no value", views: "Card(title: \"Card\")",
      declarations: """
        @propertyWrapper struct Tone: DynamicProperty {
          @Environment(\\.colorScheme) private var scheme
          var wrappedValue: String { scheme == .dark ? "dark" : "light" }
        }
        struct Card: View {
          @Tone private var tone
          let title: String
          var body: some View { Text("\\(title) \\(tone)") }
        }
        """,
      texts: ["Card light"]),
    DrawnCase(
      name: "a wrapper of the project's in a view with an initializer of its own",
      views: "Card()",
      declarations: """
        @Observable final class Loading { var isOn = false }
        @propertyWrapper struct Busy: DynamicProperty {
          @State var store: Loading
          init() { _store = State(initialValue: Loading()) }
          var wrappedValue: Loading { store }
        }
        struct Card: View {
          @Busy var busy
          init() {}
          var body: some View { Text(busy.isOn ? "busy" : "idle") }
        }
        """,
      texts: ["idle"]),
    DrawnCase(
      name: "modifiers of the project's that call the system's of their name",
      views: "VStack { Text(\"a\").padding(sides: 3).padding(); Text(\"b\").hidden(false) }",
      declarations: """
        extension View {
          func padding(_ length: CGFloat = 8) -> some View { padding(.horizontal, length) }
          func padding(sides: CGFloat) -> some View { padding(.all, sides) }
          @ViewBuilder func hidden(_ isHidden: Bool) -> some View {
            if isHidden { hidden() } else { self }
          }
        }
        """,
      texts: ["a", "b"]),
    DrawnCase(
      name: "a builder that a type declares inside of it",
      views: "Page { Text(\"a\"); Text(\"b\") }",
      declarations: """
        struct Page: View {
          @resultBuilder enum Parts {
            static func buildBlock(_ parts: any View...) -> [AnyView] { parts.map { AnyView($0) } }
          }
          let parts: () -> [AnyView]
          init(@Parts parts: @escaping () -> [AnyView]) { self.parts = parts }
          var body: some View {
            let shown = parts()
            VStack { ForEach(0..<shown.count, id: \\.self) { shown[$0] } }
          }
        }
        """,
      texts: ["a", "b"]),
    DrawnCase(
      name: "members of the system beside modifiers and operators of the project's",
      views: "GeometryReader { geo in Text(\"\\(Int((geo.size * 0.5).width))\") }",
      declarations: """
        extension View { func size(_ length: CGFloat) -> some View { frame(width: length) } }
        extension CGSize {
          static func * (lhs: CGSize, rhs: Double) -> CGSize {
            CGSize(width: lhs.width * rhs, height: lhs.height * rhs)
          }
        }
        """,
      texts: ["196"]),
    DrawnCase(
      name: "an initializer of the project's that calls the system's of its name",
      views: "Text(URL(string: Optional(\"https://a.example\")) == nil ? \"none\" : \"some\")",
      declarations: """
        extension URL {
          init?(string: String?) {
            guard let string else { return nil }
            self.init(string: string)
          }
        }
        """,
      texts: ["some"]),
  ]
}
