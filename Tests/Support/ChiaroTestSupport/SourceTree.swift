// SPDX-License-Identifier: MIT

import Foundation

/// Where this package lies on disk.
public enum SourceTree {
  /// The folder of `Package.swift`.
  public static let root = folder(above: #filePath, levels: 4)

  /// The folder of the file that asks; fixtures stand beside their tests.
  public static func folder(of file: String = #filePath) -> String {
    folder(above: file, levels: 1)
  }

  /// The folder of a module inside the package: `Sources/<house>/<module>`.
  public static func sources(of module: String) -> String {
    let houses = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources")) ?? []
    let folders = houses.map { "Sources/\($0)/\(module)" }
    return folders.first { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
      ?? "Sources/\(module)"
  }

  private static func folder(above path: String, levels: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels)
      .joined(separator: "/")
  }
}
