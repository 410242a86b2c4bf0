// SPDX-License-Identifier: MIT

import Dispatch

extension Array where Element: Sendable {
  /// Returns the results of a closure for all elements, in order; it uses all cores.
  ///
  /// The elements are processed in chunks. If there is only one chunk, it is processed on the
  /// calling thread.
  ///
  /// ```swift
  /// let documents = files.concurrentMap { JSONDocument.read($0.bytes, file: $0.path) }
  /// ```
  ///
  /// - Parameters:
  ///   - stretch: the number of elements per chunk, above 0; the default is 64
  ///   - transform: the closure, which is called once for each element, concurrently and on any
  ///     thread
  /// - Returns: the results, one for each element
  public func concurrentMap<Result: Sendable>(
    stretch: Int = 64, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    precondition(stretch > 0, "a chunk needs at least one element")
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
