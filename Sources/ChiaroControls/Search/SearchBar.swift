// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
public import ChiaroViews
public import Foundation

/// A field for what is searched, with a button that ends the search.
///
/// Apple counterpart: `UISearchBar` · Source: UISearchBar.h · Fidelity: approximate, bookmarks,
/// results and scopes are kept
open class SearchBar: View, SizeMeasuring {
  /// How a bar stands out.
  ///
  /// Apple counterpart: `UISearchBar.Style` · Source: UISearchBar.h · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The field.
  public final let searchTextField = SearchTextField(frame: .zero)
  private final let cancel = Button(type: .system)
  /// Who is told of the search; nil for nobody.
  open weak var delegate: (any SearchBarDelegate)?
  /// What is told besides the delegate.
  final var onChange: (() -> Void)?
  final var onBegin: (() -> Void)?
  final var onCancel: (() -> Void)?
  /// How the bar stands out; kept, it is minimal.
  open var searchBarStyle = Style.default
  /// The text; empty for none.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What the field shows while it is empty; nil for nothing.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The color behind the field; nil for none.
  open var barTintColor: DynamicColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  /// Whether there is a button that ends the search; the default is false.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The titles of the scopes; kept.
  open var scopeButtonTitles: [String]?
  /// The index of the scope; kept.
  open var selectedScopeButtonIndex = 0
  /// Whether scopes are shown; kept.
  open var showsScopeBar = false
  /// Kept: the bar lets through what is behind it unless it has a color.
  open var isTranslucent = true
  /// The text above the field; kept.
  open var prompt: String?
  /// The picture behind the bar; kept.
  open var backgroundImage: Image?

  /// Creates a bar with a frame.
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

  /// Shows or hides the button that ends the search; it changes at once.
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

/// The field of a search bar, with a magnifying glass.
///
/// Apple counterpart: `UISearchTextField` · Source: UISearchTextField.h · Fidelity: approximate
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

/// Who is told of a search; all methods have defaults.
///
/// Apple counterpart: `UISearchBarDelegate` · Source: UISearchBar.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol SearchBarDelegate: AnyObject {
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called when the text changed.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called when the Return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the button that ends the search was pressed.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called when another scope was chosen.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Returns whether editing may begin; true by default. Kept, it may.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Returns whether editing may end; true by default. Kept, it may.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
}

extension SearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
}
