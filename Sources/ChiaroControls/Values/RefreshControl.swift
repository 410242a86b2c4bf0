// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A spinner above content, which pulling the content down starts.
///
/// Apple counterpart: `UIRefreshControl` · Source: UIRefreshControl.h · Fidelity: approximate, the
/// title is kept
open class RefreshControl: Control {
  private let spinner = ActivityIndicator(style: .medium)
  /// Whether content is being loaded.
  public private(set) final var isRefreshing = false
  /// The text below the spinner; kept.
  package final var titleKept: AnyObject?

  /// How far content is pulled down to start, in points.
  ///
  /// Source: as measured; Apple publishes no value
  static let distance: CGFloat = 100

  /// Creates a control, 60 points high.
  public init() {
    super.init(frame: CGRect(x: 0, y: -60, width: 0, height: 60))
    isUserInteractionEnabled = false
    addSubview(spinner)
  }

  /// Creates a control, 60 points high.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -60, width: frame.width, height: 60))
    isUserInteractionEnabled = false
    addSubview(spinner)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Shows that content is being loaded.
  open func beginRefreshing() {
    isRefreshing = true
    spinner.startAnimating()
  }

  /// Shows that content was loaded.
  open func endRefreshing() {
    isRefreshing = false
    spinner.stopAnimating()
  }

  /// Starts if the content was pulled down far enough.
  final func pulled(by distance: CGFloat) {
    guard !isRefreshing, distance >= Self.distance else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
