// SPDX-License-Identifier: MIT

extension Array {
  /// Calls a closure with the address of the first element; the array must not be empty.
  @inline(__always)
  func withMemory<Result>(_ body: (UnsafePointer<Element>) -> Result) -> Result {
    withUnsafeBufferPointer {
      guard let base = $0.baseAddress else { preconditionFailure("out of memory for a kernel") }
      return body(base)
    }
  }

  /// Calls a closure with the address of the first element, for writing.
  @inline(__always)
  mutating func withMutableMemory<Result>(
    _ body: (UnsafeMutablePointer<Element>) -> Result
  ) -> Result {
    withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { preconditionFailure("out of memory for a kernel") }
      return body(base)
    }
  }
}
