// SPDX-License-Identifier: MIT

extension DrawnCase {
  /// Which declaration a call means, and what is done before it returns.
  static let called = [
    DrawnCase(
      name: "an initializer that leaves that of the class above to Swift", views: "Text(told())",
      declarations: """
        class Base {
          private var all: [Int] = []
          var count: Int { all.count }
          func add(_ one: Int) { all.append(one) }
        }
        final class Named: Base {
          var name: String
          init(_ name: String) { self.name = name }
        }
        func told() -> String {
          let named = Named("n")
          named.add(3)
          return "\\(named.name) \\(named.count)"
        }
        """,
      texts: ["n 1"]),
    DrawnCase(
      name: "a method of texts alone, and that of all views", views: "Shown()",
      declarations: """
        extension Text { func marked() -> some View { VStack { self; Text("text") } } }
        extension View { func marked() -> some View { VStack { self; Text("view") } } }
        struct Shown: View {
          var body: some View {
            VStack {
              Text("a").bold().marked()
              Text("b").padding().marked()
            }
          }
        }
        """,
      texts: ["a", "text", "b", "view"]),
    DrawnCase(
      name: "modifiers whose names a project uses in another way", views: "Shown()",
      declarations: """
        struct Field: View {
          let accessibilityIdentifier: String?
          var body: some View { Text(accessibilityIdentifier ?? "none") }
        }
        extension View {
          @ViewBuilder func hidden(_ isHidden: Bool) -> some View {
            if isHidden { self.hidden() } else { self }
          }
        }
        struct Shown: View {
          var body: some View {
            VStack {
              Field(accessibilityIdentifier: nil).accessibilityIdentifier("field").hidden(false)
              Field(accessibilityIdentifier: "own")
            }
          }
        }
        """,
      texts: ["none", "own"]),
    DrawnCase(
      name: "work that is waited for", views: "Text(told)",
      declarations: """
        let queue = DispatchQueue(label: "own")
        let told: String = {
          var parts = [queue.sync { "sync" }]
          autoreleasepool { parts.append("pool") }
          parts.append(MainActor.assumeIsolated { "main" })
          return parts.joined(separator: " ")
        }()
        """,
      texts: ["sync pool main"]),
    DrawnCase(
      name: "a list of cases before those that a closure makes",
      views: "Text(Choice.all.map(\\.title).joined(separator: \" \"))",
      declarations: """
        enum Choice {
          case none, named(String)
          static let all: [Choice] = [.none] + ["a", "b"].map { .named($0) }
          var title: String {
            switch self {
            case .none: "none"
            case .named(let name): name
            }
          }
        }
        """,
      texts: ["none a b"]),
    DrawnCase(
      name: "the name of a language in itself, and traits that a closure sets",
      views: "Text(Locale(identifier: \"es\").localizedString(forIdentifier: \"es\")!); Text(dark)",
      declarations: """
        let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
        let dark = traits.userInterfaceStyle == .dark ? "dark" : "light"
        """,
      texts: ["español", "dark"]),
  ]
}
