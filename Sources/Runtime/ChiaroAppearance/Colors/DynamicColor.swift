// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A color whose value can depend on the trait environment.
///
/// A color is *static* if it was created from components and never adapts; otherwise, it is
/// *dynamic*. A trait collection, by default `TraitCollection.current`, determines the `Color` to
/// which it resolves.
///
/// ```swift
/// let card = DynamicColor(light: .white, dark: Color(SRGB8(red: 28, green: 28, blue: 30)))
/// card.resolved(with: TraitCollection(userInterfaceStyle: .dark)).hexText  // "#1C1C1E"
/// let accent = DynamicColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemIndigo }
/// ```
///
/// Colors are compared by their declarations, not by their values in an environment: a dynamic
/// color never equals the static color to which it resolves, and a color with a closure equals only
/// itself.
///
/// Apple counterpart: `UIColor`, `NSColor` · Source: UIColor.h; WWDC19 214 (statements S127–S148) ·
/// Fidelity: exact
public final class DynamicColor: @unchecked Sendable {
  // Unchecked, because of the pointer: everything is written once, by the initializers, and the
  // closures are sendable. `DynamicColor+Table.swift` says how these fields find a color.

  /// The bits of the appearance key that index a row; the top bit marks a computed color.
  @usableFromInline let innerMask: UInt32
  /// The bits of the axis that chooses the row, once they are shifted down.
  @usableFromInline let outerMask: UInt32
  /// The row number for each value of the axis that chooses the row, in four bits each.
  @usableFromInline let rows: UInt64
  /// The values, row by row.
  @usableFromInline let colors: UnsafeMutablePointer<Color>
  /// The position in the key of the axis that chooses the row.
  @usableFromInline let outerShift: UInt8
  /// The number of colors in a row, as a power of two.
  @usableFromInline let rowShift: UInt8
  let count: Int
  let definition: Definition

  /// Creates a color from a table of values, which is empty for a computed color.
  init(_ values: [Color], layout: ColorTableLayout, definition: Definition) {
    innerMask = layout.innerMask
    outerMask = layout.outerMask
    rows = layout.rows
    outerShift = layout.outerShift
    rowShift = layout.rowShift
    count = values.count
    colors = .allocate(capacity: values.count)
    for (index, value) in values.enumerated() { (colors + index).initialize(to: value) }
    self.definition = definition
  }

  deinit {
    colors.deinitialize(count: count)
    colors.deallocate()
  }

  /// Creates a static color.
  @_disfavoredOverload
  public convenience init(_ color: Color) {
    self.init([color], layout: ColorTableLayout(), definition: .fixed)
  }

  /// Creates a dynamic color from a closure that is called each time the color is resolved.
  ///
  /// The initializer does not call the closure. The closure is called once each time the color is
  /// resolved; its argument is the trait collection, which is also set as
  /// `TraitCollection.current`. It may itself return a dynamic color, which is resolved for the
  /// same collection. The result is never cached.
  ///
  /// Apple counterpart: `init(dynamicProvider:)` · Source: UIColor.h (statements S128, S129, S131)
  /// · Fidelity: exact
  public convenience init(
    dynamicProvider: @escaping @Sendable (TraitCollection) -> DynamicColor
  ) {
    self.init(.provider(Provider(nil, dynamicProvider)))
  }

  /// Returns the static color to which this color resolves for a trait collection.
  ///
  /// If the collection specifies no release, system colors have the values that Apple publishes,
  /// which are those of 2025.
  ///
  /// - Complexity: O(1) without allocation, or that of the closure for a color created with one
  ///
  /// Apple counterpart: `resolvedColor(with:)` · Source: WWDC19 214 (statement S130) · Fidelity:
  /// exact
  @inlinable
  @_disfavoredOverload  // As the property below, so that a bare `resolved` still means that one.
  public func resolved(with traits: borrowing TraitCollection) -> Color {
    if let color = color(for: traits.values) { return color }
    return compute(copy traits)
  }

  /// The static color to which this color resolves for `TraitCollection.current`.
  @_disfavoredOverload  // Where there are screens, ChiaroViews has one that knows their release.
  public var resolved: Color { resolved(with: .current) }

  /// Returns the static color for a trait collection; for a static color, this is the color itself.
  ///
  /// Apple counterpart: `resolvedColor(with:)` · Source: WWDC19 214 (statement S130) · Fidelity:
  /// exact
  @_disfavoredOverload  // As above.
  public func resolvedColor(with traits: TraitCollection) -> DynamicColor {
    isDynamic ? DynamicColor(resolved(with: traits)) : self
  }

  /// Whether the color was declared as dynamic, even if its values are all equal.
  public var isDynamic: Bool {
    if case .fixed = definition { false } else { true }
  }

  /// The static color to which this color resolves for `TraitCollection.current`; it never adapts.
  ///
  /// Use it for drawing code without traits.
  ///
  /// Apple counterpart: `cgColor` · Source: WWDC19 214 (statement S133) · Fidelity: exact
  @_disfavoredOverload  // As above.
  public var cgColor: Color { resolved }

  /// Returns the color with another alpha; a dynamic color stays dynamic.
  ///
  /// Apple counterpart: `withAlphaComponent(_:)` · Source: observed UIKit behavior (statement S134)
  /// · Fidelity: approximate, Apple does not document it
  public func withAlphaComponent(_ alpha: Double) -> DynamicColor {
    guard isTable else { return DynamicColor(.alpha(self, alpha)) }
    return DynamicColor(
      values.map { $0.withAlpha(alpha) }, layout: layout,
      definition: isDynamic ? .alpha(self, alpha) : .fixed)
  }

  /// The identity of the color object, distinct from those of all other colors in memory.
  package var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// Resolves a color that is not a table.
  ///
  /// A chain of closures that return closures stops the program after `longestChain` links, because
  /// it most likely never ends.
  @usableFromInline
  @inline(never)
  func compute(_ traits: TraitCollection) -> Color {
    var color = self
    for _ in 0..<Self.longestChain {
      if let plain = color.color(for: traits.values) { return plain }
      switch color.definition {
      case .provider(let provider):
        color = traits.performAsCurrent { provider.color(traits) }
      case .alpha(let base, let alpha): return base.resolved(with: traits).withAlpha(alpha)
      case .effect(let base, let effect): return effect.applied(to: base, with: traits)
      case .tint: return traits.tint.color(for: traits)
      case .fixed, .variants, .named, .system:
        preconditionFailure("a dynamic color needs at least one value")
      }
    }
    preconditionFailure("the providers of dynamic colors return each other endlessly")
  }

  private static let longestChain = 256
}

extension DynamicColor: SharedInstance {}

extension DynamicColor: Hashable {
  /// Returns whether two colors have the same declaration.
  public static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool {
    if lhs === rhs { return true }
    switch (lhs.definition, rhs.definition) {
    case (.fixed, .fixed), (.variants, .variants): return lhs.hasSameTable(as: rhs)
    case (.tint, .tint): return true
    case (.named(let left), .named(let right)):
      return left == right && lhs.hasSameTable(as: rhs)
    case (.system(let left, let platform), .system(let right, let otherPlatform)):
      return left == right && platform == otherPlatform
    case (.alpha(let left, let alpha), .alpha(let right, let otherAlpha)):
      return alpha == otherAlpha && left == right
    case (.effect(let left, let effect), .effect(let right, let otherEffect)):
      return effect == otherEffect && left == right
    case (.provider(let left), .provider(let right)): return left === right
    default: return false
    }
  }

  /// Hashes the color's declaration.
  public func hash(into hasher: inout Hasher) {
    switch definition {
    case .fixed, .variants: hasher.combine(values)
    case .tint: hasher.combine("tint")
    case .named(let name), .system(let name, _): hasher.combine(name)
    case .alpha(let base, let alpha):
      hasher.combine(base)
      hasher.combine(alpha)
    case .effect(let base, let effect):
      hasher.combine(base)
      hasher.combine(effect)
    case .provider(let provider): hasher.combine(ObjectIdentifier(provider))
    }
  }

  private func hasSameTable(as other: DynamicColor) -> Bool {
    layout == other.layout && values == other.values
  }
}
