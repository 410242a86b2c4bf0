// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroDrawnSource

/// Views whose models, colors or content nobody hands over.
@Suite("What nobody hands over")
@MainActor
struct MissingValueTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var declarations: String
    var texts: [String]

    init(_ name: String, _ texts: [String], _ declarations: String) {
      (self.name, self.texts, self.declarations) = (name, texts, declarations)
    }

    var testDescription: String { name }
  }

  private nonisolated static let shown = """
    struct Shown: View {
      @Environment(Store.self) private var store
      var body: some View { Text(store.title) }
    }
    """

  nonisolated static let models = [
    Row(
      "the one that a class keeps", ["Kept"],
      """
      \(shown)
      @Observable final class Store {
        static let shared = Store(title: "Kept")
        var title: String
        init(title: String) { self.title = title }
      }
      """),
    Row(
      "one that an initializer without arguments makes", ["New"],
      "\(shown)\n@Observable final class Store { var title = \"New\" }"),
    Row(
      "one whose initializer sets what it holds", ["Set"],
      "\(shown)\n@Observable final class Store { var title: String; init() { title = \"Set\" } }"),
    Row(
      "one of unknown arguments", ["Page title"],
      """
      \(shown)
      @Observable final class Store {
        let title: String
        init(pageTitle: String) { title = pageTitle }
      }
      """),
    Row(
      "one that is only read from storage", ["Title"],
      """
      \(shown)
      final class Store: Decodable {
        let title: String
        init(from decoder: Decoder) throws { title = try decoder.text() }
      }
      """),
    Row(
      "an object of the environment", ["New"],
      """
      struct Shown: View {
        @EnvironmentObject var store: Store
        var body: some View { Text(store.title) }
      }
      final class Store: ObservableObject { @Published var title = "New" }
      """),
    Row(
      "the one that is handed over", ["Given"],
      """
      struct Shown: View {
        var body: some View { Inner().environment(Store(title: "Given")) }
      }
      struct Inner: View {
        @Environment(Store.self) private var store
        var body: some View { Text(store.title) }
      }
      @Observable final class Store {
        static let shared = Store(title: "Kept")
        var title: String
        init(title: String) { self.title = title }
      }
      """),
  ]

  @Test("a model stands for the one that an app makes where it begins", arguments: models)
  func models(_ row: Row) throws {
    let code = try DrawnCode("Shown()", row.declarations)
    #expect(code.texts == row.texts)
    let isToldOf = code.assumed.contains { $0.contains("no value for Store is known") }
    #expect(isToldOf == (row.texts != ["Given"]))
  }

  @Test("views that ask for the same model share it")
  func oneModel() throws {
    let code = try DrawnCode(
      "VStack { First(); Second() }",
      """
      struct First: View {
        @Environment(Store.self) private var store
        var body: some View { Text("\\(store.next())") }
      }
      struct Second: View {
        @Environment(Store.self) private var store
        var body: some View { Text("\\(store.next())") }
      }
      @Observable final class Store {
        var count = 0
        func next() -> Int { count += 1; return count }
      }
      """)
    let numbers = code.texts.compactMap { Int($0) }
    #expect(numbers.count == 2 && numbers[1] == numbers[0] + 1)
  }

  @Test(
    "a ground of which nothing is known is none",
    arguments: [
      "Text(\"A\").background(Palette.ground)", "Text(\"A\").overlay(Palette.ground.opacity(0.5))",
      "List { Text(\"A\").listRowBackground(Palette.ground) }",
    ])
  func grounds(_ view: String) throws {
    #expect(try DrawnCode(view).texts == ["A"])
  }

  @Test("a view of which nothing is known keeps what is done to it")
  func modifiers() throws {
    let code = try DrawnCode(
      "Sheet()",
      """
      struct Sheet<Content: View>: View {
        var content: () -> Content
        var body: some View {
          content().overlay { Text("over") }.padding()
        }
      }
      """)
    #expect(code.texts.contains("over"))
  }

  @Test("a type that is called as one of the system's is meant where it fits, and no more")
  func namesakes() throws {
    let code = try DrawnCode(
      "List { Text(List(title: \"Mine\").title) }", "struct List: Codable { let title: String }")
    #expect(code.texts == ["Mine"])
  }

  @Test("a color in an extension of Color asks for UIKit's of its name, not for itself")
  func ownName() throws {
    let code = try DrawnCode(
      "Text(\"A\").foregroundStyle(Color.label)",
      "extension Color { static var label: Color { Color(.label) } }")
    #expect(code.colors == ["#000000"])
    #expect(code.diagnostics == [])
  }
}
