// SPDX-License-Identifier: MIT

import BenchSupport
import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

/// The audit of a folder of Swift beside its bounds, all on the clock and on all cores: parsing the
/// same files and nothing more, and `swift format lint --parallel`.
///
/// Takes the folder of the programs and folders of source; prints a line for each job and folder.
@main
enum SourceBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let programs = arguments.first, arguments.count > 1 else {
      fatalError("usage: bench-source PROGRAMS FOLDER…")
    }
    for folder in arguments.dropFirst() {
      let name = URL(filePath: folder).lastPathComponent
      let files = try sources(in: folder)
      print("source.\(name)\t\(files.count) files, \(files.reduce(0) { $0 + $1.count }) bytes")
      Measurement("parse.\(name)", runs: 5).wallMilliseconds { parse(files) }
      try audits(of: folder, name, "\(programs)/chiaro")
      Measurement("swift-format.\(name)", runs: 1).wallMilliseconds {
        run(["swift", "format", "lint", "--parallel", "--recursive", folder])
      }
    }
  }

  /// Times an audit without a cache, and those after it that find their cache.
  private static func audits(of folder: String, _ name: String, _ chiaro: String) throws {
    let cache = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let audit = [chiaro, "audit", folder, "--quiet", "--format", "json", "--fail-on", "never"]
    Measurement("audit.\(name)", runs: 3).wallMilliseconds { run(audit) }
    Measurement("audit.again.\(name)", runs: 3).wallMilliseconds {
      run(audit + ["--cache", cache.path()])
    }
    try FileManager.default.removeItem(at: cache)
  }

  private static func sources(in folder: String) throws -> [[UInt8]] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map {
      Array(try Data(contentsOf: URL(filePath: folder).appending(path: $0)))
    }
  }

  private static func parse(_ files: [[UInt8]]) -> Double {
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      files[index].withUnsafeBufferPointer { bytes in _ = Parser.parse(source: bytes) }
    }
    return Double(files.count)
  }

  /// Runs a command without its output, and gives the code with which it ended.
  private static func run(_ command: [String]) -> Double {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { fatalError("\(command[0]): \(error)") }
    process.waitUntilExit()
    return Double(process.terminationStatus)
  }
}
