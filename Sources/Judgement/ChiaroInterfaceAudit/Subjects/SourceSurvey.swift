// SPDX-License-Identifier: MIT

/// The words of a project's source files that tell of the colors of views.
///
/// Each file is searched once as it comes, not parsed, and none is kept.
struct SourceSurvey: Sendable {
  /// The objects and properties of colors that code assigns, such as `header.backgroundColor`.
  private(set) var assignments: Set<String> = []
  /// The objects of cells and their properties that whoever fills a list assigns, such as
  /// `nameLabel.textColor` of `cell.nameLabel.textColor`.
  private(set) var cellAssignments: Set<String> = []
  /// The objects whose superview is given a ground: `cell.mark.superview.backgroundColor = …`.
  private(set) var paintedAround: Set<String> = []
  /// The tags of views that are given a color, and its property, such as `21.textColor`.
  private(set) var taggedAssignments: Set<String> = []
  /// The properties that the proxies of classes are given, such as `UILabel.textColor`.
  private(set) var proxied: Set<String> = []
  /// The functions of files that extend views, by name.
  private(set) var functions: Set<String> = []
  /// The files that declare a class, by its name.
  private(set) var declarations: [String: [String]] = [:]
  /// Whether some window is given a ground.
  private(set) var setsWindowGround = false
  /// Whether the texts of navigation bars are given attributes.
  private(set) var setsTextsOfBars = false
  /// Whether all views are extended by a theme.
  private(set) var themesAllViews = false
  /// How many files there are, and in how many a theme of the app's own is applied.
  private var files = (all: 0, themed: 0)
  /// The types that are made in files that force a style on a navigation or tab bar controller.
  private(set) var typesInForcedContainers: Set<String> = []

  /// Adds the text of a file.
  mutating func add(_ text: [UInt8], of path: String) {
    let text = Text(bytes: text)
    let isSwift = path.hasSuffix(".swift")
    files.all += 1
    if Self.appliesTheme(text, isSwift: isSwift) { files.themed += 1 }
    let paths = Self.assignments(in: text)
    assignments.formUnion(paths.map { $0.suffix(2).joined(separator: ".") })
    let around = paths.filter {
      $0.count > 2 && $0.suffix(2).elementsEqual(["superview", "backgroundColor"])
    }
    paintedAround.formUnion(around.map { String($0[$0.count - 3]) })
    if text.has("viewWithTag") { addTagged(text, paths) }
    if text.has("ppearance") { proxied.formUnion(text.proxied) }
    let ofCells = paths.filter { $0.count > 2 && $0[$0.count - 3].hasSuffix("ell") }
    cellAssignments.formUnion(ofCells.map { $0.suffix(2).joined(separator: ".") })
    for start in isSwift ? ["class "] : ["@implementation ", "@interface "] {
      for name in Set(text.names(after: start).map({ String($0.prefix { $0 != "." }) })) {
        declarations[name, default: []].append(path)
      }
    }
    if Self.extendsViews(text) { functions.formUnion(text.names(after: "func ")) }
    setsWindowGround =
      setsWindowGround
      || text.has("backgroundColor = ", after: ["window.", "window?.", "window!."])
    setsTextsOfBars = setsTextsOfBars || text.has("itleTextAttributes")
    guard isSwift else { return }
    themesAllViews = themesAllViews || Self.themesAllViews(text)
    let containers = ["ontroller.", "ontroller?.", "ontroller!."]
    if text.has("overrideUserInterfaceStyle = .", after: containers) {
      typesInForcedContainers.formUnion(text.names(before: "("))
    }
  }

  /// Adds what a file assigns to the views that it finds by a tag.
  private mutating func addTagged(_ text: Text, _ paths: [[Substring]]) {
    let lines = String(decoding: text.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let variables = Dictionary(
      grouping: lines.lazy.compactMap(TaggedView.init), by: \.variable)
    for names in paths {
      for view in variables[String(names[names.count - 2])] ?? [] {
        taggedAssignments.insert("\(view.tag).\(names[names.count - 1])")
      }
    }
  }

  /// The number of files in which a theme is applied, and their share of all, from which the app's
  /// colors are those of a theme of its own.
  private static let themed = (count: 10, share: 0.1)

  /// Whether the app has a theme of its own that gives views their colors all over.
  var hasTheme: Bool {
    files.themed >= Self.themed.count
      && Double(files.themed) >= Self.themed.share * Double(files.all)
  }

  private static let themes = [
    "applyTheme", "heme.current", "ThemeManager", "currentTheme", "hemeDidChange",
    "appearanceDidChange", "Themeable", "hemed(", "Restyl",
  ]

  private static func appliesTheme(_ text: Text, isSwift: Bool) -> Bool {
    if !isSwift && text.has("Theme ") { return true }
    guard text.has("heme") || text.has("appearanceDidChange") || text.has("Restyl") else {
      return false
    }
    return themes.contains(where: text.has)
  }

  /// Whether a text extends views, or has a class of its own of some kinds; a view controller is no
  /// view.
  private static func extendsViews(_ text: Text) -> Bool {
    ["extension UI", "extension NS"].contains { text.has($0) }
      || [": UIButton", ": UILabel", ": UIView"].contains { part in
        text.places(of: part).contains { place in
          text.bytes[(place + part.utf8.count)...].first.map(isName) != true
        }
      }
  }

  /// Whether a text has `extension UIView: Themeable` or its like.
  private static func themesAllViews(_ text: Text) -> Bool {
    ["extension UIView", "extension NSView"].contains { start in
      text.places(of: start).contains { place in
        let rest = text.bytes[(place + start.utf8.count)...].prefix {
          $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "\n")
        }
        return rest.first.map { ": ".utf8.contains($0) } ?? false
          && String(decoding: rest, as: UTF8.self).lowercased().contains("theme")
      }
    }
  }

  private static func assignments(in text: Text) -> [[Substring]] {
    ["Color = ", "attributedText = ", "attributedStringValue = "].flatMap { end in
      text.places(of: end).compactMap { place in
        let names = text.path(before: place + end.utf8.count - 3).split { ".?!".contains($0) }
        return names.count > 1 ? names : nil
      }
    }
  }

  /// Whether a byte is part of a name, or of a path of names.
  static func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || ".?!_".utf8.contains(byte)
  }

  /// The bytes of a file, to be searched for words.
  private struct Text {
    let bytes: [UInt8]

    /// The places at which a part begins.
    func places(of part: String) -> some Sequence<Int> {
      let part = Array(part.utf8)
      return bytes.indices.lazy.filter {
        bytes[$0] == part[0] && bytes[$0...].starts(with: part)
      }
    }

    func has(_ part: String) -> Bool { places(of: part).contains { _ in true } }

    /// Returns whether a part stands behind one of some words.
    func has(_ part: String, after words: [String]) -> Bool {
      places(of: part).contains { place in
        words.contains { $0.utf8.elementsEqual(bytes[..<place].suffix($0.utf8.count)) }
      }
    }

    /// The names that follow a part.
    func names(after part: String) -> [String] {
      places(of: part).map { place in
        let rest = bytes[(place + part.utf8.count)...].prefix { SourceSurvey.isName($0) }
        return String(decoding: rest, as: UTF8.self)
      }
    }

    /// The colors that proxies are given: `UILabel.appearance().textColor = …`,
    /// `[[UILabel appearance] setTextColor:…]`.
    var proxied: [String] {
      ["ackgroundColor", "extColor"].flatMap { end in
        places(of: end).compactMap { place in
          let line = bytes[..<place].suffix(200).reversed().prefix { $0 != UInt8(ascii: "\n") }
          let words = String(decoding: line.reversed(), as: UTF8.self)
          let value = bytes[(place + end.utf8.count)...].prefix(20)
          guard let call = words.firstRange(of: "appearance"),
            // SwiftUI's lists of old were made clear so.
            !String(decoding: value, as: UTF8.self).contains(".clear")
          else { return nil }
          let member = (end.hasPrefix("a") ? "b" : "t") + end
          return "\(words[..<call.lowerBound].lastName(before: ". ")).\(member)"
        }
      }
    }

    /// The last names before a part.
    func names(before part: String) -> [String] {
      places(of: part).compactMap { path(before: $0).split { ".?!".contains($0) }.last }
        .map(String.init)
    }

    /// The path of names that ends at a place.
    func path(before end: Int) -> String {
      let start = bytes[..<end].lastIndex { !SourceSurvey.isName($0) }.map { $0 + 1 } ?? 0
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}
