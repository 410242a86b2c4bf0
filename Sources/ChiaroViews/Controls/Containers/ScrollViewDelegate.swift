// SPDX-License-Identifier: MIT

/// Is told what a scroll view does.
///
/// Apple counterpart: `UIScrollViewDelegate` · Source: UIScrollView.h · Fidelity: approximate
@MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// The content moved, whoever moved it.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A pointer began to move the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// The pointer let go; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
}
