// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import Foundation

/// Whether a button is pressed.
@MainActor
private final class Press {
  var isPressed = false
}

@MainActor
extension Node {
  /// Returns a button with a label, in the look of its environment.
  package static func button(
    _ label: Node, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) -> Node {
    .system("Button", keepsState: true) { expansion in
      let storage = expansion.storage
      let press = storage?.box(0) { Press() }
      let parts = ButtonParts(
        label: label, role: role, isPressed: press?.isPressed ?? false, action: action)
      var value = ButtonValue(action)
      value.onPress = { isPressed in
        press?.isPressed = isPressed
        storage?.changed()
      }
      return ButtonNodes.node(parts, value, expansion.environment)
    }
  }
}

/// What buttons consist of in the looks of the system.
@MainActor
enum ButtonNodes {
  static func node(
    _ parts: ButtonParts, _ value: ButtonValue, _ environment: EnvironmentValues
  ) -> Node {
    switch environment.buttonLook {
    case .primitive(let make):
      // What the look consists of may be a button again, in the system's look.
      return make(parts).environment("buttonStyle") { $0.buttonLook = .automatic }
    case .custom(let make):
      var value = value
      value.followsPress = true
      return Node(.button(value), [make(parts)])
    case .automatic, .borderless:
      return Node(.button(value), [tinted(parts)])
    case .plain: return Node(.button(value), [plain(parts)])
    case .bordered, .glass:
      return Node(.button(value), [bordered(parts, isProminent: false, environment)])
    case .borderedProminent, .glassProminent:
      return Node(.button(value), [bordered(parts, isProminent: true, environment)])
    }
  }

  /// A label in the tint, or in the foreground that was set around it (statement SU193); a
  /// disabled button is dimmed by half (measured).
  private static func tinted(_ parts: ButtonParts) -> Node {
    let role = parts.role
    return parts.label.environment("foregroundStyle") { values in
      let own = values.hasOwnForeground ? values.foreground?.first : nil
      let style = own ?? (role == .destructive ? Color.red.style : .tint)
      values.foreground = [values.isEnabled ? style : .opacity(0.5, style)]
    }
  }

  private static func plain(_ parts: ButtonParts) -> Node {
    Node.system("Label") { expansion in
      expansion.environment.isEnabled ? parts.label : parts.label.opacity(0.5)
    }
  }

  /// A label on a ground of its own, in the colors of the kernel's configurations.
  ///
  /// Source: swiftui-metrics, table 13, heights of public pictures
  private static func bordered(
    _ parts: ButtonParts, isProminent: Bool, _ environment: EnvironmentValues
  ) -> Node {
    let look = BorderedLook(environment)
    let colors = isProminent ? ButtonConfiguration.filled() : .gray()
    let tint = environment.tint ?? (parts.role == .destructive ? Color.red.style : .tint)
    let isOn = environment.isEnabled
    let ground: StyleValue =
      if !isOn {
        .color(colors.backgroundColor(in: .disabled))
      } else if isProminent {
        tint
      } else if environment.tint != nil || parts.role == .destructive {
        .opacity(0.15, tint)
      } else {
        .color(colors.backgroundColor(in: .normal))
      }
    let ink: StyleValue =
      !isOn
      ? .color(colors.foregroundColor(in: .disabled)) : isProminent ? Color.white.style : tint
    return parts.label.font(look.font).foreground(ink)
      .padded(horizontal: look.padding.width, vertical: look.padding.height)
      .over(ground, in: look.form)
      .opacity(parts.isPressed ? 0.75 : 1)
  }
}

/// The measures of buttons with a border.
private struct BorderedLook {
  let padding: CGSize
  let font: Font
  let form: ShapeForm

  init(_ environment: EnvironmentValues) {
    let isGlass = environment.release.hasLiquidGlass
    let radius: CGFloat
    switch environment.controlSize {
    case .mini, .small:
      (padding, radius, font) = (CGSize(width: 10, height: 5), 6, .subheadline)
    case .regular: (padding, radius, font) = (CGSize(width: 12, height: 7), 8, .body)
    case .large, .extraLarge:
      (padding, radius, font) = (CGSize(width: 20, height: 15), 12, .body)
    }
    form =
      environment.shapeOfButtons
      ?? (isGlass
        ? .capsule(isContinuous: true) : .rounded(radius: radius, isContinuous: true))
  }
}
