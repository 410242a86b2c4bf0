// SPDX-License-Identifier: MIT

/// An appearance with AppKit's name: light or dark, vibrant or not, and with normal or increased
/// contrast.
///
/// An appearance combines the style, vibrancy and contrast of a trait collection. `init(_:)`
/// creates one from a collection, and `traits` returns its style and vibrancy as a collection.
///
/// ```swift
/// let dark = Appearance(named: .darkAqua)
/// dark?.bestMatch(from: [.aqua, .darkAqua])  // .darkAqua
/// ```
///
/// Apple counterpart: `NSAppearance` · Source: NSAppearance.h; AppKit reference (statements
/// S193–S204) · Fidelity: approximate, a structure instead of a class
public struct Appearance: Hashable, Sendable {
  /// The name of the appearance.
  public let name: Name

  /// Creates the appearance with a name.
  ///
  /// The result is nil for the high-contrast names, which exist only for matching. As in AppKit, an
  /// unknown name creates an appearance that has this name and looks like `aqua`.
  public init?(named name: Name) {
    if name.meaning?.isHighContrast == true { return nil }
    self.name = name == .lightContent ? .aqua : name
  }

  /// Creates the appearance for the style, vibrancy and contrast of a trait collection.
  ///
  /// An unspecified style counts as light. With increased contrast, the appearance has a
  /// high-contrast name.
  public init(_ traits: TraitCollection) {
    name = Name(
      Name.Meaning(
        isDark: traits.userInterfaceStyle == .dark, isVibrant: traits[TraitVibrancy.self],
        isHighContrast: traits.accessibilityContrast == .high))
  }

  /// Whether content is drawn with vibrancy in this appearance.
  public var allowsVibrancy: Bool { name.meaning?.isVibrant == true }

  /// The traits that the appearance specifies: style and vibrancy.
  ///
  /// Contrast stays unspecified, because it follows the user's setting.
  public var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = name.meaning?.isDark == true ? .dark : .light
      $0[TraitVibrancy.self] = allowsVibrancy
    }
  }

  /// Returns the name from an array that is closest to this appearance; nil if none matches.
  ///
  /// The method looks, in this order, for the same name; the same name without increased contrast;
  /// the plain name of the same style, such as `aqua`; and the plain name with increased contrast.
  /// Light and dark never match each other, and the order of the array does not matter.
  public func bestMatch(from names: [Name]) -> Name? {
    guard let own = name.meaning else { return names.contains(name) ? name : nil }
    var normal = own
    normal.isHighContrast = false
    let plain = Name.Meaning(isDark: own.isDark)
    let contrast = Name.Meaning(isDark: own.isDark, isHighContrast: true)
    return [own, normal, plain, contrast].lazy.map(Name.init).first { names.contains($0) }
  }

  /// Returns the appearance of `TraitCollection.current`, with which this thread resolves colors
  /// and images.
  public static func currentDrawing() -> Appearance { Appearance(.current) }

  // Reads are never nil and nil can be set, as in AppKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The appearance with which this thread resolves colors and images; setting nil restores that of
  /// the app.
  ///
  /// `performAsCurrentDrawingAppearance(_:)` sets it only while a closure runs.
  ///
  /// Apple counterpart: `NSAppearance.current`, deprecated · Source: NSAppearance.h · Fidelity:
  /// exact
  public static var current: Appearance! {
    get { currentDrawing() }
    set {
      guard let newValue else { return TraitCollection.forgetCurrent() }
      TraitCollection.current = TraitCollection(traitsFrom: [.current, newValue.traits])
    }
  }

  /// Runs a closure synchronously with this appearance as the current one.
  ///
  /// The previous appearance is restored afterward, even if the closure throws. Calls can be
  /// nested.
  ///
  /// - Parameter actions: the closure to run
  /// - Returns: the closure's result
  /// - Throws: the closure's error
  public func performAsCurrentDrawingAppearance<Result, Failure: Error>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try TraitCollection(traitsFrom: [.current, traits]).performAsCurrent(actions)
  }
}
