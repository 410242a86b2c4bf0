// SPDX-License-Identifier: MIT

import ChiaroSource

/// The Swift tables of system colors, one file a platform, from Data/system-colors.json.
enum SystemColorTables {
  static let source = "Data/system-colors.json"
  static let folder = "Sources/Runtime/ChiaroAppearance/Palette/Generated"
  private static let platforms = [
    ("ios", "iOS"), ("macos", "macOS"), ("tvos", "tvOS"), ("visionos", "visionOS"),
    ("watchos", "watchOS"),
  ]

  static func files(root: String) throws -> [GeneratedFile] {
    let document = try readJSON(Path.join(root, source))
    let colors = (document.root["colors"]?.elements).map(Array.init) ?? []
    let tables = try platforms.map { id, name in
      GeneratedFile(
        path: "\(folder)/SystemPalette+\(name).swift",
        content: try table(
          colors.filter { $0["platform"]?.string == id }, platform: name))
    }
    return tables + [
      GeneratedFile(
        path: "\(folder)/SystemPalette+Sources.swift", content: try sources(document.root)),
      GeneratedFile(
        path: "\(folder)/DynamicColor+UIKit.swift",
        content: try properties(colors.filter { $0["platform"]?.string == "ios" }, .uiKit)),
      GeneratedFile(
        path: "\(folder)/DynamicColor+AppKit.swift",
        content: try properties(colors.filter { $0["platform"]?.string == "macos" }, .appKit)),
    ]
  }

  // MARK: Tables

  private static func table(_ colors: [JSONValue], platform: String) throws -> String {
    let rows = try colors.map { "    \(try row($0, platform: platform)),\n" }
    return GeneratedFile.header(from: source) + """
      extension SystemPalette {
        static let \(platform)Colors: [SystemColor] = [
      \(rows.joined())  ]
      }

      """
  }

  private static func row(_ color: JSONValue, platform: String) throws -> String {
    let sources = color["sources"]?.elements.compactMap(\.string) ?? []
    let accents = color["accentVariants"].map { Array($0.elements) } ?? []
    let values = try ((color["variants"].map { Array($0.elements) } ?? []) + accents).map(value)
    let past = try color["conflicts"]?.elements.compactMap(past) ?? []
    let alias = color["alias"]?.string.map { " alias: \"\($0)\"," } ?? ""
    return """
      systemColor(
            "\(try color.text("name"))", .\(platform), .\(try kind(color)), .\(try color.text("confidence")), \
      \(list(sources)),\(alias)
            \(block(values, indent: 6))\(past.isEmpty ? "" : ",\n      past: \(block(past, indent: 6))"))
      """
  }

  private static func kind(_ color: JSONValue) throws -> String {
    let kind = try color.text("kind")
    return kind == "grouped-background" ? "groupedBackground" : kind
  }

  private static func value(_ variant: JSONValue) throws -> String {
    let column =
      String(try variant.text("appearance").prefix(1))
      + String(try variant.text("contrast").prefix(1))
      + (try variant.text("level") == "elevated" ? "e" : "")
    var parts = [
      ".\(column)", try variant.numeral("r"), try variant.numeral("g"), try variant.numeral("b"),
    ]
    let alpha = try variant.numeral("a")
    if Double(alpha) != 1 { parts.append(alpha) }
    if let accent = variant["accent"]?.string { parts.append("accent: .\(accent)") }
    if let index = variant["index"]?.integer { parts.append("index: \(index)") }
    return "value(\(parts.joined(separator: ", ")))"
  }

  private static func past(_ conflict: JSONValue) throws -> String? {
    guard let variants = conflict["variants"] else { return nil }
    let values = try variants.elements.map(value)
    let superseded = conflict["superseded"]?.bool == true ? ", isSuperseded: true" : ""
    return """
      .init(release: "\(try conflict.text("os"))", source: "\(try conflict.text("source"))", \
      values: [\(values.joined(separator: ", "))]\(superseded))
      """
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  private static func block(_ items: [String], indent: Int) -> String {
    guard !items.isEmpty else { return "[]" }
    let space = String(repeating: " ", count: indent)
    return "[\n" + items.map { "\(space)  \($0),\n" }.joined() + "\(space)]"
  }

  // MARK: Sources

  private static func sources(_ root: JSONValue) throws -> String {
    let rows = try root["sources"]?.elements.map { source in
      """
          Source(
            id: \(quoted(try source.text("id"))),
            what: \(quoted(try source.text("what"))),
            location: \(quoted(try source.text("where"))),
            release: \(quoted(try source.text("os")))),

      """
    }
    return GeneratedFile.header(from: source) + """
      extension SystemPalette {
        /// The sources of the values of all system colors.
        public static let sources: [Source] = [
      \((rows ?? []).joined())  ]
      }

      """
  }

  private static func quoted(_ text: String) -> String { JSON.string(text).text(.compact) }

  // MARK: Properties

  /// Which framework's names become properties.
  private enum Framework: String {
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }

  /// The properties by which code names system colors.
  ///
  /// A name that both frameworks have stands with
  /// UIKit's, where the idiom decides.
  private static func properties(_ colors: [JSONValue], _ framework: Framework) throws -> String {
    let lines = try colors.compactMap { color -> String? in
      let name = try color.text("name")
      let count = color["variants"].map { Array($0.elements).count } ?? 0
      let isRuntime = color["runtime"]?.bool == true
      if isRuntime || (count == 0 && color["alias"] == nil) { return nil }
      if framework == .appKit && name.hasPrefix("system") && name != "systemGrayColor" {
        return nil
      }
      if name == "alternatingContentBackgroundColors" || name == "controlAccentColor" { return nil }
      let value = framework == .uiKit ? ".system(\"\(name)\")" : ".system(\"\(name)\", on: .macOS)"
      let comment = """
          /// \(framework.rawValue)'s color `\(name)`.
          ///
          /// The values come from \(try source(of: color)).
        """
      return "\(comment)\n  public static let \(name) = DynamicColor\(value)\n"
    }
    return GeneratedFile.header(from: source) + """
      /// The system colors by the names that \(framework.rawValue) gives them.
      extension DynamicColor {
      \(lines.joined())}

      """
  }

  /// Returns who published the values of a color, in words.
  private static func source(of color: JSONValue) throws -> String {
    switch try color.text("confidence") {
    case "exact": "Apple's published table"
    case "secondary": "a third party, not from Apple"
    default: "no known source"
    }
  }
}
