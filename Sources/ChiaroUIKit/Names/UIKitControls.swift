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

  /// UIKit's name of `MenuElement`.
  public typealias UIMenuElement = MenuElement
  /// UIKit's name of `Menu`.
  public typealias UIMenu = Menu
  /// UIKit's name of `Command`.
  public typealias UICommand = Command
  /// UIKit's name of `KeyCommand`.
  public typealias UIKeyCommand = KeyCommand
  /// UIKit's name of `DeferredMenuElement`.
  public typealias UIDeferredMenuElement = DeferredMenuElement
  /// UIKit's name of `ContextMenuConfiguration`.
  public typealias UIContextMenuConfiguration = ContextMenuConfiguration
  /// UIKit's name of `ContextMenuInteraction`.
  public typealias UIContextMenuInteraction = ContextMenuInteraction
  /// UIKit's name of `ContextMenuInteractionDelegate`.
  public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
  /// UIKit's name of `Interaction`.
  public typealias UIInteraction = Interaction
  /// UIKit's name of `Pasteboard`.
  public typealias UIPasteboard = Pasteboard
  /// UIKit's name of `BarItem`.
  public typealias UIBarItem = BarItem
  /// UIKit's name of `BarItem`.
  public typealias UITabBarItem = BarItem
  /// UIKit's name of `SearchBar`.
  public typealias UISearchBar = SearchBar
  /// UIKit's name of `SearchBarDelegate`.
  public typealias UISearchBarDelegate = SearchBarDelegate
  /// UIKit's name of `SearchTextField`.
  public typealias UISearchTextField = SearchTextField
  /// UIKit's name of `SearchController`.
  public typealias UISearchController = SearchController
  /// UIKit's name of `SearchControllerDelegate`.
  public typealias UISearchControllerDelegate = SearchControllerDelegate
  /// UIKit's name of `SearchResultsUpdating`.
  public typealias UISearchResultsUpdating = SearchResultsUpdating
  /// UIKit's name of `RefreshControl`.
  public typealias UIRefreshControl = RefreshControl
  /// UIKit's name of `SwipeActionsConfiguration`.
  public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
  /// UIKit's name of `ContextualAction`.
  public typealias UIContextualAction = ContextualAction
  /// UIKit's name of `CollectionReusableView`.
  public typealias UICollectionReusableView = CollectionReusableView
  /// UIKit's name of `CollectionViewLayout`.
  public typealias UICollectionViewLayout = CollectionViewLayout
  /// UIKit's name of `CollectionViewLayoutAttributes`.
  public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
  /// UIKit's name of `CollectionViewLayoutInvalidationContext`.
  public typealias UICollectionViewLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext
  /// UIKit's name of `CollectionViewLayoutInvalidationContext`.
  public typealias UICollectionViewFlowLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext
  /// UIKit's name of `CollectionViewFlowLayout`.
  public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
  /// UIKit's name of `CollectionViewDelegateFlowLayout`.
  public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
  /// UIKit's name of `CollectionViewDataSourcePrefetching`.
  public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
  /// UIKit's name of `CompositionalLayout`.
  public typealias UICollectionViewCompositionalLayout = CompositionalLayout
  /// UIKit's name of `CompositionalLayoutConfiguration`.
  public typealias UICollectionViewCompositionalLayoutConfiguration =
    CompositionalLayoutConfiguration
  /// UIKit's name of `CompositionalListConfiguration`.
  public typealias UICollectionLayoutListConfiguration = CompositionalListConfiguration
  /// UIKit's name of `CollectionLayoutEnvironment`.
  public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
  /// UIKit's name of `CompositionalDimension`.
  public typealias NSCollectionLayoutDimension = CompositionalDimension
  /// UIKit's name of `CompositionalSize`.
  public typealias NSCollectionLayoutSize = CompositionalSize
  /// UIKit's name of `CompositionalSpacing`.
  public typealias NSCollectionLayoutSpacing = CompositionalSpacing
  /// UIKit's name of `CompositionalEdgeSpacing`.
  public typealias NSCollectionLayoutEdgeSpacing = CompositionalEdgeSpacing
  /// UIKit's name of `CompositionalItem`.
  public typealias NSCollectionLayoutItem = CompositionalItem
  /// UIKit's name of `CompositionalSupplementaryItem`.
  public typealias NSCollectionLayoutSupplementaryItem = CompositionalSupplementaryItem
  /// UIKit's name of `CompositionalSupplementaryItem`.
  public typealias NSCollectionLayoutBoundarySupplementaryItem = CompositionalSupplementaryItem
  /// UIKit's name of `CompositionalGroup`.
  public typealias NSCollectionLayoutGroup = CompositionalGroup
  /// UIKit's name of `CompositionalSection`.
  public typealias NSCollectionLayoutSection = CompositionalSection
  /// UIKit's name of `RectAlignment`.
  public typealias NSRectAlignment = RectAlignment
  /// UIKit's name of `DiffableSnapshot`.
  public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot
  /// UIKit's name of `TableViewDiffableDataSource`.
  public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
  /// UIKit's name of `CollectionViewDiffableDataSource`.
  public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
  /// UIKit's name of `TextViewDelegate`.
  public typealias UITextViewDelegate = TextViewDelegate
  /// UIKit's name of `TextView.DataDetectorTypes`.
  public typealias UIDataDetectorTypes = TextView.DataDetectorTypes
  /// UIKit's name of `Label.BaselineAdjustment`.
  public typealias UIBaselineAdjustment = Label.BaselineAdjustment
  /// UIKit's name of `KeyboardType`.
  public typealias UIKeyboardType = KeyboardType
  /// UIKit's name of `KeyboardAppearance`.
  public typealias UIKeyboardAppearance = KeyboardAppearance
  /// UIKit's name of `ReturnKeyType`.
  public typealias UIReturnKeyType = ReturnKeyType
  /// UIKit's name of `TextAutocapitalizationType`.
  public typealias UITextAutocapitalizationType = TextAutocapitalizationType
  /// UIKit's name of `TextAutocorrectionType`.
  public typealias UITextAutocorrectionType = TextAutocorrectionType
  /// UIKit's name of `TextReplacementType`.
  public typealias UITextSpellCheckingType = TextReplacementType
  /// UIKit's name of `TextReplacementType`.
  public typealias UITextSmartQuotesType = TextReplacementType
  /// UIKit's name of `TextReplacementType`.
  public typealias UITextSmartDashesType = TextReplacementType
  /// UIKit's name of `TextContentType`.
  public typealias UITextContentType = TextContentType
#endif
