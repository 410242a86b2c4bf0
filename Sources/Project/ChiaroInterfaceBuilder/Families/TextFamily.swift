// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Labels, and fields and areas for text.
enum TextFamily {
  static let kinds: [String: ElementKind] = [
    "label": ElementKind("UILabel", make: label),
    "textField": ElementKind("UITextField", make: textField),
    "textView": ElementKind("UITextView", make: textView),
    "searchBar": ElementKind("UISearchBar", make: searchBar),
  ]

  @MainActor
  private static func label(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let label = builder.made(element, Label(frame: .zero))
    label.font = builder.font(of: element) ?? .systemFont(ofSize: 17)
    label.text = element.string("text")
    label.numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
    if let alignment = element[attribute: "textAlignment"]
      .flatMap({ EnumeratedValues.textAlignments[$0] })
    {
      label.textAlignment = alignment
    }
    if let mode = element[attribute: "lineBreakMode"]
      .flatMap({ EnumeratedValues.lineBreakModes[$0] })
    {
      label.lineBreakMode = mode
    }
    if let color = builder.color(of: element, key: "textColor") { label.textColor = color }
    if let color = builder.color(of: element, key: "highlightedColor") {
      label.highlightedTextColor = color
    }
    label.isHighlighted = element.flag("highlighted") ?? false
    label.isEnabled = element.flag("enabled") ?? true
    label.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      label.preferredMaxLayoutWidth = width
    }
    if let text = AttributedReading.text(
      element.child(key: "attributedText"), font: label.font, color: label.textColor, builder)
    {
      label.styledText = text
    }
    label.toleratesTightRoom = builder.trustsSavedSizes && isTextOfUsualCell(element)
    return label
  }

  /// Whether a label is one that cells of the usual styles have: Xcode gave it the room that its
  /// text takes.
  private static func isTextOfUsualCell(_ element: InterfaceElement) -> Bool {
    guard let id = element.objectID,
      let cell = element.ancestors.first(where: { $0.isNamed("tableViewCell") })
    else { return false }
    return cell[attribute: "textLabel"] == id || cell[attribute: "detailTextLabel"] == id
  }

  @MainActor
  private static func textField(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let field = builder.made(element, TextFieldView(frame: .zero) as TextField)
    field.font = builder.font(of: element) ?? .systemFont(ofSize: 17)
    field.text = element.string("text")
    field.placeholder = element.string("placeholder")
    if let style = element[attribute: "borderStyle"]
      .flatMap({ EnumeratedValues.borderStyles[$0] })
    {
      field.borderStyle = style
    }
    if let alignment = element[attribute: "textAlignment"]
      .flatMap({ EnumeratedValues.textAlignments[$0] })
    {
      field.textAlignment = alignment
    }
    if let color = builder.color(of: element, key: "textColor") { field.textColor = color }
    field.isEnabled = element.flag("enabled") ?? true
    if let mode = element[attribute: "clearButtonMode"]
      .flatMap({ EnumeratedValues.viewModes[$0] })
    {
      field.clearButtonMode = mode
    }
    field.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    field.isSecureTextEntry =
      element.child(key: "textInputTraits")?.flag("secureTextEntry") ?? false
    return field
  }

  @MainActor
  private static func textView(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, TextView(frame: .zero))
    _ = PlainFamily.configured(view, element, builder)
    view.font = builder.font(of: element) ?? .systemFont(ofSize: 12)
    view.text = element.string("text") ?? ""
    if let color = builder.color(of: element, key: "textColor") { view.textColor = color }
    if let alignment = element[attribute: "textAlignment"]
      .flatMap({ EnumeratedValues.textAlignments[$0] })
    {
      view.textAlignment = alignment
    }
    view.isScrollEnabled = element.flag("scrollEnabled") ?? true
    if let text = AttributedReading.text(
      element.child(key: "attributedText"), font: view.font ?? .systemFont(ofSize: 12),
      color: view.textColor ?? .label, builder)
    {
      view.styledText = text
    }
    return view
  }

  @MainActor
  private static func searchBar(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let bar = builder.made(element, SearchBar(frame: .zero))
    bar.placeholder = element.string("placeholder")
    bar.text = element.string("text")
    if let color = builder.color(of: element, key: "barTintColor") { bar.barTintColor = color }
    if let style = element[attribute: "searchBarStyle"]
      .flatMap({ EnumeratedValues.searchBarStyles[$0] })
    {
      bar.searchBarStyle = style
    }
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    return bar
  }
}

/// A text field with the size of Apple's.
private final class TextFieldView: TextField {
  override var intrinsicContentSize: CGSize {
    let measured = super.intrinsicContentSize
    if borderStyle == .roundedRect || borderStyle == .bezel {
      return CGSize(width: measured.width, height: max(34, measured.height))
    }
    // Fields without a border are little higher than a line of their text.
    let line = (font.pointSize * 1.193359375).rounded(.up)
    return CGSize(width: measured.width, height: font.pointSize == 17 ? 22 : line)
  }
}
