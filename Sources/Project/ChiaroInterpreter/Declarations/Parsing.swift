// SPDX-License-Identifier: MIT

import ChiaroSystem
import SwiftParser
import SwiftSyntax
import Synchronization

/// Parses files on all cores.
enum Parsing {
  /// The largest file that is parsed, and the longest line in it.
  static let fileLimit = 4 << 20

  /// Why a file was not parsed.
  struct Failure: Error {
    var words: String
  }

  static func trees(_ sources: [Program.Source]) -> [Result<SourceFileSyntax, Failure>] {
    guard !sources.isEmpty else { return [] }
    let next = Atomic(0)
    let results = Mutex([Int: Result<SourceFileSyntax, Failure>]())
    SystemThreads.runDeep(min(sources.count, System.processorCount)) {
      while true {
        let place = next.add(1, ordering: .relaxed).oldValue
        guard place < sources.count else { return }
        let tree = tree(sources[place].bytes)
        results.withLock { $0[place] = tree }
      }
    }
    return results.withLock { results in sources.indices.compactMap { results[$0] } }
  }

  private static func tree(_ bytes: [UInt8]) -> Result<SourceFileSyntax, Failure> {
    guard bytes.count <= fileLimit else {
      return .failure(Failure(words: "the file is not parsed, because it is larger than 4 MB"))
    }
    if let excess = NestingScan(bytes).excess {
      return .failure(
        Failure(words: "the file is not parsed, because it is too deeply nested: \(excess)"))
    }
    return .success(
      bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) })
  }
}
