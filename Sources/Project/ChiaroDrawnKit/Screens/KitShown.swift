// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroColor
import ChiaroUIKit
import ChiaroViews

/// What a view of either kit shows itself, and which of its properties give the colors.
@MainActor
struct KitShown {
  /// The text; nil for a view that shows none.
  var text: String?
  /// What stands in the place of a text that is missing.
  var placeholder: String?
  /// The color of the text.
  var color: DynamicColor?
  /// The property that gives the text or symbol its color.
  var property = "textColor"
  var isEnabled = true
  var picture = KitSight.Picture.none

  init(_ view: UIView) {
    switch view {
    case let view as UILabel:
      (text, color, isEnabled) = (view.text, view.textColor, view.isEnabled)
    case let view as UIButton:
      (text, color, isEnabled) = (view.currentTitle, view.currentTitleColor, view.isEnabled)
      property = "titleColor"
      if view.currentImage != nil { picture = .symbol }
    case let view as UITextField:
      (text, color, isEnabled) = (view.text, view.textColor, view.isEnabled)
      placeholder = view.placeholder
    case let view as UITextView: (text, color) = (view.text, view.textColor)
    case let view as UIImageView:
      picture = Self.picture(view.image)
      property = "tintColor"
    case let view as NSView: show(view)
    default: break
    }
  }

  private mutating func show(_ view: NSView) {
    switch view {
    case let view as NSTextField:
      (text, color, isEnabled) = (view.stringValue, view.textColor, view.isEnabled)
      placeholder = view.placeholderString
      if text?.isEmpty == true { text = nil }
    case let view as NSPopUpButton:
      (text, isEnabled) = (view.titleOfSelectedItem, view.isEnabled)
    case let view as NSButton:
      isEnabled = view.isEnabled
      property = "contentTintColor"
      if view.imagePosition != .imageOnly { (text, color) = (view.title, view.contentTintColor) }
      if view.image != nil, view.imagePosition != .noImage { picture = Self.picture(view.image) }
    case let view as NSTextView: (text, color) = (view.string, view.textColor)
    case let view as NSImageView:
      picture = Self.picture(view.image)
      property = "contentTintColor"
    default: break
    }
  }

  private static func picture(_ image: UIImage?) -> KitSight.Picture {
    guard let image else { return .none }
    return image.content.isSymbol || image.renderingMode == .alwaysTemplate ? .symbol : .photo
  }

  /// The layer of a view; nil for one of AppKit that has none.
  static func layer(of view: UIView) -> AnyObject? {
    if let view = view as? NSView { return view.layer }
    return view.layer
  }

  /// The color that fills a view behind its content, and what has the property that gives it.
  static func fill(_ view: UIView) -> (color: DynamicColor, owner: AnyObject, property: String)? {
    if hasNoGround(view) { return nil }
    if let color = view.backgroundColor { return (color, view, "backgroundColor") }
    if let box = view as? NSBox, box.boxType == .custom, !box.isTransparent {
      return (box.fillColor, box, "fillColor")
    }
    guard let layer = (view as? NSView)?.layer, let color = layer.backgroundColor else {
      return nil
    }
    return (DynamicColor(color), layer, "backgroundColor")
  }

  /// Whether a view has a color for its ground that it does not draw.
  private static func hasNoGround(_ view: UIView) -> Bool {
    switch view {
    case let view as NSTextField: !view.drawsBackground
    case let view as NSTextView: !view.drawsBackground
    case let view as NSScrollView: !view.drawsBackground
    default: false
    }
  }
}
