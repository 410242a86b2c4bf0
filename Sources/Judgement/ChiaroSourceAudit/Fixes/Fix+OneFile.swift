// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// A change of a part of a file's bytes; SwiftSyntax has a type of the other name.
typealias FileEdit = ChiaroSource.SourceEdit

/// Changes of one file by the text that comes; who verifies them knows the file and its bytes.
extension Fix {
  /// Creates a change of the file that is looked at.
  init(_ description: String, isSafe: Bool = false, _ edits: [FileEdit]) {
    var patch = SourcePatch(file: "", bytes: [], edits: edits)
    patch.digest = 0
    self.init(description: description, patches: [patch], isSafe: isSafe)
  }

  /// Creates a change that cannot be made; it is told, and not offered.
  init(_ description: String, obstacle: String) {
    self.init(description, [])
    self.obstacle = obstacle
  }

  /// The edits of the file.
  var edits: [FileEdit] {
    get { patches[0].edits }
    set { patches[0].edits = newValue }
  }

  /// The same change, of a file whose bytes have a digest.
  func of(_ file: String, digest: UInt64) -> Fix {
    var fix = self
    (fix.patches[0].file, fix.patches[0].digest) = (file, digest)
    return fix
  }
}

extension FileEdit {
  /// Replaces bytes by a text.
  static func replace(_ range: Range<Int>, _ text: String) -> FileEdit {
    .replace(range, with: Array(text.utf8))
  }
}
