// SPDX-License-Identifier: MIT

/// Whether an app is drawn dark with fixed colors, so that it is dark though nothing says so.
///
/// Light text and dark grounds are most of what is written down, and nothing adapts. What fails on
/// the system's dark ground is then seen by nobody: all stands on the app's own.
struct DarkDesign: Sendable {
  private(set) var lightTexts = 0
  private(set) var darkTexts = 0
  private(set) var lightGrounds = 0
  private(set) var darkGrounds = 0
  private var adapts = false

  /// The least number of light texts and of dark grounds that show a decision.
  private static let fewest = (texts: 5, grounds: 2)

  init() {}

  init(_ files: [FileFacts]) {
    for file in files where !file.isForWatch {
      if !file.styles.choices.isEmpty { adapts = true }
      for color in file.colors.uses where !color.site.isIrrelevant { count(color) }
      for type in file.types.values {
        let grounds = type.groundSources.values.joined()
        if grounds.contains(where: LayerColorSource.isSystemGround) { adapts = true }
      }
    }
  }

  private mutating func count(_ color: ColorUse) {
    guard color.value.alpha > 0.9, let luminance = color.value.luminance else { return }
    if color.site.dependsOnStyle { adapts = true }
    let (isDark, isLight) = (luminance < 0.18, luminance > 0.55)
    switch color.role {
    case .text:
      lightTexts += isLight ? 1 : 0
      darkTexts += isDark ? 1 : 0
    case .background:
      lightGrounds += isLight ? 1 : 0
      darkGrounds += isDark ? 1 : 0
    default: break
    }
  }

  /// Whether the app is drawn dark.
  var isDark: Bool {
    !adapts && lightTexts >= Self.fewest.texts && darkGrounds >= Self.fewest.grounds
      && lightTexts >= 5 * darkTexts && lightTexts >= 3 * lightGrounds
  }
}
