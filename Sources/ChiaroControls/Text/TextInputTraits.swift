// SPDX-License-Identifier: MIT

/// The keyboard that text is typed with; kept, as there is no keyboard on the screen.
///
/// Apple counterpart: `UIKeyboardType` · Source: UITextInputTraits.h · Fidelity: approximate, kept
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

/// What the Return key of a keyboard says; kept, as there is no keyboard on the screen.
///
/// Apple counterpart: `UIReturnKeyType` · Source: UITextInputTraits.h · Fidelity: approximate, kept
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

/// Whether a keyboard changes letters to capitals; kept.
///
/// Apple counterpart: `UITextAutocapitalizationType` · Source: UITextInputTraits.h · Fidelity:
/// approximate, kept
public enum TextAutocapitalizationType: Int, Sendable, CaseIterable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether words are corrected; kept.
///
/// Apple counterpart: `UITextAutocorrectionType` · Source: UITextInputTraits.h · Fidelity:
/// approximate, kept
public enum TextAutocorrectionType: Int, Sendable, CaseIterable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spelling is checked, or quotation marks and dashes are replaced; kept.
///
/// Apple counterpart: `UITextSpellCheckingType` and its like · Source: UITextInputTraits.h ·
/// Fidelity: approximate, kept
public enum TextReplacementType: Int, Sendable, CaseIterable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The look of a keyboard; kept.
///
/// Apple counterpart: `UIKeyboardAppearance` · Source: UITextInputTraits.h · Fidelity:
/// approximate, kept
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  case `default` = 0
  case dark = 1
  case light = 2
}

/// What a text means, by which a system fills it in; kept.
///
/// Apple counterpart: `UITextContentType` · Source: UITextInputTraits.h · Fidelity: approximate,
/// kept
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a person.
  public static let name = TextContentType(rawValue: "name")
  /// The name by which a person logs in.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  // As UIKit has it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of a page.
  public static let URL = TextContentType(rawValue: "url")
}

/// What a text tells of the keyboard it wants; kept, as there is no keyboard on the screen.
///
/// Apple counterpart: the properties of `UITextInputTraits` · Source: UITextInputTraits.h ·
/// Fidelity: approximate, kept
struct TextInputWishes {
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

extension TextField {
  /// The keyboard that is wanted; kept.
  public final var keyboardType: KeyboardType {
    get { wishes.keyboardType }
    set { wishes.keyboardType = newValue }
  }
  /// What the Return key says; kept.
  public final var returnKeyType: ReturnKeyType {
    get { wishes.returnKeyType }
    set { wishes.returnKeyType = newValue }
  }
  /// Whether letters become capitals; kept.
  public final var autocapitalizationType: TextAutocapitalizationType {
    get { wishes.capitalization }
    set { wishes.capitalization = newValue }
  }
  /// Whether words are corrected; kept.
  public final var autocorrectionType: TextAutocorrectionType {
    get { wishes.correction }
    set { wishes.correction = newValue }
  }
  /// Whether spelling is checked; kept.
  public final var spellCheckingType: TextReplacementType {
    get { wishes.spelling }
    set { wishes.spelling = newValue }
  }
  /// Whether quotation marks are replaced; kept.
  public final var smartQuotesType: TextReplacementType {
    get { wishes.quotes }
    set { wishes.quotes = newValue }
  }
  /// Whether dashes are replaced; kept.
  public final var smartDashesType: TextReplacementType {
    get { wishes.dashes }
    set { wishes.dashes = newValue }
  }
  /// Whether spaces are added; kept.
  public final var smartInsertDeleteType: TextReplacementType {
    get { wishes.insertion }
    set { wishes.insertion = newValue }
  }
  /// The look of the keyboard; kept.
  public final var keyboardAppearance: KeyboardAppearance {
    get { wishes.appearance }
    set { wishes.appearance = newValue }
  }
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means; kept.
  public final var textContentType: TextContentType! {
    get { wishes.contentType }
    set { wishes.contentType = newValue }
  }
  /// Whether the Return key does nothing for an empty text; the default is false.
  public final var enablesReturnKeyAutomatically: Bool {
    get { wishes.needsText }
    set { wishes.needsText = newValue }
  }
}

extension TextView {
  /// The keyboard that is wanted; kept.
  public final var keyboardType: KeyboardType {
    get { wishes.keyboardType }
    set { wishes.keyboardType = newValue }
  }
  /// What the Return key says; kept.
  public final var returnKeyType: ReturnKeyType {
    get { wishes.returnKeyType }
    set { wishes.returnKeyType = newValue }
  }
  /// Whether letters become capitals; kept.
  public final var autocapitalizationType: TextAutocapitalizationType {
    get { wishes.capitalization }
    set { wishes.capitalization = newValue }
  }
  /// Whether words are corrected; kept.
  public final var autocorrectionType: TextAutocorrectionType {
    get { wishes.correction }
    set { wishes.correction = newValue }
  }
  /// Whether spelling is checked; kept.
  public final var spellCheckingType: TextReplacementType {
    get { wishes.spelling }
    set { wishes.spelling = newValue }
  }
  /// Whether quotation marks are replaced; kept.
  public final var smartQuotesType: TextReplacementType {
    get { wishes.quotes }
    set { wishes.quotes = newValue }
  }
  /// Whether dashes are replaced; kept.
  public final var smartDashesType: TextReplacementType {
    get { wishes.dashes }
    set { wishes.dashes = newValue }
  }
  /// The look of the keyboard; kept.
  public final var keyboardAppearance: KeyboardAppearance {
    get { wishes.appearance }
    set { wishes.appearance = newValue }
  }
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means; kept.
  public final var textContentType: TextContentType! {
    get { wishes.contentType }
    set { wishes.contentType = newValue }
  }
}
