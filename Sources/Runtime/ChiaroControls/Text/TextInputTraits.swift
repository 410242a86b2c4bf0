// SPDX-License-Identifier: MIT

public import ChiaroViews

/// The kind of on-screen keyboard; without effect, because there is no such keyboard.
///
/// Apple counterpart: `UIKeyboardType` · Source: UITextInputTraits.h · Fidelity: approximate,
/// without effect
public enum KeyboardType: Int, Sendable, CaseIterable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  // As UIKit has it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// The title of an on-screen keyboard's Return key; without effect, because there is no such
/// keyboard.
///
/// Apple counterpart: `UIReturnKeyType` · Source: UITextInputTraits.h · Fidelity: approximate,
/// without effect
public enum ReturnKeyType: Int, Sendable, CaseIterable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The letters that an on-screen keyboard capitalizes; without effect, because there is no such
/// keyboard.
///
/// Apple counterpart: `UITextAutocapitalizationType` · Source: UITextInputTraits.h · Fidelity:
/// approximate, without effect
public enum TextAutocapitalizationType: Int, Sendable, CaseIterable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether words are corrected during typing; without effect.
///
/// Apple counterpart: `UITextAutocorrectionType` · Source: UITextInputTraits.h · Fidelity:
/// approximate, without effect
public enum TextAutocorrectionType: Int, Sendable, CaseIterable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spelling is checked, or quotation marks and dashes are replaced; without effect.
///
/// Apple counterpart: `UITextSpellCheckingType` and similar · Source: UITextInputTraits.h ·
/// Fidelity: approximate, without effect
public enum TextReplacementType: Int, Sendable, CaseIterable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The appearance of an on-screen keyboard; without effect, because there is no such keyboard.
///
/// Apple counterpart: `UIKeyboardAppearance` · Source: UITextInputTraits.h · Fidelity: approximate,
/// without effect
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  case `default` = 0
  case dark = 1
  case light = 2
}

/// The kind of content in a text field, which a system uses to fill in the field; without effect.
///
/// Apple counterpart: `UITextContentType` · Source: UITextInputTraits.h · Fidelity: approximate,
/// without effect
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind of content.
  public let rawValue: String
  /// Creates a kind of content from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a person.
  public static let name = TextContentType(rawValue: "name")
  /// The user name of an account.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that can be used once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  // As UIKit has it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = TextContentType(rawValue: "url")
}

/// The settings of an on-screen keyboard.
///
/// Only `enablesReturnKeyAutomatically` has an effect.
///
/// The properties of `TextInputTraits` read and set them.
public struct TextInputWishes {
  var keyboardType = KeyboardType.default
  var returnKeyType = ReturnKeyType.default
  var capitalization = TextAutocapitalizationType.sentences
  var correction = TextAutocorrectionType.default
  var spelling = TextReplacementType.default
  var quotes = TextReplacementType.default
  var dashes = TextReplacementType.default
  var insertion = TextReplacementType.default
  var appearance = KeyboardAppearance.default
  var contentType: TextContentType?
  var needsText = false
}

/// A view in which the user types text; it has settings for an on-screen keyboard.
///
/// Apple counterpart: `UITextInputTraits` · Source: UITextInputTraits.h · Fidelity: approximate,
/// only `enablesReturnKeyAutomatically` has an effect
@preconcurrency @MainActor
public protocol TextInputTraits: View {
  /// The settings of the on-screen keyboard.
  var inputWishes: TextInputWishes { get set }
}

extension TextField: TextInputTraits {}
extension TextView: TextInputTraits {}

extension TextInputTraits {
  /// The kind of on-screen keyboard; stored, but without effect.
  ///
  /// Fidelity: inert
  public var keyboardType: KeyboardType {
    get { inputWishes.keyboardType }
    set { inputWishes.keyboardType = newValue }
  }
  /// The title of an on-screen keyboard's Return key; stored, but without effect.
  ///
  /// Fidelity: inert
  public var returnKeyType: ReturnKeyType {
    get { inputWishes.returnKeyType }
    set { inputWishes.returnKeyType = newValue }
  }
  /// The letters that an on-screen keyboard capitalizes; stored, but without effect.
  ///
  /// Fidelity: inert
  public var autocapitalizationType: TextAutocapitalizationType {
    get { inputWishes.capitalization }
    set { inputWishes.capitalization = newValue }
  }
  /// Whether typed words are corrected; stored, but without effect.
  ///
  /// Fidelity: inert
  public var autocorrectionType: TextAutocorrectionType {
    get { inputWishes.correction }
    set { inputWishes.correction = newValue }
  }
  /// Whether spelling is checked; stored, but without effect.
  ///
  /// Fidelity: inert
  public var spellCheckingType: TextReplacementType {
    get { inputWishes.spelling }
    set { inputWishes.spelling = newValue }
  }
  /// Whether curly quotation marks replace straight ones; stored, but without effect.
  ///
  /// Fidelity: inert
  public var smartQuotesType: TextReplacementType {
    get { inputWishes.quotes }
    set { inputWishes.quotes = newValue }
  }
  /// Whether dashes replace hyphens; stored, but without effect.
  ///
  /// Fidelity: inert
  public var smartDashesType: TextReplacementType {
    get { inputWishes.dashes }
    set { inputWishes.dashes = newValue }
  }
  /// Whether spaces are inserted or removed when text is pasted or deleted; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  public var smartInsertDeleteType: TextReplacementType {
    get { inputWishes.insertion }
    set { inputWishes.insertion = newValue }
  }
  /// The appearance of an on-screen keyboard; stored, but without effect.
  ///
  /// Fidelity: inert
  public var keyboardAppearance: KeyboardAppearance {
    get { inputWishes.appearance }
    set { inputWishes.appearance = newValue }
  }
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The kind of content in the text field, nil for none; stored, but without effect.
  ///
  /// Fidelity: inert
  public var textContentType: TextContentType! {
    get { inputWishes.contentType }
    set { inputWishes.contentType = newValue }
  }
  /// Whether the Return key of a text field does nothing while the field is empty; the default is
  /// false.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputWishes.needsText }
    set { inputWishes.needsText = newValue }
  }
}
