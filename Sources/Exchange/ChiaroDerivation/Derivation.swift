// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroAudit
import ChiaroCatalog
package import ChiaroColor
package import ChiaroFindings
package import ChiaroSource

/// The values that the colors of catalogs lack, derived from those that they have.
///
/// Each color moves by its role, as designers move colors of that role (`DerivationManner`). Then
/// all pairs of text and background are made legible together, by the smallest possible changes of
/// lightness. Values that a person chose stay unchanged, and influence others. The catalogs of a
/// project are one palette: a pair may have its text in one and its background in another.
package struct Derivation: Sendable {
  /// The choices of a caller, which overrule the derivation.
  package struct Options: Sendable {
    /// The roles of colors, by name.
    package var roles: [String: ColorRole] = [:]
    /// The names of colors for which nothing is derived.
    package var locked: Set<String> = []
    /// The pairs that belong together.
    package var pairs: [AuditConfiguration.Pair] = []
    /// The pairs that code and screens show.
    ///
    /// A fill under white text from code stays unchanged, because the text does.
    package var seen: [AssetUses.Pair] = []
    /// A designer's decisions on the page; nil without decisions, so that everything is written.
    package var decisions: DerivationDecisions?
    /// The manner in which dark values follow from light ones.
    package var manner = DerivationManner()

    /// Creates options without any choice.
    package init() {}
  }

  /// The appearances that are derived, in the order in which each follows from those before it.
  package static let derived: [AuditAppearance] = [
    .dark, .lightHigh, .darkHigh, .darkElevated,
  ]

  /// The catalogs.
  package let catalogs: [CatalogSubject]
  /// The colors with all their values.
  package private(set) var colors: [PaletteColor]
  /// The pairs that were kept legible.
  package let pairs: [LegibilityPair]
  /// The advice on the pictures of each catalog, by the catalog's index; empty until it is set.
  package var pictures: [Int: [PictureAdvice]] = [:]
  /// Diagnostics about colors that could not be derived.
  package var diagnostics: [Diagnostic] { failures.map(\.words) }
  /// What could not be done, with the place of the catalog whose text it is about.
  private(set) var failures: [(catalog: Int, words: Diagnostic)] = []

  /// Derives the values that the colors of catalogs lack.
  ///
  /// - Parameters:
  ///   - catalogs: the catalogs of a project
  ///   - uses: what the colors are used for, by the folder of their set
  ///   - options: the caller's choices, which overrule the derivation
  package init(
    of catalogs: [CatalogSubject], usedAs uses: AssetUses.Roles = [:], options: Options = Options()
  ) {
    self.catalogs = catalogs
    let read = catalogs.enumerated().flatMap { place, catalog in
      PaletteReading(catalog, at: place, uses, options).colors
    }
    colors = Self.decided(read, options.decisions, in: catalogs)
    pairs = PairSearch(colors, declared: options.pairs, seen: options.seen).pairs
    var manner = options.manner
    manner.examples += ownExamples
    let kept = Surroundings(colors, pairs).kept()
    let carriers = Surroundings(colors, pairs).carriers(options.seen)
    let held = Surroundings(colors, pairs).held(options.seen)
    for appearance in Self.derived {
      let lighter = Surroundings(colors, pairs).lighterOnes(in: appearance)
      for index in colors.indices {
        let kind = NameKind(colors[index].name)
        start(index, appearance, under: carriers[index]) { base, role in
          switch (appearance.style, appearance.contrast, appearance.level) {
          case (_, .high, _):
            SystemManner.highContrast(of: base, as: role, lighter: lighter[index])
          case (_, _, .elevated): SystemManner.elevated(base, as: role)
          default:
            kept.contains(index)
              ? base.converted(to: .oklch).components : manner.dark(of: base, as: role, kind)
          }
        }
      }
      // The others follow from light and dark, by the same step for each color.
      if appearance == .dark {
        colors = ElevationPass(colors, appearance).solved()
        colors = DistinctionPass(colors, appearance).solved()
      }
      let demanded = appearance.style == .dark && appearance != .dark ? pairsInDark : pairs
      let outcome = LegibilityPass(colors, demanded, appearance).solved()
      colors = outcome.colors
      failures += outcome.failed.map { (colors[$0.text].catalog, failure($0, appearance)) }
    }
    failures += held.compactMap { ground, text in
      vanishing(text, on: ground).map { (colors[ground].catalog, $0) }
    }
  }

  /// The diagnostic of a text that is written down and cannot be read on its ground in dark.
  private func vanishing(
    _ text: Surroundings.FixedText, on ground: Int
  ) -> Diagnostic? {
    guard let dark = colors[ground].color(.dark) else { return nil }
    let ratio = text.color.contrast(on: dark).lowest
    if ratio.value >= 3 { return nil }
    return Diagnostic(
      .warning, id: "fixed-text-on-page", at: text.place,
      "in dark, text in \(text.name) on \(colors[ground].name) has a contrast of only \(ratio)",
      fix: "give the text a color that adapts, such as the system's label color")
  }

  /// The pairs without those that only may meet and that a person has made illegible in dark: they
  /// do not meet there, and nothing is to be moved for them.
  private var pairsInDark: [LegibilityPair] {
    let pass = LegibilityPass(colors, pairs, .dark)
    let isGiven = { (index: Int) in colors[index].values[.dark]?.isGiven == true }
    return pairs.filter { pair in
      guard !pair.reason.isSure, isGiven(pair.text) else {
        return true
      }
      if case .color(let ground) = pair.ground, !isGiven(ground) { return true }
      return pass.isLegible(pair)
    }
  }

  /// The pairs of values that a person chose for this palette: others follow their manner.
  private var ownExamples: [DesignedColor] {
    let examples = colors.compactMap { color -> DesignedColor? in
      guard let light = color.values[.light], let dark = color.values[.dark] else { return nil }
      return DesignedColor(
        color.role.role, NameKind(color.name), light: light.color, dark: dark.color)
    }
    let stride = examples.count / Self.greatestExampleCount + 1
    return examples.indices.filter { $0.isMultiple(of: stride) }.map { examples[$0] }
  }

  /// The number of examples that tell enough of a manner; of more, every nth is taken.
  private static let greatestExampleCount = 400

  /// Gives a color the value that its role suggests, unless it has one.
  private mutating func start(
    _ index: Int, _ appearance: AuditAppearance, under text: Surroundings.FixedText?,
    by rule: (Color, ColorRole) -> ColorComponents
  ) {
    let color = colors[index]
    guard color.values[appearance] == nil, !color.isLocked, let light = color.values[.light]
    else { return }
    let role = color.role.role
    if role == .fixed || light.color.alpha == 0 { return }
    // Dark follows from light, and everything else from what is beside it.
    let isFromDark = appearance.style == .dark && appearance != .dark
    let base = isFromDark ? color.values[.dark] ?? light : light
    let components =
      text == nil ? rule(base.color, role) : base.color.converted(to: .oklch).components
    let reason =
      text.map { PaletteColor.Value.Reason(words: $0.reason) }
      ?? reason(for: color, appearance, from: base.color, to: components)
    var value = Tone(components, like: base.color).color
    if role == .shadow && appearance == .dark {
      value.alpha = SystemManner.shadowAlpha(in: light.color)
    }
    colors[index].values[appearance] = .init(value, because: reason)
  }

  private func reason(
    for color: PaletteColor, _ appearance: AuditAppearance, from base: Color,
    to components: ColorComponents
  ) -> PaletteColor.Value.Reason {
    let isMoved = (components.x - base.converted(to: .oklch).components.x).magnitude > 1e-9
    if appearance.level == .elevated {
      return .init(words: isMoved ? "one step lighter than in dark" : "the same as in dark")
    }
    if appearance.contrast == .high {
      return .init(
        words: isMoved ? "further from its background" : "the same as without increased contrast")
    }
    let role = "\(color.role.role) (\(color.role.source))"
    if color.role.role == .shadow { return .init(words: "\(role): stronger on dark backgrounds") }
    if !isMoved { return .init(words: "\(role): the same as in light") }
    return .init(
      words: role,
      figures: ": lightness \(Self.percent(base)) → \(Self.percent(Color(.oklch, components)))")
  }

  /// Returns a color's lightness in OKLCH, in percent.
  private static func percent(_ color: Color) -> String {
    "\(Int(saturating: (color.converted(to: .oklch).components.x * 100).rounded())) %"
  }

  /// Returns whether a pair reaches the required contrast in an appearance.
  package func isLegible(_ pair: LegibilityPair, in appearance: AuditAppearance) -> Bool {
    LegibilityPass(colors, pairs, appearance).isLegible(pair)
  }

  /// Returns the contrast of a pair in an appearance; nil where one of the two shows nothing.
  package func contrast(
    of pair: LegibilityPair, in appearance: AuditAppearance
  ) -> ContrastRatio? {
    LegibilityPass(colors, pairs, appearance).contrast(of: pair)
  }

  private func failure(_ pair: LegibilityPair, _ appearance: AuditAppearance) -> Diagnostic {
    let text = colors[pair.text]
    // Two that somebody pairs are more than two that may meet.
    return Diagnostic(
      pair.reason.isSure ? .warning : .note, id: "pair-not-legible", at: text.set.location,
      """
      \(pair.textName(in: colors)) on \(pair.groundName(in: colors)) cannot become legible in \
      \(appearance), because other colors and pairs limit it
      """,
      fix: "change a value that is set by hand, or unlock one of the two colors")
  }
}
