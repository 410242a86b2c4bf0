// SPDX-License-Identifier: MIT

public import ChiaroAudit
import ChiaroSource

extension Baseline {
  /// Reads a baseline from a file of up to 64 MiB.
  ///
  /// - Parameter path: the path of the file
  /// - Returns: the baseline
  /// - Throws: `InspectionError` if the file cannot be read or is not a baseline
  public static func read(atPath path: String) throws(InspectionError) -> Baseline {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(atPath: path, limit: 64 << 20)
    } catch {
      throw InspectionError(error)
    }
    let reading = JSONDocument.read(bytes, file: path)
    guard let document = reading.document, let baseline = Baseline(document) else {
      let detail = reading.diagnostics.first.map { ": \($0.message)" } ?? ""
      throw InspectionError("\(path): not a baseline of version 1 or 2\(detail)")
    }
    return baseline
  }
}
