// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// An alert: a message with buttons, shown in its own window or as a sheet.
///
/// Apple counterpart: `NSAlert` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, `runModal()` does not wait
@preconcurrency @MainActor
open class NSAlert {
  /// The severity of an alert.
  ///
  /// Apple counterpart: `NSAlert.Style` · Source: AppKit reference · Fidelity: exact
  public enum Style: UInt, Sendable, CaseIterable {
    case warning = 0
    case informational = 1
    case critical = 2
  }

  /// The message of the alert, such as a question; the default is "Alert".
  open var messageText = "Alert"
  /// The explanation below the message; empty, the default, for none.
  open var informativeText = ""
  /// The severity of the alert; the default is `warning`.
  open var alertStyle = Style.warning
  /// The icon of the alert; with nil a symbol shows the severity.
  open var icon: NSImage?
  /// A view below the message and the explanation, at most 228 points wide; nil for none.
  open var accessoryView: NSView?
  /// Whether the alert shows `suppressionButton`; the default is false.
  open var showsSuppressionButton = false
  /// The check box that lets the user ask not to see the alert again.
  ///
  /// It is shown if `showsSuppressionButton` is true.
  public final private(set) lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
  /// The buttons, in the order in which they were added; empty until a button is added or the alert
  /// is shown.
  public private(set) final var buttons: [NSButton] = []
  /// The window of the alert.
  public final lazy var window: NSWindow = makeWindow()
  /// The response that `runModal()` returns, because it does not wait for the user; `cancel` by
  /// default.
  public static var automaticAnswer = NSApplication.ModalResponse.cancel

  /// Creates an alert without buttons; if none is added before the alert is shown, it gets an OK
  /// button.
  public init() {}
  /// Creates an alert whose message is an error's localized description.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }

  /// Adds a button after the others and returns it.
  ///
  /// Return presses the first button, and Escape presses a button titled "Cancel".
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    if buttons.isEmpty { button.keyEquivalent = "\r" }
    if title == "Cancel" { button.keyEquivalent = "\u{1B}" }
    let code = NSApplication.ModalResponse(1000 + buttons.count)
    button.onAction = { [weak self] _ in self?.end(code) }
    buttons.append(button)
    return button
  }

  private final func end(_ code: NSApplication.ModalResponse) {
    if let parent = window.sheetParent {
      parent.endSheet(window, returnCode: code)
    } else {
      window.close()
    }
  }

  /// Shows the alert and returns `automaticAnswer` immediately, because waiting would block the
  /// program.
  ///
  /// To receive the user's answer, use `beginSheetModal(for:completionHandler:)`.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    prepare()
    window.makeKeyAndOrderFront(nil)
    return Self.automaticAnswer
  }
  /// Shows the alert as a sheet of a window; after the user pressed a button, calls the handler
  /// with that button's response.
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    prepare()
    // The window's handler holds the alert as long as it is shown.
    sheetWindow.beginSheet(window) { code in withExtendedLifetime(self) { handler?(code) } }
  }
  /// Lays out the alert's window immediately; otherwise it is laid out when the alert is shown.
  open func layout() { prepare() }

  // MARK: Look

  private final func makeWindow() -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 260, height: 200), styleMask: [], backing: .buffered,
      defer: true)
  }
  private final func prepare() {
    if buttons.isEmpty { addButton(withTitle: "OK") }
    let symbol = alertStyle == .informational ? "info.circle.fill" : "exclamationmark.triangle.fill"
    let picture = NSImageView(frame: NSRect(x: 0, y: 0, width: 48, height: 48))
    picture.image = icon ?? NSImage(.symbol(symbol))
    picture.imageScaling = .scaleProportionallyUpOrDown
    picture.contentTintColor =
      alertStyle == .informational
      ? .systemBlue : alertStyle == .critical ? .systemRed : .systemYellow
    let title = NSTextField(wrappingLabelWithString: messageText)
    title.font = .systemFont(ofSize: 13, weight: 700)
    let text = NSTextField(wrappingLabelWithString: informativeText)
    text.font = .systemFont(ofSize: 11)
    for label in [title, text] { label.alignment = .center }
    let content = AlertContent()
    var top: CGFloat = 20
    func add(_ view: NSView, _ height: CGFloat, width: CGFloat = 228, gap: CGFloat = 10) {
      view.frame = NSRect(x: 130 - width / 2, y: top, width: width, height: height)
      content.addSubview(view)
      top += height + gap
    }
    add(picture, 48, width: 48, gap: 12)
    add(title, title.contentSize(within: CGSize(width: 228, height: 1_000)).height)
    if !informativeText.isEmpty {
      add(text, text.contentSize(within: CGSize(width: 228, height: 1_000)).height, gap: 14)
    }
    if let accessoryView {
      add(accessoryView, accessoryView.frame.height, width: min(228, accessoryView.frame.width))
    }
    if showsSuppressionButton, let suppressionButton { add(suppressionButton, 18) }
    for button in buttons {
      button.controlSize = .large
      add(button, 28, gap: 6)
    }
    window.contentView = content
    window.setContentSize(NSSize(width: 260, height: top + 10))
  }
}

/// What an alert shows, from the top down.
private final class AlertContent: NSView { override var isFlipped: Bool { true } }
