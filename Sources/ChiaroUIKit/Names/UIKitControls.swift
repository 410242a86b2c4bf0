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

  ///  u i menu element.
  public typealias UIMenuElement = MenuElement
  ///  u i menu.
  public typealias UIMenu = Menu
  ///  u i command.
  public typealias UICommand = Command
  ///  u i key command.
  public typealias UIKeyCommand = KeyCommand
  ///  u i deferred menu element.
  public typealias UIDeferredMenuElement = DeferredMenuElement
  ///  u i context menu configuration.
  public typealias UIContextMenuConfiguration = ContextMenuConfiguration
  ///  u i context menu interaction.
  public typealias UIContextMenuInteraction = ContextMenuInteraction
  ///  u i context menu interaction delegate.
  public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
  ///  u i interaction.
  public typealias UIInteraction = Interaction
  ///  u i pasteboard.
  public typealias UIPasteboard = Pasteboard
  ///  u i bar item.
  public typealias UIBarItem = BarItem
  ///  u i tab bar item.
  public typealias UITabBarItem = BarItem
  ///  u i search bar.
  public typealias UISearchBar = SearchBar
  ///  u i search bar delegate.
  public typealias UISearchBarDelegate = SearchBarDelegate
  ///  u i search text field.
  public typealias UISearchTextField = SearchTextField
  ///  u i search controller.
  public typealias UISearchController = SearchController
  ///  u i search controller delegate.
  public typealias UISearchControllerDelegate = SearchControllerDelegate
  ///  u i search results updating.
  public typealias UISearchResultsUpdating = SearchResultsUpdating
  ///  u i refresh control.
  public typealias UIRefreshControl = RefreshControl
  ///  u i swipe actions configuration.
  public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
  ///  u i contextual action.
  public typealias UIContextualAction = ContextualAction
  ///  u i collection reusable view.
  public typealias UICollectionReusableView = CollectionReusableView
  ///  u i collection view layout.
  public typealias UICollectionViewLayout = CollectionViewLayout
  ///  u i collection view layout attributes.
  public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
  ///  u i collection view layout invalidation context.
  public typealias UICollectionViewLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext
  ///  u i collection view flow layout invalidation context.
  public typealias UICollectionViewFlowLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext
  ///  u i collection view flow layout.
  public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
  ///  u i collection view delegate flow layout.
  public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
  ///  u i collection view data source prefetching.
  public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
  ///  u i collection view compositional layout.
  public typealias UICollectionViewCompositionalLayout = CompositionalLayout
  ///  u i collection view compositional layout configuration.
  public typealias UICollectionViewCompositionalLayoutConfiguration =
    CompositionalLayoutConfiguration
  ///  u i collection layout list configuration.
  public typealias UICollectionLayoutListConfiguration = CompositionalListConfiguration
  ///  n s collection layout environment.
  public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
  ///  n s collection layout dimension.
  public typealias NSCollectionLayoutDimension = CompositionalDimension
  ///  n s collection layout size.
  public typealias NSCollectionLayoutSize = CompositionalSize
  ///  n s collection layout spacing.
  public typealias NSCollectionLayoutSpacing = CompositionalSpacing
  ///  n s collection layout edge spacing.
  public typealias NSCollectionLayoutEdgeSpacing = CompositionalEdgeSpacing
  ///  n s collection layout item.
  public typealias NSCollectionLayoutItem = CompositionalItem
  ///  n s collection layout supplementary item.
  public typealias NSCollectionLayoutSupplementaryItem = CompositionalSupplementaryItem
  ///  n s collection layout boundary supplementary item.
  public typealias NSCollectionLayoutBoundarySupplementaryItem = CompositionalSupplementaryItem
  ///  n s collection layout group.
  public typealias NSCollectionLayoutGroup = CompositionalGroup
  ///  n s collection layout section.
  public typealias NSCollectionLayoutSection = CompositionalSection
  ///  n s rect alignment.
  public typealias NSRectAlignment = RectAlignment
  ///  n s diffable data source snapshot.
  public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot
  ///  u i table view diffable data source.
  public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
  ///  u i collection view diffable data source.
  public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
  ///  u i text view delegate.
  public typealias UITextViewDelegate = TextViewDelegate
  ///  u i data detector types.
  public typealias UIDataDetectorTypes = TextView.DataDetectorTypes
  ///  u i baseline adjustment.
  public typealias UIBaselineAdjustment = Label.BaselineAdjustment
  ///  u i keyboard type.
  public typealias UIKeyboardType = KeyboardType
  ///  u i keyboard appearance.
  public typealias UIKeyboardAppearance = KeyboardAppearance
  ///  u i return key type.
  public typealias UIReturnKeyType = ReturnKeyType
  ///  u i text autocapitalization type.
  public typealias UITextAutocapitalizationType = TextAutocapitalizationType
  ///  u i text autocorrection type.
  public typealias UITextAutocorrectionType = TextAutocorrectionType
  ///  u i text spell checking type.
  public typealias UITextSpellCheckingType = TextReplacementType
  ///  u i text smart quotes type.
  public typealias UITextSmartQuotesType = TextReplacementType
  ///  u i text smart dashes type.
  public typealias UITextSmartDashesType = TextReplacementType
  ///  u i text content type.
  public typealias UITextContentType = TextContentType
#endif
