// SPDX-License-Identifier: MIT

package import ChiaroBus

extension BusConnection {
  /// Calls a method of another program and waits for its answer, blocking the thread.
  package func callWaiting(
    _ request: BusRequest, timeout: Duration
  ) throws(BusError) -> [BusValue] {
    let box = AnswerBox()
    call(request, timeout: timeout) { box.put($0) }
    return try box.take().get()
  }

  /// Asks the bus itself, so that a bus that is missing is known before anything depends on it.
  ///
  /// - Throws: `BusError` where there is no bus, or one that does not answer
  package func reach() throws(BusError) {
    _ = try callWaiting(Daemon.request("GetId", []), timeout: .seconds(10))
  }
}
