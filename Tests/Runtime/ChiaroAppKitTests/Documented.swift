// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Testing

/// Expects a value as it is documented; `what` says where it is another one.
func same<Value: Equatable>(
  _ what: String, _ value: Value, _ documented: Value,
  at place: SourceLocation = #_sourceLocation
) {
  #expect(value == documented, "\(what)", sourceLocation: place)
}

/// The app of a test, made as the test begins: what others make in between would be the shared one.
@MainActor
final class TestApplications {
  private(set) lazy var app = NSApplication()
  private(set) lazy var test = TestApplication()

  /// Makes the app, if it is not there.
  func begin() { _ = app }
}
