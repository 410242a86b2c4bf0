// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A text field that shows its text as tokens while it is not edited.
///
/// Apple counterpart: `NSTokenField` · Source: NSTokenField.h · Fidelity: approximate, while edited
/// the tokens are text with commas
open class NSTokenField: NSTextField {
  /// The style of a token field's tokens.
  ///
  /// Apple counterpart: `NSTokenField.TokenStyle` · Source: NSTokenFieldCell.h · Fidelity: exact
  public enum TokenStyle: UInt, Sendable, CaseIterable {
    case `default` = 0
    /// Tokens are shown as text.
    case none = 1
    /// Tokens have round ends.
    case rounded = 2
    /// Tokens have square ends.
    case squared = 3
    /// Tokens are shown as text, with a square shape while selected; drawn as `none` here.
    case plainSquared = 4
  }

  /// The style of the tokens; the default is `default`, which is drawn as `rounded`.
  open var tokenStyle = TokenStyle.default { didSet { setNeedsDisplay() } }
  /// The characters that end a token; the default is the comma.
  open var tokenizingCharacterSet = NSTokenField.defaultTokenizingCharacterSet {
    didSet { setNeedsDisplay() }
  }
  /// The seconds until completions are shown while typing; stored, but without effect.
  open var completionDelay: TimeInterval = 0
  /// The default of `tokenizingCharacterSet`: the comma.
  open class var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }

  /// The text with the tokens, separated by commas; setting an array of values joins their texts
  /// so.
  open override var objectValue: Any? {
    get { super.objectValue }
    set {
      guard let tokens = newValue as? [Any] else {
        super.objectValue = newValue
        return
      }
      super.objectValue = tokens.map { NSControl.text(of: $0) }.joined(separator: ", ")
    }
  }

  /// The texts of the tokens, without surrounding whitespace; empty ones are omitted.
  public final var tokens: [String] {
    stringValue.components(separatedBy: tokenizingCharacterSet)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
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
