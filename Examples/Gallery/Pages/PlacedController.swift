// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// A controller that says where its views stand for the size of what holds them.
///
/// The places are those of a layout from left to right; where the layout runs the other way, they
/// are shown in a mirror.
class PlacedController: UIViewController {
  private var places: [(view: UIView, holder: UIView, frame: (CGSize) -> CGRect)] = []

  /// Adds a view at a place that follows from the size of its holder: the controller's own view, or
  /// one that was placed before.
  func place(_ child: UIView, in holder: UIView? = nil, _ frame: @escaping (CGSize) -> CGRect) {
    let holder: UIView = holder ?? view
    ((holder as? UIVisualEffectView)?.contentView ?? holder).addSubview(child)
    places.append((child, holder, frame))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for place in places {
      let size = place.holder.bounds.size
      var frame = place.frame(size)
      if isMirrored { frame.origin.x = size.width - frame.maxX }
      place.view.frame = frame
    }
  }

  /// Adds a navigation bar from the top edge, clear as nothing is scrolled behind it, and the
  /// status bar over it.
  func addBar(_ title: String, height: CGFloat) {
    let bar = UINavigationBar()
    bar.isAtScrollEdge = true
    bar.prefersLargeTitles = height > 91
    bar.title = title
    place(bar) { CGRect(x: 0, y: 0, width: $0.width, height: height) }
    addStatusBar()
  }

  /// Adds the status bar.
  func addStatusBar() {
    place(StatusBar()) { CGRect(x: 0, y: 0, width: $0.width, height: 47) }
  }

  /// Adds the home indicator of a phone without a button, at the lower edge of the screen.
  ///
  /// - Parameter hidden: how far the view reaches below the screen
  func addHomeIndicator(hidden: CGFloat = 0) {
    let indicator = UIView()
    indicator.backgroundColor = .label
    indicator.layer.cornerRadius = 2.5
    indicator.isUserInteractionEnabled = false
    place(indicator) {
      CGRect(x: ($0.width - 139) / 2, y: $0.height - 13 - hidden, width: 139, height: 5)
    }
  }
}

extension CGSize {
  /// A line of this width, within margins, from a height on.
  func line(_ top: CGFloat, _ height: CGFloat, margin: CGFloat = 20) -> CGRect {
    CGRect(x: margin, y: top, width: max(0, width - 2 * margin), height: height)
  }
}
