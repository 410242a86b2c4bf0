// SPDX-License-Identifier: MIT

// The styles of buttons that the system has (SwiftUI reference, statements SU191–SU193).

/// A button style that the container of the button chooses.
///
/// Apple counterpart: `DefaultButtonStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .automatic }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the container of the button chooses.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button style that draws the label in the tint color, without a border.
///
/// Apple counterpart: `BorderlessButtonStyle` · Source: SwiftUI reference · Fidelity: exact
public struct BorderlessButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .borderless }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style that draws the label in the tint color, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button style that leaves the label unchanged.
///
/// Apple counterpart: `PlainButtonStyle` · Source: SwiftUI reference · Fidelity: exact
public struct PlainButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .plain }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that leaves the label unchanged.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style that draws the label in the tint color on a filled background.
///
/// Apple counterpart: `BorderedButtonStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, the measures are estimates
public struct BorderedButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .bordered }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style that draws the label in the tint color on a filled background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button style that draws the label in white on a background in the tint color.
///
/// Apple counterpart: `BorderedProminentButtonStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, the measures are estimates
public struct BorderedProminentButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .borderedProminent }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style that draws the label in white on a background in the tint color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button style that draws the label on glass.
///
/// Apple counterpart: `GlassButtonStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, drawn as `bordered`
public struct GlassButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .glass }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style that draws the label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A button style that draws the label on glass in the tint color.
///
/// Apple counterpart: `GlassProminentButtonStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, drawn as `borderedProminent`
public struct GlassProminentButtonStyle: KnownButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ButtonLook { .glassProminent }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style that draws the label on glass in the tint color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
