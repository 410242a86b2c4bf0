// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroControls

  /// UIKit's name for `Control`.
  ///
  /// Apple counterpart: `UIControl` · Source: UIKit reference · Fidelity: exact
  public typealias UIControl = Control
  /// UIKit's name for `Label`.
  ///
  /// Apple counterpart: `UILabel` · Source: UIKit reference · Fidelity: exact
  public typealias UILabel = Label
  /// UIKit's name for `TextField`.
  ///
  /// Apple counterpart: `UITextField` · Source: UIKit reference · Fidelity: exact
  public typealias UITextField = TextField
  /// UIKit's name for `TextView`.
  ///
  /// Apple counterpart: `UITextView` · Source: UIKit reference · Fidelity: exact
  public typealias UITextView = TextView
  /// UIKit's name for `Button`.
  ///
  /// Apple counterpart: `UIButton` · Source: UIKit reference · Fidelity: exact
  public typealias UIButton = Button
  /// UIKit's name for `ImageView`.
  ///
  /// Apple counterpart: `UIImageView` · Source: UIKit reference · Fidelity: exact
  public typealias UIImageView = ImageView
  /// UIKit's name for `StackView`.
  ///
  /// Apple counterpart: `UIStackView` · Source: UIKit reference · Fidelity: exact
  public typealias UIStackView = StackView
  /// UIKit's name for `ScrollView`.
  ///
  /// Apple counterpart: `UIScrollView` · Source: UIKit reference · Fidelity: exact
  public typealias UIScrollView = ScrollView
  /// UIKit's name for `Switch`.
  ///
  /// Apple counterpart: `UISwitch` · Source: UIKit reference · Fidelity: exact
  public typealias UISwitch = Switch
  /// UIKit's name for `Slider`.
  ///
  /// Apple counterpart: `UISlider` · Source: UIKit reference · Fidelity: exact
  public typealias UISlider = Slider
  /// UIKit's name for `SegmentedControl`.
  ///
  /// Apple counterpart: `UISegmentedControl` · Source: UIKit reference · Fidelity: exact
  public typealias UISegmentedControl = SegmentedControl
  /// UIKit's name for `ProgressView`.
  ///
  /// Apple counterpart: `UIProgressView` · Source: UIKit reference · Fidelity: exact
  public typealias UIProgressView = ProgressView
  /// UIKit's name for `ActivityIndicator`.
  ///
  /// Apple counterpart: `UIActivityIndicatorView` · Source: UIKit reference · Fidelity: exact
  public typealias UIActivityIndicatorView = ActivityIndicator
  /// UIKit's name for `TableView`.
  ///
  /// Apple counterpart: `UITableView` · Source: UIKit reference · Fidelity: exact
  public typealias UITableView = TableView
  /// UIKit's name for `TableViewCell`.
  ///
  /// Apple counterpart: `UITableViewCell` · Source: UIKit reference · Fidelity: exact
  public typealias UITableViewCell = TableViewCell
  /// UIKit's name for `TableViewHeaderFooterView`.
  ///
  /// Apple counterpart: `UITableViewHeaderFooterView` · Source: UIKit reference · Fidelity: exact
  public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
  /// UIKit's name for `TableViewDataSource`.
  ///
  /// Apple counterpart: `UITableViewDataSource` · Source: UIKit reference · Fidelity: exact
  public typealias UITableViewDataSource = TableViewDataSource
  /// UIKit's name for `CollectionView`.
  ///
  /// Apple counterpart: `UICollectionView` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionView = CollectionView
  /// UIKit's name for `CollectionViewCell`.
  ///
  /// Apple counterpart: `UICollectionViewCell` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionViewCell = CollectionViewCell
  /// UIKit's name for `CollectionViewListCell`.
  ///
  /// Apple counterpart: `UICollectionViewListCell` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionViewListCell = CollectionViewListCell
  /// UIKit's name for `CollectionViewDataSource`.
  ///
  /// Apple counterpart: `UICollectionViewDataSource` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionViewDataSource = CollectionViewDataSource
  /// UIKit's name for `CollectionLayoutSection`.
  ///
  /// Apple counterpart: `NSCollectionLayoutSection` · Source: UIKit reference · Fidelity:
  /// approximate
  /// UIKit's name for `CellConfigurationState`.
  ///
  /// Apple counterpart: `UICellConfigurationState` · Source: UIKit reference · Fidelity: exact
  public typealias UICellConfigurationState = CellConfigurationState
  /// UIKit's name for `ListContentConfiguration`.
  ///
  /// Apple counterpart: `UIListContentConfiguration` · Source: UIKit reference · Fidelity: exact
  public typealias UIListContentConfiguration = ListContentConfiguration
  /// UIKit's name for `BackgroundConfiguration`.
  ///
  /// Apple counterpart: `UIBackgroundConfiguration` · Source: UIKit reference · Fidelity: exact
  public typealias UIBackgroundConfiguration = BackgroundConfiguration
  /// UIKit's name for `ConfigurationColorTransformer`.
  ///
  /// Apple counterpart: `UIConfigurationColorTransformer` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
  /// UIKit's name for `NavigationBar`.
  ///
  /// Apple counterpart: `UINavigationBar` · Source: UIKit reference · Fidelity: exact
  public typealias UINavigationBar = NavigationBar
  /// UIKit's name for `TabBar`.
  ///
  /// Apple counterpart: `UITabBar` · Source: UIKit reference · Fidelity: exact
  public typealias UITabBar = TabBar
  /// UIKit's name for `Toolbar`.
  ///
  /// Apple counterpart: `UIToolbar` · Source: UIKit reference · Fidelity: exact
  public typealias UIToolbar = Toolbar
  /// UIKit's name for `BarAppearance`.
  ///
  /// Apple counterpart: `UIBarAppearance` · Source: UIKit reference · Fidelity: approximate
  public typealias UIBarAppearance = BarAppearance
  /// UIKit's name for `BarItem`.
  ///
  /// Apple counterpart: `UIBarButtonItem` · Source: UIKit reference · Fidelity: exact
  public typealias UIBarButtonItem = BarItem
  /// UIKit's name for `StatusBarStyle`.
  ///
  /// Apple counterpart: `UIStatusBarStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UIStatusBarStyle = StatusBarStyle
  /// UIKit's name for `Font`.
  ///
  /// Apple counterpart: `UIFont` · Source: UIKit reference · Fidelity: exact
  public typealias UIFont = Font
  /// UIKit's name for `TextAlignment`.
  ///
  /// Apple counterpart: `NSTextAlignment` · Source: UIKit reference · Fidelity: exact
  public typealias NSTextAlignment = TextAlignment
  /// WebKit's name for `WebView`.
  ///
  /// Apple counterpart: `WKWebView` · Source: UIKit reference · Fidelity: approximate
  public typealias WKWebView = WebView
  /// UIKit's name for `Action`.
  ///
  /// Apple counterpart: `UIAction` · Source: UIKit reference · Fidelity: exact
  public typealias UIAction = Action
  /// UIKit's name for `ScrollViewDelegate`.
  ///
  /// Apple counterpart: `UIScrollViewDelegate` · Source: UIKit reference · Fidelity: exact
  public typealias UIScrollViewDelegate = ScrollViewDelegate
  /// UIKit's name for `TableViewDelegate`.
  ///
  /// Apple counterpart: `UITableViewDelegate` · Source: UIKit reference · Fidelity: exact
  public typealias UITableViewDelegate = TableViewDelegate
  /// UIKit's name for `CollectionViewDelegate`.
  ///
  /// Apple counterpart: `UICollectionViewDelegate` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionViewDelegate = CollectionViewDelegate
  /// UIKit's name for `TabBarDelegate`.
  ///
  /// Apple counterpart: `UITabBarDelegate` · Source: UIKit reference · Fidelity: exact
  public typealias UITabBarDelegate = TabBarDelegate

  public typealias UIMenuElement = MenuElement
  public typealias UIMenu = Menu
  public typealias UICommand = Command
  public typealias UIKeyCommand = KeyCommand
  public typealias UIDeferredMenuElement = DeferredMenuElement
  public typealias UIContextMenuConfiguration = ContextMenuConfiguration
  public typealias UIContextMenuInteraction = ContextMenuInteraction
  public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
  public typealias UIInteraction = Interaction
  public typealias UIPasteboard = Pasteboard
  public typealias UIBarItem = BarItem
  public typealias UITabBarItem = BarItem
  public typealias UISearchBar = SearchBar
  public typealias UISearchBarDelegate = SearchBarDelegate
  public typealias UISearchTextField = SearchTextField
  public typealias UISearchController = SearchController
  public typealias UISearchControllerDelegate = SearchControllerDelegate
  public typealias UISearchResultsUpdating = SearchResultsUpdating
  public typealias UIRefreshControl = RefreshControl
  public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
  public typealias UIContextualAction = ContextualAction
  public typealias UICollectionReusableView = CollectionReusableView
  public typealias UICollectionViewLayout = CollectionViewLayout
  public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
  public typealias UICollectionViewLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext
  public typealias UICollectionViewFlowLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext
  public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
  public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
  public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
  public typealias UICollectionViewCompositionalLayout = CompositionalLayout
  public typealias UICollectionViewCompositionalLayoutConfiguration =
    CompositionalLayoutConfiguration
  public typealias UICollectionLayoutListConfiguration = CompositionalListConfiguration
  public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
  public typealias NSCollectionLayoutDimension = CompositionalDimension
  public typealias NSCollectionLayoutSize = CompositionalSize
  public typealias NSCollectionLayoutSpacing = CompositionalSpacing
  public typealias NSCollectionLayoutEdgeSpacing = CompositionalEdgeSpacing
  public typealias NSCollectionLayoutItem = CompositionalItem
  public typealias NSCollectionLayoutSupplementaryItem = CompositionalSupplementaryItem
  public typealias NSCollectionLayoutBoundarySupplementaryItem = CompositionalSupplementaryItem
  public typealias NSCollectionLayoutGroup = CompositionalGroup
  public typealias NSCollectionLayoutSection = CompositionalSection
  public typealias NSRectAlignment = RectAlignment
  public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot
  public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
  public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
  public typealias UITextViewDelegate = TextViewDelegate
  public typealias UIDataDetectorTypes = TextView.DataDetectorTypes
  public typealias UIBaselineAdjustment = Label.BaselineAdjustment
  public typealias UIKeyboardType = KeyboardType
  public typealias UIKeyboardAppearance = KeyboardAppearance
  public typealias UIReturnKeyType = ReturnKeyType
  public typealias UITextAutocapitalizationType = TextAutocapitalizationType
  public typealias UITextAutocorrectionType = TextAutocorrectionType
  public typealias UITextSpellCheckingType = TextReplacementType
  public typealias UITextSmartQuotesType = TextReplacementType
  public typealias UITextSmartDashesType = TextReplacementType
  public typealias UITextContentType = TextContentType
#endif
