// SPDX-License-Identifier: MIT

/// An appearance by AppKit's names: light or dark, vibrant or not, with increased contrast or not.
///
/// It says the same as a trait collection, in fewer words; `traits` and `init(_:)` lead from one to
/// the other.
///
/// ```swift
/// let dark = Appearance(named: .darkAqua)
/// dark?.bestMatch(from: [.aqua, .darkAqua])  // .darkAqua
/// ```
///
/// Apple counterpart: `NSAppearance` · Source: NSAppearance.h; AppKit reference (S193–S204) ·
/// Fidelity: approximate, it is a value
public struct Appearance: Hashable, Sendable {
  /// What it is called.
  public let name: Name

  /// The appearance of a name.
  ///
  /// Nil for the high-contrast names, which exist only for matching. A name that is not known gives
  /// an appearance of that name that looks like `aqua`, as AppKit does.
  public init?(named name: Name) {
    if name.meaning?.isHighContrast == true { return nil }
    self.name = name == .lightContent ? .aqua : name
  }

  /// The appearance of an environment, with its high-contrast name where contrast is increased.
  public init(_ traits: TraitCollection) {
    name = Name(
      Name.Meaning(
        isDark: traits.userInterfaceStyle == .dark, isVibrant: traits[TraitVibrancy.self],
        isHighContrast: traits.accessibilityContrast == .high))
  }

  /// Whether content of this appearance is vibrant.
  public var allowsVibrancy: Bool { name.meaning?.isVibrant == true }

  /// The traits that the appearance decides: style and vibrancy.
  ///
  /// Contrast is a person's choice.
  public var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = name.meaning?.isDark == true ? .dark : .light
      $0[TraitVibrancy.self] = allowsVibrancy
    }
  }

  /// The one of these names that is closest to this appearance, or nil when none fits.
  ///
  /// The same name; the same without increased contrast; the plain one of the same lightness; that
  /// one with increased contrast. Light and dark never match each other, and the order of the names
  /// does not matter.
  public func bestMatch(from names: [Name]) -> Name? {
    guard let own = name.meaning else { return names.contains(name) ? name : nil }
    var normal = own
    normal.isHighContrast = false
    let plain = Name.Meaning(isDark: own.isDark)
    let contrast = Name.Meaning(isDark: own.isDark, isHighContrast: true)
    return [own, normal, plain, contrast].lazy.map(Name.init).first { names.contains($0) }
  }

  /// The appearance by which colors and images resolve on this thread.
  public static func currentDrawing() -> Appearance { Appearance(.current) }

  /// Runs `actions` once, at once, with this appearance as the current one, and puts the former
  /// back, also when the closure throws or nests another call.
  ///
  /// - Parameter actions: what to do meanwhile
  /// - Returns: what the closure returns
  /// - Throws: what the closure throws
  public func performAsCurrentDrawingAppearance<Result, Failure: Error>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try TraitCollection(traitsFrom: [.current, traits]).performAsCurrent(actions)
  }
}
