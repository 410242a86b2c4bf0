// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

extension TextField {
  /// The condition under which a text field shows the view at one of its sides.
  ///
  /// Apple counterpart: `UITextField.ViewMode` · Source: UITextField.h · Fidelity: exact
  public enum ViewMode: Int, Sendable, CaseIterable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3

    func isShown(_ isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  final var isClearButtonShown: Bool { clearButtonMode.isShown(isEditing) && hasText }

  /// Shows the views beside the text that are to be shown, at their places.
  final func placeSides() {
    let room = bounds
    place(leftView, leftViewMode.isShown(isEditing), leftViewRect(forBounds: room))
    place(rightView, rightViewMode.isShown(isEditing), rightViewRect(forBounds: room))
    if isClearButtonShown, clearButton == nil {
      let button = Button(type: .custom)
      button.setImage(Image(.symbol("xmark.circle.fill")), for: .normal)
      button.tintColor = .tertiaryLabel
      button.setTitleColor(.tertiaryLabel, for: .normal)
      button.accessibilityLabel = "Clear text"
      button.addAction(Action { [weak self] _ in self?.clear() }, for: .touchUpInside)
      clearButton = button
    }
    place(clearButton, isClearButtonShown, clearButtonRect(forBounds: room))
  }

  private final func place(_ view: View?, _ isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown, view.superview === self { view.removeFromSuperview() }
    if isShown { view.frame = frame.placed(in: bounds, drawnDirection) }
  }

  private final func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    text = ""
    sendActions(for: .editingChanged)
    post(.didChange)
  }

  /// The room of the text between the views beside it, in a left-to-right layout.
  final func roomOfText(_ bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    var room = bounds.insetBy(dx: inset, dy: 0)
    if leftView != nil, leftViewMode.isShown(isEditing) {
      let width = leftViewRect(forBounds: bounds).maxX - room.minX
      room.origin.x += width
      room.size.width -= width
    }
    if rightView != nil, rightViewMode.isShown(isEditing) {
      room.size.width -= room.maxX - rightViewRect(forBounds: bounds).minX
    } else if isClearButtonShown {
      room.size.width -= room.maxX - clearButtonRect(forBounds: bounds).minX
    }
    room.size.width = max(0, room.width)
    return room
  }

  final func size(of view: View?) -> CGSize {
    guard let view else { return .zero }
    return view.frame.size == .zero ? view.sizeThatFits(bounds.size) : view.frame.size
  }
}
