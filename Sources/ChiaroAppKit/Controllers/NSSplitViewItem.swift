// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// A part of a split view controller: a controller, its limits, and whether it is shown.
///
/// Apple counterpart: `NSSplitViewItem` · Source: NSSplitViewItem.h · Fidelity: approximate
@preconcurrency @MainActor
open class NSSplitViewItem {
  /// The look and the limits of a part.
  ///
  /// Apple counterpart: `NSSplitViewItem.Behavior` · Source: NSSplitViewItem.h · Fidelity: exact
  public enum Behavior: Int, Sendable, CaseIterable {
    case `default` = 0
    /// At the leading side, on the material of sidebars.
    case sidebar = 1
    case contentList = 2
    /// At the trailing side.
    case inspector = 3
  }

  /// The value of a length that stands for none.
  public nonisolated static let unspecifiedDimension: CGFloat = -1

  /// The look and the limits of the part.
  public final let behavior: Behavior
  /// The controller whose view is shown.
  open var viewController: NSViewController { didSet { fill() } }
  /// Whether the part is hidden; the default is false.
  open var isCollapsed = false { didSet { changed() } }
  /// Whether people can hide the part.
  open var canCollapse: Bool
  /// The least length in points; `unspecifiedDimension` for none.
  open var minimumThickness = NSSplitViewItem.unspecifiedDimension { didSet { changed() } }
  /// The greatest length in points; `unspecifiedDimension` for none.
  open var maximumThickness = NSSplitViewItem.unspecifiedDimension { didSet { changed() } }
  /// The share of the whole length that is wished for; `unspecifiedDimension` for none.
  open var preferredThicknessFraction = NSSplitViewItem.unspecifiedDimension {
    didSet { changed() }
  }
  /// The priority with which the part keeps its length: the least one takes what is left.
  ///
  /// It is that of the split view for the part.
  open var holdingPriority: NSLayoutConstraint.Priority {
    get { owner?.splitView.holding[ObjectIdentifier(holder)] ?? ownPriority }
    set {
      ownPriority = newValue
      owner?.splitView.holding[ObjectIdentifier(holder)] = newValue
      changed()
    }
  }
  private final var ownPriority: NSLayoutConstraint.Priority
  /// Whether the part reaches below the title bar; stored, but without effect.
  open var allowsFullHeightLayout = false
  /// Whether the part collapses when the window is narrow; stored, but without effect.
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

  /// Creates a part of the usual behavior.
  public convenience init(viewController: NSViewController) { self.init(viewController, .default) }
  /// Creates a sidebar, which people can hide.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
  }
  /// Creates a list of what the sidebar has.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
  }
  /// Creates an inspector, which people can hide.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController, .inspector)
  }

  /// The item itself: what is set of it is shown at once.
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
