// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
import Foundation

/// A controller that shows a message with buttons in the middle or at the bottom of the window.
///
/// Present it like any other controller. A button dismisses it and then calls the button's handler.
///
/// Apple counterpart: `UIAlertController` · Source: UIAlertController.h · Fidelity: approximate, an
/// action sheet never becomes a popover
open class AlertController: ViewController {
  /// The style of an alert: a panel in the middle of the window, or an action sheet.
  ///
  /// Apple counterpart: `UIAlertController.Style` · Source: UIAlertController.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// A sheet at the bottom of the window.
    ///
    /// A press outside the sheet chooses the button whose style is `cancel`.
    case actionSheet = 0
    /// A panel in the middle of the window, which stays until the user presses a button.
    case alert = 1
  }

  /// The text below the title; nil for none.
  public final let message: String?
  /// The style of the alert.
  public final let preferredStyle: Style
  /// The buttons, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The text fields, from top to bottom; nil for none.
  public private(set) final var textFields: [TextField]?
  /// The button that has a bold title and is pressed by the Return key; nil for none.
  ///
  /// If it is nil, the title of the button with the style `cancel` is bold, and the Return key
  /// presses a button only if there is just one.
  public final var preferredAction: AlertAction?
  private final let panel = AlertPanel()

  /// Creates an alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    if preferredStyle == .actionSheet { keepPopover() }
    setPresentationController(
      AlertPresentationController(presentedViewController: self, presenting: nil))
  }

  /// Creates an action sheet without a title or a message.
  public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

  /// Adds a button after the buttons that were added before.
  public final func addAction(_ action: AlertAction) { actions.append(action) }

  /// Adds a text field below the message.
  ///
  /// - Parameter configure: a closure that configures the text field; nil for none
  /// - Precondition: the style is `alert`
  public final func addTextField(configurationHandler configure: ((TextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "only alerts take text fields, not action sheets")
    let field = TextField()
    field.borderStyle = .roundedRect
    field.font = .footnote
    configure?(field)
    textFields = (textFields ?? []) + [field]
  }

  open override func loadView() {
    view = panel
    panel.fill(self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // It may be presented again.
    setPresentationController(
      AlertPresentationController(presentedViewController: self, presenting: nil))
  }

  /// The action that a press outside and the Escape key mean.
  final var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// Dismisses the alert and then performs an action.
  final func choose(_ action: AlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Chooses the preferred button for the Return key, and the `cancel` button for the Escape key.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .return:
      guard let action = preferredAction ?? (actions.count == 1 ? actions[0] : nil) else { break }
      choose(action)
      return true
    case .escape:
      if let cancelAction { choose(cancelAction) }
      return true
    default: break
    }
    return super.keyPressed(event)
  }
}

/// A button of an alert or action sheet.
///
/// Apple counterpart: `UIAlertAction` · Source: UIAlertController.h · Fidelity: exact
@preconcurrency @MainActor
public final class AlertAction {
  /// The values stored under names.
  package var namedValues: [String: Any] = [:]
  /// The role of a button, which determines its appearance and place.
  ///
  /// Apple counterpart: `UIAlertAction.Style` · Source: UIAlertController.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// A button without a special role.
    case `default` = 0
    /// A button that cancels and changes nothing; it is set apart from the other buttons.
    case cancel = 1
    /// A button that changes or deletes data; its title is red.
    case destructive = 2
  }

  /// The title of the button; nil for none.
  public let title: String?
  /// The role of the button, which determines its appearance and place.
  public let style: Style
  /// Whether the button can be pressed; the default is true.
  public var isEnabled = true { didSet { onChange?() } }
  /// The identifier that tests use to find the button; nil for none.
  public var accessibilityIdentifier: String?
  /// The text that assistive software reads out for the button; nil for the title.
  public var accessibilityLabel: String?
  let handler: ((AlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the title; nil for none
  ///   - style: the role of the button
  ///   - handler: a closure called after the button was pressed and the alert was dismissed; nil
  ///     for none
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

extension AlertAction: nonisolated Hashable {
  /// Returns whether the two buttons are the same object.
  public nonisolated static func == (one: AlertAction, other: AlertAction) -> Bool {
    one === other
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
