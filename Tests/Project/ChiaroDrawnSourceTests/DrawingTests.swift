// SPDX-License-Identifier: MIT

import Testing

@MainActor
@Suite("Views drawn from source")
struct DrawingTests {
  @Test(
    "the picture of code has its texts",
    arguments: DrawnCase.all + DrawnCase.controls + DrawnCase.states + DrawnCase.told
      + DrawnCase.given + DrawnCase.read + DrawnCase.written
      + DrawnCase.called)
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
      code.assumed.contains("Wobble is unknown and is drawn as a box")
        && code.assumed.contains("Gizmo is unknown and is drawn as a box")
        && code.assumed.contains("wobbling is not drawn"))
  }

  @Test("a layout of the project's says where its views are")
  func layout() throws {
    let code = try DrawnCode(
      """
      Steps(by: 20) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 5)
      }
      """,
      """
      struct Steps: Layout {
        var by: CGFloat
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          return CGSize(width: by * CGFloat(sizes.count), height: sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          for (index, view) in subviews.enumerated() {
            view.place(
              at: CGPoint(x: bounds.minX + by * CGFloat(index), y: bounds.minY),
              proposal: .unspecified)
          }
        }
      }
      """)
    #expect(code.assumed == [])
    let frames = code.colorFrames
    #expect(frames.count == 2)
    #expect(frames.last.map { [$0[0] - frames[0][0], $0[1] - frames[0][1]] } == [20, 0])
  }

  @Test("a view of UIKit in views of SwiftUI is drawn")
  func represented() throws {
    let code = try DrawnCode(
      "Badge()",
      """
      import UIKit
      struct Badge: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = "kit"
          return label
        }
        func updateUIView(_ view: UILabel, context: Context) { view.textColor = .red }
      }
      """)
    #expect(code.assumed == [])
    #expect(code.texts == [])
  }

  @Test("code that ends itself goes on, and is told")
  func ended() throws {
    let code = try DrawnCode(
      "Text(title(of: 3))",
      """
      func title(of number: Int) -> String {
        guard number > 5 else { fatalError("too small") }
        return "number \\(number)"
      }
      """)
    #expect(code.texts == ["number 3"])
    #expect(code.diagnostics == ["3 evaluation-ended"])
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

  @Test(
    "texts in UTF-16, as Xcode writes them, before those of no language",
    arguments: [true, false])
  func wideTexts(isLittle: Bool) throws {
    let text = "/* Title */\n\"greet %@\" = \"Good day\nto you\";\n"
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap { unit in
      let parts = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittle ? parts.reversed() : parts
    }
    let code = try DrawnCode(
      ["Code.swift": Array("import SwiftUI\n#Preview { Text(\"greet %@\") }\n".utf8)],
      others: [
        "App/en.lproj/Localizable.strings": bytes,
        "App/Base.lproj/Localizable.strings": Array("\"greet %@\" = \"Guten Tag\";\n".utf8),
      ])
    #expect(code.texts == ["Good day\nto you"])
  }

  @Test("texts of the nearest module, whose keys have places for values and forms for one")
  func places() throws {
    let code = """
      import SwiftUI
      func told(_ key: String.LocalizationValue) -> String {
        String(localized: key, table: "NAME", bundle: .module)
      }
      let title = told("title")
      struct TypeNAME { func words(_ n: Int) -> String { told("count.\\(n)") + title } }
      """
    let main = "VStack { Text(TypeA().words(1)); Text(TypeB().words(3)) }"
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "title": {"localizations": {"en": {"stringUnit": {"value": " of NAME"}}}},
        "count.%lld": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld row"}},
          "other": {"stringUnit": {"value": "%lld rows"}}}}}}}}}
      """
    var files = ["Main.swift": Array("import SwiftUI\n#Preview { \(main) }\n".utf8)]
    var others: [String: [UInt8]] = [:]
    for name in ["A", "B"] {
      files["\(name)/Code.swift"] = Array(code.replacing("NAME", with: name).utf8)
      others["\(name)/\(name).xcstrings"] = Array(catalog.replacing("NAME", with: name).utf8)
    }
    #expect(try DrawnCode(files, others: others).texts == ["1 row of A", "3 rows of B"])
  }
}
