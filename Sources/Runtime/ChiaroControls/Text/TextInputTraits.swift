// SPDX-License-Identifier: MIT

public import ChiaroViews

/// The kind of on-screen keyboard; without effect, as there is none.
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

/// The title of an on-screen keyboard's Return key; without effect, as there is none.
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

/// The capitalization by an on-screen keyboard; without effect, as there is none.
///
/// Apple counterpart: `UITextAutocapitalizationType` · Source: UITextInputTraits.h · Fidelity:
/// approximate, without effect
public enum TextAutocapitalizationType: Int, Sendable, CaseIterable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// The correction of words while typing; without effect here.
///
/// Apple counterpart: `UITextAutocorrectionType` · Source: UITextInputTraits.h · Fidelity:
/// approximate, without effect
public enum TextAutocorrectionType: Int, Sendable, CaseIterable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether a text is checked for spelling, or its quotation marks and dashes replaced; without
/// effect.
///
/// Apple counterpart: `UITextSpellCheckingType` and similar · Source: UITextInputTraits.h ·
/// Fidelity: approximate, without effect
public enum TextReplacementType: Int, Sendable, CaseIterable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The appearance of an on-screen keyboard; without effect, as there is none.
///
/// Apple counterpart: `UIKeyboardAppearance` · Source: UITextInputTraits.h · Fidelity: approximate,
/// without effect
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  case `default` = 0
  case dark = 1
  case light = 2
}

/// The kind of content of a text field, by which a system can fill it in; without effect.
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
  /// A password that is being created.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is used once.
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

/// The settings of an on-screen keyboard; only `enablesReturnKeyAutomatically` has an effect.
///
/// They are read and set with the properties of `TextInputTraits`.
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

/// A view in which the user types text, with the settings of an on-screen keyboard.
///
/// Apple counterpart: `UITextInputTraits` · Source: UITextInputTraits.h · Fidelity: approximate,
/// only `enablesReturnKeyAutomatically` has an effect
@preconcurrency @MainActor
public protocol TextInputTraits: View {
  /// The settings of the keyboard, as they were set.
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
  /// The capitalization of typed letters; stored, but without effect.
  ///
  /// Fidelity: inert
  public var autocapitalizationType: TextAutocapitalizationType {
    get { inputWishes.capitalization }
    set { inputWishes.capitalization = newValue }
  }
  /// The correction of typed words; stored, but without effect.
  ///
  /// Fidelity: inert
  public var autocorrectionType: TextAutocorrectionType {
    get { inputWishes.correction }
    set { inputWishes.correction = newValue }
  }
  /// The checking of spelling; stored, but without effect.
  ///
  /// Fidelity: inert
  public var spellCheckingType: TextReplacementType {
    get { inputWishes.spelling }
    set { inputWishes.spelling = newValue }
  }
  /// The replacement of straight quotation marks by curly ones; stored, but without effect.
  ///
  /// Fidelity: inert
  public var smartQuotesType: TextReplacementType {
    get { inputWishes.quotes }
    set { inputWishes.quotes = newValue }
  }
  /// The replacement of hyphens by dashes; stored, but without effect.
  ///
  /// Fidelity: inert
  public var smartDashesType: TextReplacementType {
    get { inputWishes.dashes }
    set { inputWishes.dashes = newValue }
  }
  /// The insertion of spaces when text is pasted or deleted; stored, but without effect.
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
  /// The kind of content, nil for none; stored, but without effect.
  ///
  /// Fidelity: inert
  public var textContentType: TextContentType! {
    get { inputWishes.contentType }
    set { inputWishes.contentType = newValue }
  }
  /// Whether the Return key of a text field does nothing while the text is empty; the default is
  /// false.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputWishes.needsText }
    set { inputWishes.needsText = newValue }
  }
}
