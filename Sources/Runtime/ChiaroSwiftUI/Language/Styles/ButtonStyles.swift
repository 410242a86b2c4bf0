// SPDX-License-Identifier: MIT

import Foundation

/// A style that defines the look of buttons.
///
/// Apple counterpart: `ButtonStyle` · Source: SwiftUI reference (statement SU191) · Fidelity: exact
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a button, which its style shows.
///
/// Apple counterpart: `ButtonStyleConfiguration` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View, PrimitiveView { package let node: Node }
  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// A style that defines the look of buttons and when they run their action.
///
/// Apple counterpart: `PrimitiveButtonStyle` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts and the action of a button, which its style uses.
///
/// Apple counterpart: `PrimitiveButtonStyleConfiguration` · Source: SwiftUI reference · Fidelity:
/// exact
@preconcurrency @MainActor
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View, PrimitiveView { package let node: Node }
  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

/// A style of buttons that the engine knows.
protocol KnownButtonStyle: PrimitiveButtonStyle {
  var look: ButtonLook { get }
}

extension KnownButtonStyle {
  /// Returns the button in this style.
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    ButtonView(configuration: configuration, look: look)
  }
}

/// A button in a style that the engine knows.
struct ButtonView: View, PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: ButtonLook

  package var node: Node {
    let look = look
    return Node.button(
      configuration.label.node, role: configuration.role, action: configuration.action
    ).environment("buttonStyle") { $0.buttonLook = look }
  }
}

extension PrimitiveButtonStyle {
  /// The style as the engine knows it.
  var anyLook: ButtonLook {
    if let known = self as? any KnownButtonStyle { return known.look }
    return .primitive { parts in
      makeBody(
        configuration: Configuration(
          role: parts.role, label: Configuration.Label(node: parts.label), action: parts.action)
      ).lowered
    }
  }
}

extension View {
  /// Sets the style of buttons.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changing("buttonStyle") {
      $0.buttonLook = .custom { parts in
        ChiaroSwiftUI.lowered(style) { style in
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: parts.role, label: ButtonStyleConfiguration.Label(node: parts.label),
              isPressed: parts.isPressed)
          ).lowered
        }
      }
    }
  }
  /// Sets the style of buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look = style.anyLook
    return changing("buttonStyle") { $0.buttonLook = look }
  }
  /// Sets the shape of buttons with a border.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    changing("buttonBorderShape") { $0.shapeOfButtons = shape.form }
  }
  /// Sets whether a button repeats its action while it is pressed; the engine never repeats
  /// actions.
  ///
  /// Fidelity: inert
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button repeats its action while it is pressed.
///
/// Apple counterpart: `ButtonRepeatBehavior` · Source: SwiftUI reference · Fidelity: inert
public enum ButtonRepeatBehavior: Hashable, Sendable, CaseIterable {
  case automatic, enabled, disabled
}

/// The shape of a button with a border.
///
/// Apple counterpart: `ButtonBorderShape` · Source: SwiftUI reference (statement SU191) · Fidelity:
/// approximate, the corner radius of the system's shape is an estimate
public struct ButtonBorderShape: Sendable {
  private enum Kind: Sendable { case automatic, capsule, rounded(Double?), circle }
  private let kind: Kind
  /// The default shape of the system.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Returns a rectangle with a corner radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  var form: ShapeForm? {
    switch kind {
    case .automatic: nil
    case .capsule: .capsule(isContinuous: true)
    case .circle: .circle
    case .rounded(let radius): .rounded(radius: radius ?? 8, isContinuous: true)
    }
  }
}
