// SPDX-License-Identifier: MIT

import ChiaroReport
import ChiaroSource

/// A screen as `chiaro-screens` told it, with what a page of review shows of it.
struct DrawnScreen {
  /// A picture of the screen.
  struct Picture {
    /// The words for the appearance: `Dark, increased contrast`.
    var words: String
    /// Whether the style is dark.
    var isDark: Bool
    /// The path below the folder that was written.
    var path: String
    /// What the picture's bytes come to; nil where it was not told.
    var digest: String?
    /// Whether all of it is one color.
    var isBlank: Bool
  }

  let name: String
  let className: String
  let file: String
  let size: (width: Double, height: Double)
  let lock: String?
  let pictures: [Picture]
  /// The name of its element in the file: `viewController`, `tableViewCell`.
  let kind: String
  /// The places of its objects in points, by their identifiers.
  let frames: [String: [Double]]

  /// Reads a screen; pictures whose paths leave the folder are left out.
  init(_ told: JSON) {
    name = told["name"]?.text ?? ""
    className = told["class"]?.text ?? ""
    file = told["file"]?.text ?? ""
    kind = told["kind"]?.text ?? ""
    lock = told["lock"]?["style"]?.text
    let numbers = told["size"]?.elements.compactMap(\.decimal) ?? []
    size = numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
    pictures = (told["pictures"]?.elements ?? []).compactMap(Self.picture)
    frames = Self.frames(told, numbers)
  }

  /// What tells the screen from others of a project.
  var identity: String { "\(file)\n\(name)\n\(className)" }

  /// A quality by which screens are filtered.
  enum Quality: String, CaseIterable {
    case found, empty, cell, unchanging, locked

    /// The quality as a page has it.
    var mark: ReviewPage.Mark {
      let label =
        self == .found ? "With findings" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      return ReviewPage.Mark(id: rawValue, label: label)
    }
  }

  /// Whether the screen has a quality, except for findings, which it does not know.
  func has(_ quality: Quality) -> Bool {
    switch quality {
    case .found: false
    case .empty: !pictures.isEmpty && pictures.allSatisfy(\.isBlank)
    case .cell: kind.hasSuffix("Cell") || kind.hasSuffix("CellView")
    case .unchanging: pictures.count > 1 && Set(pictures.prefix(2).map(\.digest)).count == 1
    case .locked: lock != nil
    }
  }

  private static func picture(_ told: JSON) -> Picture? {
    guard let path = told["path"]?.text, !path.hasPrefix("/"),
      !Path.components(path).contains("..")
    else { return nil }
    guard case .object(let members)? = told["appearance"] else { return nil }
    let words = members.compactMap { member -> String? in
      guard let value = member.value.text else { return nil }
      return member.name == "style" ? value : "\(value) \(spaced(member.name))"
    }.joined(separator: ", ")
    return Picture(
      words: words.prefix(1).uppercased() + words.dropFirst(),
      isDark: told["appearance"]?["style"]?.text == "dark", path: path,
      digest: told["digest"]?.text, isBlank: told["isBlank"] == .bool(true))
  }

  /// `textSize` as words.
  private static func spaced(_ name: String) -> String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }

  private static func frames(_ told: JSON, _ size: [Double]) -> [String: [Double]] {
    let views = (told["views"]?.elements ?? []).map {
      ($0["object"]?.text, $0["inWindow"]?.elements.compactMap(\.decimal) ?? [])
    }
    return frames(of: views, on: told["object"]?.text, size)
  }

  /// The places of a screen's objects in it, by their identifiers.
  ///
  /// - Parameters:
  ///   - views: the identifiers of the views and their places: x, y, width and height
  ///   - screen: the identifier of the screen itself, which is where no view is
  ///   - size: the width and the height of the screen
  /// - Returns: the places by the identifiers: x, y, width and height, in points
  static func frames(
    of views: [(object: String?, frame: [Double])], on screen: String?, _ size: [Double]
  ) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for case (let object?, let frame) in views where frame.count == 4 { frames[object] = frame }
    if let screen, frames[screen] == nil, size.count == 2 { frames[screen] = [0, 0] + size }
    return frames
  }
}
