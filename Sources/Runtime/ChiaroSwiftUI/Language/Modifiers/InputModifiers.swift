// SPDX-License-Identifier: MIT

public import ChiaroControls
public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference). They concern typing, pointers and
// focus, and change nothing of a picture.

/// The letters that are capitalized automatically.
///
/// Apple counterpart: `TextInputAutocapitalization` · Source: SwiftUI reference · Fidelity: inert
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let number: Int
  /// No letters are capitalized.
  public static let never = Self(number: 0)
  /// The first letter of each word.
  public static let words = Self(number: 1)
  /// The first letter of each sentence.
  public static let sentences = Self(number: 2)
  /// All letters are capitalized.
  public static let characters = Self(number: 3)
}

/// The word on the return key.
///
/// Apple counterpart: `SubmitLabel` · Source: SwiftUI reference · Fidelity: inert
public struct SubmitLabel: Hashable, Sendable {
  private let number: Int
  /// The word “done”.
  public static let done = Self(number: 0)
  /// The word “go”.
  public static let go = Self(number: 1)
  /// The word “send”.
  public static let send = Self(number: 2)
  /// The word “join”.
  public static let join = Self(number: 3)
  /// The word “route”.
  public static let route = Self(number: 4)
  /// The word “search”.
  public static let search = Self(number: 5)
  /// The word “return”.
  public static let `return` = Self(number: 6)
  /// The word “next”.
  public static let next = Self(number: 7)
  /// The word “continue”.
  public static let `continue` = Self(number: 8)
}

/// The events that submit a form.
///
/// Apple counterpart: `SubmitTriggers` · Source: SwiftUI reference · Fidelity: inert
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A field for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Whether a person can select text.
///
/// Apple counterpart: `TextSelectability` · Source: SwiftUI reference · Fidelity: inert
public protocol TextSelectability: Sendable {}
/// Text selection is enabled.
///
/// Apple counterpart: `EnabledTextSelectability` · Source: SwiftUI reference · Fidelity: inert
public struct EnabledTextSelectability: TextSelectability {}
/// Text selection is disabled.
///
/// Apple counterpart: `DisabledTextSelectability` · Source: SwiftUI reference · Fidelity: inert
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  /// People can select text.
  public static var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// People cannot select text.
  public static var disabled: Self { Self() }
}

/// A key.
///
/// Apple counterpart: `KeyEquivalent` · Source: SwiftUI reference · Fidelity: exact
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character
  /// Creates a key from a character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
}

/// The modifier keys of a shortcut.
///
/// Apple counterpart: `EventModifiers` · Source: SwiftUI reference · Fidelity: exact
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)
}

/// A combination of keys that triggers an action.
///
/// Apple counterpart: `KeyboardShortcut` · Source: SwiftUI reference · Fidelity: inert
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// When scrolling dismisses the keyboard.
///
/// Apple counterpart: `ScrollDismissesKeyboardMode` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int
  /// The container chooses.
  public static let automatic = Self(number: 0)
  /// As soon as scrolling starts.
  public static let immediately = Self(number: 1)
  /// The keyboard follows the person's finger.
  public static let interactively = Self(number: 2)
  /// Scrolling never dismisses the keyboard.
  public static let never = Self(number: 3)
}

/// The reaction of a view to a pointer over it.
///
/// Apple counterpart: `HoverEffect` · Source: SwiftUI reference · Fidelity: inert
public struct HoverEffect: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// The view gets a background.
  public static let highlight = Self(number: 1)
  /// The view rises.
  public static let lift = Self(number: 2)
}

/// The purposes of a content shape.
///
/// Apple counterpart: `ContentShapeKinds` · Source: SwiftUI reference · Fidelity: inert
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a dragged view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Haptic or audible feedback.
///
/// Apple counterpart: `SensoryFeedback` · Source: SwiftUI reference · Fidelity: inert
public struct SensoryFeedback: Hashable, Sendable {
  private let number: Int
  /// A task succeeded.
  public static let success = Self(number: 0)
  /// A task led to a warning.
  public static let warning = Self(number: 1)
  /// A task failed.
  public static let error = Self(number: 2)
  /// The selection changed.
  public static let selection = Self(number: 3)
  /// A value increased.
  public static let increase = Self(number: 4)
  /// A value decreased.
  public static let decrease = Self(number: 5)
  /// An activity started.
  public static let start = Self(number: 6)
  /// An activity stopped.
  public static let stop = Self(number: 7)
  /// A dragged element is aligned.
  public static let alignment = Self(number: 8)
  /// A pressure level changed.
  public static let levelChange = Self(number: 9)
  /// Elements collided.
  public static let impact = Self(number: 10)
}

extension View {
  /// Sets the keyboard type of text fields.
  ///
  /// Fidelity: inert
  public func keyboardType(_ type: KeyboardType) -> some View { self }
  /// Sets the kind of content of a text field.
  ///
  /// Fidelity: inert
  public func textContentType(_ type: TextContentType?) -> some View { self }
  /// Sets which letters are capitalized automatically; the older form.
  ///
  /// Fidelity: inert
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View { self }
  /// Disables automatic correction.
  ///
  /// Fidelity: inert
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Disables automatic correction; the older form.
  ///
  /// Fidelity: inert
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Sets which letters are capitalized automatically.
  ///
  /// Fidelity: inert
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }
  /// Sets the word on the return key.
  ///
  /// Fidelity: inert
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Runs an action when a person submits a text field.
  ///
  /// Fidelity: inert
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Sets whether a person can select text.
  ///
  /// Fidelity: inert
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Binds the focus of the view to a state; the engine moves no focus.
  ///
  /// Fidelity: inert
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Binds the focus of the view to a state; the engine moves no focus.
  ///
  /// Fidelity: inert
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { self }
  /// Sets whether the view can have focus.
  ///
  /// Fidelity: inert
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Keeps the movement of keyboard focus within the view.
  ///
  /// Fidelity: inert
  public func focusSection() -> some View { self }
  /// Sets the view that has focus at first.
  ///
  /// Fidelity: inert
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    self
  }
  /// Sets a keyboard shortcut for the view's action.
  ///
  /// Fidelity: inert
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }
  /// Sets a keyboard shortcut for the view's action.
  ///
  /// Fidelity: inert
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Sets when scrolling dismisses the keyboard.
  ///
  /// Fidelity: inert
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Sets the tooltip of the view.
  ///
  /// Fidelity: inert
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Sets the tooltip of the view.
  ///
  /// Fidelity: inert
  public func help(_ text: some StringProtocol) -> some View { self }
  /// Sets the reaction of the view to a pointer over it.
  ///
  /// Fidelity: inert
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Runs an action when the pointer enters or leaves the view.
  ///
  /// Fidelity: inert
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
  /// Shows a menu after a long press.
  ///
  /// Fidelity: inert
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
  /// Shows a menu after a long press.
  ///
  /// Fidelity: inert
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View { self }
  /// Sets whether the view takes touches.
  ///
  /// Fidelity: inert
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Sets the shape for hit testing.
  ///
  /// Fidelity: inert
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  /// Sets the shape for hit testing.
  ///
  /// Fidelity: inert
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false)
    -> some View
  { self }
  /// Lets a person drag the view.
  ///
  /// Fidelity: inert
  public func draggable(_ payload: @autoclosure @escaping () -> some Sendable) -> some View { self }
  /// Runs an action when a URL is opened.
  ///
  /// Fidelity: inert
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }
  /// Runs an action when a user activity continues.
  ///
  /// Fidelity: inert
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSObject) -> Void
  ) -> some View { self }
  /// Sets the external events that a scene takes.
  ///
  /// Fidelity: inert
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }
  /// Plays feedback when a value changes.
  ///
  /// Fidelity: inert
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
  /// Lets a person choose a file.
  ///
  /// Fidelity: inert
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [String],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}
