// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// Reports pairs of which one adapts: what another rule tells of the fixed one is not told again.
struct HalfPairs {
  let file: FileFacts
  let project: ProjectFacts

  /// Reports the pairs of a file that cannot be read in the light, and those on gradients.
  func report(_ report: inout SourceReport) {
    if file.isForWatch { return }
    let swiftUI = file[PairFacts.self].half.compactMap { pair in found(pair).map { (pair, $0) } }
    let grouped = Dictionary(grouping: swiftUI) { [$0.0.site.type, "\($0.0.groundLine)"] }
    for (pair, failure) in swiftUI {
      let others = grouped[[pair.site.type, "\(pair.groundLine)"]] ?? []
      // Several texts on one ground are one cause, which the worst of them tells.
      let worst = others.min { $0.1.ratio < $1.1.ratio }
      guard let first = worst?.0.site, first.line == pair.site.line,
        first.column == pair.site.column
      else { continue }
      let places = others.map(\.0.site.line) + [pair.groundLine]
      let related = Set(places).subtracting([pair.site.line]).sorted()
        .map { SourceLocation(file: file.path, line: $0, column: 1) }
      add(pair, failure, Array(related.prefix(40)), &report)
    }
    for pair in ofObjects() {
      guard let failure = found(pair) else { continue }
      let ground = SourceLocation(file: file.path, line: pair.groundLine, column: 1)
      add(pair, failure, pair.groundLine == pair.site.line ? [] : [ground], &report)
    }
  }

  private func add(
    _ pair: HalfPair, _ failure: HalfPair.Failure, _ related: [SourceLocation],
    _ report: inout SourceReport
  ) {
    let which = pair.text.adapts ? "only the text color adapts" : "only the background adapts"
    report.add(
      pair.site,
      "\(PlainWords.text(failure.ratio, in: failure.appearance)): \(pair.text.name) on "
        + "\(failure.ground.name), \(ContrastRatio(failure.ratio)); \(which)",
      considering: Consideration.holding([
        CodeConsiderations.attributed: TypeFacts.isAttributed(
          pair.site.receiver, in: project.family(of: pair.site.type).assignments)
      ]),
      appearance: failure.appearance,
      measured: MeasuredValue(failure.ratio, minimum: 4.5), related: related,
      pair: ColorPair(
        failure.text, on: failure.under, named: failure.ground.name,
        inOtherStyle: pair.text.colors(
          on: failure.ground, inDark: failure.appearance != "dark")))
  }

  /// Where a pair fails that somebody sees, and of which no other rule tells.
  private func found(_ pair: HalfPair) -> HalfPair.Failure? {
    let site = pair.site
    guard !site.isIrrelevant, !site.dependsOnStyle, let failure = pair.failure else { return nil }
    if !pair.modifiers.isDisjoint(with: project[PairFacts.self].viewFunctions) { return nil }
    if file.colors.index.forcedTypes.contains(site.type) { return nil }
    let isDark = failure.appearance == "dark"
    if isDark ? project.isAlwaysLight(file.path) : project.isAlwaysDark(file.path) { return nil }
    let family = project.family(of: site.type)
    if family.locksStyle && !family.unlocks { return nil }
    // What is written down alone, the rules on fixed colors tell of where it fails in the dark.
    let isGradient = pair.grounds.contains { $0.count > 1 }
    return isDark && !isGradient ? nil : failure
  }

  // MARK: UIKit and AppKit

  /// The pairs of objects: a text of the system's color on a fixed ground, and a fixed text on the
  /// system's ground.
  private func ofObjects() -> [HalfPair] {
    var families: [String: TypeFacts] = [:]
    return file.colors.uses.compactMap { use in
      guard use.role == .background || use.role == .text, case .assignment = use.sink,
        use.value.alpha > 0.9, !use.site.type.isEmpty, !use.site.isFallback,
        let color = StyledColor(use.value)
      else { return nil }
      let family = families[use.site.type] ?? project.family(of: use.site.type)
      families[use.site.type] = family
      return use.role == .background
        ? pair(under: color, use, family) : pair(of: color, use, family)
    }
  }

  /// The text of the system's color that stands on a fixed ground.
  private func pair(under ground: StyledColor, _ use: ColorUse, _ family: TypeFacts) -> HalfPair? {
    // A text that is put somewhere stands there; one of which nothing is known, on the view's own.
    let texts = family.systemTexts.filter { text in
      guard let owner = family.groundOwner(of: text) else {
        return family.superviews[text] == nil && TypeFacts.roots.contains(use.site.receiver)
          && family.groundSources.count == 1 && family.adaptiveTexts.contains(text)
      }
      return owner == use.site.receiver
    }
    guard !texts.isEmpty else { return nil }
    let name = use.value.framework == .appKit ? "labelColor" : "label"
    return StyledColor.text(name).map {
      HalfPair(
        site: use.site, text: $0, grounds: [[ground]], groundLine: use.site.line, isExplicit: true)
    }
  }

  /// A fixed text on one of the system's grounds, which is written where the text's view is.
  private func pair(of text: StyledColor, _ use: ColorUse, _ family: TypeFacts) -> HalfPair? {
    guard use.site.conditions.isEmpty, let owner = family.groundOwner(of: use.site.receiver),
      let sources = family.groundSources[owner], !sources.isEmpty
    else { return nil }
    let grounds = sources.compactMap { source in
      LayerColorSource.names(in: source).last.flatMap(StyledColor.ground)
    }
    guard grounds.count == sources.count else { return nil }
    return HalfPair(
      site: use.site, text: text, grounds: grounds.map { [$0] }, groundLine: use.site.line,
      isExplicit: true)
  }
}
