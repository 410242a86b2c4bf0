// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroSource

/// Makes the changes that findings offer.
enum AuditFixes {
  static func apply(_ findings: [Finding], isDryRun: Bool) throws {
    let fixes = Dictionary(grouping: findings.compactMap(\.fix), by: \.file)
    for (file, changes) in fixes.sorted(by: { $0.key < $1.key }) {
      for change in changes {
        Terminal.say("\(isDryRun ? "would" : "fix:") \(change.description) in \(file)")
      }
      if !isDryRun { try write(changes, to: file) }
    }
  }

  private static func write(_ changes: [Fix], to file: String) throws {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(atPath: file, limit: CatalogLimits().bytesPerFile)
    } catch {
      throw Outcome.unreadable("\(error)")
    }
    guard let document = JSONDocument.read(bytes, file: file).document else { return }
    var editor = ContentsEditor(document)
    for change in changes { change.apply(to: &editor) }
    do throws(CatalogError) {
      try editor.write()
    } catch {
      throw Outcome.unreadable("\(error)")
    }
  }
}
