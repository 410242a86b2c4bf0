// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  @_exported public import ChiaroViews

  /// `Control`, by Apple's name.
  ///
  /// Apple counterpart: `UIControl` · Source: UIKit reference · Fidelity: exact
  public typealias UIControl = Control
  /// `Label`, by Apple's name.
  ///
  /// Apple counterpart: `UILabel` · Source: UIKit reference · Fidelity: exact
  public typealias UILabel = Label
  /// `TextField`, by Apple's name.
  ///
  /// Apple counterpart: `UITextField` · Source: UIKit reference · Fidelity: exact
  public typealias UITextField = TextField
  /// `TextView`, by Apple's name.
  ///
  /// Apple counterpart: `UITextView` · Source: UIKit reference · Fidelity: exact
  public typealias UITextView = TextView
  /// `Button`, by Apple's name.
  ///
  /// Apple counterpart: `UIButton` · Source: UIKit reference · Fidelity: exact
  public typealias UIButton = Button
  /// `ImageView`, by Apple's name.
  ///
  /// Apple counterpart: `UIImageView` · Source: UIKit reference · Fidelity: exact
  public typealias UIImageView = ImageView
  /// `StackView`, by Apple's name.
  ///
  /// Apple counterpart: `UIStackView` · Source: UIKit reference · Fidelity: exact
  public typealias UIStackView = StackView
  /// `ScrollView`, by Apple's name.
  ///
  /// Apple counterpart: `UIScrollView` · Source: UIKit reference · Fidelity: exact
  public typealias UIScrollView = ScrollView
  /// `Switch`, by Apple's name.
  ///
  /// Apple counterpart: `UISwitch` · Source: UIKit reference · Fidelity: exact
  public typealias UISwitch = Switch
  /// `Slider`, by Apple's name.
  ///
  /// Apple counterpart: `UISlider` · Source: UIKit reference · Fidelity: exact
  public typealias UISlider = Slider
  /// `SegmentedControl`, by Apple's name.
  ///
  /// Apple counterpart: `UISegmentedControl` · Source: UIKit reference · Fidelity: exact
  public typealias UISegmentedControl = SegmentedControl
  /// `ProgressView`, by Apple's name.
  ///
  /// Apple counterpart: `UIProgressView` · Source: UIKit reference · Fidelity: exact
  public typealias UIProgressView = ProgressView
  /// `ActivityIndicator`, by Apple's name.
  ///
  /// Apple counterpart: `UIActivityIndicatorView` · Source: UIKit reference · Fidelity: exact
  public typealias UIActivityIndicatorView = ActivityIndicator
  /// `TableView`, by Apple's name.
  ///
  /// Apple counterpart: `UITableView` · Source: UIKit reference · Fidelity: exact
  public typealias UITableView = TableView
  /// `TableViewCell`, by Apple's name.
  ///
  /// Apple counterpart: `UITableViewCell` · Source: UIKit reference · Fidelity: exact
  public typealias UITableViewCell = TableViewCell
  /// `TableViewHeaderFooterView`, by Apple's name.
  ///
  /// Apple counterpart: `UITableViewHeaderFooterView` · Source: UIKit reference · Fidelity: exact
  public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
  /// `TableViewDataSource`, by Apple's name.
  ///
  /// Apple counterpart: `UITableViewDataSource` · Source: UIKit reference · Fidelity: exact
  public typealias UITableViewDataSource = TableViewDataSource
  /// `CollectionView`, by Apple's name.
  ///
  /// Apple counterpart: `UICollectionView` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionView = CollectionView
  /// `CollectionViewCell`, by Apple's name.
  ///
  /// Apple counterpart: `UICollectionViewCell` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionViewCell = CollectionViewCell
  /// `CollectionViewListCell`, by Apple's name.
  ///
  /// Apple counterpart: `UICollectionViewListCell` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionViewListCell = CollectionViewListCell
  /// `CollectionViewDataSource`, by Apple's name.
  ///
  /// Apple counterpart: `UICollectionViewDataSource` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionViewDataSource = CollectionViewDataSource
  /// `CollectionLayoutSection`, by Apple's name.
  ///
  /// Apple counterpart: `NSCollectionLayoutSection` · Source: UIKit reference · Fidelity:
  /// approximate
  public typealias NSCollectionLayoutSection = CollectionLayoutSection
  /// `CellConfigurationState`, by Apple's name.
  ///
  /// Apple counterpart: `UICellConfigurationState` · Source: UIKit reference · Fidelity: exact
  public typealias UICellConfigurationState = CellConfigurationState
  /// `ListContentConfiguration`, by Apple's name.
  ///
  /// Apple counterpart: `UIListContentConfiguration` · Source: UIKit reference · Fidelity: exact
  public typealias UIListContentConfiguration = ListContentConfiguration
  /// `BackgroundConfiguration`, by Apple's name.
  ///
  /// Apple counterpart: `UIBackgroundConfiguration` · Source: UIKit reference · Fidelity: exact
  public typealias UIBackgroundConfiguration = BackgroundConfiguration
  /// `ConfigurationColorTransformer`, by Apple's name.
  ///
  /// Apple counterpart: `UIConfigurationColorTransformer` · Source: UIKit reference · Fidelity:
  /// exact
  public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
  /// `NavigationBar`, by Apple's name.
  ///
  /// Apple counterpart: `UINavigationBar` · Source: UIKit reference · Fidelity: exact
  public typealias UINavigationBar = NavigationBar
  /// `TabBar`, by Apple's name.
  ///
  /// Apple counterpart: `UITabBar` · Source: UIKit reference · Fidelity: exact
  public typealias UITabBar = TabBar
  /// `Toolbar`, by Apple's name.
  ///
  /// Apple counterpart: `UIToolbar` · Source: UIKit reference · Fidelity: exact
  public typealias UIToolbar = Toolbar
  /// `BarAppearance`, by Apple's name.
  ///
  /// Apple counterpart: `UIBarAppearance` · Source: UIKit reference · Fidelity: approximate
  public typealias UIBarAppearance = BarAppearance
  /// `BarItem`, by Apple's name.
  ///
  /// Apple counterpart: `UIBarButtonItem` · Source: UIKit reference · Fidelity: exact
  public typealias UIBarButtonItem = BarItem
  /// `StatusBarStyle`, by Apple's name.
  ///
  /// Apple counterpart: `UIStatusBarStyle` · Source: UIKit reference · Fidelity: exact
  public typealias UIStatusBarStyle = StatusBarStyle
  /// `Font`, by Apple's name.
  ///
  /// Apple counterpart: `UIFont` · Source: UIKit reference · Fidelity: exact
  public typealias UIFont = Font
  /// `TextAlignment`, by Apple's name.
  ///
  /// Apple counterpart: `NSTextAlignment` · Source: UIKit reference · Fidelity: exact
  public typealias NSTextAlignment = TextAlignment
  /// `WebView`, by Apple's name.
  ///
  /// Apple counterpart: `WKWebView` · Source: UIKit reference · Fidelity: approximate
  public typealias WKWebView = WebView
  /// `Action`, by Apple's name.
  ///
  /// Apple counterpart: `UIAction` · Source: UIKit reference · Fidelity: exact
  public typealias UIAction = Action
  /// `ScrollViewDelegate`, by Apple's name.
  ///
  /// Apple counterpart: `UIScrollViewDelegate` · Source: UIKit reference · Fidelity: exact
  public typealias UIScrollViewDelegate = ScrollViewDelegate
  /// `TableViewDelegate`, by Apple's name.
  ///
  /// Apple counterpart: `UITableViewDelegate` · Source: UIKit reference · Fidelity: exact
  public typealias UITableViewDelegate = TableViewDelegate
  /// `CollectionViewDelegate`, by Apple's name.
  ///
  /// Apple counterpart: `UICollectionViewDelegate` · Source: UIKit reference · Fidelity: exact
  public typealias UICollectionViewDelegate = CollectionViewDelegate
  /// `TabBarDelegate`, by Apple's name.
  ///
  /// Apple counterpart: `UITabBarDelegate` · Source: UIKit reference · Fidelity: exact
  public typealias UITabBarDelegate = TabBarDelegate
#endif
