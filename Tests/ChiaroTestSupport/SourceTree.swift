// SPDX-License-Identifier: MIT

/// Where this package lies on disk.
public enum SourceTree {
  /// The folder of `Package.swift`.
  public static let root = folder(above: #filePath, levels: 3)

  /// The folder of the file that asks; fixtures stand beside their tests.
  public static func folder(of file: String = #filePath) -> String {
    folder(above: file, levels: 1)
  }

  private static func folder(above path: String, levels: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels)
      .joined(separator: "/")
  }
}
