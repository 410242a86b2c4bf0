// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// Fixed text on a fixed ground that it does not stand out on.
enum LowContrastPair: SourceRule {
  static let description = RuleDescription(
    "Pair of low contrast", .warning,
    summary: "Text and its ground are fixed, and the text does not stand out in any appearance.",
    reason: """
      At a minimum the contrast ratio of text is 4.5:1 (Human Interface Guidelines, Dark Mode, \
      “Color”); fixed colors have it in both appearances or in none.
      """,
    help: "Choose a darker or lighter text, or use semantic colors for both.")

  /// What text needs at least, and what nobody can read.
  private static let wanted = 4.5
  private static let lost = 2.0

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for use in file.colors where use.role == .text && !use.site.isIrrelevant {
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
        use.site, "\(use.value.name) text on \(ground.name): \(ColorVerdict.text(ratio))",
        severity: ratio < lost ? .error : .warning,
        measured: MeasuredValue(ratio, minimum: wanted))
    }
  }

  /// The fixed ground of the same object, set by the same member.
  private static func ground(of use: ColorUse, in file: FileFacts) -> ColorValue? {
    if case .fixed(let value)? = use.site.ground { return value }
    guard case .assignment = use.sink else { return nil }
    let grounds = file.index.backgrounds[ColorIndex.Object(of: use.site)] ?? []
    guard grounds.count == 1, let ground = grounds.first, ground.site.conditions.isEmpty,
      ground.site.member == use.site.member, case .assignment = ground.sink
    else { return nil }
    return ground.value
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "gray on gray, white on yellow",
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
          Text("a").foregroundColor(.white).background(Color(red: 1, green: 0.9, blue: 0))  // ←
        }
      }
      """),
    SourceExample(
      "readable, or not of one object",
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
