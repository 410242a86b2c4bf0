// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// A catalog in which many files are the same bytes, and one is sound.
struct CatalogInput {
  var bytes: [UInt8]

  private static let paths = [
    "Contents.json", "Group/Contents.json", "I.icon/icon.json",
    "a.colorset/Contents.json", "a.imageset/Contents.json", "a.symbolset/Contents.json",
    "a.appiconset/Contents.json", "a.dataset/Contents.json", "a.launchimage/Contents.json",
  ]

  private static let sound = #"""
    {"colors":[{"color":{"color-space":"srgb","components":
    {"red":"1.0","green":"0.5","blue":"0x00","alpha":"1.0"}}}],"info":{"version":1}}
    """#

  /// Traps when something is not as it must be.
  func check() {
    var files = ["A.xcassets/Sound.colorset/Contents.json": Array(Self.sound.utf8)]
    for path in Self.paths { files["A.xcassets/\(path)"] = bytes }
    guard let catalog = try? AssetCatalog(path: "A.xcassets", in: MemoryTree(files)) else {
      preconditionFailure("a catalog in memory has a folder")
    }
    let color = catalog.color(named: "Sound")?.resolved(with: TraitCollection())
    precondition(color == Color(.sRGB, 1, 0.5, 0), "the sound color reads \(color as Any)")
    let work = catalog.statistics
    precondition(work.files == files.count && work.bytes <= (bytes.count + 200) * files.count)
    precondition(work.values <= work.bytes)
    for set in catalog.sets { check(set) }
  }

  private func check(_ set: AssetSet) {
    for traits in Self.environments {
      let query = VariantQuery(traits)
      switch set.content {
      case .color(let colors):
        let color = colors.color(for: query)
        precondition(color.map { $0.alpha.isFinite } ?? true)
        _ = colors.explain(query)
      case .files(let files): _ = files.entry(for: query)
      }
    }
    guard var editor = try? ContentsEditor(set) else { return }
    precondition(editor.bytes == set.document?.bytes, "an edit that was not made changed something")
    checkIsStable(editor.bytes)
    editor.setColor(Color(.displayP3, 0.1, 0.2, 0.3), for: EntrySlot())
    checkIsStable(editor.bytes)
  }

  private static let environments = [
    TraitCollection(userInterfaceStyle: .light),
    TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
      $0.userInterfaceIdiom = .mac
    },
  ]

  /// What was written is JSON, and Xcode's layout of it is the same the second time.
  private func checkIsStable(_ bytes: [UInt8]) {
    let reading = JSONDocument.read(bytes, file: "")
    guard let document = reading.document else { preconditionFailure("written as no JSON") }
    let text = ContentsEditor(document).root.text(.xcode)
    let again = JSONDocument.read(Array(text.utf8), file: "")
    guard let second = again.document else { preconditionFailure("laid out as no JSON") }
    precondition(ContentsEditor(second).root.text(.xcode) == text, "laid out otherwise again")
  }
}
