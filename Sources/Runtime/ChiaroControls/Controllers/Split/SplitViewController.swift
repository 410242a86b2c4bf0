// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A container that shows its child controllers in columns.
///
/// When the width is compact, it shows them in one navigation stack.
///
/// Apple counterpart: `UISplitViewController` · Source: UISplitViewController.h · Fidelity:
/// approximate, columns appear and disappear without animation
open class SplitViewController: ViewController {
  /// The number of columns; `unspecified` if `viewControllers` supplies the columns.
  public final let style: Style
  /// The delegate, which is asked about the columns and notified of their changes; nil for none.
  open weak var delegate: (any SplitViewControllerDelegate)?
  /// The preferred display mode; the default is `automatic`.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { modeDidChange() } }
  /// The preferred split behavior; the default is `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeDidChange() } }
  /// The side of the primary column; the default is `leading`.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }
  /// Whether a drag from the edge shows hidden columns; the default is true.
  open var presentsWithGesture = true
  /// Whether the navigation bar of the first column has a button that shows and hides columns; the
  /// default is true.
  open var displayModeButtonVisibility = true { didSet { columnsDidChange() } }
  /// The preferred width of the primary column, in points.
  ///
  /// If it is `automaticDimension`, the default, `preferredPrimaryColumnWidthFraction` determines
  /// the width.
  open var preferredPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The preferred width of the primary column as a fraction of the whole width, from 0 to 1.
  ///
  /// If it is `automaticDimension`, the default, the width is 320 points, but at most 80 % of the
  /// whole width. `preferredPrimaryColumnWidth` takes precedence if it is set.
  open var preferredPrimaryColumnWidthFraction = SplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The minimum width of the primary column, in points; `automaticDimension` for none.
  open var minimumPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The maximum width of the primary column, in points; `automaticDimension` for none.
  open var maximumPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The preferred width of the supplementary column, in points.
  ///
  /// If it is `automaticDimension`, the default, the width is 375 points, but at most 80 % of the
  /// whole width.
  open var preferredSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The value −1, which stands for the default width of a column, or for no minimum or maximum
  /// width.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The controllers of the columns, each in a navigation controller where the style has columns.
  final var columns: [Column: ViewController] = [:]
  /// The columns that are shown, from the leading edge, when they were last arranged.
  final var shownColumns: [Column] = []
  /// The columns that somebody showed or hid; nil while the display mode decides.
  final var chosenMode: DisplayMode?
  /// Whether one stack is shown; nil before the columns were first arranged.
  final var collapsedState: Bool?
  /// The controllers of other columns that are in the one stack while the columns are collapsed.
  final var movedControllers: [Column: [ViewController]] = [:]
  final let dimming = DimmingView()
  final let lines = [View(), View()]
  private final let edge = ScreenEdgePanGestureRecognizer()

  /// Creates a split view controller with a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller whose columns are its `viewControllers`.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  // MARK: Columns

  /// The controllers of the columns, beginning with the primary column.
  ///
  /// While the columns are collapsed, it contains only the controller that is shown.
  open var viewControllers: [ViewController] {
    get {
      if isCollapsed { return shownColumns.compactMap { columns[$0] } }
      return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      let places: [Column] =
        newValue.count > 2
        ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in [Column.primary, .supplementary, .secondary] {
        let index = places.firstIndex(of: column)
        let controller = index.flatMap { newValue.indices.contains($0) ? newValue[$0] : nil }
        put(controller, in: column)
      }
    }
  }

  /// Sets the controller of a column; nil empties the column.
  ///
  /// A controller that is not a navigation controller is put in one, except in the column
  /// `compact`.
  open func setViewController(_ controller: ViewController?, for column: Column) {
    put(controller.map { wrapped($0, column) }, in: column)
  }

  /// Returns the controller that was set for a column; nil for none.
  open func viewController(for column: Column) -> ViewController? {
    let controller = columns[column]
    guard let own = controller as? ColumnNavigationController else { return controller }
    return own.viewControllers.first
  }

  private final func wrapped(_ controller: ViewController, _ column: Column) -> ViewController {
    if controller is NavigationController || column == .compact { return controller }
    return ColumnNavigationController(rootViewController: controller)
  }

  private final func put(_ controller: ViewController?, in column: Column) {
    guard columns[column] !== controller else { return }
    // What comes back from the stack may be another one than before.
    if collapsedState == true { separate() }
    let former = columns[column]
    if let former, former !== controller {
      former.willMove(toParent: nil)
      take(former)
      former.removeFromParent()
    }
    columns[column] = controller
    if let controller, former !== controller {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    shownColumns.removeAll { $0 == column }
    collapsedState = nil
    if viewIfLoaded?.window != nil { arrange() } else { columnsDidChange() }
  }

  // MARK: Showing

  /// Whether the columns are collapsed into one navigation stack, because the width is compact.
  public final var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The columns that are shown, and their place; `secondaryOnly` while the columns are collapsed.
  public final var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : modeInForce }

  /// The way in which the columns share the width now.
  public final var splitBehavior: SplitBehavior {
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }

  /// Shows a column beside or over the secondary column.
  ///
  /// While the columns are collapsed, it pushes the column's controllers.
  open func show(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    guard !shownColumns.contains(column), columns[column] != nil else { return }
    delegate?.splitViewController(self, willShow: column)
    let isFirst = column == .primary && style == .tripleColumn
    chosenMode =
      tiles
      ? (isFirst ? .twoBesideSecondary : .oneBesideSecondary)
      : (isFirst ? .twoOverSecondary : .oneOverSecondary)
    modeDidChange(keepsChoice: true)
  }

  /// Hides a column other than the secondary one.
  ///
  /// While the columns are collapsed, it pops the column's controllers.
  open func hide(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    guard shownColumns.contains(column), column != .secondary else { return }
    delegate?.splitViewController(self, willHide: column)
    let leavesOne = column == .primary && style == .tripleColumn
    chosenMode = leavesOne ? (tiles ? .oneBesideSecondary : .oneOverSecondary) : .secondaryOnly
    modeDidChange(keepsChoice: true)
  }

  /// Shows a controller in the secondary column, or pushes it while the columns are collapsed.
  open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    let isDone = delegate?.splitViewController(self, showDetail: controller, sender: sender)
    if isDone == true { return }
    guard isCollapsed else { return setDetail(controller) }
    let contents = (controller as? NavigationController)?.viewControllers ?? [controller]
    guard let stack = collapsedStack else { return setDetail(controller) }
    if let navigation = controller as? NavigationController {
      navigation.setViewControllers([], animated: false)
    }
    let rest = stack.viewControllers.prefix { movedColumn(of: $0) != .secondary }
    movedControllers[.secondary] = contents
    stack.setViewControllers(rest + contents, animated: true)
  }

  private final func setDetail(_ controller: ViewController) {
    if style == .unspecified {
      put(controller, in: .secondary)
    } else {
      setViewController(controller, for: .secondary)
    }
  }

  /// Shows a controller in the primary column.
  ///
  /// The controller is pushed onto the column's navigation stack, or replaces a controller that is
  /// not a navigation controller.
  ///
  /// If the width is compact and the primary controller is not a navigation controller, the
  /// controller is presented.
  open override func show(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if let stack = columns[.primary] as? NavigationController {
      stack.pushViewController(controller, animated: true)
    } else if isCollapsed {
      present(controller, animated: true)
    } else {
      put(controller, in: .primary)
    }
  }

  /// A bar button that shows and hides the columns beside the secondary one.
  public final private(set) lazy var displayModeButtonItem = BarButtonItem(
    image: Image(.symbol("sidebar.left")),
    primaryAction: Action { [unowned self] _ in toggleColumns() })

  private final func toggleColumns() {
    if displayMode == .secondaryOnly {
      show(style == .tripleColumn ? .supplementary : .primary)
    } else {
      for column in shownColumns where column != .secondary { hide(column) }
    }
  }

  // MARK: Looks

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for line in lines { line.backgroundColor = .separator }
    dimming.onPress = { [unowned self] in toggleColumns() }
    let edge = ScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector(SplitViewController.draggedFromEdge(_:), "draggedFromEdge(_:)"))
    edge.edges = primaryEdge == .trailing ? .right : .left
    view.addGestureRecognizer(edge)
  }

  private final func draggedFromEdge(_ edge: ScreenEdgePanGestureRecognizer) {
    let isHidden = !isCollapsed && displayMode == .secondaryOnly
    if presentsWithGesture, isHidden, edge.state == .began { toggleColumns() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  private final func modeDidChange(keepsChoice: Bool = false) {
    if !keepsChoice { chosenMode = nil }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    if viewIfLoaded?.window != nil { arrange() } else { columnsDidChange() }
  }

  final func columnsDidChange() { viewIfLoaded?.setNeedsLayout() }

  open override var childForStatusBarStyle: ViewController? {
    shownColumns.last.flatMap { columns[$0] }
  }
}

/// The navigation controller that a split view controller makes for a column.
final class ColumnNavigationController: NavigationController {}

/// What lies between a column and those over it; a press on it hides them.
final class DimmingView: View {
  var onPress: () -> Void = {}

  override func drawContent(in context: GraphicsContext) {
    context.fill(bounds, .black.withAlphaComponent(0.2))
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) { onPress() }
}
