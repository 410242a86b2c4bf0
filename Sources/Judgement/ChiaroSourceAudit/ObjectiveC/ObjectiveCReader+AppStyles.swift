// SPDX-License-Identifier: MIT

extension ObjectiveCReader {
  private static let setters: Set = ["setOverrideUserInterfaceStyle", "setAppearance"]
  private static let properties: Set = ["overrideUserInterfaceStyle", "appearance"]

  /// Notes what a style of the app, a window or the object itself is set to.
  mutating func noteAppStyle(_ index: Int) {
    let word = text[index]
    let isSetter = Self.setters.contains(word)
    guard isSetter || Self.properties.contains(word), text[index + 1] == (isSetter ? ":" : "=")
    else { return }
    let receiver = receiver(before: index, isSetter: isSetter)
    let isAppearance = word == "appearance" || word == "setAppearance"
    guard let subject = AppStyle.subject(of: receiver, isAppearance: isAppearance) else { return }
    let site = site(index)
    facts.styles.ofApps.append(
      AppStyle(
        site: site, subject: subject, style: AppStyle.style(of: value(after: index + 1)),
        isSteady: isSteady(index, site), isAtLaunch: isAtLaunch))
  }

  /// Whether code runs whatever is asked.
  func isSteady(_ index: Int, _ site: Site) -> Bool {
    !site.isFallback && AppStyle.askNothing(site.conditions)
      && !ObjectiveCSurroundings(text, of: index).isInBlock
  }

  /// The names of what a property is set of: `self.window` or `[[self window]`.
  private func receiver(before index: Int, isSetter: Bool) -> [String] {
    var names: [String] = []
    var place = index - 1
    while place >= 0, index - place < 40, ![";", "{", "}", "="].contains(text[place]) {
      // What a condition without braces asks is no receiver.
      if text[place] == ")", !isSetter { break }
      if text.isWord(place) { names.append(text[place]) }
      place -= 1
    }
    return names.reversed()
  }

  /// The words of a value, up to the end of the statement.
  private func value(after index: Int) -> [String] {
    (index + 1..<min(index + 24, text.count)).prefix { text[$0] != ";" }.map { text[$0] }
  }
}
