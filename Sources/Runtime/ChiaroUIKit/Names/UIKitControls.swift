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
  /// UIKit's name for `CellAccessory`.
  ///
  /// Apple counterpart: `UICellAccessory` · Source: UICellAccessory.h · Fidelity: approximate,
  /// without menus; outlines are not expanded, and items are not dragged
  public typealias UICellAccessory = CellAccessory
  /// UIKit's name for `CollectionViewDataSource`.
  ///
  /// Apple counterpart: `UICollectionViewDataSource` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionViewDataSource = CollectionViewDataSource
  /// UIKit's name for `CellConfigurationState`.
  ///
  /// Apple counterpart: `UICellConfigurationState` · Source: UIKit reference · Fidelity: exact
  public typealias UICellConfigurationState = CellConfigurationState
  /// UIKit's name for `ContentConfiguration`.
  ///
  /// Apple counterpart: `UIContentConfiguration` · Source: UIKit reference · Fidelity: exact
  public typealias UIContentConfiguration = ContentConfiguration
  /// UIKit's name for `ContentView`.
  ///
  /// Apple counterpart: `UIContentView` · Source: UIKit reference · Fidelity: exact
  public typealias UIContentView = ContentView
  /// UIKit's name for `ConfigurationState`.
  ///
  /// Apple counterpart: `UIConfigurationState` · Source: UIKit reference · Fidelity: approximate,
  /// without custom states that an app defines
  public typealias UIConfigurationState = ConfigurationState
  /// UIKit's name for the state of a header or footer, which is the state of a cell here.
  ///
  /// Apple counterpart: `UIViewConfigurationState` · Source: UIKit reference · Fidelity:
  /// approximate, cells have the same type
  public typealias UIViewConfigurationState = CellConfigurationState
  /// UIKit's name for `ListContentView`.
  ///
  /// Apple counterpart: `UIListContentView` · Source: UIKit reference · Fidelity: approximate, the
  /// insets are 16 points at the sides
  public typealias UIListContentView = ListContentView
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
  /// Apple counterpart: `UIBarAppearance` · Source: UIKit reference · Fidelity: approximate,
  /// without an idiom and a content mode for images
  public typealias UIBarAppearance = BarAppearance
  /// UIKit's name for `NavigationBarAppearance`.
  public typealias UINavigationBarAppearance = NavigationBarAppearance
  /// UIKit's name for `TabBarAppearance`.
  public typealias UITabBarAppearance = TabBarAppearance
  /// UIKit's name for `ToolbarAppearance`.
  public typealias UIToolbarAppearance = ToolbarAppearance
  /// UIKit's name for `BarButtonItemAppearance`.
  public typealias UIBarButtonItemAppearance = BarButtonItemAppearance
  /// UIKit's name for `BarButtonItemStateAppearance`.
  public typealias UIBarButtonItemStateAppearance = BarButtonItemStateAppearance
  /// UIKit's name for `TabBarItemAppearance`.
  public typealias UITabBarItemAppearance = TabBarItemAppearance
  /// UIKit's name for `TabBarItemStateAppearance`.
  public typealias UITabBarItemStateAppearance = TabBarItemStateAppearance
  /// UIKit's name for `BarButtonItem`.
  ///
  /// Apple counterpart: `UIBarButtonItem` · Source: UIKit reference · Fidelity: exact
  public typealias UIBarButtonItem = BarButtonItem
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
  /// Apple counterpart: `WKWebView` · Source: UIKit reference · Fidelity: approximate, HTML is not
  /// rendered
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

  /// UIKit's name for `MenuElement`.
  public typealias UIMenuElement = MenuElement
  /// UIKit's name for `Menu`.
  public typealias UIMenu = Menu
  /// UIKit's name for `Command`.
  public typealias UICommand = Command
  /// UIKit's name for `KeyCommand`.
  public typealias UIKeyCommand = KeyCommand
  /// UIKit's name for `DeferredMenuElement`.
  public typealias UIDeferredMenuElement = DeferredMenuElement
  /// UIKit's name for `ContextMenuConfiguration`.
  public typealias UIContextMenuConfiguration = ContextMenuConfiguration
  /// UIKit's name for `ContextMenuInteraction`.
  public typealias UIContextMenuInteraction = ContextMenuInteraction
  /// UIKit's name for `ContextMenuInteractionDelegate`.
  public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
  /// UIKit's name for `Interaction`.
  public typealias UIInteraction = Interaction
  /// UIKit's name for `MenuController`.
  public typealias UIMenuController = MenuController
  /// UIKit's name for `MenuItem`.
  public typealias UIMenuItem = MenuItem
  /// UIKit's name for `Pasteboard`.
  public typealias UIPasteboard = Pasteboard
  /// UIKit's name for `BarItem`.
  public typealias UIBarItem = BarItem
  /// UIKit's name for `TabBarItem`.
  public typealias UITabBarItem = TabBarItem
  /// UIKit's name for `SearchBar`.
  public typealias UISearchBar = SearchBar
  /// UIKit's name for `SearchBarDelegate`.
  public typealias UISearchBarDelegate = SearchBarDelegate
  /// UIKit's name for `SearchTextField`.
  public typealias UISearchTextField = SearchTextField
  /// UIKit's name for `SearchController`.
  public typealias UISearchController = SearchController
  /// UIKit's name for `SearchControllerDelegate`.
  public typealias UISearchControllerDelegate = SearchControllerDelegate
  /// UIKit's name for `SearchResultsUpdating`.
  public typealias UISearchResultsUpdating = SearchResultsUpdating
  /// UIKit's name for `RefreshControl`.
  public typealias UIRefreshControl = RefreshControl
  /// UIKit's name for `SwipeActionsConfiguration`.
  public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
  /// UIKit's name for `ContextualAction`.
  public typealias UIContextualAction = ContextualAction
  /// UIKit's name for `CollectionReusableView`.
  public typealias UICollectionReusableView = CollectionReusableView
  /// UIKit's name for `CollectionViewLayout`.
  public typealias UICollectionViewLayout = CollectionViewLayout
  /// UIKit's name for `CollectionViewLayoutAttributes`.
  public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
  /// UIKit's name for `CollectionViewLayoutInvalidationContext`.
  public typealias UICollectionViewLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext
  /// UIKit's name for `CollectionViewLayoutInvalidationContext`.
  public typealias UICollectionViewFlowLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext
  /// UIKit's name for `CollectionViewFlowLayout`.
  public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
  /// UIKit's name for `CollectionViewDelegateFlowLayout`.
  public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
  /// UIKit's name for `CollectionViewDataSourcePrefetching`.
  public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
  /// UIKit's name for `CompositionalLayout`.
  public typealias UICollectionViewCompositionalLayout = CompositionalLayout
  /// UIKit's name for `CompositionalLayoutConfiguration`.
  public typealias UICollectionViewCompositionalLayoutConfiguration =
    CompositionalLayoutConfiguration
  /// UIKit's name for `CompositionalListConfiguration`.
  public typealias UICollectionLayoutListConfiguration = CompositionalListConfiguration
  /// UIKit's name for `CollectionLayoutEnvironment`, a protocol in UIKit and a structure here.
  public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
  /// UIKit's name for `CollectionLayoutContainer`, a protocol in UIKit and a structure here.
  public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
  /// UIKit's name for `CompositionalDimension`.
  public typealias NSCollectionLayoutDimension = CompositionalDimension
  /// UIKit's name for `CompositionalSize`.
  public typealias NSCollectionLayoutSize = CompositionalSize
  /// UIKit's name for `CompositionalSpacing`.
  public typealias NSCollectionLayoutSpacing = CompositionalSpacing
  /// UIKit's name for `CompositionalEdgeSpacing`.
  public typealias NSCollectionLayoutEdgeSpacing = CompositionalEdgeSpacing
  /// UIKit's name for `CompositionalItem`.
  public typealias NSCollectionLayoutItem = CompositionalItem
  /// UIKit's name for `CompositionalSupplementaryItem`.
  public typealias NSCollectionLayoutSupplementaryItem = CompositionalSupplementaryItem
  /// UIKit's name for `CompositionalSupplementaryItem`.
  public typealias NSCollectionLayoutBoundarySupplementaryItem = CompositionalSupplementaryItem
  /// UIKit's name for `CompositionalGroup`.
  public typealias NSCollectionLayoutGroup = CompositionalGroup
  /// UIKit's name for `CompositionalSection`.
  public typealias NSCollectionLayoutSection = CompositionalSection
  /// UIKit's name for `RectAlignment`.
  public typealias NSRectAlignment = RectAlignment
  /// UIKit's name for `DiffableSnapshot`.
  public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot
  /// UIKit's name for `TableViewDiffableDataSource`.
  public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
  /// UIKit's name for `CollectionViewDiffableDataSource`.
  public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
  /// UIKit's name for `TextViewDelegate`.
  public typealias UITextViewDelegate = TextViewDelegate
  /// UIKit's name for `TextView.DataDetectorTypes`.
  public typealias UIDataDetectorTypes = TextView.DataDetectorTypes
  /// UIKit's name for `Label.BaselineAdjustment`.
  public typealias UIBaselineAdjustment = Label.BaselineAdjustment
  /// UIKit's name for `KeyboardType`.
  public typealias UIKeyboardType = KeyboardType
  /// UIKit's name for `KeyboardAppearance`.
  public typealias UIKeyboardAppearance = KeyboardAppearance
  /// UIKit's name for `ReturnKeyType`.
  public typealias UIReturnKeyType = ReturnKeyType
  /// UIKit's name for `TextAutocapitalizationType`.
  public typealias UITextAutocapitalizationType = TextAutocapitalizationType
  /// UIKit's name for `TextAutocorrectionType`.
  public typealias UITextAutocorrectionType = TextAutocorrectionType
  /// UIKit's name for `TextReplacementType`.
  public typealias UITextSpellCheckingType = TextReplacementType
  /// UIKit's name for `TextReplacementType`.
  public typealias UITextSmartQuotesType = TextReplacementType
  /// UIKit's name for `TextReplacementType`.
  public typealias UITextSmartDashesType = TextReplacementType
  /// UIKit's name for `TextContentType`.
  public typealias UITextContentType = TextContentType
  /// UIKit's name for `TextPosition`.
  public typealias UITextPosition = TextPosition
  /// UIKit's name for `TextRange`.
  public typealias UITextRange = TextRange
  /// UIKit's name for `TextInput`.
  public typealias UITextInput = TextInput
#endif
