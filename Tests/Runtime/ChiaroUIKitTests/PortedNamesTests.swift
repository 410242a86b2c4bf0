// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroUIKit
import Foundation
import Testing

/// What names do that ported apps use: layers, windows, presentations, drawing.
@MainActor
@Suite("Names of ported apps")
struct PortedNamesTests {
  private let screen = UIScreen()

  private final class Layered: UIView {
    var notes: [String] = []
    override func layoutSubviews() { notes.append("subviews") }
    override func layoutSublayers(of layer: CALayer) {
      notes.append(layer === self.layer ? "own layer" : "another")
    }
  }

  @Test("a view lays out its layers after its subviews")
  func sublayers() {
    let stage = InputStage()
    let view = Layered(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(view)
    stage.screen.update()
    #expect(view.notes == ["subviews", "own layer"])
  }

  @Test("windows of a higher level stay in front, and move to another scene")
  func levels() {
    let scene = UIWindowScene(screen: screen)
    let windows = (0..<3).map { _ in UIWindow(windowScene: scene) }
    for window in windows { window.isHidden = false }
    windows[0].windowLevel = .alert
    windows[1].makeKey()
    #expect(scene.windows.map { windows.firstIndex(of: $0) } == [0, 1, 2])
    #expect(scene.keyWindow === windows[0])
    windows[0].windowLevel = .normal - 1
    #expect(scene.windows.map { windows.firstIndex(of: $0) } == [1, 2, 0])
    let other = UIWindowScene(screen: screen)
    windows[2].windowScene = other
    #expect(other.windows == [windows[2]] && scene.windows.count == 2)
  }

  @Test("a sheet rests at the first of its detents, or at the one that is selected")
  func detents() throws {
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    let tiny = UISheetPresentationController.Detent.Identifier("tiny")
    sheet.detents = [
      .medium(), .large(), .custom(identifier: tiny) { $0.maximumDetentValue / 10 },
    ]
    #expect(sheet.selectedDetentIdentifier == .medium)
    sheet.animateChanges { sheet.selectedDetentIdentifier = tiny }
    #expect(sheet.selectedDetentIdentifier == tiny && sheet.detents.count == 3)
    sheet.selectedDetentIdentifier = .init("nobody's")
    #expect(sheet.selectedDetentIdentifier == tiny)
  }

  /// Presents in a card of its own, and notes what it is asked for.
  private final class Presenter: UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    final class Card: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 10, y: 20, width: 30, height: 40)
      }
    }
    var notes: [String] = []
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Card(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let to = context.viewController(forKey: .to)
      let end = to.map { context.finalFrame(for: $0).minX } ?? -1
      notes.append("to \(end) in \(context.containerView.window != nil)")
      context.completeTransition(!context.transitionWasCancelled)
    }
    func animationEnded(_ transitionCompleted: Bool) { notes.append("ended") }
  }

  @Test("the style custom is presented by its delegate, which moves the views")
  func custom() {
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let (controller, presenter) = (UIViewController(), Presenter())
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = presenter
    window.rootViewController?.present(controller, animated: true)
    #expect(controller.view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    window.rootViewController?.dismiss(animated: true)
    #expect(presenter.notes == ["to 10.0 in true", "ended", "to 0.0 in true", "ended"])
    #expect(controller.presentingViewController == nil)
  }

  // MARK: Drawing

  private func color(_ image: UIImage?, _ x: Int, _ y: Int) -> Color? {
    guard case .object(let object)? = image?.content, let drawn = object as? PictureObject,
      case .bitmap(let bitmap) = drawn.picture
    else { return nil }
    return bitmap.color(x: x, y: y)
  }

  @Test("transforms and clips hold until the state is restored")
  func state() {
    UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
    let context = UIGraphicsGetCurrentContext()
    context?.setFillColor(UIColor.red.cgColor)
    context?.saveGState()
    context?.translateBy(x: 4, y: 0)
    context?.clip(to: CGRect(x: 0, y: 0, width: 2, height: 8))
    context?.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
    context?.restoreGState()
    context?.fill(CGRect(x: 0, y: 6, width: 8, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let alphas = [(1, 1), (5, 1), (7, 1), (1, 7), (7, 7)].map { color(image, $0, $1)?.alpha }
    #expect(alphas == [0, 1, 0, 1, 1])
  }

  @Test(
    "an image is placed by the content mode",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.scaleAspectFit, CGRect(x: 10, y: 0, width: 20, height: 20)),
      (.scaleAspectFill, CGRect(x: 0, y: -10, width: 40, height: 40)),
      (.center, CGRect(x: 15, y: 5, width: 10, height: 10)),
      (.bottomRight, CGRect(x: 30, y: 10, width: 10, height: 10)),
      (.top, CGRect(x: 15, y: 0, width: 10, height: 10)),
    ])
  func contentMode(_ mode: UIView.ContentMode, _ frame: CGRect) {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(mode.frame(of: CGSize(width: 10, height: 10), in: bounds) == frame)
  }

  @Test("a transform in space turns a view in its plane")
  func space() {
    let view = UIView()
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    view.layer.transform = CATransform3DIdentity
    #expect(view.transform.isIdentity && CATransform3DIsIdentity(view.layer.transform))
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turn.m12 - 1) < 1e-9 && abs(turn.m11) < 1e-9)
  }

  // MARK: Text, nibs, scenes, sharing

  @Test("the text of a view stands within its container's padding")
  func padding() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.isScrollEnabled = false
    view.text = "a"
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    let wide = view.intrinsicContentSize.width
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.width == wide - 10)
  }

  @Test("a nib holds what the program says")
  func nib() {
    final class Row: UITableViewCell {}
    UINib.setContents(ofNibNamed: "Row") { _ in [Row(style: .default, reuseIdentifier: "row")] }
    let table = UITableView()
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    table.register(UINib(nibName: "Nobody", bundle: nil), forCellReuseIdentifier: "other")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
    #expect(table.dequeueReusableCell(withIdentifier: "other")?.reuseIdentifier == "other")
    #expect(Bundle.main.loadNibNamed("Row", owner: nil)?.count == 1)
  }

  @Test("a scene is connected before it becomes active")
  func scene() {
    final class Delegate: UIWindowSceneDelegate {
      var notes: [String] = []
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) { notes.append("connect \(connectionOptions.urlContexts.count)") }
      func sceneDidBecomeActive(_ scene: UIScene) { notes.append("active") }
    }
    let delegate = Delegate()
    UIWindowScene(screen: screen).connect(delegate)
    #expect(delegate.notes == ["connect 0", "active"])
  }

  @Test("what is shared can be copied, unless that is left out")
  func activities() {
    let controller = UIActivityViewController(
      activityItems: ["a", URL(fileURLWithPath: "/b")], applicationActivities: nil)
    var notes: [String] = []
    controller.completionWithItemsHandler = { type, isDone, _, _ in
      notes.append("\(type == .copyToPasteboard) \(isDone)")
    }
    controller.shownActivities.first.map(controller.perform)
    #expect(UIPasteboard.general.string == "a\nfile:///b")
    #expect(notes == ["true true"])
    controller.excludedActivityTypes = [.copyToPasteboard]
    #expect(controller.shownActivities.isEmpty)
  }
}
