// SPDX-License-Identifier: MIT

import Dispatch

/// A source of events that ends when nobody holds it any more.
///
/// An actor's class cannot end one itself as it goes: that may happen on any thread.
final class OwnedSource<Source> {
  let source: Source
  private let end: () -> Void

  init(_ source: Source, end: @escaping () -> Void) {
    self.source = source
    self.end = end
  }

  deinit { end() }
}

extension OwnedSource<any DispatchSourceTimer> {
  /// A timer on the main queue that is not set yet.
  static func timer(_ body: @escaping @MainActor () -> Void) -> OwnedSource {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { MainActor.assumeIsolated(body) }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
    return OwnedSource(timer) { timer.cancel() }
  }
}
