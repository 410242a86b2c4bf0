// SPDX-License-Identifier: MIT

import ChiaroSource

/// The screens of a project as `chiaro-screens` told them, file by file.
struct ScreenCollection {
  private let files: [JSON]
  /// What was odd before any file was drawn.
  private let odd: [JSON]

  init(_ files: [JSONValue], odd: [JSON] = []) {
    self.files = files.map { JSON($0) }
    self.odd = odd
  }

  /// All screens, in the order of the files.
  var screens: [JSON] { files.flatMap { $0["screens"]?.elements ?? [] } }

  /// The diagnostics of the search and of all files.
  var diagnostics: [JSON] { odd + files.flatMap { $0["diagnostics"]?.elements ?? [] } }

  /// The errors and warnings of all files, a line each.
  var problems: [String] {
    diagnostics.compactMap { diagnostic in
      guard let severity = diagnostic["severity"]?.text, ["error", "warning"].contains(severity),
        let file = diagnostic["file"]?.text, let message = diagnostic["message"]?.text,
        let id = diagnostic["id"]?.text
      else { return nil }
      let line = diagnostic["line"]?.number.map { "\($0):" } ?? ""
      return "\(file):\(line) \(severity): \(message) [\(id)]"
    }
  }

  /// Whether a picture could not be written.
  var lacksPictures: Bool { diagnostics.contains { $0["id"]?.text == "picture-not-written" } }

  /// What was drawn of the types of code.
  var types: TypeCount { TypeCount(files) }

  /// The number of pictures.
  var pictureCount: Int { screens.reduce(0) { $0 + ($1["pictures"]?.elements.count ?? 0) } }

  /// The collection as `--format json` prints it; pictures have the paths of files in a folder.
  func json(in folder: String) -> JSON {
    [
      "version": 1, "screens": .array(screens.map { Self.placed($0, in: folder) }),
      "elements": total(of: "elements"), "attributes": total(of: "attributes"),
      "diagnostics": .array(diagnostics), "types": types.json,
    ]
  }

  private static func placed(_ screen: JSON, in folder: String) -> JSON {
    guard case .object(var members) = screen else { return screen }
    // What was measured is for the audit.
    members.removeAll { $0.name == "measured" }
    guard
      let index = members.firstIndex(where: { $0.name == "pictures" })
    else { return .object(members) }
    let pictures = members[index].value.elements.map { picture -> JSON in
      [
        "appearance": picture["appearance"] ?? .null,
        "path": picture["path"]?.text.map { .string(Path.join(folder, $0)) } ?? .null,
        "isBlank": picture["isBlank"] ?? .null, "digest": picture["digest"] ?? .null,
      ]
    }
    members[index].value = .array(pictures)
    return .object(members)
  }

  private func total(of name: String) -> JSON {
    func sum(_ part: String) -> JSON {
      .integer(files.reduce(0) { $0 + ($1[name]?[part]?.number ?? 0) })
    }
    return ["read": sum("read"), "unknown": sum("unknown")]
  }
}

extension JSON {
  /// The elements of an array; none of what is no array.
  var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The characters of a string; nil for others.
  var text: String? {
    switch self {
    case .string(let text): text
    case .verbatim(let source):
      JSONDocument.read(Array(source.utf8), file: "").document?.root.string
    default: nil
    }
  }

  /// A whole number; nil for others.
  var number: Int? {
    switch self {
    case .integer(let number): number
    case .verbatim(let source): Int(source)
    default: nil
    }
  }

  /// A number; nil for others.
  var decimal: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .verbatim(let source): Double(source)
    default: nil
    }
  }
}
