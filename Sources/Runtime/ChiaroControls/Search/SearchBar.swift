// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
public import ChiaroViews
public import Foundation

/// A bar with a search field and a button that cancels the search.
///
/// Apple counterpart: `UISearchBar` · Source: UISearchBar.h · Fidelity: approximate, scopes and
/// prompts have no effect
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
  /// The delegate, which is notified of the user's actions; nil for none.
  open weak var delegate: (any SearchBarDelegate)?
  /// What is told besides the delegate.
  final var onChange: (() -> Void)?
  final var onBegin: (() -> Void)?
  final var onCancel: (() -> Void)?
  /// The style of the background; the default is `default`.
  ///
  /// A `minimal` bar shows only the search field, without the bar tint color.
  ///
  /// Apple counterpart: `searchBarStyle` · Source: UISearchBar.h · Fidelity: approximate, a
  /// prominent bar looks like any other
  open var searchBarStyle = Style.default { didSet { showBarTint() } }
  /// The text of the search field; empty if there is none, even after nil was set.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while the search field is empty, by default “Search”; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The background color of the bar; nil for none.
  ///
  /// A minimal bar does not show it.
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
  /// The titles of the scopes, nil for none; stored, but not shown.
  ///
  /// Fidelity: inert
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope; stored, but without effect.
  ///
  /// Fidelity: inert
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are shown; stored, but without effect.
  ///
  /// Fidelity: inert
  open var showsScopeBar = false
  /// Whether the bar is translucent; stored, but without effect, because `barTintColor` decides.
  ///
  /// Fidelity: inert
  open var isTranslucent = true
  /// The line of text above the search field, nil for none; stored, but not shown.
  ///
  /// Fidelity: inert
  open var prompt: String?
  /// The background image of the bar, nil for none; stored, but not shown.
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

/// The text field of a search bar, which has a magnifying glass at its leading edge.
///
/// Apple counterpart: `UISearchTextField` · Source: UISearchTextField.h · Fidelity: approximate,
/// there are no tokens
open class SearchTextField: TextField {
  /// Creates a search field with a frame.
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

/// The methods that a search bar calls to report the user's actions; all have defaults.
///
/// Apple counterpart: `UISearchBarDelegate` · Source: UISearchBar.h · Fidelity: approximate, there
/// are no bookmarks and results lists
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
  /// Asks whether editing may begin; never called here.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Asks whether editing may end; never called here.
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
  /// Called after the user selected another scope; the default does nothing, and it is never called
  /// here.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  /// Asks whether editing may begin; the default returns true, but it is never called here.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Asks whether editing may end; the default returns true, but it is never called here.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
}
