// SPDX-License-Identifier: MIT

/// A color or pattern that fills shapes and text.
///
/// Apple counterpart: `ShapeStyle` · Source: SwiftUI reference (statements SU121–SU125) · Fidelity:
/// approximate, only the styles of this module
public protocol ShapeStyle: Sendable {}

/// A style that the engine knows.
package protocol StyleValued: ShapeStyle {
  var styleValue: StyleValue { get }
}

extension ShapeStyle {
  /// The style's value for the engine; the foreground for an unknown style.
  package var value: StyleValue { (self as? any StyleValued)?.styleValue ?? .level(0) }

  /// Returns the style with its opacity multiplied by a factor.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ResolvedStyle(.opacity(opacity, value))
  }
  /// The second level of the style.
  public var secondary: some ShapeStyle { ResolvedStyle(.levelOf(1, value)) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { ResolvedStyle(.levelOf(2, value)) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { ResolvedStyle(.levelOf(3, value)) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { ResolvedStyle(.levelOf(4, value)) }
}

/// A style whose value is known.
struct ResolvedStyle: StyleValued {
  let styleValue: StyleValue
  init(_ value: StyleValue) { styleValue = value }
}

/// A style that draws a level of the current foreground style.
///
/// Apple counterpart: `HierarchicalShapeStyle` · Source: SwiftUI reference (statement SU122) ·
/// Fidelity: approximate, Apple has not published the levels of an app's own colors
public struct HierarchicalShapeStyle: StyleValued {
  package let styleValue: StyleValue
  fileprivate init(_ level: Int) { styleValue = .level(level) }

  /// The first and strongest level of the current foreground style.
  public static let primary = Self(0)
  /// The second level of the current foreground style.
  public static let secondary = Self(1)
  /// The third level of the current foreground style.
  public static let tertiary = Self(2)
  /// The fourth level of the current foreground style.
  public static let quaternary = Self(3)
  /// The fifth level of the current foreground style.
  public static let quinary = Self(4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: Self { .init(0) }
  /// The second level of the foreground style.
  public static var secondary: Self { .init(1) }
  /// The third level of the foreground style.
  public static var tertiary: Self { .init(2) }
  /// The fourth level of the foreground style.
  public static var quaternary: Self { .init(3) }
  /// The fifth level of the foreground style.
  public static var quinary: Self { .init(4) }
}

/// A style that draws the foreground style of the environment.
///
/// Apple counterpart: `ForegroundStyle` · Source: SwiftUI reference · Fidelity: exact
public struct ForegroundStyle: StyleValued {
  package var styleValue: StyleValue { .level(0) }
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: Self { .init() }
}

/// A style that draws the background style of the environment.
///
/// Apple counterpart: `BackgroundStyle` · Source: SwiftUI reference (statement SU126) · Fidelity:
/// exact
public struct BackgroundStyle: StyleValued {
  package var styleValue: StyleValue { .background(0) }
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: Self { .init() }
}

/// A style that draws the tint color of the environment.
///
/// Apple counterpart: `TintShapeStyle` · Source: SwiftUI reference (statement SU131) · Fidelity:
/// exact
public struct TintShapeStyle: StyleValued {
  package var styleValue: StyleValue { .tint }
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint color of the environment.
  public static var tint: Self { .init() }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// Black in every appearance.
  public static var black: Color { .black }
  /// White in every appearance.
  public static var white: Color { .white }
  /// A fully transparent color.
  public static var clear: Color { .clear }
}
