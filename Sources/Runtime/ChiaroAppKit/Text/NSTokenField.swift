// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A text field that shows its text as tokens while it is not edited.
///
/// Apple counterpart: `NSTokenField` · Source: NSTokenField.h · Fidelity: approximate, during
/// editing, the tokens are text with commas
open class NSTokenField: NSTextField {
  /// The style of a token field's tokens.
  ///
  /// Apple counterpart: `NSTokenField.TokenStyle` · Source: NSTokenFieldCell.h · Fidelity: exact
  public enum TokenStyle: UInt, Sendable, CaseIterable {
    case `default` = 0
    /// Tokens look like plain text.
    case none = 1
    /// Tokens have rounded ends.
    case rounded = 2
    /// Tokens have square ends.
    case squared = 3
    /// Tokens look like plain text, with a square background while selected; here they are drawn as
    /// `none`.
    case plainSquared = 4
  }

  /// The style of the tokens; the default is `default`, which is drawn as `rounded`.
  open var tokenStyle = TokenStyle.default { didSet { setNeedsDisplay() } }
  /// The characters that end a token; the default is the comma.
  open var tokenizingCharacterSet = NSTokenField.defaultTokenizingCharacterSet {
    didSet { setNeedsDisplay() }
  }
  /// The delay until completions are shown during typing, in seconds; stored, but without effect.
  ///
  /// Fidelity: inert
  open var completionDelay: TimeInterval = 0
  /// The default value of `tokenizingCharacterSet`: the comma.
  open class var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }

  /// The tokens as an array of their represented objects, or of their texts if there are no such
  /// objects; an empty text if there are no tokens.
  ///
  /// Setting a string makes a token of each part between the characters that end tokens.
  open override var objectValue: Any? {
    get {
      let all = objects.isEmpty ? typedTokens : objects
      return all.isEmpty ? super.objectValue : all
    }
    set {
      guard let new = newValue as? [Any] else {
        objects = []
        super.objectValue = newValue
        return
      }
      // Texts are what they are made of, whatever separates them.
      objects = new.contains { !($0 is String) } ? new : []
      super.objectValue = new.map { editingText(of: $0) }.joined(separator: separator)
    }
  }
  /// What stands between tokens: one of the characters that end them, with a space behind it.
  private final var separator: String {
    let usual: [Unicode.Scalar] = [",", ";", "\n", " "]
    let others = (UInt32(33)..<0x250).lazy.compactMap { Unicode.Scalar($0) }
    let ends = tokenizingCharacterSet
    guard let end = usual.first(where: ends.contains) ?? others.first(where: ends.contains) else {
      return ", "
    }
    return String(Character(end)) + (end.properties.isWhitespace ? "" : " ")
  }
  private final var objects: [Any] = []
  override final var textOfValue: String { NSControl.text(of: super.objectValue) }
  private final var tokenDelegate: (any NSTokenFieldDelegate)? {
    delegate as? any NSTokenFieldDelegate
  }
  private final func editingText(of object: Any) -> String {
    tokenDelegate?.tokenField(self, editingStringForRepresentedObject: object)
      ?? NSControl.text(of: object)
  }
  private final func text(of object: Any) -> String {
    tokenDelegate?.tokenField(self, displayStringForRepresentedObject: object)
      ?? NSControl.text(of: object)
  }

  /// The texts of the tokens, without whitespace around them; empty texts are omitted.
  public final var tokens: [String] {
    objects.isEmpty ? typedTokens : objects.map { text(of: $0) }
  }
  /// The texts between separators.
  private final var typedTokens: [String] {
    NSControl.text(of: super.objectValue).components(separatedBy: tokenizingCharacterSet)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }
  /// Makes objects of what was typed, as far as the delegate takes them.
  override final func textDidEnd() {
    let new = typedTokens.map { text -> Any in
      if let known = objects.first(where: { editingText(of: $0) == text }) { return known }
      return tokenDelegate?.tokenField(self, representedObjectForEditing: text) ?? text
    }
    let (known, start) = (Set(objects.map { editingText(of: $0) }), new.count)
    let added = new.filter { !known.contains(editingText(of: $0)) }
    let taken =
      added.isEmpty
      ? [] : tokenDelegate?.tokenField(self, shouldAdd: added, at: start - added.count) ?? added
    let names = Set(taken.map { editingText(of: $0) }).union(known)
    objectValue = new.filter { names.contains(editingText(of: $0)) }
  }

  private static let (padding, gap) = (6.0 as CGFloat, 4.0 as CGFloat)

  /// Draws the tokens in rows, unless somebody edits them.
  override func drawInside(in context: GraphicsContext) {
    let tokens = tokens
    guard editor == nil, !tokens.isEmpty, tokenStyle != .none, tokenStyle != .plainSquared else {
      return super.drawInside(in: context)
    }
    let font = font ?? .systemFont(ofSize: 13)
    let height = textMeasure.lineHeight(of: font)
    let room = bounds.insetBy(dx: 4, dy: 3)
    var place = CGPoint(x: room.minX, y: room.minY)
    context.clip(to: bounds) {
      for token in tokens {
        let width = min(
          textMeasure.width(of: token, in: font) + 2 * Self.padding, max(0, room.width))
        if place.x > room.minX, place.x + width > room.maxX {
          place = CGPoint(x: room.minX, y: place.y + height + Self.gap)
        }
        let frame = CGRect(x: place.x, y: place.y, width: width, height: height)
          .placed(in: bounds, drawnDirection)
        let radius = tokenStyle == .squared ? 3 : height / 2
        context.fill(
          frame, .controlAccentColor.withAlphaComponent(0.25), cornerRadius: radius)
        context.draw(
          token, font, isEnabled ? .controlTextColor : .disabledControlTextColor, in: frame,
          share: 0.5)
        place.x += width + Self.gap
      }
    }
  }
}

/// The delegate of a token field; every method has a default.
///
/// Apple counterpart: `NSTokenFieldDelegate` · Source: NSTokenField.h · Fidelity: approximate,
/// without menus and completions
@preconcurrency @MainActor
public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  /// Returns the text that a token shows for its represented object; nil, the default, to show the
  /// object's own text.
  func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String?
  /// Returns the text for a represented object while the field is edited; nil, the default, to use
  /// the object's own text.
  func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String?
  /// Returns the represented object for a typed text; nil, the default, to use the text itself.
  func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any?
  /// Returns which of the given new objects become tokens; by default all of them.
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
}

extension NSTokenFieldDelegate {
  /// Asks for the text that a token shows; the default returns nil, so the object's own text is
  /// shown.
  public func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// Asks for the text for an object while the field is edited; the default returns nil, so the
  /// object's own text is used.
  public func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// Asks for the represented object for a typed text; the default returns nil, so the text itself
  /// is the object.
  public func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any? { nil }
  /// Asks which of the given new objects become tokens; the default returns all of them.
  public func tokenField(
    _ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int
  ) -> [Any] { tokens }
}
