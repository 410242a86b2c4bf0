// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroSource
import ChiaroViews

/// A kind of element that is a view: its class, and how the view is made.
///
/// A family of kinds is a table from element names to kinds; `ElementKinds` joins the families of a
/// platform.
struct ElementKind {
  /// The closure that makes a view of an element, without its subviews.
  typealias Maker = @MainActor (InterfaceElement, SceneBuilder) -> View
  /// The closure that puts what is inside of an element into its view.
  typealias Filler = @MainActor (View, InterfaceElement, SceneBuilder) -> Void

  /// The class of the view where the file names none, such as `UILabel`.
  let className: String
  let make: Maker
  let fill: Filler

  /// Creates a kind; by default the elements in `<subviews>` become subviews.
  init(
    _ className: String, make: @escaping Maker = { $1.made($0, View()) },
    fill: @escaping Filler = { $2.addSubviews(of: $1, to: $0) }
  ) {
    self.className = className
    self.make = make
    self.fill = fill
  }

  /// Creates a kind whose content is not drawn: a placeholder with its class's name stands for it.
  static func placeholder(_ className: String, _ symbol: String) -> ElementKind {
    ElementKind(className) { element, builder in
      builder.note(
        .note, "view-not-drawn", element, "a placeholder is drawn for the content of \(className)")
      return PlaceholderView(name: element.customClass ?? className, symbol: symbol)
    }
  }
}

/// The kinds of views of a platform, by the names of their elements.
enum ElementKinds {
  /// The kinds of UIKit, whose families are in `Families`.
  static let uiKit: [String: ElementKind] = joined([
    PlainFamily.kinds, TextFamily.kinds, ControlFamily.kinds, PickerFamily.kinds,
    ListFamily.kinds, BarFamily.kinds,
  ])

  /// The kinds of AppKit.
  static let appKit: [String: ElementKind] = joined([
    AppKitFamily.kinds, AppKitControls.kinds, AppKitValues.kinds, AppKitPickers.kinds,
  ])

  /// The kinds of a platform.
  static func kinds(of platform: Platform) -> [String: ElementKind] {
    switch platform {
    case .macOS: appKit
    case .watchOS: WatchFamily.kinds
    default: uiKit
    }
  }

  private static func joined(_ families: [[String: ElementKind]]) -> [String: ElementKind] {
    families.reduce(into: [:]) { all, family in
      all.merge(family) { _, _ in
        preconditionFailure("element kinds must have different names in all families")
      }
    }
  }
}
