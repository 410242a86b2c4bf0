// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A control with a spinner above the content of a scroll view.
///
/// If the user pulls the content down by at least 100 points and releases it, the spinner starts
/// and the actions for `valueChanged` are sent. The app stops the spinner with `endRefreshing()`.
///
/// Apple counterpart: `UIRefreshControl` · Source: UIRefreshControl.h · Fidelity: approximate, the
/// title is not shown, and the content springs back at once
open class RefreshControl: Control {
  private let spinner = ActivityIndicator(style: .medium)
  /// Whether a refresh is in progress.
  public private(set) final var isRefreshing = false
  /// The text below the spinner; stored, but not shown; nil for none.
  ///
  /// Fidelity: inert
  package final var titleKept: AnyObject?

  /// The distance to pull the content down that starts a refresh, in points.
  ///
  /// Source: estimated, compared with no device; Apple publishes no value
  static let distance: CGFloat = 100

  /// Creates a refresh control with a height of 60 points.
  public init() {
    super.init(frame: CGRect(x: 0, y: -60, width: 0, height: 60))
    addSpinner()
  }

  /// Creates a refresh control with the width of a frame and a height of 60 points.
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

  /// Starts the spinner as if the user had pulled down the content, without sending actions.
  open func beginRefreshing() {
    isRefreshing = true
    spinner.startAnimating()
  }

  /// Stops the spinner.
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
