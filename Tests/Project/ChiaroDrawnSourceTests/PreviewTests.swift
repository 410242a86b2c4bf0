// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@MainActor
@Suite("Previews found in source")
struct PreviewTests {
  private static let card = """
    import SwiftUI
    struct Card: View {
      var title = "plain"
      var body: some View { Text(title) }
    }
    """

  @Test("previews have their names, and views that no preview shows are drawn by themselves")
  func names() throws {
    let code = try DrawnCode([
      "Card.swift": Array(
        (Self.card + "\n#Preview(\"Long\") { Card(title: \"long\") }\n#Preview { Card() }\n").utf8),
      "Lone.swift": Array(
        "import SwiftUI\nstruct Lone: View { let name: String\n var body: some View { Text(name) }}"
          .utf8),
    ])
    #expect(code.names == ["Long", "Card", "Lone"])
    #expect(code.texts == ["long", "plain", "Name"])
  }

  @Test("views that no preview of their file shows are drawn by themselves")
  func unshown() throws {
    let code = try DrawnCode([
      "Card.swift": Array(
        (Self.card + """

          struct Other: View { var body: some View { Text("other") } }
          #Preview("Shown") { Card() }
          """).utf8)
    ])
    #expect(code.names == ["Shown", "Other"])
    #expect(code.texts == ["plain", "other"])
  }

  @Test("a provider shows each of its views")
  func provider() throws {
    let code = try DrawnCode([
      "Card.swift": Array(
        (Self.card + """

          struct Card_Previews: PreviewProvider {
            static var previews: some View {
              Group {
                Card().previewDisplayName("First").previewLayout(.sizeThatFits)
                Card(title: "b").previewLayout(.fixed(width: 120, height: 50))
              }
            }
          }
          """).utf8)
    ])
    #expect(code.names == ["Card First", "Card 2"])
    let sizes = code.screens.map { $0["size"]?.elements.compactMap(\.integer) ?? [] }
    #expect(sizes.last == [120, 50])
    #expect(sizes.first != [393, 852])
  }

  @Test("one preview is drawn where it is named")
  func only() throws {
    let text = Self.card + "\n#Preview(\"A\") { Card() }\n#Preview(\"B\") { Card() }\n"
    #expect(try DrawnCode(["Card.swift": Array(text.utf8)], preview: "B").names == ["B"])
  }

  @Test("pictures are written in light and dark")
  func pictures() throws {
    let text = Self.card + "\n#Preview { Card() }\n"
    let code = try DrawnCode(["Card.swift": Array(text.utf8)], writesPictures: true)
    let pictures = code.screens.first?["pictures"]?.elements.compactMap { $0["path"]?.string }
    #expect(pictures == ["code/Card.swift/Card-light.png", "code/Card.swift/Card-dark.png"])
  }
}
