// SPDX-License-Identifier: MIT

import Dispatch

/// A dispatch source that is canceled when its owner is released.
///
/// A class of the main actor cannot cancel it in `deinit`, which may run on any thread.
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
  /// Returns a timer on the main queue that is not scheduled yet.
  static func timer(_ body: @escaping @MainActor () -> Void) -> OwnedSource {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { MainActor.assumeIsolated(body) }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
    return OwnedSource(timer) { timer.cancel() }
  }
}
