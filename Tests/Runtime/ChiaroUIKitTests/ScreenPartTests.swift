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

  @Test("a controller within that of a storyboard is from there too, and so are its segues")
  func storyboardOfChildren() throws {
    UIStoryboard.setContents(ofStoryboardNamed: "Within") {
      $0 == "detail" ? Detail() : UINavigationController(rootViewController: Root())
    }
    UIStoryboard.setSegue("show", inStoryboardNamed: "Within", to: "detail")
    let board = UIStoryboard(name: "Within", bundle: nil)
    let navigation = board.instantiateInitialViewController() as? UINavigationController
    let root = try #require(navigation?.topViewController as? Root)
    root.performSegue(withIdentifier: "show", sender: nil)
    #expect(root.prepared == ["show"] && navigation?.topViewController is Detail)
  }

  private final class Picked: UIDocumentPickerDelegate {
    let root = UIViewController()
    let next = UIViewController()
    var notes: [String] = []
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { note(urls.map(\.path)) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { note([]) }
    private func note(_ paths: [String]) {
      notes += paths
      root.present(next, animated: false)
    }
  }

  @Test("a document picker leaves by itself, before the app goes on", arguments: [["/a"], []])
  func documentPicker(_ paths: [String]) {
    let (stage, picked) = (InputStage(), Picked())
    stage.window.rootViewController = picked.root
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    picker.delegate = picked
    picked.root.present(picker, animated: false)
    #expect(picked.root.presentedViewController === picker)
    if paths.isEmpty {
      picker.cancelPicking()
    } else {
      picker.finishPicking(paths.map { URL(fileURLWithPath: $0) })
    }
    #expect(picked.notes == paths && picker.presentingViewController == nil)
    #expect(picked.root.presentedViewController === picked.next)
  }

  @Test("a segment keeps its action where others come and go; the disabled are passed by arrows")
  func segmentActions() {
    var done: [String] = []
    let actions = ["a", "b", "c", "d"].map { title in
      UIAction(title: title) { _ in done.append(title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    // Arrows go by the direction of the screen, of which a view knows from the next update on;
    // until then it has that of the screen in front, which may be another test's.
    let stage = InputStage()
    stage.root.addSubview(control)
    control.updateTraitsIfNeeded()
    control.removeSegment(at: 0, animated: false)
    control.setEnabled(false, forSegmentAt: 1)
    for _ in 0..<3 { _ = control.adjust(by: .rightArrow) }
    _ = control.adjust(by: .leftArrow)
    #expect(done == ["b", "d", "b"])
    control.selectedSegmentIndex = 2
    control.segments.removeLast()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.window === stage.window)
  }

  @Test("an invalidated display link lets go of its target")
  func displayLink() {
    weak var target: UIView?
    let link: CADisplayLink = {
      let view = UIView()
      target = view
      let link = CADisplayLink(
        target: view, selector: Selector(UIView.setNeedsLayout, "setNeedsLayout"))
      link.add(to: .main, forMode: .common)
      link.preferredFramesPerSecond = 30
      return link
    }()
    #expect(target != nil && abs(link.targetTimestamp - link.timestamp - 1 / 30) < 0.000_1)
    link.invalidate()
    #expect(target == nil)
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
      var told = 0
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { told += 1 }
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
    view.zoomScale = .infinity
    #expect(view.zoomScale == 3 && delegate.told == 3)
    view.zoomScale = 3
    #expect(delegate.told == 3)
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

  private static let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)

  @Test("values are kept for objects, as the runtime of Objective-C does")
  func associations() {
    final class Thing {}
    let (view, key) = (UIView(), UnsafeRawPointer(Self.keys))
    #expect(objc_getAssociatedObject(view, key) == nil)
    objc_setAssociatedObject(view, key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, key + 1, "a", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(view, key) as? Int == 7)
    #expect(objc_getAssociatedObject(UIView(), key) == nil)
    var thing: Thing? = Thing()
    objc_setAssociatedObject(view, key, thing, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, key) is Thing)
    thing = nil
    #expect(objc_getAssociatedObject(view, key) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, key + 1) == nil)
    weak var gone: Thing?
    for index in 0..<100 {
      let (owner, held) = (Thing(), Thing())
      objc_setAssociatedObject(owner, key, held, .OBJC_ASSOCIATION_RETAIN)
      if index == 0 { gone = held }
    }
    #expect(gone == nil)
  }

  @Test("a button's title has the font and color of its attributes, for each state")
  func titles() {
    let button = UIButton(type: .system)
    let font = UIFont.systemFont(ofSize: 30)
    button.setTitle("plain", for: .normal)
    let width = button.intrinsicContentSize.width
    button.setAttributedTitle(
      NSAttributedString(string: "plain", attributes: [.font: font]), for: .normal)
    #expect(button.intrinsicContentSize.width > width)
    #expect(button.currentAttributedTitle?.string == "plain")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize.width == width && button.currentTitle == "plain")
  }

  @Test("a registration makes cells and fills them with their items")
  func registrations() {
    final class Source: UICollectionViewDataSource {
      var filled: [String] = []
      lazy var cells = UICollectionView.CellRegistration<UICollectionViewCell, String> {
        [unowned self] _, path, item in filled.append("\(path.item) \(item)")
      }
      lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [unowned self] _, _, path in filled.append("header \(path.section)") }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "a")
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(Set(source.filled) == ["0 a", "1 a", "header 0"])
  }

  @Test("pixels are cut and turned")
  func pixels() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 2), format: .init(for: UITraitCollection(displayScale: 1))
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let whole = try #require(image.cgImage)
    #expect(whole.width == 4 && whole.height == 2)
    let part = try #require(whole.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 1)))
    #expect(part.width == 3 && part.height == 1)
    #expect(whole.cropping(to: CGRect(x: 8, y: 0, width: 1, height: 1)) == nil)
    let lying = UIImage(cgImage: whole, scale: 2, orientation: .right)
    #expect(lying.size == CGSize(width: 1, height: 2) && lying.cgImage?.height == 4)
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
