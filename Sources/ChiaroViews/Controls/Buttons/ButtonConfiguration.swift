// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// How a button looks: its kind, content and colors.
///
/// Apple counterpart: `UIButton.Configuration` · Source: UIButtonConfiguration.h (S107) ·
/// Fidelity: approximate
public struct ButtonConfiguration: Sendable {
  /// The kinds of buttons there are.
  enum Kind: Sendable {
    case plain
    case tinted
    case filled
    case gray
  }

  var kind: Kind
  /// What the button says.
  public var title: String?
  /// A smaller second line.
  public var subtitle: String?
  /// The picture before the title; a template unless it says otherwise.
  public var image: Image?
  /// The space between picture and title.
  public var imagePadding: CGFloat = 8
  /// The font of the title.
  public var titleFont = Font.label
  /// The space around the content.
  public var contentInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// Whether a spinner stands for the picture.
  public var showsActivityIndicator = false
  /// The color of title and picture; nil for the kind's own.
  public var baseForegroundColor: DynamicColor?
  /// The color from which the background is made; nil for the kind's own.
  public var baseBackgroundColor: DynamicColor?
  /// The background; its color is the kind's own where it is nil.
  public var background: BackgroundConfiguration

  private init(_ kind: Kind) {
    self.kind = kind
    background = BackgroundConfiguration(backgroundColor: nil)
    background.cornerRadius = 6
  }

  /// A title in the tint, without a background.
  public static func plain() -> ButtonConfiguration { ButtonConfiguration(.plain) }
  /// A title in the tint, on a pale background of the tint.
  public static func tinted() -> ButtonConfiguration { ButtonConfiguration(.tinted) }
  /// A white title on the tint.
  public static func filled() -> ButtonConfiguration { ButtonConfiguration(.filled) }
  /// A title in the tint on gray.
  public static func gray() -> ButtonConfiguration { ButtonConfiguration(.gray) }
}

extension ButtonConfiguration {
  /// The color of title and picture in a state.
  public func foregroundColor(in state: Control.State) -> DynamicColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let base = baseForegroundColor ?? (isFilled(in: state) ? .white : .tintColor)
    // A pressed button without a background has nothing else to show it with.
    guard kind == .plain, state.contains(.highlighted) else { return base }
    return base.withAlphaComponent(0.75)
  }

  /// The color of the background in a state.
  public func backgroundColor(in state: Control.State) -> DynamicColor {
    if let color = background.backgroundColor {
      return background.backgroundColorTransformer?(color) ?? color
    }
    let color = kindBackground(in: state)
    return background.backgroundColorTransformer?(color) ?? color
  }

  private func kindBackground(in state: Control.State) -> DynamicColor {
    let isPressed = state.contains(.highlighted)
    if state.contains(.disabled) { return kind == .plain ? .clear : .tertiarySystemFill }
    if isFilled(in: state) {
      let base = baseBackgroundColor ?? .tintColor
      return isPressed ? base.withAlphaComponent(0.75) : base
    }
    switch kind {
    case .plain:
      guard state.contains(.selected) else { return baseBackgroundColor ?? .clear }
      return (baseBackgroundColor ?? .tintColor).withAlphaComponent(0.15)
    case .gray: return baseBackgroundColor ?? (isPressed ? .systemFill : .secondarySystemFill)
    case .tinted, .filled:
      return (baseBackgroundColor ?? .tintColor).withAlphaComponent(isPressed ? 0.25 : 0.15)
    }
  }

  /// Whether the tint fills the button: filled ones always, tinted and gray ones when selected.
  private func isFilled(in state: Control.State) -> Bool {
    kind == .filled || kind != .plain && state.contains(.selected)
  }

  /// The background with its color in a state.
  func background(in state: Control.State) -> BackgroundConfiguration {
    var background = background
    background.backgroundColor = backgroundColor(in: state)
    background.backgroundColorTransformer = nil
    return background
  }
}
