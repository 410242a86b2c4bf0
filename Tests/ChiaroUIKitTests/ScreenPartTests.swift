// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

/// What parts of screens do that ported apps use.
@MainActor
@Suite("Parts of ported screens")
struct ScreenPartTests {
  private final class Detail: UIViewController {}
  private final class Root: UIViewController {
    var prepared: [String?] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append(segue.identifier)
      #expect(segue.destination is Detail && segue.source === self)
    }
  }

  @Test("a storyboard holds what the program says, and its segues lead there")
  func storyboard() throws {
    UIStoryboard.setContents(ofStoryboardNamed: "Parts") { $0 == "detail" ? Detail() : Root() }
    UIStoryboard.setSegue("show", inStoryboardNamed: "Parts", to: "detail")
    let board = UIStoryboard(name: "Parts", bundle: nil)
    let root = try #require(board.instantiateInitialViewController() as? Root)
    #expect(root.storyboard === board)
    let made: Detail = board.instantiateViewController(identifier: "detail") { _ in Detail() }
    #expect(made.storyboard === board)
    let navigation = UINavigationController(rootViewController: root)
    root.performSegue(withIdentifier: "show", sender: nil)
    #expect(root.prepared == ["show"] && navigation.topViewController is Detail)
    #expect(UIStoryboard(name: "None", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test("segments have their own widths and states, and move with their index")
  func segments() {
    let control = UISegmentedControl()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "A", at: 0, animated: false)
    control.insertSegment(withTitle: "C", at: 9, animated: false)
    control.setWidth(80, forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 1)
    control.selectedSegmentIndex = 1
    control.insertSegment(with: UIImage(systemName: "star"), at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.widthForSegment(at: 2) == 80)
    #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 1))
    #expect(control.imageForSegment(at: 1) != nil && control.titleForSegment(at: 2) == "C")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    #expect(control.intrinsicContentSize.width > 60)
  }

  @Test("a momentary control springs back after its action")
  func momentary() {
    let stage = InputStage()
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.isMomentary = true
    control.setEnabled(false, forSegmentAt: 0)
    stage.root.addSubview(control)
    stage.screen.update()
    var chosen: [Int] = []
    control.addAction(
      UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    for x in [20.0, 150, 150] { stage.press(at: CGPoint(x: x, y: 10)) }
    #expect(chosen == [1, 1] && control.selectedSegmentIndex == -1)
  }

  @Test("a scroll view zooms the view of its delegate, within its limits")
  func zoom() {
    final class Delegate: UIScrollViewDelegate {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
    }
    let delegate = Delegate()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(delegate.page)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    view.delegate = delegate
    view.maximumZoomScale = 3
    view.setZoomScale(9, animated: false)
    #expect(view.zoomScale == 3 && view.contentSize == CGSize(width: 300, height: 150))
    let corner = delegate.page.convert(CGPoint.zero, to: view)
    #expect(abs(corner.x) < 0.01 && abs(corner.y) < 0.01)
    view.zoom(to: CGRect(x: 50, y: 0, width: 50, height: 50), animated: false)
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 100, y: 0))
  }

  @Test(
    "a popover stands where its arrow may point",
    arguments: [
      (UIPopoverArrowDirection.any, 200.0, 226.0), (.down, 200, 74), (.left, 276, 150),
      (.right, 124, 150),
    ])
  func popover(_ directions: UIPopoverArrowDirection, _ x: CGFloat, _ y: CGFloat) throws {
    let screen = UIScreen()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    let source = UIView(frame: CGRect(x: 180, y: 130, width: 40, height: 40))
    presenter.view.addSubview(source)
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 100, height: 100)
    let popover = try #require(controller.popoverPresentationController)
    (popover.sourceView, popover.permittedArrowDirections) = (source, directions)
    presenter.present(controller, animated: false)
    screen.update()
    let frame = controller.view.convert(controller.view.bounds, to: nil)
    #expect(abs(frame.midX - x) < 1 && abs(frame.midY - y) < 1)
  }

  @Test("a snapshot stays as the view was")
  func snapshot() throws {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
    view.backgroundColor = .red
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(picture.bounds == view.bounds)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    let half = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true,
      withCapInsets: .zero)
    #expect(half?.bounds.size == CGSize(width: 10, height: 10))
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test("a rectangle under a transform is the one around its corners")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let moved = rect.applying(CGAffineTransform(translationX: 10, y: 20))
    #expect(moved == CGRect(x: 11, y: 22, width: 3, height: 4))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 6) < 0.001 && abs(turned.height - 3) < 0.001)
    #expect(CGSize(width: 2, height: 3).applying(.init(scaleX: 2, y: -1)).height == -3)
  }

  @Test("a window opens in the front scene, with a frame or the screen's size")
  func windows() {
    let screen = UIScreen.main
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(window.windowScene?.screen === screen && window.isHidden)
    #expect(UIWindow().bounds.size == screen.bounds.size)
  }
}
