// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// The view of an alert: title, message and fields, and below them the buttons.
final class AlertPanel: View {
  /// The width of an alert in the middle, and the margin of one at the bottom, in points.
  ///
  /// Source: estimated for iOS 15 to 18, compared with no device
  static let width: CGFloat = 270
  static let margin: CGFloat = 8
  private static let radius: CGFloat = 14

  private let titleLabel = Label()
  private let messageLabel = Label()
  private var fields: [TextField] = []
  private var buttons: [AlertButton] = []
  private var cancel: AlertButton?
  private var isSheet = false
  /// The plates behind the buttons: one for most, and one for Cancel of an action sheet.
  private let plates = [View(), View()]

  /// Fills the panel with what an alert says.
  func fill(_ alert: AlertController) {
    isSheet = alert.preferredStyle == .actionSheet
    for plate in plates {
      plate.backgroundColor = .secondarySystemGroupedBackground
      plate.layer.cornerRadius = Self.radius
      plate.clipsToBounds = true
      addSubview(plate)
    }
    add(titleLabel, alert.title, isSheet ? .systemFont(ofSize: 13, weight: 600) : .headline)
    add(messageLabel, alert.message, .footnote)
    if isSheet { for label in [titleLabel, messageLabel] { label.textColor = .secondaryLabel } }
    fields = alert.textFields ?? []
    for field in fields { plates[0].addSubview(field) }
    let all = alert.actions.map { AlertButton($0, of: alert) }
    cancel = isSheet ? all.first { $0.action.style == .cancel } : nil
    buttons = all.filter { $0 !== cancel }
    // Cancel stands at the leading edge of two, and last of more.
    if !isSheet, let index = buttons.firstIndex(where: { $0.action.style == .cancel }) {
      let button = buttons.remove(at: index)
      buttons.insert(button, at: buttons.count == 1 ? 0 : buttons.count)
    }
    for button in buttons { plates[0].addSubview(button) }
    if let cancel { plates[1].addSubview(cancel) }
  }

  private func add(_ label: Label, _ text: String?, _ font: Font) {
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    plates[0].addSubview(label)
  }

  private var buttonHeight: CGFloat { isSheet ? 57 : 44 }
  private var isInRow: Bool { !isSheet && buttons.count == 2 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width, moves: false))
  }

  override func layoutSubviews() { _ = place(in: bounds.width, moves: true) }

  /// Returns the height of all at a width, and puts it in place if wished.
  private func place(in width: CGFloat, moves: Bool) -> CGFloat {
    var top = placeTexts(in: width, moves: moves)
    top = placeFields(from: top, in: width, moves: moves)
    top = placeButtons(from: top, in: width, moves: moves)
    if moves { plates[0].frame = CGRect(x: 0, y: 0, width: width, height: top) }
    guard let cancel else {
      if moves { plates[1].frame = .zero }
      return top
    }
    if moves {
      plates[1].frame = CGRect(
        x: 0, y: top + Self.margin, width: width, height: buttonHeight)
      cancel.frame = plates[1].bounds
    }
    return top + Self.margin + buttonHeight
  }

  private func placeTexts(in width: CGFloat, moves: Bool) -> CGFloat {
    let room = CGSize(width: width - 32, height: .infinity)
    let labels = [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
    guard !labels.isEmpty || !fields.isEmpty else { return 0 }
    var top: CGFloat = isSheet ? 14 : 20
    for label in labels {
      let height = label.sizeThatFits(room).height
      if moves { label.frame = CGRect(x: 16, y: top, width: room.width, height: height) }
      top += height + 2
    }
    return top + (isSheet ? 12 : 18)
  }

  private func placeFields(from top: CGFloat, in width: CGFloat, moves: Bool) -> CGFloat {
    var top = top
    for field in fields {
      if moves { field.frame = CGRect(x: 16, y: top, width: width - 32, height: 30) }
      top += 38
    }
    return top + (fields.isEmpty ? 0 : 8)
  }

  private func placeButtons(from top: CGFloat, in width: CGFloat, moves: Bool) -> CGFloat {
    var top = top
    for (index, button) in buttons.enumerated() {
      let isSecond = isInRow && index == 1
      if moves {
        let frame = CGRect(
          x: isSecond ? width / 2 : 0, y: top, width: isInRow ? width / 2 : width,
          height: buttonHeight)
        button.frame = frame.placed(
          in: CGRect(x: 0, y: 0, width: width, height: 0), drawnDirection)
        button.hasLineBefore = isSecond
        button.hasLineAbove = top > 0
      }
      if !isInRow || isSecond { top += buttonHeight }
    }
    return top
  }
}

/// A button of an alert: a title, with lines between it and what is beside and above.
final class AlertButton: Control {
  let action: AlertAction
  private weak var alert: AlertController?
  var hasLineAbove = false { didSet { setNeedsDisplay() } }
  var hasLineBefore = false { didSet { setNeedsDisplay() } }

  init(_ action: AlertAction, of alert: AlertController) {
    self.action = action
    self.alert = alert
    super.init(frame: .zero)
    isEnabled = action.isEnabled
    action.onChange = { [weak self, weak action] in self?.isEnabled = action?.isEnabled ?? true }
  }

  override var accessibilityLabel: String? {
    get { action.accessibilityLabel ?? action.title }
    set { action.accessibilityLabel = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { action.accessibilityIdentifier }
    set { action.accessibilityIdentifier = newValue }
  }
  override var accessibilityTraits: AccessibilityTraits {
    get { isEnabled ? .button : [.button, .notEnabled] }
    set { super.accessibilityTraits = newValue }
  }

  override func didTouchUpInside() { alert?.choose(action) }
  override func activate() { alert?.choose(action) }

  override func drawContent(in context: GraphicsContext) {
    if isHighlighted { context.fill(bounds, .tertiarySystemFill) }
    if hasLineAbove {
      context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 0.5), .separator)
    }
    if hasLineBefore {
      let line = CGRect(x: 0, y: 0, width: 0.5, height: bounds.height)
      context.fill(line.placed(in: bounds, drawnDirection), .separator)
    }
    let isBold =
      alert?.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let size: CGFloat = alert?.preferredStyle == .actionSheet ? 20 : 17
    var color = action.style == .destructive ? DynamicColor.systemRed : .tintColor
    if !isEnabled { color = .tertiaryLabel }
    context.draw(
      action.title ?? "", .systemFont(ofSize: size, weight: isBold ? 600 : 400), color, in: bounds,
      share: 0.5)
    drawFocusRing(in: context, cornerRadius: 6)
  }
}
