// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// The gallery in a window: a page, and the list from which another is chosen.
///
/// The list stands at the left where there is room for it; else it is a popover of a bar at the
/// bottom. Pages are as large as a phone, and scroll where the window is smaller.
final class GalleryBrowser: UIViewController {
  /// The size of a window that shows a page and the list beside it.
  static let windowSize = CGSize(width: 610, height: 844)
  /// The size of every page: a phone's.
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
      item("chevron.left") { browser in browser.show(browser.index - 1) },
      UIBarButtonItem(
        title: "Pages", primaryAction: UIAction { [unowned self] _ in offerPages() }),
      item("chevron.right") { browser in browser.show(browser.index + 1) },
    ]
    for part in [scroller, bar, list.view, line] { view.addSubview(part) }
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
    let left = isWide ? Self.listWidth : 0
    let bottom = isWide ? 0 : Self.barHeight
    list.view.isHidden = !isWide
    line.isHidden = !isWide
    bar.isHidden = isWide
    list.view.frame = CGRect(x: 0, y: 0, width: Self.listWidth, height: bounds.height)
    line.frame = CGRect(x: Self.listWidth - 0.5, y: 0, width: 0.5, height: bounds.height)
    bar.frame = CGRect(
      x: 0, y: bounds.height - bottom, width: bounds.width, height: Self.barHeight)
    let room = CGRect(
      x: left, y: 0, width: bounds.width - left, height: max(0, bounds.height - bottom))
    let width = min(room.width, Self.pageSize.width)
    scroller.frame = CGRect(
      x: room.midX - width / 2, y: 0, width: width, height: min(room.height, Self.pageSize.height))
    scroller.contentSize = Self.pageSize
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
    new.view.frame = CGRect(origin: .zero, size: Self.pageSize)
    scroller.addSubview(new.view)
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
