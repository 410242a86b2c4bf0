// SPDX-License-Identifier: MIT

/// The settings of an example of a catalog's rule, in words for the rule's page.
struct ExampleSetting {
  private let settings: [[String]]

  /// Creates the words for `RuleExample.settings`.
  init(_ settings: [[String]]) { self.settings = settings }

  /// The settings in words; empty for none.
  var words: String {
    let uses = settings.filter { $0[0] == "used" }.map(Self.use)
    let list = uses.count > 1 ? uses.dropLast().joined(separator: ", ") + " and " : ""
    let used = uses.last.map { ["code uses \(list)\($0)"] } ?? []
    return (used + settings.compactMap(Self.phrase)).joined(separator: "; ")
  }

  /// The use of `used Ink as text background`: “Ink as text and a background”.
  private static func use(_ setting: [String]) -> String {
    let roles = setting.dropFirst(3).map { $0 == "text" ? $0 : "a \($0)" }
    if roles.isEmpty { return setting[1] }
    return roles == ["a plain"]
      ? "\(setting[1]) unchanged" : "\(setting[1]) as \(roles.joined(separator: " and "))"
  }

  private static func phrase(_ setting: [String]) -> String? {
    switch setting[0] {
    case "lock": "the app is always \(setting[1])"
    case "accent": "the project names \(setting[1]) as its accent color"
    case "platform": "the app is for \(platforms[setting[1].lowercased()] ?? setting[1])"
    case "pair": "`pairs` in `.chiaro.yml` names \(setting[1]) on \(setting[3])"
    case "omitted": "`omitted_files` in `.chiaro.yml` has `\(setting[1])`"
    case "no": "this build of chiaro reads no pictures"
    default: nil
    }
  }

  private static let platforms = ["ios": "iOS", "macos": "macOS", "watchos": "watchOS"]
}
