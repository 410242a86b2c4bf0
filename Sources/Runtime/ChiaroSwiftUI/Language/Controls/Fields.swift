// SPDX-License-Identifier: MIT

public import Foundation

/// A field in which a person edits a text.
///
/// Apple counterpart: `TextField` · Source: SwiftUI reference · Fidelity: approximate, looks like
/// the kernel's field; with a vertical axis, a text that contains a space wraps and cannot be
/// edited
public struct TextField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private let growsVertically: Bool
  /// The field that a style was given; nil for one of an app's own.
  private var given: Node?

  /// Creates a field with a label, which the field shows while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
    growsVertically = false
  }
  /// Creates a field with a label; the field grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
    growsVertically = axis == .vertical
  }

  package var node: Node {
    if let given { return given }
    let (label, text, prompt, grows) = (label.lowered, text, prompt, growsVertically)
    return .system("TextField") { expansion in
      let hint = prompt?.value.string ?? label.plainText(in: expansion.environment) ?? ""
      return .textField(hint, text: text, growsVertically: grows)
    }
  }
}

extension TextField where Label == TextFieldStyleConfiguration {
  /// Creates the field that a style was given.
  init(field: Node) {
    self.init(text: .constant("")) { TextFieldStyleConfiguration(node: field) }
    given = field
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Creates a field with a title; the field grows along an axis.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
  /// Creates a field with a title; the field grows along an axis.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
  /// Creates a field with a title for a value, which a format turns into text.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title, text: value.text(in: format), prompt: prompt)
  }
  /// Creates a field with a title for a value, which a format turns into text.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title, text: value.text(in: format), prompt: prompt)
  }
  /// Creates a field with actions for the beginning and the end of editing; the engine never calls
  /// them.
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(text: text) { Text(title) }
  }
}

extension Binding {
  /// The value as text in a format; text that is none leaves the value.
  fileprivate func text<F: ParseableFormatStyle>(in format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
  }
}

/// A field for secret text that hides its characters.
///
/// Apple counterpart: `SecureField` · Source: SwiftUI reference · Fidelity: approximate, looks like
/// the kernel's field
public struct SecureField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Creates a field with a label, which the field shows while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
  }

  package var node: Node {
    let (label, text, prompt) = (label.lowered, text, prompt)
    return .system("SecureField") { expansion in
      let hint = prompt?.value.string ?? label.plainText(in: expansion.environment) ?? ""
      return .textField(hint, text: text, isSecure: true)
    }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field for text of several lines.
///
/// Apple counterpart: `TextEditor` · Source: SwiftUI reference · Fidelity: approximate, looks like
/// the kernel's text view
public struct TextEditor: View, PrimitiveView {
  private let text: Binding<String>
  /// Creates a field that edits the text of a binding.
  public init(text: Binding<String>) { self.text = text }
  package var node: Node { .textEditor(text) }
}

/// The text field that a style receives.
public struct TextFieldStyleConfiguration: View, PrimitiveView {
  package let node: Node
}

/// A style for text fields.
///
/// Apple counterpart: `TextFieldStyle` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The type of the view that `_body` returns.
  associatedtype _Body: View
  /// Returns the field in this style.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  /// The label of a field.
  typealias _Label = TextFieldStyleConfiguration
}

/// A style of text fields that the engine knows.
protocol KnownTextFieldStyle: TextFieldStyle {
  var look: TextFieldLook { get }
}

extension KnownTextFieldStyle {
  /// Returns the field in this style.
  public func _body(configuration: TextField<TextFieldStyleConfiguration>) -> some View {
    let look = look
    return configuration.changing("textFieldStyle") { $0.textFieldLook = look }
  }
}

/// A text field style that the container of the field chooses.
///
/// Apple counterpart: `DefaultTextFieldStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultTextFieldStyle: KnownTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: TextFieldLook { .automatic }
}
/// A text field style without a border.
///
/// Apple counterpart: `PlainTextFieldStyle` · Source: SwiftUI reference · Fidelity: exact
public struct PlainTextFieldStyle: KnownTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: TextFieldLook { .plain }
}
/// A text field style with a rounded border.
///
/// Apple counterpart: `RoundedBorderTextFieldStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, the measures are estimates
public struct RoundedBorderTextFieldStyle: KnownTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: TextFieldLook { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that the container chooses.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of text fields.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    changing("textFieldStyle") { values in
      if let known = style as? any KnownTextFieldStyle {
        return values.textFieldLook = known.look
      }
      values.textFieldLook = .custom { field in
        ChiaroSwiftUI.lowered(style) { $0._body(configuration: TextField(field: field)).lowered }
      }
    }
  }
}
