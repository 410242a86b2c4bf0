// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
public import ChiaroViews
public import Foundation

/// A bar with a search field and a button that cancels the search.
///
/// Apple counterpart: `UISearchBar` · Source: UISearchBar.h · Fidelity: approximate, scopes,
/// prompts and styles have no effect
open class SearchBar: View, SizeMeasuring {
  /// The appearance of a search bar's background.
  ///
  /// Apple counterpart: `UISearchBar.Style` · Source: UISearchBar.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The text field of the bar.
  public final let searchTextField = SearchTextField(frame: .zero)
  private final let cancel = Button(type: .system)
  /// The delegate, which observes the search; nil for none.
  open weak var delegate: (any SearchBarDelegate)?
  /// What is told besides the delegate.
  final var onChange: (() -> Void)?
  final var onBegin: (() -> Void)?
  final var onCancel: (() -> Void)?
  /// The appearance of the background: a `minimal` bar shows the search field alone, without its
  /// bar tint color; the default is `default`.
  ///
  /// Apple counterpart: `searchBarStyle` · Source: UISearchBar.h · Fidelity: approximate, a
  /// prominent bar looks like any other
  open var searchBarStyle = Style.default { didSet { showBarTint() } }
  /// The text of the search field; empty for none, also after setting nil.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown while the search field is empty; nil for none; the default is “Search”.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The background color of the bar, unless it is minimal; nil for none.
  open var barTintColor: DynamicColor? {
    get { barTint ?? (searchBarStyle == .minimal ? nil : backgroundColor) }
    set {
      barTint = newValue
      if searchBarStyle != .minimal { backgroundColor = newValue }
    }
  }
  private final var barTint: DynamicColor?
  private final func showBarTint() {
    if let barTint { backgroundColor = searchBarStyle == .minimal ? nil : barTint }
  }
  /// Whether the bar shows a Cancel button; the default is false.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The titles of the scopes; stored, but not shown; nil for none.
  ///
  /// Fidelity: inert
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope; stored, but without effect.
  ///
  /// Fidelity: inert
  open var selectedScopeButtonIndex = 0
  /// Whether scopes are shown; stored, but without effect.
  ///
  /// Fidelity: inert
  open var showsScopeBar = false
  /// Whether the bar is translucent; stored, but without effect: `barTintColor` decides.
  ///
  /// Fidelity: inert
  open var isTranslucent = true
  /// The line of text above the search field; stored, but not shown; nil for none.
  ///
  /// Fidelity: inert
  open var prompt: String?
  /// The background image of the bar; stored, but not shown; nil for none.
  ///
  /// Fidelity: inert
  open var backgroundImage: Image?

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.placeholder = "Search"
    addSubview(searchTextField)
    cancel.setTitle("Cancel", for: .normal)
    cancel.isHidden = true
    addSubview(cancel)
    cancel.addAction(Action { [weak self] _ in self?.end() }, for: .touchUpInside)
    connect()
  }

  private final func connect() {
    let field = searchTextField
    field.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        onChange?()
      }, for: .editingChanged)
    field.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarTextDidBeginEditing(self)
        onBegin?()
      }, for: .editingDidBegin)
    field.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarTextDidEndEditing(self)
      }, for: .editingDidEnd)
    field.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarSearchButtonClicked(self)
      }, for: .editingDidEndOnExit)
  }

  private final func end() {
    resignFirstResponder()
    delegate?.searchBarCancelButtonClicked(self)
    onCancel?()
  }

  /// Shows or hides the Cancel button, without animation.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 320, height: 56)
  }

  open override func layoutSubviews() {
    let width = showsCancelButton ? cancel.sizeThatFits(bounds.size).width : 0
    cancel.isHidden = !showsCancelButton
    let field = CGRect(
      x: 16, y: bounds.midY - 18, width: max(0, bounds.width - 32 - width), height: 36)
    let button = CGRect(x: bounds.maxX - 16 - width, y: field.minY, width: width, height: 36)
    searchTextField.frame = field.placed(in: bounds, drawnDirection)
    cancel.frame = button.placed(in: bounds, drawnDirection)
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

/// The text field of a search bar, with a magnifying glass at its leading edge.
///
/// Apple counterpart: `UISearchTextField` · Source: UISearchTextField.h · Fidelity: approximate,
/// without tokens
open class SearchTextField: TextField {
  /// Creates a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    accessibilityTraits = .searchField
    let glass = ImageView(image: Image(.symbol("magnifyingglass")))
    glass.tintColor = .secondaryLabel
    glass.frame.size = CGSize(width: 30, height: 20)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
  }
}

/// The methods by which a search bar reports its use; all have defaults.
///
/// Apple counterpart: `UISearchBarDelegate` · Source: UISearchBar.h · Fidelity: approximate,
/// without bookmarks and results lists
@preconcurrency @MainActor
public protocol SearchBarDelegate: AnyObject {
  /// Called after the user began editing the search text.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Called after the user ended editing the search text.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called after the user changed the search text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called after the Return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called after the Cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called after the user selected another scope; never called here.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Asks whether editing may begin; true by default, and never called here.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Asks whether editing may end; true by default, and never called here.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
}

extension SearchBarDelegate {
  /// Called after the user began editing the search text; the default does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Called after the user ended editing the search text; the default does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Called after the user changed the search text; the default does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Called after the Return key was pressed; the default does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Called after the Cancel button was pressed; the default does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Called after the user selected another scope; does nothing by default, and is never called
  /// here.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  /// Asks whether editing may begin; by default true, and never called here.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Asks whether editing may end; by default true, and never called here.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
}
