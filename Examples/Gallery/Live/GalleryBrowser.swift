// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The gallery in a window: a page, and the list from which another is chosen.
///
/// The list stands at the leading edge where there is room for it; else it is a popover of a bar at
/// the bottom. A page is as wide as the rest of the window, and at least as high as a phone: it
/// scrolls where the window is lower.
final class GalleryBrowser: UIViewController {
  /// The size of a window that shows a page and the list beside it.
  static let windowSize = CGSize(width: 610, height: 844)
  /// The least size of a page beside the list: a phone's.
  private static let pageSize = CGSize(width: 390, height: 844)
  private static let listWidth: CGFloat = 220
  private static let barHeight: CGFloat = 44

  private let pages = GalleryPage.all
  private lazy var list = PageListController(pages, chosen: index)
  private let scroller = UIScrollView()
  private let bar = UIToolbar()
  private let line = UIView()
  /// Which page is shown.
  private(set) var index = 0
  /// The page itself.
  private(set) var page: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    list.onChoose = { [unowned self] in show($0) }
    addChild(list)
    bar.items = [
      item("chevron.backward") { browser in browser.show(browser.index - 1) },
      UIBarButtonItem(
        title: "Pages", primaryAction: UIAction { [unowned self] _ in offerPages() }),
      item("chevron.forward") { browser in browser.show(browser.index + 1) },
    ]
    for part: UIView in [scroller, bar, list.view, line] { view.addSubview(part) }
    show(index)
  }

  private func item(
    _ symbol: String, _ action: @escaping @MainActor (GalleryBrowser) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: symbol),
      primaryAction: UIAction { [unowned self] _ in action(self) })
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let isWide = bounds.width >= Self.pageSize.width + Self.listWidth
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let beside = isWide ? Self.listWidth : 0
    let bottom = isWide ? 0 : Self.barHeight
    list.view.isHidden = !isWide
    line.isHidden = !isWide
    bar.isHidden = isWide
    list.view.frame = CGRect(
      x: isMirrored ? bounds.width - Self.listWidth : 0, y: 0, width: Self.listWidth,
      height: bounds.height)
    line.frame = CGRect(
      x: isMirrored ? bounds.width - Self.listWidth : Self.listWidth - 0.5, y: 0, width: 0.5,
      height: bounds.height)
    bar.frame = CGRect(
      x: 0, y: bounds.height - bottom, width: bounds.width, height: Self.barHeight)
    scroller.frame = CGRect(
      x: isMirrored ? 0 : beside, y: 0, width: bounds.width - beside,
      height: max(0, bounds.height - bottom))
    layOutPage()
  }

  /// Gives the page the width of its part of the window, and the height that it needs.
  private func layOutPage() {
    let height = max(
      Self.pageSize.height, scroller.bounds.height, page?.preferredContentSize.height ?? 0)
    scroller.contentSize = CGSize(width: scroller.bounds.width, height: height)
    page?.view.frame = CGRect(origin: .zero, size: scroller.contentSize)
  }

  // MARK: Pages

  /// Shows a page, and what it presents; one that is not there is passed over.
  func show(_ wish: Int) {
    guard pages.indices.contains(wish) else { return }
    if page?.presentedViewController != nil { page?.dismiss() }
    page?.viewIfLoaded?.removeFromSuperview()
    page?.removeFromParent()
    index = wish
    list.choose(wish)
    let new = pages[wish].make()
    page = new
    addChild(new)
    (new as? PageController)?.onHeightChange = { [unowned self] in view.setNeedsLayout() }
    scroller.addSubview(new.view)
    layOutPage()
    scroller.contentOffset = .zero
    guard view.window != nil, let presented = pages[wish].presented?() else { return }
    new.present(presented, animated: true)
  }

  /// Shows the list in a popover.
  private func offerPages() {
    let list = PageListController(pages, chosen: index)
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.sourceView = bar
    list.onChoose = { [unowned self] index in
      dismiss(animated: true)
      show(index)
    }
    present(list, animated: true)
  }
}
