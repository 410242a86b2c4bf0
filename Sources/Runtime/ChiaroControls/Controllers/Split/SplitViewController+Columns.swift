// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

// Which columns are shown where, and the one stack that they become.
extension SplitViewController {
  /// The usual widths of primary and supplementary columns in points.
  ///
  /// Source: estimated, compared with no device; Apple publishes no values
  private static let widths: [Column: CGFloat] = [.primary: 320, .supplementary: 375]

  /// Whether columns stand beside the secondary one rather than over it.
  final var tiles: Bool {
    switch preferredSplitBehavior {
    case .tile: true
    case .overlay, .displace: false
    case .automatic: isWide
    }
  }

  private final var isWide: Bool {
    guard let size = viewIfLoaded?.bounds.size else { return true }
    return size.width > size.height || style == .unspecified && size.width >= 900
  }

  /// The display mode, where the columns are not one stack.
  final var modeInForce: DisplayMode {
    if let chosenMode { return chosenMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return tiles && isWide ? .oneBesideSecondary : .secondaryOnly
  }

  /// The columns of a display mode, from the primary one on.
  private final func columns(of mode: DisplayMode) -> [Column] {
    let one: Column = columns[.supplementary] == nil ? .primary : .supplementary
    let all: [Column]
    switch mode {
    case .secondaryOnly, .automatic: all = [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: all = [one, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      all = one == .primary ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    }
    let shown = all.filter { columns[$0] != nil }
    // Without a secondary column the primary one is all there is.
    return shown.isEmpty ? columns.keys.filter { $0 == .primary } : shown
  }

  /// The width of the primary column, in points; 0 while the column is hidden.
  public final var primaryColumnWidth: CGFloat {
    shownColumns.contains(.primary) ? width(of: .primary) : 0
  }
  /// The width of the supplementary column, in points; 0 while the column is hidden.
  public final var supplementaryColumnWidth: CGFloat {
    shownColumns.contains(.supplementary) ? width(of: .supplementary) : 0
  }

  private final func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    let usual = min(Self.widths[column] ?? whole, whole * 0.8)
    if column == .supplementary {
      return preferredSupplementaryColumnWidth >= 0 ? preferredSupplementaryColumnWidth : usual
    }
    var width = usual
    let share = preferredPrimaryColumnWidthFraction
    if share >= 0 { width = whole * share }
    if preferredPrimaryColumnWidth >= 0 { width = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth >= 0 { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth >= 0 { width = max(width, minimumPrimaryColumnWidth) }
    return min(width, whole)
  }

  // MARK: Arranging

  /// Shows the columns that the width and the display mode ask for, where they belong.
  final func arrange() {
    guard isViewLoaded, !columns.isEmpty else { return }
    let isCollapsed = isCollapsed
    if collapsedState != isCollapsed {
      let isFirst = collapsedState == nil
      if isCollapsed { collapse() } else { separate() }
      collapsedState = isCollapsed
      if !isFirst {
        if isCollapsed {
          delegate?.splitViewControllerDidCollapse(self)
        } else {
          delegate?.splitViewControllerDidExpand(self)
        }
      }
      tellColumns(isCollapsed)
    }
    show(columns: isCollapsed ? [collapsedColumn] : columns(of: modeInForce))
    place()
    updateButtons()
  }

  /// Tells the columns whether they are one stack; those beside the secondary one are narrow.
  private final func tellColumns(_ isCollapsed: Bool) {
    for (column, controller) in columns where controller.parent === self {
      let isNarrow = isCollapsed || column != .secondary && column != .compact
      let traits = TraitCollection(traitsFrom: [
        TraitCollection(
          splitViewControllerLayoutEnvironment: isCollapsed ? .collapsed : .expanded),
        isNarrow ? TraitCollection(horizontalSizeClass: .compact) : TraitCollection(),
      ])
      setOverrideTraitCollection(traits, forChild: controller)
    }
  }

  private final func show(columns new: [Column]) {
    for column in shownColumns where !new.contains(column) { columns[column].map(take) }
    let former = shownColumns
    shownColumns = new
    // The secondary column lies below those that are over it.
    for column in new.sorted(by: { ($0 == .secondary ? 0 : 1) < ($1 == .secondary ? 0 : 1) }) {
      guard let controller = columns[column] else { continue }
      if former.contains(column), controller.viewIfLoaded?.superview === view { continue }
      transition(from: nil, to: controller, in: view, frame: view.bounds, animated: false)
    }
  }

  /// Takes the view of a column away; what is in the stack stays there.
  final func take(_ controller: ViewController) {
    if controller.parent === self { controller.viewIfLoaded?.removeFromSuperview() }
  }

  /// Gives the columns their frames.
  private final func place() {
    let bounds = view.bounds
    let isOver = !isCollapsed && splitBehavior == .overlay && shownColumns.count > 1
    let isMirrored = view.isRightToLeft != (primaryEdge == .trailing)
    var left: CGFloat = 0
    for (index, column) in shownColumns.enumerated() {
      guard let shown = columns[column]?.viewIfLoaded else { continue }
      let isLast = index == shownColumns.count - 1
      let width = isLast ? bounds.width - (isOver ? 0 : left) : width(of: column)
      let frame = CGRect(
        x: isLast && isOver ? 0 : left, y: 0, width: max(0, width), height: bounds.height)
      shown.frame = frame.placed(in: bounds, isMirrored ? .rightToLeft : .leftToRight)
      left += width
    }
    placeLines(isOver, isMirrored)
  }

  private final func placeLines(_ isOver: Bool, _ isMirrored: Bool) {
    if isOver, let lowest = shownColumns.last.flatMap({ columns[$0]?.viewIfLoaded }) {
      dimming.frame = view.bounds
      view.insertSubview(dimming, aboveSubview: lowest)
    } else {
      dimming.removeFromSuperview()
    }
    for (index, line) in lines.enumerated() {
      guard index < shownColumns.count - 1, let shown = columns[shownColumns[index]]?.viewIfLoaded
      else {
        line.removeFromSuperview()
        continue
      }
      let x = isMirrored ? shown.frame.minX : shown.frame.maxX - 0.5
      line.frame = CGRect(x: x, y: 0, width: 0.5, height: view.bounds.height)
      view.addSubview(line)
    }
  }

  /// Puts the button that shows and hides columns in the bar of the first column that is shown.
  private final func updateButtons() {
    let hasButton = style != .unspecified && displayModeButtonVisibility && !isCollapsed
    for (column, controller) in columns {
      guard let stack = controller as? NavigationController else { continue }
      let isFirst = hasButton && column == shownColumns.first && columns.count > 1
      stack.leadingButton = isFirst ? displayModeButtonItem : nil
    }
  }

  // MARK: One stack

  /// The column whose controller is the one stack.
  private final var collapsedColumn: Column {
    if columns[.compact] != nil { return .compact }
    if columns[.primary] != nil { return .primary }
    return columns[.supplementary] != nil ? .supplementary : .secondary
  }

  /// The navigation controller that is the one stack; nil if what is shown is none.
  final var collapsedStack: NavigationController? {
    columns[collapsedColumn] as? NavigationController
  }

  /// Puts what the other columns show on the stack, as far as the delegate wants it.
  private final func collapse() {
    guard columns[.compact] == nil, let stack = collapsedStack else { return }
    let top =
      delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    for column in [Column.supplementary, .secondary] {
      guard column.rawValue <= top.rawValue, let controller = columns[column],
        controller !== stack
      else { continue }
      let isOld = column == .secondary && style == .unspecified
      let isLeftOut =
        isOld
        && delegate?.splitViewController(self, collapseSecondary: controller, onto: stack) == true
      if !isLeftOut { move(controller, of: column, onto: stack) }
    }
  }

  private final func move(
    _ controller: ViewController, of column: Column, onto stack: NavigationController
  ) {
    let navigation = controller as? NavigationController
    let contents = navigation?.viewControllers ?? [controller]
    take(controller)
    navigation?.setViewControllers([], animated: false)
    if navigation == nil {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    movedControllers[column, default: []] += contents
    for content in contents { stack.pushViewController(content, animated: false) }
  }

  /// Puts what was moved back where it was.
  final func separate() {
    putBack([.supplementary, .secondary], animated: false)
    movedControllers = [:]
  }

  /// The column from which a controller was moved onto the stack; nil for none.
  final func movedColumn(of content: ViewController) -> Column? {
    movedControllers.first { $0.value.contains { $0 === content } }?.key
  }

  /// Puts what was moved from columns back there, if it is still on the stack or not.
  private final func putBack(_ moved: [Column], animated: Bool) {
    guard let stack = collapsedStack, !movedControllers.isEmpty else { return }
    var (rest, back, column) = ([ViewController](), [Column: [ViewController]](), Column?.none)
    for content in stack.viewControllers {
      // What was pushed on top of a column's controllers belongs to them.
      column = movedColumn(of: content) ?? column
      if let column, moved.contains(column) {
        back[column, default: []].append(content)
      } else {
        rest.append(content)
      }
    }
    if !back.isEmpty { stack.setViewControllers(rest, animated: animated) }
    for column in moved {
      guard let contents = movedControllers.removeValue(forKey: column) else { continue }
      give(back[column] ?? contents, to: column)
    }
  }

  private final func give(_ contents: [ViewController], to column: Column) {
    if let navigation = columns[column] as? NavigationController {
      return navigation.setViewControllers(contents, animated: false)
    }
    // A controller that is no stack comes back itself; what is on top of it is left out.
    guard let content = contents.first, content.parent !== self else { return }
    columns[column] = content
    addChild(content)
    content.didMove(toParent: self)
  }

  final func showInStack(_ column: Column) {
    guard let stack = collapsedStack, let controller = columns[column], controller !== stack
    else { return }
    let waiting = (movedControllers[column] ?? []).filter { content in
      !stack.viewControllers.contains { $0 === content }
    }
    for content in waiting { stack.pushViewController(content, animated: true) }
    // One that is no stack is in the stack already unless it is a child here.
    if controller.parent === self { move(controller, of: column, onto: stack) }
  }

  final func hideInStack(_ column: Column) {
    guard column != collapsedColumn, let stack = collapsedStack,
      stack.viewControllers.contains(where: { movedColumn(of: $0) == column })
    else { return }
    // The secondary column lies on the supplementary one.
    putBack(column == .supplementary ? [column, .secondary] : [column], animated: true)
  }
}

extension ViewController {
  /// The nearest split view controller that contains this one; nil for none.
  ///
  /// Apple counterpart: `splitViewController` · Source: UISplitViewController.h · Fidelity: exact
  public final var splitViewController: SplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? SplitViewController }.first
  }
}
