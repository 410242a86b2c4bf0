// SPDX-License-Identifier: MIT

/// Everything in the project that is generated.
public enum Generator {
  /// All generated files, made anew from the project at `root`.
  ///
  /// - Parameter root: the folder of `Package.swift`
  /// - Returns: the files, with paths inside the project
  /// - Throws: `GeneratorError` or `FileError` when the data they are made from cannot be read
  public static func files(root: String) throws -> [GeneratedFile] {
    try SystemColorTables.files(root: root) + MaterialTables.files(root: root)
      + StatementManual.files(root: root) + SymbolNameTable.files(root: root)
      + SourceRuleList.files(root: root)
  }
}
