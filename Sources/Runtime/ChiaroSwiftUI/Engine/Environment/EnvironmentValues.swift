// SPDX-License-Identifier: MIT

package import ChiaroAppearance
public import Foundation

/// The values that a view inherits from the views around it.
///
/// Apple counterpart: `EnvironmentValues` · Source: SwiftUI reference · Fidelity: approximate, only
/// the values of this module
public struct EnvironmentValues {
  /// The values, copied when they change.
  private var content: Content
  /// The traits of the view that shows the nodes; reading them is tracked.
  package var base: TraitCollection { content.base }
  /// The traits that differ from those.
  package var overrides: TraitCollection { content.overrides }

  /// Creates the values that apply outside any view.
  public init() { content = Content() }

  /// Creates the values of a view of the kernel.
  package init(base: TraitCollection) {
    content = Content()
    content.base = base
  }

  /// The value for an environment key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Of what is not there, a cast to an optional would make a value.
      guard let own = content.custom[ObjectIdentifier(key)] else { return K.defaultValue }
      return own.value as? K.Value ?? K.defaultValue
    }
    set {
      change { $0.custom[ObjectIdentifier(key)] = CustomValue(key: key, value: newValue) }
    }
  }

  /// The values of keys that views wrote, by the names of the keys, in their order.
  var customValues: [(key: String, value: Any)] {
    content.custom.values.map { ("\($0.key)", $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// An object by its type; nil if no view put one into the environment.
  package subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { content.objects[type] }
    set { change { $0.objects[type] = newValue } }
  }

  private mutating func change(_ body: (Content) -> Void) {
    if !isKnownUniquelyReferenced(&content) { content = Content(content) }
    body(content)
  }

  /// Overrides a trait for what is below.
  mutating func override(_ traits: TraitCollection) {
    change { $0.overrides = TraitCollection(traitsFrom: [$0.overrides, traits]) }
  }

  // MARK: Values of the language

  /// The font of text; nil for the default font of the context.
  public var font: Font? {
    get { content.font }
    set { change { $0.font = newValue } }
  }
  /// Whether controls take input.
  public var isEnabled: Bool {
    get { content.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }
  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { content.lineLimit }
    set { change { $0.lineLimit = newValue } }
  }
  /// The number of lines for which a text keeps room, even if it has fewer.
  package var reservedLines: Int {
    get { content.reservedLines }
    set { change { $0.reservedLines = newValue } }
  }
  /// The extra distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { content.lineSpacing }
    set { change { $0.lineSpacing = newValue.isFinite ? max(0, newValue) : 0 } }
  }
  /// The alignment of a text's lines.
  public var multilineTextAlignment: TextAlignment {
    get { content.textAlignment }
    set { change { $0.textAlignment = newValue } }
  }
  /// Where a text is cut if it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { content.truncationMode }
    set { change { $0.truncationMode = newValue } }
  }
  /// The letter case of text; nil leaves it unchanged.
  public var textCase: Text.Case? {
    get { content.textCase }
    set { change { $0.textCase = newValue } }
  }
  /// The size of symbols relative to the text beside them.
  public var imageScale: Image.Scale {
    get { content.imageScale }
    set { change { $0.imageScale = newValue } }
  }

  // MARK: Values of the engine

  /// The styles of the foreground: one, or one for each of the first levels; nil for the label's.
  package var foreground: [StyleValue]? {
    get { content.foreground }
    set { change { $0.foreground = newValue } }
  }
  /// The style of the background; nil for the system's.
  package var backgroundStyle: StyleValue? {
    get { content.backgroundStyle }
    set { change { $0.backgroundStyle = newValue } }
  }
  /// The tint of controls; nil for the app's.
  package var tint: StyleValue? {
    get { content.tint }
    set { change { $0.tint = newValue } }
  }
  /// The app's accent color, as opposed to a tint; nil for the system's.
  package var accent: StyleValue? {
    get { content.accent }
    set { change { $0.accent = newValue } }
  }
  /// Changes of the font, in the order in which they are made.
  package var fontChanges: [FontChange] {
    get { content.fontChanges }
    set { change { $0.fontChanges = newValue } }
  }

  /// A value with its key, whose name inspections show.
  private struct CustomValue {
    var key: any EnvironmentKey.Type
    var value: Any
  }

  /// What is kept of the values.
  private final class Content {
    var base = TraitCollection()
    var overrides = TraitCollection()
    var custom: [ObjectIdentifier: CustomValue] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var font: Font?
    var isEnabled = true
    var lineLimit: Int?
    var reservedLines = 0
    var lineSpacing: CGFloat = 0
    var textAlignment = TextAlignment.leading
    var truncationMode = Text.TruncationMode.tail
    var textCase: Text.Case?
    var imageScale = Image.Scale.medium
    var foreground: [StyleValue]?
    var backgroundStyle: StyleValue?
    var tint: StyleValue?
    var accent: StyleValue?
    var fontChanges: [FontChange] = []

    init() {}
    init(_ other: Content) {
      (base, overrides, custom, objects) = (
        other.base, other.overrides, other.custom, other.objects
      )
      (font, isEnabled, lineLimit) = (other.font, other.isEnabled, other.lineLimit)
      (lineSpacing, textAlignment) = (other.lineSpacing, other.textAlignment)
      reservedLines = other.reservedLines
      (truncationMode, textCase) = (other.truncationMode, other.textCase)
      (imageScale, foreground, tint) = (other.imageScale, other.foreground, other.tint)
      (backgroundStyle, fontChanges) = (other.backgroundStyle, other.fontChanges)
      accent = other.accent
    }
  }

  /// Returns other values, with the traits of the view that shows these.
  func taking(_ other: EnvironmentValues) -> EnvironmentValues {
    var copy = other
    let base = base
    copy.change { $0.base = base }
    return copy
  }

  /// Whether two environments are the same object.
  func isSame(as other: EnvironmentValues) -> Bool { content === other.content }
}

/// A key for a custom environment value.
///
/// Apple counterpart: `EnvironmentKey` · Source: SwiftUI reference · Fidelity: exact
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// A change of the environment for the views inside.
package struct EnvironmentChange {
  /// The name of the value, for messages.
  package var name: String
  /// Makes the change.
  package var apply: @MainActor (inout EnvironmentValues) -> Void

  /// Creates a change.
  package init(
    _ name: String, _ apply: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    (self.name, self.apply) = (name, apply)
  }
}

/// A preference that views pass up to their ancestors.
package enum PreferenceChange {
  /// The scheme of the window; nil for none.
  case colorScheme(ColorScheme?)
  /// A value by a key.
  case value(PreferenceKeyValue, Any)
  /// Another value in place of that which the views inside tell.
  case transform(PreferenceKeyValue, @MainActor (Any) -> Any)
  /// A view in front of the others or behind them, made from their preference value.
  case reader(PreferenceKeyValue, LayeredValue, @MainActor (Any) -> Node)
}
