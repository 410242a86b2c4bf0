// SPDX-License-Identifier: MIT

// The styles of buttons that the system has (SwiftUI reference, statements SU191–SU193).

/// The style that a button's container chooses.
///
/// Apple counterpart: `DefaultButtonStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .automatic }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the container of a button chooses.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A label in the tint color, without a border.
///
/// Apple counterpart: `BorderlessButtonStyle` · Source: SwiftUI reference · Fidelity: exact
public struct BorderlessButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .borderless }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// An unchanged label.
///
/// Apple counterpart: `PlainButtonStyle` · Source: SwiftUI reference · Fidelity: exact
public struct PlainButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .plain }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label in the tint on a background.
///
/// Apple counterpart: `BorderedButtonStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, the measures are estimates
public struct BorderedButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .bordered }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label in the tint on a background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A white label on a background in the tint.
///
/// Apple counterpart: `BorderedProminentButtonStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, the measures are estimates
public struct BorderedProminentButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .borderedProminent }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a background in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A label on glass.
///
/// Apple counterpart: `GlassButtonStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, drawn as `bordered`
public struct GlassButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .glass }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A label on glass in the tint.
///
/// Apple counterpart: `GlassProminentButtonStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, drawn as `borderedProminent`
public struct GlassProminentButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .glassProminent }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
