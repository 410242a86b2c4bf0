// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterfaceBuilder
import ChiaroInterpreter
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroSwiftUI
import ChiaroSystem
import ChiaroViews
import Foundation

/// What a project's snapshot tests take pictures of, drawn beside the stored pictures.
@MainActor
struct SnapshotScreens {
  private let screens: SourceScreens
  private var references: SnapshotReferences
  /// The device on which the project's pictures were taken.
  private let device: ScreenDevice
  private var cases: [JSON] = []
  private var odd: [Diagnostic] = []
  /// The tests that ran, by the names in the names of their pictures.
  private var ran: Set<String> = []
  /// All tests, by these names.
  private var names: Set<String> = []

  init(_ screens: SourceScreens) {
    self.screens = screens
    references = screens.references
    device = references.device(of: references.open.sorted()) ?? .usual
  }

  /// Runs all tests, draws what they assert, and tells it.
  func answer() -> JSON {
    var copy = self
    copy.run()
    for reference in copy.references.open.sorted() {
      let stem = Path.stem(reference)
      let reason =
        copy.ran.contains { SnapshotReferences.isOf($0, stem) }
        ? "the test did not reach an assertion with this name" : Self.noTest
      copy.cases.append(Self.json(reference, nil, nil, reason: reason))
    }
    return [
      "version": 1, "cases": .array(copy.cases),
      "diagnostics": .array(
        (screens.program.diagnostics + copy.odd).sorted().map(SourceJSON.json)),
    ]
  }

  /// Why a picture is not drawn of which nothing is known.
  private static let noTest = "no test for this picture was found"

  private mutating func run() {
    let program = screens.program
    let tests = program.tests.compactMap { test in
      program.location(of: test.place).map { (test, $0) }
    }
    let stems = Set(tests.flatMap { [String(Path.stem($1.file)), $0.ownerName ?? ""] })
    let strays = references.strayNames(besides: stems)
    names = Set(tests.map { SnapshotNames.sanitized($0.0.functionName) })
    let shown = screens.request.shown.map { Set($0) }
    let end = screens.end
    for (test, location) in tests {
      guard shown?.contains(location.file) ?? true,
        references.hasPictures(file: location.file, of: test.ownerName)
          || strays.contains(SnapshotNames.sanitized(test.functionName))
      else { continue }
      guard !end.isOver else {
        odd.append(
          Diagnostic(
            .warning, id: "screens-left-out", at: location,
            "\(test.name) is not run: all tests take longer than \(screens.wholeTime) seconds"))
        continue
      }
      run(test, at: location)
    }
  }

  /// The most further runs of a test for pictures of other devices and styles.
  private static let mostVariants = 8

  private mutating func run(_ test: TestSubject, at location: SourceLocation) {
    let name = SnapshotNames.sanitized(test.functionName)
    let own = references.pictures(
      ofTest: name, files: [location.file], className: test.ownerName)
    let usual = references.device(of: own) ?? device
    ran.insert(name)
    run(test, at: location, SnapshotVariant(usual), own)
    guard screens.host.assertions.contains(where: namesPictures) else { return }
    let others = names.filter { $0.count > name.count }
    let left = own.filter { path in
      references.open.contains(path)
        && !others.contains { SnapshotReferences.isOf($0, Path.stem(path)) }
    }
    let variants = SnapshotVariant.all(of: left) { references.device(of: [$0]) ?? usual }
    for (variant, pictures) in variants.prefix(Self.mostVariants) where !screens.end.isOver {
      run(test, at: location, variant, pictures, isFurther: true)
    }
  }

  /// Whether an assertion names its pictures, so that others of the test may be of it.
  private func namesPictures(_ call: HostCall) -> Bool {
    ["named", "identifier", "suffix"].contains { call.argument($0)?.text != nil }
      || screens.host.isOwn(call)
  }

  /// Runs a test in a variant, and draws what it asserts.
  private mutating func run(
    _ test: TestSubject, at location: SourceLocation, _ variant: SnapshotVariant,
    _ own: [String], isFurther: Bool = false
  ) {
    let session = Session(screens.program, limits: SourceScreens.limits)
    let drawing = Drawing(session, host: screens.host, assets: screens.assets)
    screens.host.begin(variant)
    screens.kit.begin(scale: variant.device.scale, drawing: drawing)
    screens.kit.kit.deviceSize = variant.device.size
    // What is asserted may change later in the test: it is laid out at once.
    var shots = KitShots()
    let kit = screens.kit
    screens.host.onAssertion = { call in shots.take(call, kit, drawing) }
    defer {
      screens.host.onAssertion = nil
      screens.kit.end()
    }
    session.run(test)
    if screens.host.assertions.isEmpty {
      // A project may compare pictures by functions of its own.
      screens.host.notesOwn = true
      session.run(test, noting: SnapshotNames.takesPicture)
      if !screens.host.assertions.contains(where: screens.host.isOfPicture) {
        screens.host.assertions = []
        shots = KitShots()
        session.run(test) { name, labels, _ in SnapshotNames.isOwnAssertion(name, labels) }
      }
      screens.host.notesOwn = false
    }
    defer { odd += session.diagnostics }
    for shot in taken(shots, of: test, at: location, own, drawing, isFurther) {
      // Each picture has the limits of a screen.
      session.begin()
      draw(shot, at: location)
    }
  }

  /// What was asserted, each with the stored picture of its name, or of one that is like it.
  private mutating func taken(
    _ shots: KitShots, of test: TestSubject, at location: SourceLocation, _ own: [String],
    _ drawing: Drawing, _ isFurther: Bool
  ) -> [OpenShot] {
    var numbers = SnapshotNumbers()
    var open = screens.host.assertions.enumerated().map { number, call in
      let assertion = SnapshotAssertion(call, of: test, in: location.file, screens, drawing)
      var shot = OpenShot(
        assertion: assertion, shot: shots[number], mark: numbers.mark(of: assertion))
      if !isFurther { shot.reference = references.take(shot, own) }
      return shot
    }
    for place in open.indices where open[place].reference == nil {
      let shot = open[place]
      open[place].reference = references.takeLike(
        shot.mark, isDark: shot.isDark, among: own,
        required: isFurther ? shot.assertion.given : "")
      guard open[place].reference == nil, !isFurther else { continue }
      odd.append(
        Diagnostic(
          .note, id: "snapshot-not-stored", at: location,
          "the stored picture \(shot.name).png of \(test.path) is missing"))
    }
    return open
  }

  /// Adds the picture of what was asserted.
  private mutating func draw(_ open: OpenShot, at location: SourceLocation) {
    guard let reference = open.reference else { return }
    let place = screens.program.location(of: open.assertion.call.place)
    let head = SnapshotCase(
      reference: reference, test: open.assertion.test,
      line: place?.file == location.file ? place?.line : location.line,
      session: open.assertion.drawing.session)
    if let shot = open.shot { return add(shot, head) }
    switch open.assertion.view {
    case .view(let view, let strategy): draw(view, strategy, head, open.assertion.drawing)
    case .none(let reason): cases.append(Self.json(reference, head, nil, reason: reason))
    }
  }

  /// Adds the picture of a view or controller of UIKit.
  private mutating func add(_ shot: KitShot, _ head: SnapshotCase) {
    guard let strategy = shot.strategy, let screen = shot.screen else {
      let reason =
        shot.strategy == nil ? "the snapshot strategy is unknown" : "the view was not laid out"
      return cases.append(Self.json(head.reference, head, shot.strategy, reason: reason))
    }
    var shown = strategy
    shown.set(style: screen.isDark ? "dark" : "light")
    paint(screen.list, screen.size, shown, head)
  }

  private mutating func draw(
    _ view: Value, _ strategy: SnapshotStrategy, _ head: SnapshotCase, _ drawing: Drawing
  ) {
    let screen = SourceScreen(
      screens.root(view, drawing), in: strategy.room, screens.shown(strategy.traits),
      screens.resources, names: screens.assets.names, followsWishes: false)
    paint(screen.window.displayList, screen.size, strategy, head)
  }

  private mutating func paint(
    _ list: DisplayList, _ size: CGSize, _ strategy: SnapshotStrategy, _ head: SnapshotCase
  ) {
    let path = head.reference
    guard let painter = screens.painter else {
      return cases.append(Self.json(path, head, strategy, reason: "no folder was given"))
    }
    let painted = painter.paint(
      list, size, scale: scale(of: head, size, strategy),
      ["style": .string(strategy.isDark ? "dark" : "light")], to: path)
    painted.odd.map { odd.append($0) }
    let isThere = painted.picture != nil
    cases.append(
      Self.json(
        path, head, strategy, picture: isThere ? path : nil,
        measures: isThere ? measures(of: path, size, isDark: strategy.isDark) : nil,
        reason: isThere ? nil : "the picture could not be written"))
  }

  /// The measures of a drawn picture against the stored one; nil where that is no picture.
  private func measures(of path: String, _ size: CGSize, isDark: Bool) -> PictureMeasures? {
    guard let output = screens.request.output else { return nil }
    let pictures = [screens.request.root, output].compactMap {
      SnapshotReferences.picture(Path.join($0, path), screens.decoder)
    }
    guard pictures.count == 2 else { return nil }
    let scale = Double(pictures[1].size.width) / max(1, Double(size.width))
    return PictureMeasures(pictures[0], pictures[1], scale: scale, isDark: isDark)
  }

  /// The pixels of a point, as the stored picture has them.
  private func scale(
    of head: SnapshotCase, _ size: CGSize, _ strategy: SnapshotStrategy
  ) -> Double {
    guard let stored = references.size(of: head.reference), size.width >= 1 else {
      return strategy.room.scale
    }
    let scale = (Double(stored.width) / Double(size.width)).rounded()
    return (1...4).contains(scale) ? scale : strategy.room.scale
  }

  // MARK: Telling

  /// What is known of a case before it is drawn.
  private struct SnapshotCase {
    var reference: String
    var test: String
    var line: Int?
    var session: Session
  }

  private static func json(
    _ reference: String, _ head: SnapshotCase?, _ strategy: SnapshotStrategy?,
    picture: String? = nil, measures: PictureMeasures? = nil, reason: String? = nil
  ) -> JSON {
    [
      "reference": .string(reference), "test": head.map { .string($0.test) } ?? .null,
      "line": (head?.line).map(JSON.integer) ?? .null,
      "style": strategy.map { .string($0.isDark ? "dark" : "light") } ?? .null,
      "device": (strategy?.device).map(JSON.string) ?? .null,
      "picture": picture.map(JSON.string) ?? .null,
      "measures": measures.map(\.json) ?? .null,
      "reason": reason.map(JSON.string) ?? .null,
      "assumed": head.map { SourceJSON.assumed($0.session) } ?? [],
    ]
  }
}
