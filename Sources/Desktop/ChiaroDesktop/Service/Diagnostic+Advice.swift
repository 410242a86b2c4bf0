// SPDX-License-Identifier: MIT

package import ChiaroSource

extension Diagnostic {
  /// The diagnostic in one line, with what a person can do about it.
  package var advice: String { description + (fix.map { "; \($0)" } ?? "") }
}
