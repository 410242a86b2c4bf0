// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The changes of interface files that findings offer: parts of the text, everything else stays.
enum InterfaceFix {
  // MARK: Colors

  /// Returns the change of a written-down color to the system's for its role; nil if nobody asked,
  /// or the system has none that is alike.
  static func systemColor(for use: ColorUse, _ color: Color, in file: InterfaceSubject) -> Fix? {
    name(for: use, color, in: file).flatMap { systemColor($0, for: use, in: file) }
  }

  /// Returns the system color for a written-down one, by its role, its lightness and its ground.
  static func name(for use: ColorUse, _ color: Color, in file: InterfaceSubject) -> String? {
    let name = name(for: color, as: use.role, on: file)
    let isCard = name == "systemBackgroundColor" && isOnGroupedGround(use.object.element, in: file)
    return isCard ? "secondarySystemGroupedBackgroundColor" : name
  }

  /// Whether an object is a card on the gray ground of grouped content, which is darker than its
  /// cards in the dark as well.
  private static func isOnGroupedGround(
    _ object: InterfaceElement, in file: InterfaceSubject
  ) -> Bool {
    guard let outer = GroundSearch.superview(of: object) else { return false }
    var search = GroundSearch(file)
    guard let ground = search.ground(under: outer) else { return false }
    let light = ground.color.light
    return ground.name.hasPrefix("systemGrouped")
      || light.isNeutral && (0.8..<0.95).contains(light.withAlpha(1).relativeLuminance)
  }

  /// Returns the change of a color to a system color, with the entry among the file's resources.
  static func systemColor(_ name: String, for use: ColorUse, in file: InterfaceSubject) -> Fix? {
    // As the file spells it: a key that was read may need escaping again.
    guard file.wantsFixes, let range = use.color.element.valueRange(of: "key") else { return nil }
    let key = String(decoding: file.bytes[range], as: UTF8.self)
    let isMac = file.isMac
    let text =
      isMac
      ? "<color key=\"\(key)\" name=\"\(name)\" catalog=\"System\" colorSpace=\"catalog\"/>"
      : "<color key=\"\(key)\" systemColor=\"\(name)\"/>"
    var edits = [SourceEdit.replace(use.color.element.byteRange, with: Array(text.utf8))]
    if !isMac {
      guard let entry = InterfaceResourceEdit(file).edits(adding: name) else { return nil }
      edits += entry
    }
    return fix("use \(name) for \(use.object.name)", edits, file, isSafe: false)
  }

  private static func name(
    for color: Color, as role: ColorUse.Role, on file: InterfaceSubject
  ) -> String? {
    guard color.isNeutral else { return nil }
    let luminance = color.withAlpha(1).relativeLuminance
    let isMac = file.isMac
    switch role {
    case .text, .tint:
      guard luminance < 0.6 else { return nil }
      return luminance < 0.05 ? "labelColor" : "secondaryLabelColor"
    case .background:
      guard luminance > 0.55 else { return nil }
      if isMac { return luminance > 0.95 ? "textBackgroundColor" : "windowBackgroundColor" }
      return luminance > 0.95 ? "systemBackgroundColor" : "secondarySystemBackgroundColor"
    case .border: return "separatorColor"
    }
  }

  /// Returns the change of a copy to the value that the catalog has.
  static func copy(of color: Color, at element: InterfaceElement, in file: InterfaceSubject) -> Fix?
  {
    guard file.wantsFixes else { return nil }
    let text = "<color \(InterfaceResourceEdit.components(of: color))/>"
    let edit = SourceEdit.replace(element.byteRange, with: Array(text.utf8))
    return fix("update the copy of the color", [edit], file, isSafe: true)
  }

  // MARK: Attributes

  /// Returns the removal of an attribute, with the blank before it.
  static func removing(
    _ attribute: String, of element: InterfaceElement, in file: InterfaceSubject
  ) -> Fix? {
    guard file.wantsFixes, let value = element.valueRange(of: attribute) else { return nil }
    let start = value.lowerBound - attribute.utf8.count - 2
    guard start > 0, file.bytes[start - 1] == UInt8(ascii: " "),
      file.bytes[start..<(start + attribute.utf8.count)].elementsEqual(attribute.utf8)
    else { return nil }
    let edit = SourceEdit.replace((start - 1)..<(value.upperBound + 1), with: [])
    return fix("remove \(attribute) from \(element)", [edit], file, isSafe: false)
  }

  /// Returns the change of an attribute's value.
  static func setting(
    _ attribute: String, to value: String, of element: InterfaceElement, in file: InterfaceSubject
  ) -> Fix? {
    guard file.wantsFixes, let range = element.valueRange(of: attribute) else { return nil }
    return fix(
      "set \(attribute) of \(element) to \(value)", [.replace(range, with: Array(value.utf8))],
      file, isSafe: false)
  }

  private static func fix(
    _ description: String, _ edits: [SourceEdit], _ file: InterfaceSubject, isSafe: Bool
  ) -> Fix {
    var fix = Fix(
      description: description,
      patches: [SourcePatch(file: file.document.file, bytes: file.bytes, edits: edits)])
    fix.isSafe = isSafe
    return fix
  }
}
