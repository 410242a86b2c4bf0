// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroProject
import ChiaroRaster
import ChiaroViews
import Foundation

/// What is drawn over texts and pictures of a screen, so that nobody sees them as the file has
/// them: code shows either the overlay or what lies under it, and one of two texts in one place.
@MainActor
struct InkCovers {
  /// Something drawn, with the object that shows it.
  struct Place {
    var object: InterfaceElement
    var frame: PixelRectangle

    fileprivate var area: CGFloat { CGFloat(frame.width) * CGFloat(frame.height) }
    fileprivate var rectangle: CGRect {
      CGRect(
        x: CGFloat(frame.x), y: CGFloat(frame.y), width: CGFloat(frame.width),
        height: CGFloat(frame.height))
    }
  }

  /// The views in the order in which they are drawn.
  private let views: [PlacedElement]
  private let indices: [InterfaceElement: Int]
  /// The views that fill their place with something, with their frames in the window.
  private let covers: [(index: Int, frame: CGRect)]

  /// The share of the smaller of two texts from which they have one place.
  private static let sharedPlace: CGFloat = 0.5

  init(_ screen: InterfaceScreen) {
    let views = screen.views
    self.views = views
    indices = Dictionary(
      views.enumerated().map { ($1.element, $0) }, uniquingKeysWith: { first, _ in first })
    covers = views.indices.compactMap { index in
      guard Self.fills(views[index], screen) else { return nil }
      return (index, InterfaceScreen.windowFrame(of: views[index]))
    }
  }

  /// Returns whether a view that is drawn later covers the middle of something.
  func hide(_ place: Place) -> Bool {
    guard let own = indices[place.object] else { return false }
    let middle = CGPoint(x: place.rectangle.midX, y: place.rectangle.midY)
    return covers.contains { index, frame in
      index > own && frame.holds(middle) && !views[index].view.isInside(views[own].view)
    }
  }

  /// Returns whether another object's text stands in the same place.
  func areAlternates(_ place: Place, among places: [Place]) -> Bool {
    places.contains { other in
      guard other.object != place.object else { return false }
      let shared = other.rectangle.intersection(place.rectangle)
      return !shared.isNull
        && shared.width * shared.height >= Self.sharedPlace * min(place.area, other.area)
        && min(place.area, other.area) > 0
    }
  }

  /// Whether a view that is seen fills its place with a color, a material or something that turns.
  private static func fills(_ placed: PlacedElement, _ screen: InterfaceScreen) -> Bool {
    guard placed.view.isSeen else { return false }
    if ["visualEffectView", "activityIndicatorView"].contains(placed.element.name) { return true }
    // Most cells of AppKit have a background that they do not draw.
    if let cell = placed.element.child(key: "cell"), cell.flag("drawsBackground") != true {
      return false
    }
    let traits = screen.window.traitCollection
    return placed.colors.contains { key, color in
      guard key == "backgroundColor" || key == "fillColor", let color else { return false }
      return color.resolved(with: traits).alpha > 0.05
    }
  }
}

extension View {
  /// Whether it is, or lies in, another view.
  fileprivate func isInside(_ other: View) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === other }
  }

  /// Whether neither it nor a view around it is hidden or clear.
  fileprivate var isSeen: Bool {
    sequence(first: self) { $0.superview }.allSatisfy { !$0.isHidden && $0.alpha > 0.05 }
  }
}
