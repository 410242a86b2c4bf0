// SPDX-License-Identifier: MIT

public import ChiaroControls
public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference). They concern typing, pointers and
// focus, and change nothing of a picture.

/// Which letters are capitalized automatically while a person types.
///
/// Apple counterpart: `TextInputAutocapitalization` · Source: SwiftUI reference · Fidelity: inert
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let number: Int
  /// No letters are capitalized.
  public static let never = Self(number: 0)
  /// The first letter of each word is capitalized.
  public static let words = Self(number: 1)
  /// The first letter of each sentence is capitalized.
  public static let sentences = Self(number: 2)
  /// All letters are capitalized.
  public static let characters = Self(number: 3)
}

/// The word on the return key of the keyboard.
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

/// The kinds of field that submit a form.
///
/// Apple counterpart: `SubmitTriggers` · Source: SwiftUI reference · Fidelity: inert
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A type that tells whether a person can select text.
///
/// Apple counterpart: `TextSelectability` · Source: SwiftUI reference · Fidelity: inert
public protocol TextSelectability: Sendable {}
/// A type which tells that a person can select text.
///
/// Apple counterpart: `EnabledTextSelectability` · Source: SwiftUI reference · Fidelity: inert
public struct EnabledTextSelectability: TextSelectability {}
/// A type which tells that a person cannot select text.
///
/// Apple counterpart: `DisabledTextSelectability` · Source: SwiftUI reference · Fidelity: inert
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  /// A person can select text.
  public static var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// A person cannot select text.
  public static var disabled: Self { Self() }
}

/// A key on a keyboard.
///
/// Apple counterpart: `KeyEquivalent` · Source: SwiftUI reference · Fidelity: exact
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character
  /// Creates a key from a character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from the character of a literal.
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

/// The modifier keys of a keyboard shortcut.
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
  /// The return key, the shortcut of default actions.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, the shortcut of canceling actions.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// When scrolling dismisses the keyboard.
///
/// Apple counterpart: `ScrollDismissesKeyboardMode` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int
  /// The container chooses.
  public static let automatic = Self(number: 0)
  /// The keyboard is dismissed as soon as scrolling starts.
  public static let immediately = Self(number: 1)
  /// The keyboard follows the person's finger while it is dragged down.
  public static let interactively = Self(number: 2)
  /// Scrolling never dismisses the keyboard.
  public static let never = Self(number: 3)
}

/// How a view reacts to a pointer over it.
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

/// What the shape of a view's content is used for.
///
/// Apple counterpart: `ContentShapeKinds` · Source: SwiftUI reference · Fidelity: inert
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The area that reacts to touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a dragged view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview in a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline that assistive software shows.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Feedback that a person feels or hears.
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
  /// Sets which letters are capitalized automatically; an older form of
  /// `textInputAutocapitalization`.
  ///
  /// Fidelity: inert
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View { self }
  /// Disables automatic correction.
  ///
  /// Fidelity: inert
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Disables automatic correction; an older form of `autocorrectionDisabled`.
  ///
  /// Fidelity: inert
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Sets which letters are capitalized automatically.
  ///
  /// Fidelity: inert
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }
  /// Sets the word on the return key of the keyboard.
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
  /// Binds the focus of the view to a state; the engine never moves the focus.
  ///
  /// Fidelity: inert
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Binds the focus of the view to a state; the engine never moves the focus.
  ///
  /// Fidelity: inert
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { self }
  /// Sets whether the view can have focus.
  ///
  /// Fidelity: inert
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Makes keyboard focus move among the children of the view first.
  ///
  /// Fidelity: inert
  public func focusSection() -> some View { self }
  /// Sets which view has focus at first.
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
  /// Sets how the view reacts to a pointer over it.
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
  /// Sets whether the view receives touches.
  ///
  /// Fidelity: inert
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Sets the shape of the area that reacts to touches.
  ///
  /// Fidelity: inert
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  /// Sets the shape of the view's content for the given purposes.
  ///
  /// Fidelity: inert
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false)
    -> some View
  { self }
  /// Lets a person drag the view.
  ///
  /// Fidelity: inert
  public func draggable(_ payload: @autoclosure @escaping () -> some Sendable) -> some View { self }
  /// Runs an action when the app opens a URL.
  ///
  /// Fidelity: inert
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }
  /// Runs an action when the app continues a user activity.
  ///
  /// Fidelity: inert
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSObject) -> Void
  ) -> some View { self }
  /// Sets which external events a scene prefers and which it allows.
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
