// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A text field for searches, which has a magnifying glass and a button that clears the text.
///
/// It sends its action after each change of the text, unless `sendsWholeSearchString` is true.
///
/// Apple counterpart: `NSSearchField` · Source: AppKit reference · Fidelity: approximate, without a
/// menu of recent searches
open class NSSearchField: NSTextField {
  /// Whether the action is sent only when the user presses Return; the default is false.
  open var sendsWholeSearchString = false
  /// Whether the action is sent immediately after a change; stored, but without effect, because it
  /// is always sent immediately.
  ///
  /// Fidelity: inert
  open var sendsSearchStringImmediately = true

  /// Creates an empty search field with a frame and the placeholder "Search".
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    bezelStyle = .roundedBezel
    placeholderString = "Search"
    usesSingleLineMode = true
  }

  override final var leadingRoom: CGFloat { 18 }
  override final var trailingRoom: CGFloat { 16 }

  /// The menu that a click on the magnifying glass opens; nil for none.
  open var searchMenuTemplate: NSMenu? { didSet { setNeedsDisplay() } }
  /// The recent searches, the latest one first.
  ///
  /// Return adds the field's text; the searches are not shown.
  open var recentSearches: [String] = []
  /// The maximum number of recent searches, from 0 to 254; the default is 10.
  ///
  /// A greater number is limited to 254, and a negative one sets 10. Setting it removes the recent
  /// searches beyond the maximum.
  open var maximumRecents = 10 {
    didSet {
      maximumRecents = maximumRecents < 0 ? 10 : min(maximumRecents, 254)
      recentSearches = Array(recentSearches.prefix(maximumRecents))
    }
  }

  override func makeCell() -> NSCell { NSSearchFieldCell(of: self) }
  private final var searchCell: NSSearchFieldCell? { drawingCell as? NSSearchFieldCell }

  final var usualSearchRect: CGRect {
    CGRect(x: bounds.minX + 6, y: bounds.midY - 8, width: 16, height: 16)
      .placed(in: bounds, drawnDirection)
  }
  final var usualCancelRect: CGRect {
    CGRect(x: bounds.maxX - 21, y: bounds.midY - 8, width: 16, height: 16)
      .placed(in: bounds, drawnDirection)
  }
  /// The place of the magnifier, which a cell can decide.
  private final var searchRect: CGRect {
    searchCell?.searchButtonRect(forBounds: bounds) ?? usualSearchRect
  }
  /// The place of the button that empties the field, which a cell can decide.
  private final var cancelRect: CGRect {
    searchCell?.cancelButtonRect(forBounds: bounds) ?? usualCancelRect
  }

  /// The name under which recent searches are saved, nil for none; stored, but without effect.
  ///
  /// Fidelity: inert
  open var recentsAutosaveName: String?
  /// Whether the placeholder is centered; stored, but without effect, because it is always at the
  /// start.
  ///
  /// Fidelity: inert
  open var centersPlaceholder = false
  /// Keeps a text among the recent searches, as the first one.
  final func remember(_ text: String) {
    guard !text.isEmpty, maximumRecents > 0 else { return }
    recentSearches = Array(([text] + recentSearches.filter { $0 != text }).prefix(maximumRecents))
  }
  /// Tells the delegate that people begin to search, or no longer do.
  final func tell(from former: String, to text: String) {
    guard former.isEmpty != text.isEmpty, let delegate = delegate as? any NSSearchFieldDelegate
    else { return }
    if former.isEmpty {
      delegate.searchFieldDidStartSearching(self)
    } else {
      delegate.searchFieldDidEndSearching(self)
    }
  }

  /// Empties the field, and sends the action.
  final func cancel() {
    let former = stringValue
    stringValue = ""
    tell(from: former, to: "")
    sendAction()
  }

  open override func mouseDown(with event: NSEvent) {
    let point = event.pointer?.location(in: self)
    if isEnabled, !stringValue.isEmpty, let point, cancelRect.contains(point) { return cancel() }
    if isEnabled, let menu = searchMenuTemplate, let point, searchRect.contains(point) {
      return _ = menu.popUp(
        positioning: nil, at: NSPoint(x: bounds.minX, y: bounds.maxY + 2), in: self)
    }
    super.mouseDown(with: event)
  }

  override final func drawInside(in context: GraphicsContext) {
    super.drawInside(in: context)
    let ink: DynamicColor = isEnabled ? .secondaryLabelColor : .disabledControlTextColor
    context.drawSymbol("magnifyingglass", in: searchRect, side: 13, ink)
    if !stringValue.isEmpty {
      context.drawSymbol("xmark.circle.fill", in: cancelRect, side: 13, ink)
    }
  }
}
