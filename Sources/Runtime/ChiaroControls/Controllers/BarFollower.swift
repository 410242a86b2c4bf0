// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

/// A container whose bars follow where the content of the controller that it shows stands.
@MainActor
protocol BarFollower: ViewController {
  /// The controller that is shown; nil for none.
  var followed: ViewController? { get }
  /// Updates the bars after content moved or changed its size.
  func contentDidMove(_ content: ScrollView)
}

extension BarFollower {
  /// The scroll view whose content stands at an edge; nil where nothing scrolls.
  func content(at edge: DirectionalRectEdge) -> ScrollView? {
    followed.flatMap {
      ($0 as? any BarFollower)?.content(at: edge) ?? $0.contentScrollView(for: edge)
    }
  }

  /// Follows the content of what is shown, unless a container within this one does.
  func followContent() {
    guard let followed, !(followed is any BarFollower) else { return }
    for edge in [DirectionalRectEdge.top, .bottom] {
      guard let content = followed.contentScrollView(for: edge), content.barFollower !== self
      else { continue }
      content.barFollower = self
      content.setNeedsLayout()
    }
  }

  /// Hands on to the container around this one that content moved.
  func tellContainer(_ content: ScrollView) {
    let outer = sequence(first: self as ViewController, next: \.parent).dropFirst()
    outer.lazy.compactMap { $0 as? any BarFollower }.first?.contentDidMove(content)
  }

  /// Whether a controller's view extends under one of the bars.
  func extends(_ controller: ViewController?, under bar: Bar, at edge: RectEdge) -> Bool {
    guard let controller else { return false }
    return controller.edgesForExtendedLayout.contains(edge)
      && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }
}

extension ScrollView {
  /// The place, in a view, where the content begins below its own inset.
  final func contentTop(in view: View) -> CGFloat {
    convert(CGPoint.zero, to: view).y - contentInset.top
  }

  /// Whether no content lies behind a bar that ends at a height of a view.
  final func isAtTop(below bar: CGFloat, in view: View) -> Bool {
    guard isDescendant(of: view) else { return true }
    // Content that leaves no room for the bar begins behind it.
    let rest = convert(bounds.origin, to: view).y + appliedInsets.top
    return contentTop(in: view) >= min(bar, rest) - 0.5
  }

  /// Whether no content lies behind a bar that begins at a height of a view.
  final func isAtBottom(above bar: CGFloat, in view: View) -> Bool {
    guard isDescendant(of: view) else { return true }
    let end = convert(CGPoint(x: 0, y: contentSize.height), to: view).y + contentInset.bottom
    let rest = convert(CGPoint(x: 0, y: bounds.maxY), to: view).y - appliedInsets.bottom
    return end <= max(bar, rest) + 0.5
  }
}

extension ViewController {
  /// Sets the scroll view whose content the bars of a container follow at the given edges; nil for
  /// the default one.
  ///
  /// Apple counterpart: `setContentScrollView(_:for:)` · Source: UIViewController.h · Fidelity:
  /// approximate, only the top and bottom edges have an effect
  public final func setContentScrollView(
    _ scrollView: ScrollView?, for edge: DirectionalRectEdge = .all
  ) {
    if edge.contains(.top) { contentViews.top = scrollView }
    if edge.contains(.bottom) { contentViews.bottom = scrollView }
  }

  /// Returns the scroll view whose content the bars of a container follow at an edge; nil for none.
  ///
  /// The default is the controller's view if it scrolls, or else the rearmost of its subviews that
  /// scrolls.
  ///
  /// Apple counterpart: `contentScrollView(for:)` · Source: UIViewController.h · Fidelity:
  /// approximate, UIKit does not document which view it finds by default
  public final func contentScrollView(for edge: DirectionalRectEdge) -> ScrollView? {
    let set = edge == .bottom ? contentViews.bottom : contentViews.top
    if let set = set as? ScrollView { return set }
    guard let view = viewIfLoaded else { return nil }
    return view as? ScrollView ?? view.subviews.lazy.compactMap { $0 as? ScrollView }.first
  }
}
