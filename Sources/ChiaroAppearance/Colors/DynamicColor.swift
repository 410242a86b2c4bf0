// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A color that can differ from one trait environment to another.
///
/// A color is *static* when it was made from components and never adapts, *dynamic* otherwise. It
/// resolves to a `Color` by a trait collection, which is `TraitCollection.current` when none is
/// passed.
///
/// ```swift
/// let card = DynamicColor(light: .white, dark: Color(SRGB8(red: 28, green: 28, blue: 30)))
/// card.resolved(with: TraitCollection(userInterfaceStyle: .dark)).hexText  // "#1C1C1E"
/// let accent = DynamicColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemIndigo }
/// ```
///
/// Colors are compared by their declaration, not by the value for some environment: a dynamic color
/// never equals the static one it resolves to, and a color with a closure equals only its copies.
///
/// Apple counterpart: `UIColor`, `NSColor` · Source: UIColor.h; WWDC19 214 (S127–S148) ·
/// Fidelity: exact
public struct DynamicColor: @unchecked Sendable {
  // Unchecked, because a managed buffer cannot be declared sendable: a node is never changed once
  // it is made, and the closures in it are sendable.
  @usableFromInline let node: ColorNode

  init(_ node: ColorNode) { self.node = node }

  /// Creates a static color.
  public init(_ color: Color) {
    node = .table([color], layout: ColorTableLayout(), definition: .fixed)
  }

  /// Creates a dynamic color from a closure that is called each time the color is resolved.
  ///
  /// The closure is not called by this initializer. It is called once for each resolution, with the
  /// collection in force as its argument and as `current`, and may return a dynamic color in turn,
  /// which resolves by the same collection. Its result is never cached.
  ///
  /// Apple counterpart: `init(dynamicProvider:)` · Source: UIColor.h (S128, S129, S131) ·
  /// Fidelity: exact
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> DynamicColor) {
    node = .computed(.provider(dynamicProvider, name: nil))
  }

  /// Returns the `Color` that this color resolves to for a trait collection.
  ///
  /// - Complexity: O(1) without allocation, or that of the closure for a color made with one
  ///
  /// Apple counterpart: `resolvedColor(with:)` · Source: WWDC19 214 (S130) · Fidelity: exact
  @inlinable
  public func resolved(with traits: borrowing TraitCollection) -> Color {
    if let color = node.color(for: traits.values) { return color }
    return compute(copy traits)
  }

  /// The `Color` that this color resolves to for `TraitCollection.current`.
  public var resolved: Color { resolved(with: .current) }

  /// Returns the static color for a trait collection; a static color returns itself.
  ///
  /// Apple counterpart: `resolvedColor(with:)` · Source: WWDC19 214 (S130) · Fidelity: exact
  public func resolvedColor(with traits: TraitCollection) -> DynamicColor {
    isDynamic ? DynamicColor(resolved(with: traits)) : self
  }

  /// Whether the color was declared as dynamic, even if its values are all equal.
  public var isDynamic: Bool {
    if case .fixed = node.definition { false } else { true }
  }

  /// A snapshot for drawing code without traits: the `Color` resolved for `current`, which never
  /// adapts.
  ///
  /// Apple counterpart: `cgColor` · Source: WWDC19 214 (S133) · Fidelity: exact
  public var cgColor: Color { resolved }

  /// Returns the color with another alpha; a dynamic color stays dynamic.
  ///
  /// Apple counterpart: `withAlphaComponent(_:)` · Source: observed UIKit behavior (S134) ·
  /// Fidelity: approximate
  public func withAlphaComponent(_ alpha: Double) -> DynamicColor {
    guard node.isTable else { return DynamicColor(.computed(.alpha(self, alpha))) }
    let definition: ColorNode.Definition = isDynamic ? .alpha(self, alpha) : .fixed
    return DynamicColor(
      .table(
        node.colors.map { $0.withAlpha(alpha) }, layout: node.layout, definition: definition))
  }

  /// The identity of the color: equal for copies of a color, and distinct from any other living
  /// color's.
  package var identity: ObjectIdentifier { ObjectIdentifier(node) }

  /// Whether the color is a table of values, which depends on the appearance key only.
  package var isTable: Bool { node.isTable }

  /// Resolves a color that is not a table.
  ///
  /// A chain of closures that return closures stops the program after `longestChain` links, because
  /// it most likely never ends.
  @usableFromInline
  @inline(never)
  func compute(_ traits: TraitCollection) -> Color {
    var color = self
    for _ in 0..<Self.longestChain {
      if let plain = color.node.color(for: traits.values) { return plain }
      switch color.node.definition {
      case .provider(let provider, _): color = traits.performAsCurrent { provider(traits) }
      case .alpha(let base, let alpha): return base.resolved(with: traits).withAlpha(alpha)
      case .effect(let base, let effect): return effect.applied(to: base, with: traits)
      case .tint: return traits.tint.color(for: traits)
      case .fixed, .variants, .named, .system:
        preconditionFailure("a color of values holds at least one")
      }
    }
    preconditionFailure("the providers of a dynamic color return each other without end")
  }

  private static let longestChain = 256
}

extension DynamicColor: Hashable {
  /// Returns whether both colors have the same declaration.
  public static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool {
    if lhs.node === rhs.node { return true }
    switch (lhs.node.definition, rhs.node.definition) {
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
    default: return false
    }
  }

  /// Hashes the declaration.
  public func hash(into hasher: inout Hasher) {
    switch node.definition {
    case .fixed, .variants: hasher.combine(node.colors)
    case .tint: hasher.combine("tint")
    case .named(let name), .system(let name, _): hasher.combine(name)
    case .alpha(let base, let alpha):
      hasher.combine(base)
      hasher.combine(alpha)
    case .effect(let base, let effect):
      hasher.combine(base)
      hasher.combine(effect)
    case .provider: hasher.combine(ObjectIdentifier(node))
    }
  }

  private func hasSameTable(as other: DynamicColor) -> Bool {
    node.layout == other.node.layout && node.colors == other.node.colors
  }
}
