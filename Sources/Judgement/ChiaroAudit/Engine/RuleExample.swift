// SPDX-License-Identifier: MIT

/// A small asset catalog that shows what a rule does or does not report.
///
/// The catalog is a text with a line for each set: its name, a colon, and its entries, separated by
/// `|`. An entry begins with qualifiers (`any`, `light`, `dark`, `tinted`, `high`, `p3`, an idiom,
/// a scale, a locale such as `fr`). They are followed by a color (`#RRGGBB`, `display-p3 0.2 0.9
/// 0.3`, `ref systemBlueColor`), by a picture (`moon.png = black disc`), or by nothing for an empty
/// slot. If a name ends in `.imageset` or another extension of a set, the set has that type;
/// otherwise, it is a color set.
///
/// ```text
/// Ink: any #111111 | dark #EEEEEE | dark high #FFFFFF
/// Moon.imageset: any moon.png = black disc
/// ```
///
/// Source: SwiftLint's examples, as an idea
public struct RuleExample: Sendable {
  /// The title of the example, in a few words.
  public var title: String
  /// The catalog as text, with a line for each set, such as `Ink: any #111111 | dark #EEEEEE`.
  public var catalog: String
  /// The settings other than the catalog, separated by commas.
  ///
  /// A setting is one of `lock light`, `lock dark`, `platform macos` (or another platform), `accent
  /// BrandColor`, `pair Text on Card`, `omitted PATTERN` and `no decoder`, where capitalized words
  /// stand for names.
  public var setting: String
  /// The expected findings: each is an object's name, optionally followed by an appearance and a
  /// severity after commas, such as `Brand, dark, note`.
  public var findings: [String]

  /// Returns an example that triggers the rule.
  public static func triggering(
    _ title: String, _ catalog: String, setting: String = "", reports findings: String...
  ) -> RuleExample {
    precondition(!findings.isEmpty, "a triggering example must report a finding")
    return RuleExample(title: title, catalog: catalog, setting: setting, findings: findings)
  }

  /// Returns an example that does not trigger the rule.
  public static func nonTriggering(
    _ title: String, _ catalog: String, setting: String = ""
  ) -> RuleExample {
    RuleExample(title: title, catalog: catalog, setting: setting, findings: [])
  }
}
