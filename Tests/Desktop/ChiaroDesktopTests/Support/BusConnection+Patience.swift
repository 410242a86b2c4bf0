// SPDX-License-Identifier: MIT

import ChiaroBus

extension BusConnection {
  /// Calls a method with much patience: services of tests answer on the main queue, behind all
  /// other tests there.
  func call(_ request: BusRequest) async throws(BusError) -> [BusValue] {
    try await call(request, timeout: .seconds(600))
  }
}
