// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroSource

/// Baselines on disk.
enum BaselineFile {
  static func read(_ path: String) throws -> Baseline {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(atPath: path, limit: 64 << 20)
    } catch {
      throw Outcome.unreadable("\(error)")
    }
    let reading = JSONDocument.read(bytes, file: path)
    guard let document = reading.document, let baseline = Baseline(document) else {
      let detail = reading.diagnostics.first.map { ": \($0.message)" } ?? ""
      throw Outcome.unreadable("\(path): not a baseline of version 1 or 2\(detail)")
    }
    return baseline
  }
}
