// SPDX-License-Identifier: MIT

import Dispatch

extension Array where Element: Sendable {
  /// The results of a function for each element, in the order of the elements, worked out on all
  /// cores.
  ///
  /// The elements are handed out in stretches; few elements are not worth a second core.
  ///
  /// ```swift
  /// let documents = files.concurrentMap { JSONDocument.read($0.bytes, file: $0.path) }
  /// ```
  ///
  /// - Parameters:
  ///   - stretch: how many elements a core takes at once; the default is 64
  ///   - transform: called once an element, on any thread, several at a time
  /// - Returns: as many results as there are elements
  public func concurrentMap<Result: Sendable>(
    stretch: Int = 64, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    precondition(stretch > 0, "a stretch has at least one element")
    let starts = Swift.Array(stride(from: 0, to: count, by: stretch))
    guard starts.count > 1 else { return map(transform) }
    // Each stretch has a place of its own, so that nobody waits for anybody.
    nonisolated(unsafe) let results = UnsafeMutableBufferPointer<[Result]>.allocate(
      capacity: starts.count)
    DispatchQueue.concurrentPerform(iterations: starts.count) { place in
      let end = Swift.min(starts[place] + stretch, count)
      results.initializeElement(at: place, to: self[starts[place]..<end].map(transform))
    }
    defer {
      results.deinitialize()
      results.deallocate()
    }
    return results.flatMap { $0 }
  }
}
