// SPDX-License-Identifier: MIT

import Testing

/// Views as the code makes them: names, arguments, modifiers and the places of each.
@Suite("Recorded trees")
struct RecordedTreeTests {
  static let card = """
    import SwiftUI

    struct Badge: View {
      var body: some View { Image(systemName: "star") }
    }

    struct CardView: View {
      let title: String
      @State private var isNew = true
      var body: some View {
        VStack(alignment: .leading) {
          Text(title).font(.headline).foregroundStyle(.secondary)
          if isNew { Badge() }
        }
      }
    }
    """

  @Test("a preview in another file gives the tree of a view, with the place of each call")
  func preview() {
    let tree = Running.tree([
      ("Card.swift", Self.card), ("Preview.swift", "#Preview { CardView(title: \"Hello\") }"),
    ])
    #expect(
      tree == [
        "CardView() @1:12",
        "  VStack(alignment: .leading) @11:5",
        "    Text(\"Hello\") @12:7",
        "      .font(.headline) @12:19",
        "      .foregroundStyle(.secondary) @12:35",
        "    Badge() @13:18",
        "      Image(systemName: \"star\") @4:25",
      ])
  }

  /// A view, declarations around it, and the lines of its tree without the places.
  struct Form: Sendable {
    var view: String
    var declarations: String
    var tree: [String]

    init(_ view: String, _ declarations: String, _ tree: [String]) {
      self.view = view
      self.declarations = declarations
      self.tree = tree
    }
  }

  static let forms: [Form] = [
    Form(
      "Text(\"a\").card()", "extension View { func card() -> some View { padding(12) } }",
      ["Text(\"a\")", ".padding(12)"]),
    Form(
      "A().card()",
      "struct A: View { var body: some View { Text(\"a\") } }\nextension View { func card() -> some View { background(Color.red) } }",
      ["A()", ".background(Color.red)", "Text(\"a\")"]),
    Form(
      "Text(\"a\").foregroundStyle(Color.brand)",
      "extension Color { static let brand = Color(red: 1, green: 0, blue: 0.5) }",
      ["Text(\"a\")", ".foregroundStyle(Color(red: 1, green: 0, blue: 0.5))"]),
    Form(
      "Text(\"a\").foregroundStyle(.brand)",
      "extension ShapeStyle where Self == Color { static var brand: Color { Color(\"Brand\") } }",
      ["Text(\"a\")", ".foregroundStyle(Color(\"Brand\"))"]),
    Form(
      "ForEachless()",
      "struct ForEachless: View { let names = [\"x\", \"y\"]\n var body: some View { VStack { for n in names { Text(n) } } } }",
      ["ForEachless()", "VStack()", "Text(\"x\")", "Text(\"y\")"]),
    Form(
      "Box { Text(\"in\") }",
      "struct Box<Content: View>: View { @ViewBuilder let content: () -> Content\n var body: some View { HStack { content() } } }",
      ["Box()", "HStack()", "Text(\"in\")"]),
    Form(
      "Box { Text(\"in\"); Text(\"two\") }",
      "struct Box<Content: View>: View { let content: Content\n init(@ViewBuilder content: () -> Content) { self.content = content() }\n var body: some View { HStack { content } } }",
      ["Box()", "HStack()", "Text(\"in\")", "Text(\"two\")"]),
    Form(
      "Parent()",
      "struct Parent: View { @State var on = true\n var body: some View { Child(on: $on) } }\nstruct Child: View { @Binding var on: Bool\n var body: some View { Text(on ? \"yes\" : \"no\") } }",
      ["Parent()", "Child()", "Text(\"yes\")"]),
    Form(
      "Rows()",
      "enum Kind: String, CaseIterable { case a, b }\nstruct Rows: View { var body: some View { VStack { ForEach(Kind.allCases, id: \\.self) { Text($0.rawValue) } } } }",
      ["Rows()", "VStack()", "ForEach([Kind.a, Kind.b], id: \\.self, {…})"]),
    Form(
      "Model()",
      "class Store: ObservableObject { @Published var names = [\"x\"]; init() { names.append(\"y\") } }\nstruct Model: View { @StateObject var store = Store()\n var body: some View { Text(store.names.joined(separator: \"+\")) } }",
      ["Model()", "Text(\"x+y\")"]),
  ]

  @Test("the project's own modifiers, colors, containers and state are followed", arguments: forms)
  func follows(_ form: Form) {
    let lines = Running.tree(form.view, with: form.declarations).map { line in
      let text = line.drop { $0 == " " }
      return String(text.prefix(upTo: text.lastIndex(of: "@") ?? text.endIndex)).trimmingSpaces
    }
    #expect(lines == form.tree)
  }

  @Test("code behind #if is that of the platform")
  func platform() {
    let tree = Running.tree(
      "A()",
      with: """
        struct A: View {
          var body: some View {
            #if os(macOS)
              Text("mac")
            #elseif os(iOS) && DEBUG
              Text("phone")
                #if canImport(UIKit)
                  .bold()
                #endif
            #else
              Text("other")
            #endif
          }
        }
        """)
    #expect(tree.contains { $0.contains("Text(\"phone\")") })
    #expect(tree.contains { $0.contains(".bold()") })
    #expect(!tree.contains { $0.contains("mac") || $0.contains("other") })
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
