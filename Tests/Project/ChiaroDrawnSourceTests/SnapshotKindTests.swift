// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroDrawnSource

@MainActor
@Suite("Kinds of snapshot tests")
struct SnapshotKindTests {
  @Test("the pictures of each way to write tests are found", arguments: SnapshotKind.all)
  func found(_ kind: SnapshotKind) throws {
    var others: [String: [UInt8]] = [:]
    for name in kind.stored { others[name] = [0] }
    let code = try DrawnCode(
      kind.files, kind: .snapshots, others: others, writesPictures: true)
    let cases = (code.answer["cases"]?.elements).map { Array($0) } ?? []
    let told = cases.map { one in
      (
        one["reference"]?.string ?? "",
        one["picture"]?.string == nil ? one["reason"]?.string ?? "" : one["style"]?.string ?? ""
      )
    }.sorted { $0.0 < $1.0 }
    #expect(told.map(\.0) == kind.stored.sorted())
    #expect(told.map(\.1) == kind.told, "\(code.answer["diagnostics"].map { "\($0)" } ?? "")")
  }

  @Test("the names that generators make of texts, colors and images are theirs")
  func generated() throws {
    let strings = "\"settings.title\" = \"Settings\"; \"chapter_of\" = \"%d of %d\";"
    let code = """
      import SwiftUI
      #Preview {
        VStack {
          Text(L10n.Settings.title)
          Text(R.string.localizable.chapterOf(2, 4))
          Row()
        }
      }
      struct Row: View { var body: some View { Text(Strings.Settings.title) } }
      """
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8)],
      others: ["en.lproj/Localizable.strings": Array(strings.utf8)])
    #expect(drawn.texts == ["Settings", "2 of 4", "Settings"])
  }

  @Test("generators may give the types of texts and colors other names")
  func renamed() throws {
    let code = """
      import SwiftUI
      #Preview {
        VStack {
          Text(Localizations.pageTitle).foregroundStyle(Color(asset: AppAsset.Brand.ink))
          Text("b").foregroundStyle(AppColors.ink.swiftUIColor)
        }
      }
      """
    let ink = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000"}}}],
      "info": {"author": "xcode", "version": 1}}
      """
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8)],
      others: [
        "en.lproj/Localizable.strings": Array("\"PageTitle\" = \"Title\";".utf8),
        "A.xcassets/ink.colorset/Contents.json": Array(ink.utf8),
      ])
    #expect(drawn.texts == ["Title", "b"])
    #expect(drawn.colors == ["#112233", "#112233"])
  }

  @Test("the accent that Xcode makes without a color tints nothing")
  func accent() throws {
    let code = "import SwiftUI\n#Preview { Button(\"Send\") {} }"
    let empty = #"{"colors": [{"idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8)],
      others: ["A.xcassets/AccentColor.colorset/Contents.json": Array(empty.utf8)])
    #expect(drawn.colors == ["#0088FF"])
  }

  @Test("texts come from the project's language where it has no English ones")
  func language() throws {
    let code = "import SwiftUI\n#Preview { Text(\"greeting\") }"
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8)],
      others: ["nl.lproj/Localizable.strings": Array("\"greeting\" = \"Hallo\";".utf8)])
    #expect(drawn.texts == ["Hallo"])
  }

  @Test("a view in another language has the texts of that language")
  func otherLanguage() throws {
    let code = """
      import SwiftUI
      struct Greeting: View { var body: some View { Text("greeting") } }
      #Preview {
        VStack {
          Greeting()
          Greeting().environment(\\.locale, Locale(identifier: "es_MX"))
          Greeting().environment(\\.locale, .init(identifier: "it"))
        }
      }
      """
    let drawn = try DrawnCode(
      ["A.swift": Array(code.utf8)],
      others: [
        "en.lproj/Localizable.strings": Array("\"greeting\" = \"Hello\";".utf8),
        "es.lproj/Localizable.strings": Array("\"greeting\" = \"Hola\";".utf8),
      ])
    #expect(drawn.texts == ["Hello", "Hola", "Hello"])
  }
}
