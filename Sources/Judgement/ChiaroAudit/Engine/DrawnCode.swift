// SPDX-License-Identifier: MIT

package import ChiaroFindings
package import ChiaroSource

/// The results of drawn screens about colors in code, in addition to the guesses of rules over
/// code.
///
/// One cause gives one finding: if a color that a rule over code reports is visible on a screen,
/// the screen decides.
package struct DrawnCode: Sendable {
  /// A line of a file.
  package struct Line: Hashable, Sendable {
    package var file: String
    package var line: Int

    /// The line of a place; nil for one without.
    package init?(_ place: SourceLocation) {
      guard let line = place.line else { return nil }
      (file, self.line) = (place.file, line)
    }
  }

  /// The lines with color expressions whose drawn text is readable everywhere, in light and in
  /// dark.
  package var readable: Set<Line> = []
  /// The lines that fill grounds on which all drawn text is readable.
  package var readableGrounds: Set<Line> = []

  /// An element of a storyboard or xib that was drawn as its code changes it.
  package struct Element: Hashable, Sendable {
    package var file: String
    /// The lines from its first to its last.
    package var lines: ClosedRange<Int>
    /// Whether it can be read, in light and in dark.
    package var isReadable = false

    package init(file: String, lines: ClosedRange<Int>) { (self.file, self.lines) = (file, lines) }
  }

  package var elements: [Element] = []
  /// The colors of storyboards and xibs that code replaces before they are seen.
  package var replaced: Set<Line> = []
  /// The lines that give layers colors which stayed when a drawn screen changed its style, and
  /// those whose layers got new colors.
  package var stale: Set<Line> = []
  package var renewed: Set<Line> = []
  /// Those whose colors stayed and look nearly the same in dark.
  package var alike: Set<Line> = []

  /// The element that a line is of; nil for a line of none that was drawn.
  private func element(_ line: Line) -> Element? {
    elements.filter { $0.file == line.file && $0.lines.contains(line.line) }
      .min { $0.lines.count < $1.lines.count }
  }

  /// Creates an empty result, without screens.
  package init() {}

  /// What a person loses by a color that a picture shows.
  private static let seen: Set<Consequence> = [
    .unreadable, .hardlyReadable, .belowAim, .vanishes, .recedes, .staysLight,
  ]

  /// What a person loses by the text on a ground.
  private static let ofText: Set<Consequence> = [.unreadable, .hardlyReadable, .belowAim]

  /// What is known of a color that may stay when the style changes, once a screen was switched.
  private func switched(_ finding: Finding) -> Finding {
    guard let line = Line(finding.location) else { return finding }
    var finding = finding
    if stale.contains(line) {
      finding.consider(.staleWhenSwitched)
    } else if renewed.contains(line) {
      finding.consider(.renewedWhenSwitched)
    } else if alike.contains(line) {
      finding.consider(.alikeWhenSwitched)
    }
    return finding
  }

  /// The share by which two contrasts of the same colors may differ, as both are rounded.
  private static let tolerance = 0.05

  /// Whether a screen shows what a finding about a color of a catalog says.
  private func shows(_ color: Finding, _ drawn: Finding) -> Bool {
    guard color.appearance == drawn.appearance, let low = color.measured?.value,
      let seen = drawn.measured?.value
    else { return false }
    return abs(low - seen) <= Self.tolerance * low
  }

  /// Removes findings on screens about a color of a catalog that has a finding itself: the color is
  /// changed in its catalog, for all its uses.
  private func joinUses(_ drawn: inout [Finding], _ told: inout [Finding]) {
    var users: [Line: [Int]] = [:]
    for (index, finding) in told.enumerated()
    where Self.seen.contains(finding.consequence)
      && Path.lastComponent(finding.location.file) == "Contents.json"
    {
      for line in finding.related.compactMap(Line.init) { users[line, default: []].append(index) }
    }
    if users.isEmpty { return }
    drawn.removeAll { finding in
      let lines = ([finding.location] + finding.related).compactMap(Line.init)
      let color = lines.lazy.compactMap { users[$0] }.joined().first { shows(told[$0], finding) }
      guard let color else { return false }
      told[color].consider(.drawnSo)
      return true
    }
  }

  /// Joins findings of rules over code into findings on screens, and notes for the remaining ones
  /// that their text is readable.
  ///
  /// - Parameters:
  ///   - drawn: the findings of drawn screens, which take over the fixes for their places
  ///   - told: the findings of rules over code; those at the same places are removed
  package func join(_ drawn: inout [Finding], _ told: inout [Finding]) {
    // What a rule over code tells of a layer says more than that it stayed.
    let known = Set(told.filter { $0.consequence == .stale }.compactMap { Line($0.location) })
    drawn.removeAll { $0.consequence == .stale && Line($0.location).map(known.contains) == true }
    joinUses(&drawn, &told)
    var places: [Line: Int] = [:]
    for (index, finding) in drawn.enumerated() {
      for place in [finding.location] + finding.related {
        if let line = Line(place) { places[line] = places[line] ?? index }
      }
    }
    told = told.compactMap { finding in
      if finding.consequence == .stale { return switched(finding) }
      guard Self.seen.contains(finding.consequence), let line = Line(finding.location) else {
        return finding
      }
      let element = self.element(line)
      let whole = element.flatMap { Line(SourceLocation(file: $0.file, line: $0.lines.lowerBound)) }
      if let index = places[line] ?? whole.flatMap({ places[$0] }) {
        drawn[index].takeOver(finding)
        return nil
      }
      var finding = finding
      if replaced.contains(line) {
        finding.consider(.replacedByCode)
      } else if element?.isReadable == true {
        finding.consider(.drawnWithCode)
      } else if readable.contains(line)
        || Self.ofText.contains(finding.consequence) && readableGrounds.contains(line)
      {
        finding.consider(.drawnReadable)
      }
      return finding
    }
  }
}

extension Finding {
  /// The most related places of a finding, as rules have it.
  private static let mostRelated = 40

  /// What speaks of the screens around something, of which a drawing of it alone knows nothing.
  private static let surroundings: Set = [
    "owner-locks-style", "forced-container", "unreached-scene", "unmade", "orphan",
  ]

  /// Takes the change and the other places of a finding about the same color, and what speaks
  /// against it because of the screens around.
  fileprivate mutating func takeOver(_ other: Finding) {
    fix = fix ?? other.fix
    for known in other.judgement.considerations where Self.surroundings.contains(known.name) {
      consider(known)
    }
    let known = Set([location] + related)
    let new = ([other.location] + other.related).filter { !known.contains($0) }
    related += new.prefix(max(0, Self.mostRelated - related.count))
  }
}
