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
  /// The stored pictures that no test was found for yet.
  private var open: Set<String>
  private var cases: [JSON] = []
  private var odd: [Diagnostic] = []

  init(_ screens: SourceScreens) {
    self.screens = screens
    open = []
  }

  /// Runs all tests, draws what they assert, and tells it.
  func answer() -> JSON {
    var copy = self
    copy.open = Self.references(in: screens.request.project ?? screens.request.root)
    copy.run()
    for reference in copy.open.sorted() {
      copy.cases.append(
        Self.json(reference, nil, nil, reason: "no test was found that takes this picture"))
    }
    return [
      "version": 1, "cases": .array(copy.cases),
      "diagnostics": .array(
        (screens.program.diagnostics + copy.odd).sorted().map(SourceJSON.json)),
    ]
  }

  /// The stored pictures, relative to a folder.
  private static func references(in root: String) -> Set<String> {
    guard let project = try? Project.scan(root) else { return [] }
    return Set(
      project.pictures.map { Path.relative($0, to: root) }.filter {
        $0.hasSuffix(".png") && Path.components($0).contains { $0 == SnapshotNames.folder[...] }
      })
  }

  private mutating func run() {
    let program = screens.program
    var tests: [(ViewSubject, String, Place)] = []
    for subject in program.subjects("XCTestCase") {
      for method in subject.methods where method.name.hasPrefix("test") {
        tests.append((subject, method.name, method.place))
      }
    }
    for subject in program.subjects(withMethodsOf: "Test") {
      for method in subject.methods where method.attributes.contains("Test") {
        tests.append((subject, method.name, method.place))
      }
    }
    let end = screens.end
    for (subject, name, place) in tests {
      guard let location = program.location(of: place), hasPictures(location.file) else { continue }
      guard SystemTime.processorMilliseconds < end else {
        odd.append(
          Diagnostic(
            .warning, id: "screens-left-out", at: location,
            "\(name) is not run: all tests take longer than \(screens.wholeTime) seconds"))
        continue
      }
      run(name, of: subject, at: location)
    }
  }

  /// Whether pictures are stored for the tests of a file: in a folder of its name, which may be
  /// anywhere.
  private func hasPictures(_ file: String) -> Bool {
    let stem = Path.stem(file)
    return open.contains { Path.lastComponent(Path.parent($0)) == stem }
  }

  /// The stored picture of a test of a file, which is taken from those that are open.
  private mutating func take(_ name: String, of file: String) -> String? {
    let end = "/\(Path.stem(file))/\(name).png"
    let found = open.filter { $0.hasSuffix(end) }
    // The nearest one: beside the file, else the first.
    let near = Path.parent(file)
    guard let reference = found.filter({ $0.hasPrefix(near) }).min() ?? found.min() else {
      return nil
    }
    return open.remove(reference)
  }

  private mutating func run(_ test: String, of subject: ViewSubject, at location: SourceLocation) {
    let session = Session(screens.program, limits: SourceScreens.limits)
    let drawing = Drawing(session, host: screens.host, assets: screens.assets)
    screens.host.assertions = []
    screens.host.surroundings = Surroundings()
    screens.kit.begin(scale: 3, drawing: drawing)
    // What is asserted may change later in the test: it is laid out at once.
    let shots = KitShots()
    let kit = screens.kit
    screens.host.onAssertion = { call in shots.take(call, kit, drawing) }
    defer { screens.host.onAssertion = nil }
    session.run(["setUp", "setUpWithError", test], of: subject)
    odd += session.diagnostics
    var counters: [String: Int] = [:]
    for (number, assertion) in screens.host.assertions.enumerated() {
      let arguments = Arguments(drawing: drawing, call: assertion)
      let name = SnapshotNames.sanitized(arguments.value("testName").map(drawing.text) ?? test)
      var mark = arguments.value("named").map(drawing.text) ?? ""
      if mark.isEmpty {
        counters[name, default: 0] += 1
        mark = "\(counters[name] ?? 1)"
      } else {
        mark = SnapshotNames.sanitized(mark)
      }
      guard let reference = take("\(name).\(mark)", of: location.file) else {
        odd.append(
          Diagnostic(
            .note, id: "snapshot-not-stored", at: location,
            "no picture \(name).\(mark).png is stored for \(subject.name).\(test)"))
        continue
      }
      if let shot = shots[number] {
        add(reference, shot, drawing, "\(subject.name).\(test)", assertion.place, location)
      } else {
        add(reference, assertion, drawing, "\(subject.name).\(test)", location)
      }
    }
  }

  private mutating func add(
    _ reference: String, _ assertion: HostCall, _ drawing: Drawing, _ test: String,
    _ location: SourceLocation
  ) {
    let arguments = Arguments(drawing: drawing, call: assertion)
    let place = screens.program.location(of: assertion.place)
    let line = place?.file == location.file ? place?.line : location.line
    let head = SnapshotCase(reference: reference, test: test, line: line, session: drawing.session)
    guard let value = arguments.value("of") ?? arguments.value("matching") ?? arguments.first
    else { return cases.append(Self.json(reference, head, nil, reason: "nothing is asserted")) }
    let (view, controller) = Self.view(of: value, drawing)
    guard let view, drawing.isView(view) else {
      return cases.append(
        Self.json(reference, head, nil, reason: "what is asserted is no view of SwiftUI"))
    }
    guard
      var strategy = SnapshotStrategy(
        arguments.value("as"), isController: controller != nil, drawing)
    else {
      let name = arguments.value("as").map(drawing.text) ?? "none"
      return cases.append(
        Self.json(reference, head, nil, reason: "the strategy \(name) is not known"))
    }
    if let controller { strategy.take(controller) }
    draw(view, strategy, head, drawing)
  }

  /// The view that is asserted, and the controller that shows it.
  private static func view(of value: Value, _ drawing: Drawing) -> (Value?, HostValue?) {
    if let hosted = SourceKit.hosting(value) {
      return (hosted.call?.argument("rootView"), hosted)
    }
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call,
      call.name == "UIHostingController"
    else { return (value, nil) }
    return (call.argument("rootView"), hosted)
  }

  /// Adds the picture of a view or controller of UIKit.
  private mutating func add(
    _ reference: String, _ shot: KitShot, _ drawing: Drawing, _ test: String, _ called: Place,
    _ location: SourceLocation
  ) {
    let place = screens.program.location(of: called)
    let line = place?.file == location.file ? place?.line : location.line
    let head = SnapshotCase(reference: reference, test: test, line: line, session: drawing.session)
    guard let painter = screens.painter, let strategy = shot.strategy, let screen = shot.screen
    else {
      let reason = shot.strategy == nil ? "the strategy is not known" : "nothing was laid out"
      return cases.append(Self.json(reference, head, shot.strategy, reason: reason))
    }
    var shown = strategy
    shown.set(style: screen.isDark ? "dark" : "light")
    let painted = painter.paint(
      screen.list, screen.size, scale: scale(of: head, screen.size, strategy),
      ["style": .string(screen.isDark ? "dark" : "light")], to: reference)
    painted.odd.map { odd.append($0) }
    cases.append(
      Self.json(
        reference, head, shown, picture: painted.picture == nil ? nil : reference,
        reason: painted.picture == nil ? "the picture could not be written" : nil))
  }

  private mutating func draw(
    _ view: Value, _ strategy: SnapshotStrategy, _ head: SnapshotCase, _ drawing: Drawing
  ) {
    let screen = SourceScreen(
      screens.root(view, drawing), in: strategy.room, screens.shown(strategy.traits),
      screens.resources,
      names: screens.assets.names, followsWishes: false)
    let style = strategy.isDark ? "dark" : "light"
    guard let painter = screens.painter else {
      return cases.append(Self.json(head.reference, head, strategy, reason: "no folder was given"))
    }
    let path = head.reference
    let painted = painter.paint(
      screen.window.displayList, screen.size, scale: scale(of: head, screen.size, strategy),
      ["style": .string(style)], to: path)
    painted.odd.map { odd.append($0) }
    let isThere = painted.picture != nil
    cases.append(
      Self.json(
        head.reference, head, strategy, picture: isThere ? path : nil,
        measures: isThere ? measures(of: path, screen.size, isDark: strategy.isDark) : nil,
        reason: isThere ? nil : "the picture could not be written"))
  }

  /// The measures of a drawn picture against the stored one; nil where that is no picture.
  private func measures(of path: String, _ size: CGSize, isDark: Bool) -> PictureMeasures? {
    guard let output = screens.request.output else { return nil }
    let pictures = [screens.request.root, output].compactMap { folder -> Bitmap? in
      guard let bytes = try? FileReader.bytes(atPath: Path.join(folder, path), limit: 64 << 20)
      else { return nil }
      return try? screens.decoder.decode(bytes).bitmap
    }
    guard pictures.count == 2 else { return nil }
    let scale = Double(pictures[1].size.width) / max(1, Double(size.width))
    return PictureMeasures(pictures[0], pictures[1], scale: scale, isDark: isDark)
  }

  /// The pixels of a point, as the stored picture has them.
  private func scale(
    of head: SnapshotCase, _ size: CGSize, _ strategy: SnapshotStrategy
  ) -> Double {
    let path = Path.join(screens.request.root, head.reference)
    guard let bytes = try? FileReader.bytes(atPath: path, limit: 64 << 20), bytes.count > 24,
      bytes[1] == UInt8(ascii: "P"), size.width >= 1
    else { return strategy.room.scale }
    let width = bytes[16..<20].reduce(0.0) { $0 * 256 + Double($1) }
    let scale = (width / Double(size.width)).rounded()
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
