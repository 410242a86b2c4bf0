// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Observation
import Testing

/// Automatic trait tracking: group I.
@MainActor
@Suite("Tracking")
struct TrackingTests {
  let test = TestScreen()

  /// A method whose reads are tracked: how to make it read, and what is called again.
  struct Method: CustomTestStringConvertible, Sendable {
    var name: String
    var path: @Sendable @MainActor (TracingView, @escaping () -> Void) -> Void
    var testDescription: String { name }
  }

  nonisolated static let methods = [
    Method(name: "layoutSubviews") { $0.onLayout = $1 },
    Method(name: "updateConstraints") { $0.onConstraints = $1 },
    Method(name: "draw") { $0.onDraw = $1 },
    Method(name: "updateProperties") { $0.onProperties = $1 },
  ]

  @Test(
    "S102, S103, S104, S109: a view's method is called again when what it read changes",
    arguments: methods)
  func views(_ method: Method) {
    let view = TracingView("v", test.trace)
    method.path(view) { [unowned view] in _ = view.traitCollection.horizontalSizeClass }
    test.root.view.addSubview(view)
    view.setNeedsUpdateConstraints()
    test.screen.update()
    _ = test.trace.take()
    test.change { $0.horizontalSizeClass = .compact }
    #expect(test.trace.take() == ["v traitCollectionDidChange light", "v \(method.name) light"])
    test.change { $0.verticalSizeClass = .compact }
    #expect(test.trace.take() == ["v traitCollectionDidChange light"])
  }

  /// A controller whose view is a tracing one.
  private final class Owner: ViewController {
    let trace: Trace
    init(_ trace: Trace) {
      self.trace = trace
      super.init()
    }
    override func loadView() { view = TracingView("v", trace) }
  }

  @Test(
    "S102, S103, S104, S109: the same where the view is a controller's", arguments: methods)
  func viewsOfControllers(_ method: Method) throws {
    let owner = Owner(test.trace)
    let view = try #require(owner.view as? TracingView)
    method.path(view) { [unowned view] in _ = view.traitCollection.horizontalSizeClass }
    test.window.rootViewController = owner
    test.screen.update()
    _ = test.trace.take()
    test.change { $0.horizontalSizeClass = .compact }
    #expect(test.trace.take() == ["v traitCollectionDidChange light", "v \(method.name) light"])
    test.change { $0.verticalSizeClass = .compact }
    #expect(test.trace.take() == ["v traitCollectionDidChange light"])
  }

  @Test(
    "S105: a controller's layout tracks its own traits and its view's", arguments: [true, false])
  func controllers(readsOwn: Bool) {
    let controller = TracingController("c", test.trace)
    controller.onLayout = { [unowned controller] in
      _ =
        readsOwn
        ? controller.traitCollection.legibilityWeight
        : controller.view.traitCollection.legibilityWeight
    }
    test.window.rootViewController = controller
    test.screen.update()
    _ = test.trace.take()
    test.change { $0.legibilityWeight = .bold }
    #expect(test.trace.count("c viewWillLayoutSubviews") == 1)
    _ = test.trace.take()
    test.change { $0.verticalSizeClass = .compact }
    #expect(test.trace.count("c viewWillLayoutSubviews") == 0)
    _ = test.trace.take()
    // The view's traits change alone.
    controller.view.traitOverrides.legibilityWeight = .regular
    test.screen.update()
    #expect(readsOwn || test.trace.count("c viewWillLayoutSubviews") == 1)
  }

  @Test("S106: a presentation's layout tracks its own traits and its container's")
  func presentations() {
    final class Tracker: PresentationController {
      var calls = 0
      override func containerViewWillLayoutSubviews() {
        calls += 1
        _ = containerView?.traitCollection.legibilityWeight
      }
    }
    let sheet = ViewController()
    let tracker = Tracker(presentedViewController: sheet, presenting: test.root)
    sheet.setPresentationController(tracker)
    test.root.present(sheet)
    test.screen.update()
    let before = tracker.calls
    test.change { $0.legibilityWeight = .bold }
    #expect(tracker.calls == before + 1)
    test.change { $0.verticalSizeClass = .compact }
    #expect(tracker.calls == before + 1)
    tracker.containerView?.traitOverrides.legibilityWeight = .regular
    test.screen.update()
    #expect(tracker.calls == before + 2)
  }

  @Test("S110: callbacks are not tracked")
  func callbacks() {
    let view = TracingView("v", test.trace)
    view.onTraits = { [unowned view] in _ = view.traitCollection.legibilityWeight }
    test.root.view.addSubview(view)
    test.switchStyle(to: .dark)
    _ = test.trace.take()
    test.change { $0.legibilityWeight = .bold }
    #expect(test.trace.take() == ["v traitCollectionDidChange dark"])
  }

  @Test("S111: what counts is what the last run read")
  func lastRun() {
    let view = TracingView("v", test.trace)
    view.onLayout = { [unowned view] in
      let traits = view.traitCollection
      if traits.horizontalSizeClass != .compact { _ = traits.verticalSizeClass }
    }
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    test.change { $0.verticalSizeClass = .regular }
    #expect(test.trace.count("v layoutSubviews") == 1)
    test.change { $0.horizontalSizeClass = .compact }
    _ = test.trace.take()
    test.change { $0.verticalSizeClass = .compact }
    #expect(test.trace.count("v layoutSubviews") == 0)
  }

  @Test("S108: a collection's section provider is asked again when a trait that it read changes")
  func sections() {
    let data = TwoItems()
    var places: [Int] = []
    let collection = CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) {
      section, environment in
      places.append(section)
      return environment.traitCollection.horizontalSizeClass == .compact
        ? .list(.plain) : .grid(itemSize: CGSize(width: 50, height: 20), spacing: 0)
    }
    collection.dataSource = data
    test.root.view.addSubview(collection)
    test.change { $0.horizontalSizeClass = .regular }
    #expect(data.cells.map(\.frame.origin.x) == [0, 50])
    places = []
    test.change { $0.horizontalSizeClass = .compact }
    #expect(data.cells.map(\.frame.origin.x) == [0, 0])
    #expect(places == [0])
    test.change { $0.legibilityWeight = .bold }
    #expect(places == [0])
  }

  @Test("a section that its provider gives no place is not shown")
  func noPlace() {
    let data = TwoItems()
    let collection = CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) { _, _ in
      data.isShown ? .grid(itemSize: CGSize(width: 50, height: 20), spacing: 0) : nil
    }
    collection.dataSource = data
    test.root.view.addSubview(collection)
    test.screen.update()
    #expect(collection.contentSize.height == 0)
    data.isShown = true
    collection.setNeedsLayout()
    test.screen.update()
    #expect(collection.contentSize.height == 20)
  }

  /// A collection of two items.
  private final class TwoItems: CollectionViewDataSource {
    var isShown = false
    let cells = [CollectionViewCell(), CollectionViewCell()]
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { cells[indexPath.item] }
  }

  @Test("S112: tracking and a registration together ask for one layout")
  func both() {
    let view = TracingView("v", test.trace)
    view.onLayout = { [unowned view] in _ = view.traitCollection.horizontalSizeClass }
    view.registerForTraitChanges([TraitHorizontalSizeClass.self]) { (view: View, _) in
      view.setNeedsLayout()
    }
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    test.change { $0.horizontalSizeClass = .compact }
    #expect(test.trace.count("v layoutSubviews") == 1)
  }

  @Test("S113: what is read from another view is not tracked")
  func foreign() {
    let view = TracingView("v", test.trace)
    let root: View = test.root.view
    view.onLayout = { _ = root.traitCollection.horizontalSizeClass }
    root.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    test.change { $0.horizontalSizeClass = .compact }
    #expect(test.trace.count("v layoutSubviews") == 0)
  }

  @Test("S114: resolving a color reads what its provider reads")
  func provider() {
    let view = TracingView("v", test.trace)
    let color = DynamicColor { $0.horizontalSizeClass == .compact ? .black : .white }
    view.onDraw = { _ = color.resolved }
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    test.change { $0.horizontalSizeClass = .compact }
    #expect(test.trace.count("v draw") == 1)
  }

  @Observable
  final class Model {
    var title = "a"
    var other = 0
  }

  @Test(
    "S115: a method runs again when a property of a model that it read changes", arguments: methods)
  func observation(_ method: Method) {
    let (view, model) = (TracingView("v", test.trace), Model())
    method.path(view) { _ = model.title }
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    model.other = 1
    test.screen.update()
    #expect(test.trace.take().isEmpty)
    model.title = "b"
    test.screen.update()
    #expect(test.trace.take() == ["v \(method.name) light"])
  }

  @Test("S111, S115: a model that only an earlier run read is not waited for", arguments: methods)
  func formerObservation(_ method: Method) {
    let (view, model) = (TracingView("v", test.trace), Model())
    var reads = true
    method.path(view) { [unowned view] in
      _ = view.traitCollection.horizontalSizeClass
      if reads { _ = model.title }
    }
    test.root.view.addSubview(view)
    test.screen.update()
    for _ in 0..<3 {
      reads.toggle()
      test.change { $0.horizontalSizeClass = reads ? .regular : .compact }
      _ = test.trace.take()
      model.title += "b"
      test.screen.update()
      #expect(test.trace.take() == (reads ? ["v \(method.name) light"] : []))
    }
  }

  @Test("S115: not where an app turned it off")
  func noObservation() {
    ObservationTracking.isEnabled = false
    defer { ObservationTracking.isEnabled = true }
    let (view, model) = (TracingView("v", test.trace), Model())
    view.onLayout = { _ = model.title }
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    model.title = "b"
    test.screen.update()
    #expect(test.trace.take().isEmpty)
  }

  @Test("a trait of an app's own is tracked like the system's")
  func custom() {
    let view = TracingView("v", test.trace)
    view.onLayout = { [unowned view] in _ = view.traitCollection[DensityTrait.self] }
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    test.change { $0[DensityTrait.self] = 2 }
    #expect(test.trace.count("v layoutSubviews") == 1)
    _ = test.trace.take()
    test.change { $0[ThemeTrait.self] = "sepia" }
    #expect(test.trace.count("v layoutSubviews") == 1)
  }
}
