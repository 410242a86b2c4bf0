// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports fills of Icon Composer bundles that lose their color in the dark.
///
/// Source: reports on public projects; Apple does not document the format · Fidelity: approximate
package enum IconFillWithoutDark: AuditRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Icon fill without a dark form", .unfinished, guess: 0.6,
    summary: "A fill in an Icon Composer file has no dark form, or Xcode drops its dark form.",
    reason: """
      The system turns a background without a dark specialization nearly black. If an icon has a \
      plain fill and fill-specializations without an entry for all appearances, Xcode drops the \
      dark color.
      """,
    help: """
      List both values in fill-specializations: the plain one without an appearance, and the dark \
      one.
      """)

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the background has one color",
      #"App.icon: {"fill": {"solid": "srgb:0.5,0.5,0.5,1"}, "groups": []}"#,
      reports: "App, dark"),
    .triggering(
      "a plain fill beside a list with a dark form; Xcode drops the dark form",
      #"""
      App.icon: {"fill": {"solid": "srgb:0.5,0.5,0.5,1"}, "fill-specializations": \#
      [{"appearance": "dark", "value": {"solid": "srgb:0.2,0.2,0.2,1"}}]}
      """#, reports: "App, dark"),
    .triggering(
      "the list has no dark form",
      #"App.icon: {"fill-specializations": [{"value": {"solid": "srgb:0.5,0.5,0.5,1"}}]}"#,
      reports: "App, dark"),
    .nonTriggering(
      "the list has a plain and a dark form",
      #"""
      App.icon: {"fill-specializations": [{"value": {"solid": "srgb:0.5,0.5,0.5,1"}}, \#
      {"appearance": "dark", "value": {"solid": "srgb:0.2,0.2,0.2,1"}}]}
      """#),
    .nonTriggering(
      "the background is black already",
      #"App.icon: {"fill": {"solid": "srgb:0,0,0,1"}, "groups": []}"#),
    .nonTriggering(
      "the background is clear", #"App.icon: {"fill": {"solid": "srgb:0.5,0.5,0.5,0"}}"#),
    .nonTriggering(
      "a layer has a picture for dark",
      #"""
      App.icon: {"fill": {"solid": "srgb:0.5,0.5,0.5,1"}, "groups": [{"layers": [{"name": "a", \#
      "image-name-specializations": [{"value": "a.png"}, {"appearance": "dark", \#
      "value": "b.png"}]}]}]}
      """#),
    .nonTriggering(
      "the system chooses the fill", #"App.icon: {"fill": "automatic", "groups": []}"#),
    .nonTriggering(
      "the fill belongs to a layer, which keeps its color",
      #"""
      App.icon: {"fill": "automatic", "groups": [{"layers": [{"name": "mark", \#
      "fill": {"solid": "srgb:1,0,0,1"}}]}]}
      """#),
  ]

  /// Checks the whole project and adds findings to the report.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for icon in context.icons {
      let name = Path.stem(Path.lastComponent(icon.path))
      let root = icon.document.root
      if let place = lostPlace(in: root) {
        report.add(name, at: place, .dark, "Xcode drops the background's dark color: \(lost)")
      } else if let fill = icon.fill.base, isSeenToTurn(fill), !hasDarkPictures(icon),
        icon.fill.specialized["dark"] == nil
      {
        report.add(
          name, at: (root["fill"] ?? root["fill-specializations"] ?? root).location, .dark,
          "The background has no dark form, so it turns nearly black in dark")
      }
      let groups = root["groups"].map { Array($0.elements) } ?? []
      let layers = groups.flatMap { $0["layers"].map { Array($0.elements) } ?? [] }
      for layer in layers {
        guard let place = lostPlace(in: layer) else { continue }
        report.add(
          name, at: place, .dark,
          "Xcode drops the dark color of layer \"\(layer["name"]?.string ?? "")\": \(lost)")
      }
    }
  }

  private static let lost = "fill-specializations has no entry without an appearance"

  /// Returns the place of a fill beside specializations of which none is for all appearances; nil
  /// for none.
  private static func lostPlace(in json: JSONValue) -> SourceLocation? {
    guard let fill = json["fill"],
      let list = json["fill-specializations"].map({ Array($0.elements) }),
      list.contains(where: { $0["appearance"]?.string == "dark" }),
      list.allSatisfy({ $0["appearance"] != nil })
    else { return nil }
    return fill.location
  }

  /// Whether people see that a fill turns nearly black: it is the app's own and not black itself.
  private static func isSeenToTurn(_ fill: IconBundle.Fill) -> Bool {
    let colors =
      switch fill {
      case .named: [Color]()
      case .solid(let color), .automaticGradient(let color): [color]
      case .linearGradient(let colors): colors
      }
    return colors.contains { $0.alpha > 0.1 && $0.relativeLuminance > nearlyBlack }
  }

  /// The luminance up to which a color is nearly black: that of the system's dark icons.
  private static let nearlyBlack = 0.03

  /// Whether a layer has a picture of its own for dark, so that the icon was made for it.
  private static func hasDarkPictures(_ icon: IconBundle) -> Bool {
    icon.groups.contains { group in
      group.layers.contains { !$0.isHidden && $0.imageName.specialized["dark"] != nil }
    }
  }
}
