// SPDX-License-Identifier: MIT

extension Array {
  /// Calls a kernel with the first element's place; an array without elements has none.
  @inline(__always)
  func withMemory<Result>(_ body: (UnsafePointer<Element>) -> Result) -> Result {
    withUnsafeBufferPointer {
      guard let base = $0.baseAddress else { preconditionFailure("a kernel needs memory") }
      return body(base)
    }
  }

  /// Calls a kernel with the first element's place, to write there.
  @inline(__always)
  mutating func withMutableMemory<Result>(
    _ body: (UnsafeMutablePointer<Element>) -> Result
  ) -> Result {
    withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { preconditionFailure("a kernel needs memory") }
      return body(base)
    }
  }
}
