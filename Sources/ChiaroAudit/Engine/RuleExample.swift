// SPDX-License-Identifier: MIT

/// A small catalog that shows what a rule does or does not report.
///
/// The catalog is a text, a set a line: the name, a colon, and the entries between bars. An entry
/// begins with what it is for (`any`, `light`, `dark`, `tinted`, `high`, `p3`, an idiom, a scale, a
/// locale as `fr`), and goes on with a color (`#RRGGBB`, `display-p3 0.2 0.9 0.3`,
/// `ref systemBlueColor`), a picture (`moon.png = black disc`), or nothing, which is an empty slot.
/// A line whose name ends in `.imageset` or another set's ending is a set of pictures.
///
/// ```text
/// Ink: any #111111 | dark #EEEEEE | dark high #FFFFFF
/// Moon.imageset: any moon.png = black disc
/// ```
///
/// Apple counterpart: none · Source: SwiftLint's examples, as an idea · Fidelity: exact
public struct RuleExample: Sendable {
  /// What the example shows, in a few words.
  public var title: String
  /// The catalog.
  public var catalog: String
  /// What else there is: `lock light`, `platform macos`, `accent BrandColor`,
  /// `pair Text on Card`; comma-separated.
  public var setting: String
  /// What the rule reports: object, then, if it matters, appearance and severity after commas.
  public var findings: [String]

  /// An example that triggers the rule.
  public static func triggering(
    _ title: String, _ catalog: String, setting: String = "", reports findings: String...
  ) -> RuleExample {
    precondition(!findings.isEmpty, "a triggering example reports something")
    return RuleExample(title: title, catalog: catalog, setting: setting, findings: findings)
  }

  /// An example that does not trigger the rule.
  public static func nonTriggering(
    _ title: String, _ catalog: String, setting: String = ""
  ) -> RuleExample {
    RuleExample(title: title, catalog: catalog, setting: setting, findings: [])
  }
}
