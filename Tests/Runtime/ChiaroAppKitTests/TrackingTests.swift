// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Observation
import Testing

/// Tracked reads in AppKit's methods.
@MainActor
@Suite("Tracking in AppKit's views")
struct AppKitTrackingTests {
  /// Reads something in one of its methods, and counts its calls.
  final class Reader: NSView {
    var calls = 0
    var method: Method?
    var read: () -> Void = {}

    private func run(_ method: Method) {
      guard method == self.method else { return }
      calls += 1
      read()
    }
    override var wantsUpdateLayer: Bool { method == .updateLayer }
    override func updateConstraints() {
      run(.updateConstraints)
      super.updateConstraints()
    }
    override func layout() {
      super.layout()
      run(.layout)
    }
    override func draw(_ dirtyRect: NSRect) { run(.draw) }
    override func updateLayer() { run(.updateLayer) }
  }

  enum Method: CaseIterable {
    case updateConstraints, layout, draw, updateLayer
  }

  @Observable
  final class Model {
    var title = "a"
    var other = 0
  }

  private func make(_ method: Method, _ read: @escaping (Reader) -> Void) -> (
    TestApplication, Reader
  ) {
    let reader = Reader()
    reader.method = method
    reader.read = { [unowned reader] in read(reader) }
    reader.needsUpdateConstraints = true
    return (TestApplication(content: reader), reader)
  }

  @Test("S116: a method runs again when a trait that it read changes", arguments: Method.allCases)
  func traits(_ method: Method) {
    let (test, reader) = make(method) { _ = $0.traitCollection.horizontalSizeClass }
    let before = reader.calls
    #expect(before > 0)
    test.change { $0.horizontalSizeClass = .compact }
    #expect(reader.calls == before + 1)
    test.change { $0.verticalSizeClass = .compact }
    #expect(reader.calls == before + 1)
  }

  @Test(
    "S116: a method runs again when a property of a model that it read changes",
    arguments: Method.allCases)
  func models(_ method: Method) {
    let model = Model()
    let (test, reader) = make(method) { _ in _ = model.title }
    let before = reader.calls
    model.other = 1
    test.app.updateWindows()
    #expect(reader.calls == before)
    model.title = "b"
    test.app.updateWindows()
    #expect(reader.calls == before + 1)
  }

  @Test("S116: not where an app turned it off", arguments: Method.allCases)
  func turnedOff(_ method: Method) {
    ObservationTracking.isEnabled = false
    defer { ObservationTracking.isEnabled = true }
    let model = Model()
    let (test, reader) = make(method) { _ in _ = model.title }
    let before = reader.calls
    model.title = "b"
    test.app.updateWindows()
    #expect(reader.calls == before)
  }
}
