// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
import Foundation

extension TextField: KeyInput {
  /// The maximum number of characters; further ones are discarded.
  private static let limit = 65_536

  /// The characters being edited, without attributes.
  private final var characters: String { text ?? "" }
  private final var offset: Int { min(insertionOffset ?? .max, characters.count) }

  /// Whether the field contains any text.
  public final var hasText: Bool { !characters.isEmpty }

  /// Inserts text at the insertion point; line breaks and other control characters are left out.
  ///
  /// The field can contain up to 65,536 characters.
  public final func insertText(_ text: String) {
    let room = max(0, Self.limit - characters.count)
    let letters = text.filter { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }.prefix(room)
    guard !letters.isEmpty else { return }
    replace(offset..<offset, with: String(letters))
  }

  final func deleteCharacterBefore() {
    guard offset > 0 else { return }
    replace(offset - 1..<offset, with: "")
  }

  final func deleteCharacters() { replace(0..<characters.count, with: "") }

  private final func deleteForward() {
    guard offset < characters.count else { return }
    replace(offset..<offset + 1, with: "")
  }

  final func replace(_ range: Range<Int>, with letters: String) {
    var new = characters
    let start = new.index(new.startIndex, offsetBy: range.lowerBound)
    guard allowsChange(of: range, in: new, to: letters) else { return }
    let place = start..<new.index(start, offsetBy: range.count)
    let whole = NSRange(place, in: new)
    new.replaceSubrange(place, with: letters)
    if !replaceAttributed(whole, with: letters) { text = new }
    // Letters may have become one with those beside them, as an accent does.
    insertionOffset = min(range.lowerBound + letters.count, new.count)
    sendActions(for: .editingChanged)
    post(.didChange)
  }

  /// Replaces a range of a text with attributes, which typed letters take over; returns whether it
  /// has any.
  private final func replaceAttributed(_ range: NSRange, with letters: String) -> Bool {
    #if canImport(UIKit) || canImport(AppKit)
      return false
    #else
      guard styledText != nil, let text = attributedText else { return false }
      attributedText = text.replacing(range, with: letters, text.typingAttributes(at: range))
      return true
    #endif
  }

  private final func allowsChange(
    of range: Range<Int>, in text: String, to letters: String
  ) -> Bool {
    guard let delegate else { return true }
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let changed = NSRange(start..<text.index(start, offsetBy: range.count), in: text)
    return delegate.textField(
      self, shouldChangeCharactersIn: changed, replacementString: letters)
  }

  // MARK: Editing

  final func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    post(.didBegin)
  }

  final func endEditing() {
    isEditing = false
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(.didEnd)
  }

  /// Handles an editing key; returns whether it was handled.
  ///
  /// Typed characters arrive separately, as text.
  final func edit(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: [.control, .command]) else { return command(event) }
    switch event.key {
    case .delete: deleteBackward()
    case .forwardDelete: deleteForward()
    case .leftArrow: insertionOffset = max(0, offset - 1)
    case .rightArrow: insertionOffset = min(characters.count, offset + 1)
    case .home, .upArrow: insertionOffset = 0
    case .end, .downArrow: insertionOffset = characters.count
    case .return: finishEditing()
    case .space, .character: break
    case .tab, .escape, .pageUp, .pageDown, .function: return false
    }
    return true
  }

  /// Handles a key for the pasteboard; returns whether it was one.
  private final func command(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .character("c"): copy(nil)
    case .character("x"): cut(nil)
    case .character("v"): paste(nil)
    default: return false
    }
    return true
  }

  private final func finishEditing() {
    guard !enablesReturnKeyAutomatically || hasText else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    // As in UIKit, the field is left only for who asked to be told that it is.
    let isLeft = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if isLeft { resignFirstResponder() }
  }

  // MARK: Insertion point

  private final func width(ofFirst count: Int) -> CGFloat {
    count == 0 ? 0 : textMeasure.width(of: shownText.string.prefix(count), in: font)
  }

  private final var textWidth: CGFloat {
    hasText ? textMeasure.size(of: shownText, width: .infinity).width : 0
  }

  private final var widthBeforeInsertion: CGFloat {
    offset == characters.count ? textWidth : width(ofFirst: offset)
  }

  /// The frame of the text: `lineRect`, or shifted left if the edited text is longer.
  final var textRect: CGRect {
    var line = lineRect
    guard isEditing, textWidth > line.width - 2 else { return line }
    line.origin.x -= max(0, widthBeforeInsertion + 2 - line.width)
    line.size.width = textWidth + 2
    return line
  }

  /// The x coordinate at which the text begins.
  private final var textStart: CGFloat {
    let place = textRect
    let share = textAlignment.share(in: untrackedTraits.layoutDirection)
    return place.minX + max(0, place.width - textWidth) * share
  }

  /// The x coordinate of the insertion point.
  final var insertionPlace: CGFloat { textStart + widthBeforeInsertion }

  /// Moves the insertion point to the gap between characters nearest to an x coordinate.
  final func moveInsertionPoint(to place: CGFloat) {
    let way = place - textStart
    var (low, high) = (0, characters.count)
    // The last character that begins left of the place.
    while low < high {
      let middle = (low + high + 1) / 2
      if width(ofFirst: middle) <= way { low = middle } else { high = middle - 1 }
    }
    let isNearerToNext =
      low < characters.count && width(ofFirst: low + 1) - way < way - width(ofFirst: low)
    insertionOffset = isNearerToNext ? low + 1 : low
  }
}
