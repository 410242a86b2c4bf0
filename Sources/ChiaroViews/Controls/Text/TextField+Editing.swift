// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

extension TextField: KeyInput {
  /// How many characters a field takes: what is typed or pasted beyond them is left out.
  private static let limit = 65_536

  /// What is edited: the characters, without attributes.
  private final var characters: String { attributedText?.string ?? text ?? "" }
  private final var offset: Int { min(insertionOffset ?? .max, characters.count) }

  /// Whether there is any text.
  public final var hasText: Bool { !characters.isEmpty }

  /// Puts text in at the insertion point; line breaks and other control characters are left out.
  public final func insertText(_ text: String) {
    let room = max(0, Self.limit - characters.count)
    let letters = text.filter { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }.prefix(room)
    guard !letters.isEmpty else { return }
    replace(offset..<offset, with: String(letters))
  }

  /// Takes away the character before the insertion point.
  public final func deleteBackward() {
    guard offset > 0 else { return }
    replace(offset - 1..<offset, with: "")
  }

  private final func deleteForward() {
    guard offset < characters.count else { return }
    replace(offset..<offset + 1, with: "")
  }

  private final func replace(_ range: Range<Int>, with letters: String) {
    var new = characters
    let start = new.index(new.startIndex, offsetBy: range.lowerBound)
    new.replaceSubrange(start..<new.index(start, offsetBy: range.count), with: letters)
    attributedText = nil
    text = new
    // Letters may have become one with those beside them, as an accent does.
    insertionOffset = min(range.lowerBound + letters.count, new.count)
    sendActions(for: .editingChanged)
  }

  // MARK: Editing

  final func beginEditing() {
    isEditing = true
    sendActions(for: .editingDidBegin)
  }

  final func endEditing() {
    isEditing = false
    sendActions(for: .editingDidEnd)
  }

  /// Does what a key does in text; gives whether it does anything.
  ///
  /// The letters themselves come as text.
  final func edit(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: [.control, .command]) else { return false }
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

  private final func finishEditing() {
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resignFirstResponder()
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

  /// The place of the text: that of the line, or further left while what is edited is longer.
  final var textRect: CGRect {
    var line = lineRect
    guard isEditing, textWidth > line.width - 2 else { return line }
    line.origin.x -= max(0, widthBeforeInsertion + 2 - line.width)
    line.size.width = textWidth + 2
    return line
  }

  /// Where text begins in its place.
  private final var textStart: CGFloat {
    let place = textRect
    let share = textAlignment.share(in: scope.traits.layoutDirection)
    return place.minX + max(0, place.width - textWidth) * share
  }

  /// Where the insertion point stands, from the left.
  final var insertionPlace: CGFloat { textStart + widthBeforeInsertion }

  /// Puts the insertion point between the two characters that are nearest to a place.
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
