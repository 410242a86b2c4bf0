// SPDX-License-Identifier: MIT

package import ChiaroSource

extension Sequence<Diagnostic> {
  /// The diagnostics; warnings and notes with the same words are joined into one, with their
  /// number.
  ///
  /// Errors stay one by one: each is a file that was not read.
  package var joined: [Diagnostic] {
    var places: [[String]: Int] = [:]
    var result: [(diagnostic: Diagnostic, count: Int)] = []
    for diagnostic in self {
      let key = [diagnostic.id, diagnostic.severity.rawValue, diagnostic.message]
      if diagnostic.severity != .error, let place = places[key] {
        result[place].count += 1
      } else {
        places[key] = result.count
        result.append((diagnostic, 1))
      }
    }
    return result.map { diagnostic, count in
      guard count > 1 else { return diagnostic }
      var joined = diagnostic
      joined.message += count == 2 ? "; once more" : "; \(count - 1) times more"
      return joined
    }
  }
}
