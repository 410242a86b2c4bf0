// SPDX-License-Identifier: MIT

/// A bus name that a connection requests.
struct OwnedName {
  var name: String
  var options: BusNameOptions
  var state: BusNameState?
  var body: (BusNameState) -> Void

  mutating func change(_ state: BusNameState) {
    guard state != self.state else { return }
    self.state = state
    body(state)
  }
}
