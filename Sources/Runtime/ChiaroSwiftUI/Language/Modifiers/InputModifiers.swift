// SPDX-License-Identifier: MIT

public import ChiaroControls
public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference). They concern typing, pointers and
// focus, and change nothing of a picture.

/// Which letters are capitals.
///
/// Apple counterpart: `TextInputAutocapitalization` · Source: SwiftUI reference · Fidelity: inert
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let number: Int
  /// None.
  public static let never = Self(number: 0)
  /// The first of each word.
  public static let words = Self(number: 1)
  /// The first of each sentence.
  public static let sentences = Self(number: 2)
  /// All.
  public static let characters = Self(number: 3)
}

/// The word on the key that ends a line.
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

/// What ends a line.
///
/// Apple counterpart: `SubmitTriggers` · Source: SwiftUI reference · Fidelity: inert
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A field for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Whether people can select text.
///
/// Apple counterpart: `TextSelectability` · Source: SwiftUI reference · Fidelity: inert
public protocol TextSelectability: Sendable {}
/// People can select text.
///
/// Apple counterpart: `EnabledTextSelectability` · Source: SwiftUI reference · Fidelity: inert
public struct EnabledTextSelectability: TextSelectability {}
/// People cannot select text.
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
  /// The character of the key.
  public var character: Character
  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\r")
  /// The key that goes away.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key for a space.
  public static let space = KeyEquivalent(" ")
  /// The key for a tab.
  public static let tab = KeyEquivalent("\t")
}

/// Keys that are held.
///
/// Apple counterpart: `EventModifiers` · Source: SwiftUI reference · Fidelity: exact
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
}

/// Keys that do something together.
///
/// Apple counterpart: `KeyboardShortcut` · Source: SwiftUI reference · Fidelity: inert
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// The key that ends a line.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key that goes away.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// When scrolling takes the keyboard away.
///
/// Apple counterpart: `ScrollDismissesKeyboardMode` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int
  /// As the container chooses.
  public static let automatic = Self(number: 0)
  /// At once.
  public static let immediately = Self(number: 1)
  /// As people pull.
  public static let interactively = Self(number: 2)
  /// Never.
  public static let never = Self(number: 3)
}

/// How a view changes below a pointer.
///
/// Apple counterpart: `HoverEffect` · Source: SwiftUI reference · Fidelity: inert
public struct HoverEffect: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = Self(number: 0)
  /// A ground behind it.
  public static let highlight = Self(number: 1)
  /// It rises.
  public static let lift = Self(number: 2)
}

/// What a shape of content is for.
///
/// Apple counterpart: `ContentShapeKinds` · Source: SwiftUI reference · Fidelity: inert
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Changes below a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is read out.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// What people feel or hear.
///
/// Apple counterpart: `SensoryFeedback` · Source: SwiftUI reference · Fidelity: inert
public struct SensoryFeedback: Hashable, Sendable {
  private let number: Int
  /// Something was done.
  public static let success = Self(number: 0)
  /// Something may be wrong.
  public static let warning = Self(number: 1)
  /// Something is wrong.
  public static let error = Self(number: 2)
  /// Something was chosen.
  public static let selection = Self(number: 3)
  /// A value grew.
  public static let increase = Self(number: 4)
  /// A value shrank.
  public static let decrease = Self(number: 5)
  /// Something began.
  public static let start = Self(number: 6)
  /// Something ended.
  public static let stop = Self(number: 7)
  /// Something is in its place.
  public static let alignment = Self(number: 8)
  /// A level changed.
  public static let levelChange = Self(number: 9)
  /// Something was hit.
  public static let impact = Self(number: 10)
}

extension View {
  /// Sets the keyboard of fields.
  ///
  /// Fidelity: inert
  public func keyboardType(_ type: KeyboardType) -> some View { self }
  /// Sets what a field is for.
  ///
  /// Fidelity: inert
  public func textContentType(_ type: TextContentType?) -> some View { self }
  /// Sets which letters are capitals, in its former form.
  ///
  /// Fidelity: inert
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View { self }
  /// Keeps what people type from being corrected.
  ///
  /// Fidelity: inert
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Keeps what people type from being corrected, in its former form.
  ///
  /// Fidelity: inert
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Sets which letters are capitals.
  ///
  /// Fidelity: inert
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }
  /// Sets the word on the key that ends a line.
  ///
  /// Fidelity: inert
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Runs an action when people end a line.
  ///
  /// Fidelity: inert
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Lets people select text.
  ///
  /// Fidelity: inert
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Moves the focus to the view.
  ///
  /// Fidelity: inert
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Moves the focus to the view.
  ///
  /// Fidelity: inert
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { self }
  /// Sets whether the view can have the focus.
  ///
  /// Fidelity: inert
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Keeps the focus within the view.
  ///
  /// Fidelity: inert
  public func focusSection() -> some View { self }
  /// Sets which view has the focus at first.
  ///
  /// Fidelity: inert
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    self
  }
  /// Sets the key that does what the view does.
  ///
  /// Fidelity: inert
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }
  /// Sets the key that does what the view does.
  ///
  /// Fidelity: inert
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Sets when scrolling takes the keyboard away.
  ///
  /// Fidelity: inert
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Tells a text when the pointer rests.
  ///
  /// Fidelity: inert
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Tells a text when the pointer rests.
  ///
  /// Fidelity: inert
  public func help(_ text: some StringProtocol) -> some View { self }
  /// Changes the view below a pointer.
  ///
  /// Fidelity: inert
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Runs an action when a pointer comes and goes.
  ///
  /// Fidelity: inert
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
  /// Shows a menu at a long press.
  ///
  /// Fidelity: inert
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
  /// Shows a menu at a long press.
  ///
  /// Fidelity: inert
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View { self }
  /// Keeps touches from the view.
  ///
  /// Fidelity: inert
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Sets where touches hit the view.
  ///
  /// Fidelity: inert
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  /// Sets where touches hit the view.
  ///
  /// Fidelity: inert
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false)
    -> some View
  { self }
  /// Lets people drag the view.
  ///
  /// Fidelity: inert
  public func draggable(_ payload: @autoclosure @escaping () -> some Sendable) -> some View { self }
  /// Does something when an address is opened.
  ///
  /// Fidelity: inert
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }
  /// Does something when an activity goes on.
  ///
  /// Fidelity: inert
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSObject) -> Void
  ) -> some View { self }
  /// Sets which events a scene takes.
  ///
  /// Fidelity: inert
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }
  /// Gives feedback when a value changes.
  ///
  /// Fidelity: inert
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
  /// Lets people choose a file.
  ///
  /// Fidelity: inert
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [String],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}
