// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// Text that does not stand out on its ground, where both are fixed, or both are in catalogs.
enum LowContrastPair: SourceRule {
  static let description = RuleDescription(
    "Text and background with low contrast", .unreadable, guess: 0.7, evidence: .seen,
    summary:
      "Code sets a text color and its background, and the text has low contrast in light or dark.",
    reason: """
      Text needs a contrast ratio of at least 4.5:1 (Human Interface Guidelines, Dark Mode, \
      “Color”). Two fixed colors have the same contrast in both appearances; two color sets on one \
      object need enough contrast in each. On a background with a hue, two fixed colors are \
      reported only under 3:1.
      """,
    help: """
      Choose a darker or lighter text, or use semantic colors for both. In a color set, change the \
      value of the appearance that the message names.
      """,
    considering: [
      CodeConsiderations.staysInBoth, CodeConsiderations.seenWhileMade,
      CodeConsiderations.configuredElsewhere, CodeConsiderations.ofMoment,
      CodeConsiderations.attributed,
    ],
    sources: [.guidelines(.darkMode)])

  /// What text needs at least, and what nobody can read.
  private static let wanted = 4.5
  private static let lost = 2.0

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    if !file.isForWatch { checkNamed(file, project, &report) }
    HalfPairs(file: file, project: project).report(&report)
    for use in file.colors.uses where use.role == .text && !use.site.isIrrelevant {
      // Another view, to which it is handed, may have a ground of its own.
      guard use.site.conditions.isEmpty, !use.site.dependsOnStyle, !file.isForWatch,
        use.sink.initializedType == nil, let ground = ground(of: use, in: file),
        use.value.alpha > 0.9, ground.alpha > 0.9, let color = use.value.color,
        let under = ground.color
      else { continue }
      // What is written into an empty field is faint by design.
      if case .assignment(let path) = use.sink, path.last?.mentions("placeholder") == true {
        continue
      }
      let ratio = color.contrast(on: under).lowest.value
      // A hue under white text is what bars and buttons of many systems look like.
      guard ratio < (ground.isNeutral ? wanted : lost + 1) else { continue }
      report.add(
        use.site,
        "\(PlainWords.text(ratio)): \(use.value.name) on \(ground.name), \(ContrastRatio(ratio))",
        considering: Consideration.holding([
          // What is as weak in both styles, and can be made out, was chosen so; white on white is a
          // mask, or covered.
          CodeConsiderations.staysInBoth: ratio >= 1.1,
          CodeConsiderations.seenWhileMade: ratio < 1.1,
        ]),
        measured: MeasuredValue(ratio, minimum: wanted),
        // Written down wherever such a button is made, by whatever name the text's has.
        causes: [
          Cause(.codePair, ground.name, "\(ContrastRatio(ratio))", file.remark ?? "")
        ])
    }
  }

  // MARK: Color sets

  /// Text and ground of one object that one member calls by name.
  private static func checkNamed(
    _ file: FileFacts, _ project: ProjectFacts, _ report: inout SourceReport
  ) {
    let pairs = NamedPair.all(in: file, project).filter { !$0.isAround }
    if pairs.isEmpty { return }
    // In an app of one style nobody sees the other.
    let seen =
      project.isAlwaysLight(file.path) ? "light" : project.isAlwaysDark(file.path) ? "dark" : ""
    for pair in pairs {
      guard let front = pair.front, let back = pair.back,
        let worst = worst(front, on: back, in: seen), worst.ratio < wanted
      else { continue }
      let words =
        "\(PlainWords.text(worst.ratio, in: worst.appearance)): \(front.name) on \(back.name), "
        + "\(ContrastRatio(worst.ratio)) (\(worst.text.hexText) on \(worst.ground.hexText))"
      report.add(
        pair.text.site, words,
        considering: Consideration.holding([
          CodeConsiderations.configuredElsewhere: isConfiguredElsewhere(pair.text.site, project),
          CodeConsiderations.ofMoment: isOfMoment(pair.text.site, project),
        ]),
        appearance: worst.appearance,
        measured: MeasuredValue(worst.ratio, minimum: wanted),
        related: [SourceLocation(pair.ground.site, in: file)],
        // Two color sets that meet on many objects.
        causes: [Cause(.code, words, file.remark ?? "")],
        pair: ColorPair(
          worst.text, on: worst.ground, named: back.name, textName: front.name,
          inOtherStyle: colors(front, on: back, besides: worst.appearance)))
    }
  }

  /// What two color sets show in the other style; nil where one has nothing for it.
  private static func colors(
    _ text: NamedAsset, on ground: NamedAsset, besides appearance: String
  ) -> ColorPair.Colors? {
    let style = appearance.hasPrefix("dark") ? "light" : "dark"
    let contrast = appearance.dropFirst(appearance.hasPrefix("dark") ? 4 : 5)
    let color = { (asset: NamedAsset) in
      asset.values.first { $0.appearance == style + contrast }?.color
    }
    guard let text = color(text), let ground = color(ground) else { return nil }
    return ColorPair.Colors(text, on: ground)
  }

  /// Whether the object shows a placeholder, or another member of the type gives it another text
  /// color, as where a day is chosen.
  private static func isOfMoment(_ site: Site, _ project: ProjectFacts) -> Bool {
    let family = project.family(of: site.type)
    return family.placeholders.contains(site.receiver)
      || family.assignments["\(site.receiver).textColor", default: []]
        .contains { $0 != site.member }
  }

  /// Whether the color is one of a button's configuration, and another member of the type gives
  /// configurations one too: the last has the say.
  private static func isConfiguredElsewhere(_ site: Site, _ project: ProjectFacts) -> Bool {
    guard site.receiver.mentions("config") else { return false }
    return project.family(of: site.type).assignments.contains { property, members in
      property.hasSuffix(".baseForegroundColor") && members.contains { $0 != site.member }
    }
  }

  /// The appearance of a style, or of any if that is empty, in which a color set stands out least
  /// on another; nil where none has both, or where something shines through.
  private static func worst(
    _ text: NamedAsset, on ground: NamedAsset, in style: String
  ) -> (appearance: String, ratio: Double, text: Color, ground: Color)? {
    text.values.compactMap { value in
      guard let under = ground.values.first(where: { $0.appearance == value.appearance })?.color,
        value.color.alpha > 0.9, under.alpha > 0.9, value.appearance.hasPrefix(style)
      else { return nil }
      let ratio = value.color.contrast(on: under.withAlpha(1)).lowest.value
      return (value.appearance, ratio, value.color, under)
    }.min { $0.ratio < $1.ratio }
  }

  // MARK: Fixed colors

  /// The fixed ground of the same object, set by the same member.
  private static func ground(of use: ColorUse, in file: FileFacts) -> ColorValue? {
    if case .fixed(let value)? = use.site.ground { return value }
    guard case .assignment = use.sink else { return nil }
    let grounds = file.colors.index.backgrounds[ColorIndex.Object(of: use.site)] ?? []
    guard grounds.count == 1, let ground = grounds.first, ground.site.conditions.isEmpty,
      ground.site.member == use.site.member, case .assignment(let under) = ground.sink,
      case .assignment(let path) = use.sink,
      ColorRole.mayMeet(text: path.last ?? "", ground: under.last ?? "")
    else { return nil }
    return ground.value
  }

  /// Black or white ink on white or black paper; mist can be read on neither.
  private static let sets = [
    ("Ink", 0.0, 1.0), ("Mist", 0.5, 0.5), ("Paper", 1, 0.3),
  ].map { name, light, dark in
    var asset = NamedAsset(name, .color, adapts: light != dark)
    asset.values = [
      NamedAsset.Value("light", Color(.sRGB, light, light, light)),
      NamedAsset.Value("dark", Color(.sRGB, dark, dark, dark)),
    ]
    return asset
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "gray on light gray, and white on yellow",
      """
      class A: UIView {
        func set() {
          label.backgroundColor = .lightGray
          label.textColor = .gray  // ←
          badge.backgroundColor = UIColor(red: 1, green: 0.9, blue: 0, alpha: 1)
          badge.textColor = .white  // ←
        }
      }
      struct Pill: View {
        var body: some View {
          Text("a").foregroundColor(.white).background(Color(red: 1, green: 0.8, blue: 0))  // ←
        }
      }
      """),
    SourceExample(
      "two color sets on one label; Mist has low contrast on Paper",
      """
      class A: UIView {
        func set() {
          label.textColor = UIColor(named: "Mist")  // ←
          label.backgroundColor = UIColor(named: "Paper")
        }
      }
      """, assets: sets, severity: .warning),
    SourceExample(
      "the same two color sets, named through constants",
      """
      enum Palette { static let quiet = UIColor(named: "Mist") }
      class A: UIView {
        func set() {
          badge.backgroundColor = .paper
          badge.textColor = Palette.quiet  // ←
        }
      }
      """, assets: sets, severity: .warning),
    SourceExample(
      "the same two color sets in one chain of modifiers",
      """
      struct B: View {
        var body: some View {
          Text("a").foregroundStyle(Color("Mist")).padding().background(Color(.paper))  // ←
        }
      }
      """, assets: sets, severity: .warning),
    SourceExample(
      """
      Ink is legible on Paper, the colors are on two objects, one color depends on a condition, \
      and placeholders are faint by design
      """,
      """
      class A: UIView {
        func set() {
          label.textColor = UIColor(named: "Ink")
          label.backgroundColor = UIColor(named: "Paper")
          other.textColor = UIColor(named: "Mist")
          badge.textColor = isOn ? UIColor(named: "Mist") : UIColor(named: "Ink")
          badge.backgroundColor = UIColor(named: "Paper")
          field.backgroundColor = UIColor(named: "Paper")
          field.placeholderTextColor = UIColor(named: "Mist")
        }
      }
      """, assets: sets),
    SourceExample(
      """
      each pair has enough contrast, is on two objects, depends on a condition or is a \
      placeholder; on a strong color such as red, 3:1 is enough
      """,
      """
      struct SolarizedLight {
        func make() {
          style.backgroundColor = UIColor(hex: 0xFDF6E3)
          style.textColor = UIColor(hex: 0x657B83)
        }
      }
      class A: UIView {
        func set() {
          label.backgroundColor = .darkGray
          label.textColor = .white
          badge.backgroundColor = .red
          badge.textColor = .white
          other.textColor = .gray
          field.backgroundColor = .white
          field.placeholderTextColor = .lightGray
          key.backgroundColor = isOn ? .black : .lightGray
          key.textColor = .gray
        }
      }
      """),
  ]
}
