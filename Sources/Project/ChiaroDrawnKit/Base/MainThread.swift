// SPDX-License-Identifier: MIT

/// Runs work of the main actor for evaluation, which runs on the main thread too.
package enum MainThread {
  /// Does work.
  ///
  /// - Precondition: it is called on the main thread: evaluation has a stack of its own there
  package static func run<Input, Result, Failure: Error>(
    _ input: Input, _ work: @escaping @MainActor (Input) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafeBitCast(work, to: ((Input) throws(Failure) -> Result).self)(input)
  }
}
