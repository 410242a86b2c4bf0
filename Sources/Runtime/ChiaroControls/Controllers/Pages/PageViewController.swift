// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A container that shows one of its child controllers at a time, as pages that the user swipes
/// through.
///
/// Apple counterpart: `UIPageViewController` · Source: UIPageViewController.h ·
/// Fidelity: approximate, pages never curl
open class PageViewController: ViewController {
  /// The object that supplies the pages before and after a page; nil for no swipes.
  open weak var dataSource: (any PageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The delegate, which is notified of swipes; nil for none.
  open weak var delegate: (any PageViewControllerDelegate)?
  /// The animation with which pages change; both styles look like `scroll`.
  public final let transitionStyle: TransitionStyle
  /// The axis along which the user swipes between pages.
  public final let navigationOrientation: NavigationOrientation
  /// The place of the spine, where two pages meet; stored, but without effect, because only one
  /// page is shown at a time.
  ///
  /// Fidelity: inert
  public final let spineLocation: SpineLocation
  /// The distance between pages in points.
  private final let spacing: CGFloat
  private final var shown: [ViewController] = []
  /// The pages beside the one that is shown, while somebody swipes.
  private final var neighbors: (before: ViewController?, after: ViewController?) = (nil, nil)
  private final var isSwiping = false
  private final let pages = ScrollView()
  private final let dots = PageControl()
  private final lazy var follower = PageFollower(self)

  /// Creates a page view controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spacing = CGFloat((options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0)
    spineLocation = (options?[.spineLocation] as? SpineLocation) ?? .none
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller whose pages scroll horizontally.
  public convenience override init(nibName: String? = nil, bundle: Bundle? = nil) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  /// The current page as the only element; an empty array for no page.
  public final var viewControllers: [ViewController]? { shown }
  /// The gesture recognizers for turning pages; always empty, because pages scroll.
  public final var gestureRecognizers: [GestureRecognizer] { [] }

  /// Shows another page, without animation.
  ///
  /// - Parameters:
  ///   - viewControllers: the pages, of which only the first is shown; nil or empty for no page
  ///   - direction: whether the page is a later or an earlier one; ignored
  ///   - animated: the value to pass to `viewWillAppear(_:)` and similar methods
  ///   - completion: a closure that is called with true after the page is shown; nil for none
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    drop(except: viewControllers?.first)
    show(viewControllers?.first, animated: animated)
    completion?(true)
  }

  private final func show(_ page: ViewController?, animated: Bool) {
    let former = shown.first
    shown = page.map { [$0] } ?? []
    if former !== page {
      if let former, former !== page { former.willMove(toParent: nil) }
      if let page, page.parent !== self { addChild(page) }
      if isViewLoaded {
        transition(from: former, to: page, in: pages, frame: pages.bounds, animated: animated)
      } else {
        former?.viewIfLoaded?.removeFromSuperview()
      }
      former?.removeFromParent()
      page?.didMove(toParent: self)
    }
    if isViewLoaded { place() }
  }

  // MARK: Looks

  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.isPagingEnabled = true
    pages.showsVerticalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.delegate = follower
    dots.isUserInteractionEnabled = false
    view.addSubview(pages)
    view.addSubview(dots)
    if let first = shown.first { pages.addSubview(first.view) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count == 0
    let room = dots.isHidden ? 0 : 37 + view.safeAreaInsets.bottom
    var frame = view.bounds
    frame.size.height -= room
    dots.frame = CGRect(x: 0, y: frame.maxY, width: frame.width, height: 37)
    // What lies between two pages is part of the way from one to the other.
    let isAcross = navigationOrientation == .horizontal
    pages.frame = frame.insetBy(dx: isAcross ? -spacing / 2 : 0, dy: isAcross ? 0 : -spacing / 2)
    if !isSwiping { place() }
  }

  /// Whether the next page is at the left or above: only where languages run from right to left.
  private final var isTurned: Bool { navigationOrientation == .horizontal && view.isRightToLeft }

  /// The place of a page: −1 for the one before, 0 for the shown one, 1 for the one after.
  private final func frame(_ place: Int) -> CGRect {
    let first = isTurned ? neighbors.after : neighbors.before
    let index = CGFloat((isTurned ? -place : place) + (first == nil ? 0 : 1))
    let size = pages.bounds.size
    return navigationOrientation == .horizontal
      ? CGRect(
        x: index * size.width + spacing / 2, y: 0, width: size.width - spacing,
        height: size.height)
      : CGRect(
        x: 0, y: index * size.height + spacing / 2, width: size.width,
        height: size.height - spacing)
  }

  /// Puts the pages side by side, with the shown one in sight.
  private final func place() {
    let count = 1 + [neighbors.before, neighbors.after].compactMap { $0 }.count
    let size = pages.bounds.size
    let isAcross = navigationOrientation == .horizontal
    pages.contentSize = CGSize(
      width: size.width * CGFloat(isAcross ? count : 1),
      height: size.height * CGFloat(isAcross ? 1 : count))
    pages.alwaysBounceHorizontal = isAcross && dataSource != nil
    pages.alwaysBounceVertical = !isAcross && dataSource != nil
    for (page, place) in [(neighbors.before, -1), (shown.first, 0), (neighbors.after, 1)] {
      page?.viewIfLoaded?.frame = frame(place)
    }
    let middle = frame(0)
    pages.contentOffset =
      isAcross
      ? CGPoint(x: middle.minX - spacing / 2, y: 0) : CGPoint(x: 0, y: middle.minY - spacing / 2)
    dots.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  // MARK: Swiping

  /// Asks for the pages beside the shown one, and puts them there.
  fileprivate final func beginSwiping() {
    guard !isSwiping, let current = shown.first, let dataSource else { return }
    isSwiping = true
    neighbors = (
      dataSource.pageViewController(self, viewControllerBefore: current),
      dataSource.pageViewController(self, viewControllerAfter: current)
    )
    for page in [neighbors.before, neighbors.after].compactMap({ $0 }) {
      addChild(page)
      pages.addSubview(page.view)
    }
    place()
    pages.layoutIfNeeded()
    let pending = [neighbors.before, neighbors.after].compactMap { $0 }
    delegate?.pageViewController(self, willTransitionTo: pending)
  }

  /// Keeps the page that is in sight, and takes the others away.
  fileprivate final func endSwiping() {
    guard isSwiping, let former = shown.first else { return }
    let center = CGPoint(x: pages.bounds.midX, y: pages.bounds.midY)
    let all = [neighbors.before, former, neighbors.after].compactMap { $0 }
    let seen = all.first { $0.viewIfLoaded?.frame.contains(center) ?? false } ?? former
    isSwiping = false
    shown = [seen]
    drop(except: seen)
    if seen !== former {
      former.willMove(toParent: nil)
      former.viewIfLoaded?.removeFromSuperview()
      former.removeFromParent()
      seen.didMove(toParent: self)
    }
    place()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [former],
      transitionCompleted: seen !== former)
  }

  /// Takes the pages beside the shown one away.
  private final func drop(except kept: ViewController?) {
    let pages = [neighbors.before, neighbors.after].compactMap { $0 }
    (neighbors, isSwiping) = ((nil, nil), false)
    for page in pages where page !== kept {
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
  }
}

/// What tells a page view controller of swipes.
private final class PageFollower: ScrollViewDelegate {
  private unowned let owner: PageViewController
  init(_ owner: PageViewController) { self.owner = owner }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { owner.beginSwiping() }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { owner.endSwiping() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { owner.endSwiping() }
}
