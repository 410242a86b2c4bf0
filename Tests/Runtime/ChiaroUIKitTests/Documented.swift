// SPDX-License-Identifier: MIT

import Testing

/// Expects a value as it is documented; `what` says where it is another one.
func same<Value: Equatable>(
  _ what: String, _ value: Value, _ documented: Value,
  at place: SourceLocation = #_sourceLocation
) {
  #expect(value == documented, "\(what)", sourceLocation: place)
}
