// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A menu element that calls a method on the first object in the responder chain that implements
/// it.
///
/// Apple counterpart: `UICommand` · Source: UICommand.h · Fidelity: approximate, without alternates
open class Command: MenuElement {
  /// The method that the command calls.
  public final let action: Selector
  /// A value that distinguishes commands with the same action; nil for none.
  public final let propertyList: Any?
  /// The attributes of the command, such as `disabled`.
  public final var attributes: Attributes
  /// The state of the command, shown as a check mark: off, on or mixed.
  public final var state: State

  /// Creates a command.
  public init(
    title: String = "", image: Image? = nil, action: Selector, propertyList: Any? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
  }
}

/// A command with a key equivalent, which a responder or a menu can offer.
///
/// Apple counterpart: `UIKeyCommand` · Source: UIKeyCommand.h · Fidelity: approximate, Control
/// counts as Command
open class KeyCommand: Command {
  /// The key: a character, or a constant such as `inputUpArrow`; nil for none.
  public final let input: String?
  /// The modifier keys of the key equivalent.
  public final let modifierFlags: KeyModifiers
  /// The description of the command in a list of key equivalents; nil uses the title.
  public final var discoverabilityTitle: String?
  /// Whether the command takes precedence over the system's handling of its key.
  ///
  /// It is stored, but without effect: views always receive keys first.
  ///
  /// Fidelity: inert
  public final var wantsPriorityOverSystemBehavior = false

  /// Creates a command with a key equivalent.
  public init(
    title: String = "", image: Image? = nil, action: Selector, input: String,
    modifierFlags: KeyModifiers = [], propertyList: Any? = nil, attributes: Attributes = [],
    state: State = .off, discoverabilityTitle: String? = nil
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      attributes: attributes, state: state)
  }

  /// Creates a command with a key equivalent and without a title.
  public convenience init(input: String, modifierFlags: KeyModifiers, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// Returns whether an event is the command's key with its modifiers.
  ///
  /// Command is also Control, which takes its place on the desktops of Linux. Caps Lock changes
  /// nothing.
  final func matches(_ event: KeyEvent) -> Bool {
    guard let input, Self.name(of: event.key) == input.lowercased() || event.key.name == input
    else { return false }
    var (wanted, held) = (modifierFlags, event.modifiers)
    if !wanted.contains(.alphaShift) { held.remove(.alphaShift) }
    for modifiers in [KeyModifiers.command, .control] where held.contains(modifiers) {
      held.remove(modifiers)
      held.insert(.command)
    }
    if wanted.contains(.control) {
      wanted.remove(.control)
      wanted.insert(.command)
    }
    return wanted == held
  }

  private static func name(of key: KeyEvent.Key) -> String? {
    if case .character(let character) = key { return character }
    return nil
  }
}

extension KeyEvent.Key {
  fileprivate var name: String? {
    switch self {
    case .upArrow: KeyCommand.inputUpArrow
    case .downArrow: KeyCommand.inputDownArrow
    case .leftArrow: KeyCommand.inputLeftArrow
    case .rightArrow: KeyCommand.inputRightArrow
    case .escape: KeyCommand.inputEscape
    case .pageUp: KeyCommand.inputPageUp
    case .pageDown: KeyCommand.inputPageDown
    case .home: KeyCommand.inputHome
    case .end: KeyCommand.inputEnd
    case .delete: KeyCommand.inputDelete
    case .return: "\r"
    case .tab: "\t"
    case .space: " "
    default: nil
    }
  }
}

extension Window {
  /// Performs the command of a key that nobody handled; returns whether there was one.
  final func performKeyCommand(_ event: KeyEvent, from first: Responder) -> Bool {
    for responder in first.chain {
      let command = responder.keyCommands?.first {
        $0.matches(event) && !$0.attributes.contains(.disabled)
      }
      guard let command else { continue }
      for target in responder.chain {
        if command.action.perform(on: target, sender: command) { return true }
      }
    }
    return false
  }
}
