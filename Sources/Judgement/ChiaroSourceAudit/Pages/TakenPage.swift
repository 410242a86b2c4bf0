// SPDX-License-Identifier: MIT

import ChiaroSource

/// A page that was taken from the budget of all of them.
enum TakenPage: Sendable {
  /// It is read, and judged where it can be.
  case read(SourceAuditor.Contents)
  /// It is like others, and has their judgment.
  case alike(SourceAuditor.Contents)
  /// It is not read.
  case leftOut

  /// Reads a page, once for all that is done with it.
  ///
  /// - Parameters:
  ///   - path: the page
  ///   - included: the origins that are judged; pages of others cost nothing
  ///   - budget: what pages may come to
  ///   - contents: the closure that reads a file
  init(
    _ path: String, _ included: Set<SourceOrigin>, _ budget: inout PageBudget,
    _ contents: (String) -> SourceAuditor.Contents
  ) {
    guard budget.admits(path) else {
      self = .leftOut
      return
    }
    let contents = contents(path)
    if case .success(let bytes) = contents,
      included.contains(SourceOrigin(path: path, bytes: bytes)),
      budget.take(path, bytes) == .alike
    {
      self = .alike(contents)
    } else {
      self = .read(contents)
    }
  }

  /// What was read; nil for a page that is left out.
  var contents: SourceAuditor.Contents? {
    switch self {
    case .read(let contents), .alike(let contents): contents
    case .leftOut: nil
    }
  }
}
