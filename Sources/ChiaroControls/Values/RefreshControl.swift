// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A spinner above scrolled content, which starts when people pull the content down.
///
/// Apple counterpart: `UIRefreshControl` · Source: UIRefreshControl.h · Fidelity: approximate, the
/// title is kept
open class RefreshControl: Control {
  private let spinner = ActivityIndicator(style: .medium)
  /// Whether a refresh is in progress.
  public private(set) final var isRefreshing = false
  /// The text below the spinner; stored, but not shown; nil for none.
  package final var titleKept: AnyObject?

  /// The distance to pull the content down that starts a refresh, in points.
  ///
  /// Source: estimated, compared with no device; Apple publishes no value
  static let distance: CGFloat = 100

  /// Creates a control, 60 points high.
  public init() {
    super.init(frame: CGRect(x: 0, y: -60, width: 0, height: 60))
    addSpinner()
  }

  /// Creates a control, 60 points high.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -60, width: frame.width, height: 60))
    addSpinner()
  }

  private final func addSpinner() {
    isUserInteractionEnabled = false
    addSubview(spinner)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  /// Shows a refresh as in progress.
  open func beginRefreshing() {
    isRefreshing = true
    spinner.startAnimating()
  }

  /// Ends the refresh.
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
