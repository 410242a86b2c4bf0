// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// An item of a split view controller: a view controller with length limits, which may be
/// collapsed.
///
/// Apple counterpart: `NSSplitViewItem` · Source: NSSplitViewItem.h · Fidelity: approximate,
/// collapses without animation
@preconcurrency @MainActor
open class NSSplitViewItem {
  /// The kind of a split view item, which decides its material and its default lengths.
  ///
  /// Apple counterpart: `NSSplitViewItem.Behavior` · Source: NSSplitViewItem.h · Fidelity: exact
  public enum Behavior: Int, Sendable, CaseIterable {
    case `default` = 0
    /// A sidebar at the leading side, which shows the sidebar material.
    case sidebar = 1
    case contentList = 2
    /// An inspector at the trailing side.
    case inspector = 3
  }

  /// The value of a length that stands for no limit or no preference.
  public nonisolated static let unspecifiedDimension: CGFloat = -1

  /// The kind of the item, set when it is created.
  public final let behavior: Behavior
  /// The view controller whose view is shown; it is a child of the split view controller.
  open var viewController: NSViewController {
    didSet {
      guard viewController !== oldValue else { return }
      if let owner {
        oldValue.removeFromParent()
        owner.addChild(viewController)
      }
      fill()
    }
  }
  /// Whether the item is collapsed, that is, hidden; the default is false.
  open var isCollapsed = false { didSet { changed() } }
  /// Whether the user can collapse the item by moving its divider past half of the item's minimum
  /// length.
  ///
  /// By default it is true for sidebars and inspectors.
  open var canCollapse: Bool
  /// The minimum length in points; the default, `unspecifiedDimension`, means no minimum.
  open var minimumThickness = NSSplitViewItem.unspecifiedDimension { didSet { changed() } }
  /// The maximum length in points; the default, `unspecifiedDimension`, means no maximum.
  open var maximumThickness = NSSplitViewItem.unspecifiedDimension { didSet { changed() } }
  /// The preferred length as a fraction of the split view's length, from 0 to 1; the default,
  /// `unspecifiedDimension`, means no preference.
  open var preferredThicknessFraction = NSSplitViewItem.unspecifiedDimension {
    didSet { changed() }
  }
  /// The priority with which the item keeps its length: when the split view is resized, the item
  /// with the lowest priority takes up the difference.
  ///
  /// It is also the holding priority of the item's view in the split view.
  open var holdingPriority: NSLayoutConstraint.Priority {
    get { owner?.splitView.holding[ObjectIdentifier(holder)] ?? ownPriority }
    set {
      ownPriority = newValue
      owner?.splitView.holding[ObjectIdentifier(holder)] = newValue
      changed()
    }
  }
  private final var ownPriority: NSLayoutConstraint.Priority
  /// Whether the item extends under the title bar; stored, but without effect.
  ///
  /// Fidelity: inert
  open var allowsFullHeightLayout = false
  /// Whether the collapsed item expands while a drag is over it; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isSpringLoaded = false

  /// What holds the view: a material behind it for a sidebar.
  final let holder: NSView
  final weak var owner: NSSplitViewController?
  /// The length that the part had when it was last laid out; nil before that.
  final var length: CGFloat?

  init(_ viewController: NSViewController, _ behavior: Behavior) {
    (self.viewController, self.behavior) = (viewController, behavior)
    canCollapse = behavior == .sidebar || behavior == .inspector
    let isSide = behavior == .sidebar || behavior == .inspector
    ownPriority = NSLayoutConstraint.Priority(isSide ? 260 : behavior == .default ? 250 : 255)
    if behavior == .sidebar {
      let material = NSVisualEffectView()
      material.material = .sidebar
      holder = material
    } else {
      holder = NSView()
    }
    fill()
  }

  /// Creates an item with the behavior `default`.
  public convenience init(viewController: NSViewController) { self.init(viewController, .default) }
  /// Creates a sidebar, with the behavior `sidebar`.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
  }
  /// Creates an item with the behavior `contentList`, for a list of the contents of the sidebar's
  /// selected item.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
  }
  /// Creates an inspector, with the behavior `inspector`.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController, .inspector)
  }

  /// Returns the item itself; changes to it are not animated.
  open func animator() -> Self { self }

  private final func fill() {
    for view in holder.subviews { view.removeFromSuperview() }
    let view = viewController.view
    view.frame = holder.bounds
    view.autoresizingMask = [.width, .height]
    view.translatesAutoresizingMaskIntoConstraints = true
    holder.addSubview(view)
  }

  private final func changed() { owner?.itemDidChange(self) }

  /// The length for a part in a whole of a length: what it had or wishes for, within its limits.
  final func wish(in whole: CGFloat) -> CGFloat {
    var wish = length ?? usual
    if length == nil, preferredThicknessFraction >= 0 { wish = whole * preferredThicknessFraction }
    if maximumThickness >= 0 { wish = min(wish, maximumThickness) }
    return max(wish, minimumThickness)
  }

  /// The usual length in points.
  ///
  /// Source: estimated; AppKit's header says that they depend on the behavior
  private final var usual: CGFloat {
    switch behavior {
    case .sidebar: 200
    case .contentList: 240
    case .inspector: 270
    case .default: max(viewController.preferredContentSize.width, 200)
    }
  }
}
