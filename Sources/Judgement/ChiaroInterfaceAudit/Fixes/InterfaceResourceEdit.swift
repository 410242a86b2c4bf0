// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroProject
import ChiaroSource

/// The entries for system colors among a file's resources.
struct InterfaceResourceEdit {
  private let file: InterfaceSubject

  init(_ file: InterfaceSubject) { self.file = file }

  /// Returns the insertion of a color's entry; none if the file has it, nil where nobody knows
  /// where it goes.
  ///
  /// Changes for several findings are made at once: those of one file must be equal or apart. So a
  /// file without resources gets the entries of all its findings with each of them.
  func edits(adding name: String) -> [SourceEdit]? {
    let resources = file.document.resources
    if resources.systemColors[name] != nil { return [] }
    guard let element = resources.element else { return wholeSection }
    let end = element.byteRange.upperBound - "</resources>".utf8.count
    guard end > 0, file.bytes[end...].starts(with: "</resources>".utf8) else { return nil }
    // Behind the last entry's line, before the blanks of the closing tag's.
    let start = file.bytes[..<end].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? end
    return [insertion(of: entry(name), at: start)]
  }

  private var wholeSection: [SourceEdit]? {
    guard let root = file.document.root else { return nil }
    let end = root.byteRange.upperBound - "</document>".utf8.count
    guard end > 0, file.bytes[end...].starts(with: "</document>".utf8) else { return nil }
    let entries = allNames.map(entry).joined()
    return [insertion(of: "    <resources>\n\(entries)    </resources>\n", at: end)]
  }

  /// The insertion of a text, with the break of the line before it.
  private func insertion(of text: String, at place: Int) -> SourceEdit {
    let line = Array(file.bytes[..<place].suffix(2).drop { $0 != 0x0A && $0 != 0x0D })
    let lineBreak = LineBreak.first(in: line.isEmpty ? file.bytes : line).rawValue
    return .replace(
      place..<place, with: Array(text.replacing("\n", with: lineBreak).utf8))
  }

  /// The names of the system colors that the file's findings may offer.
  private var allNames: [String] {
    var names: Set<String> = []
    for use in file.colorUses {
      switch use.color.value {
      case .literal(let color):
        if let name = InterfaceFix.name(for: use, color, in: file) { names.insert(name) }
      case .legacy(let name):
        if let name = LegacyInterfaceColor.replacement(of: name, in: use) { names.insert(name) }
      case .system, .named, .pattern, .unknown: break
      }
    }
    return names.sorted()
  }

  /// An entry as Interface Builder writes it, with the light value.
  private func entry(_ name: String) -> String {
    let color = file.systemColor(name)?.light ?? .black
    return """
              <systemColor name="\(name)">
                  <color \(Self.components(of: color))/>
              </systemColor>

      """
  }

  /// A color's components as attributes.
  static func components(of color: Color) -> String {
    let isWide = color.space == .displayP3
    let parts = isWide ? color.components : color.space.convert(color.components, to: .sRGB)
    return "red=\"\(parts.x)\" green=\"\(parts.y)\" blue=\"\(parts.z)\" alpha=\"\(color.alpha)\""
      + " colorSpace=\"custom\" customColorSpace=\"\(isWide ? "displayP3" : "sRGB")\""
  }
}
