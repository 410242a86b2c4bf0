// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The header or footer of a section of a table view.
///
/// Apple counterpart: `UITableViewHeaderFooterView` · Source: UITableViewHeaderFooterView.h
/// (statement S107) · Fidelity: approximate, all headers and footers of a table exist at once
open class TableViewHeaderFooterView: ConfiguredView {
  /// A closure that updates the configurations after `updateConfiguration(using:)`; nil for none.
  public final var configurationUpdateHandler:
    (@MainActor (TableViewHeaderFooterView, CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The reuse identifier; nil for none.
  public override final var reuseIdentifier: String? { kindOfView }
  private final let kindOfView: String?
  /// The name of the kind as which a table uses the view again; nil if it does not.
  final var poolName: String?
  /// The view behind the content; nil for none.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The label that shows the title; never nil.
  ///
  /// It is created when it is first read.
  public final private(set) lazy var textLabel: Label? = {
    let label = Label()
    label.font = .headline
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }()
  /// The label of a second line of text; always nil, because this view has no such label.
  public final var detailTextLabel: Label? { nil }

  /// Creates a view with a reuse identifier; nil for none.
  ///
  /// Apple counterpart: `init(reuseIdentifier:)` · Source: UITableViewHeaderFooterView.h ·
  /// Fidelity: exact
  public init(reuseIdentifier: String?) {
    kindOfView = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view with a frame and without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: Self.kindBeingMade)
    self.frame = frame
  }

  /// The reuse identifier of the view that is being made of a class.
  private static var kindBeingMade: String?

  /// Creates a view of a class that is known at run time only.
  static func make(_ type: AnyClass, reuseIdentifier: String) -> TableViewHeaderFooterView {
    kindBeingMade = reuseIdentifier
    defer { kindBeingMade = nil }
    return make(type, as: TableViewHeaderFooterView.self)
  }

  override final var contentMargins: DirectionalEdgeInsets? {
    DirectionalEdgeInsets(top: 8, leading: sideMargin, bottom: 8, trailing: sideMargin)
  }

  /// Returns the default content configuration of a header in a grouped list, without text.
  open func defaultContentConfiguration() -> ListContentConfiguration { .groupedHeader() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  override final func runHandler(_ state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  override final var defaultBackground: BackgroundConfiguration { .listHeader() }
}
