// SPDX-License-Identifier: MIT

import ChiaroSource

/// The folders to which the paths of a report are relative.
///
/// The paths in a `ReportModel` are relative to the project. Some readers, such as GitHub and
/// Xcode, look for files in other folders; formats for them extend the paths with these folders.
///
/// Source: SARIF 2.1.0 §3.14.14
public struct ReportRoot: Hashable, Sendable {
  /// The absolute path of the folder to which the report's paths are relative; an empty string if
  /// it is not known.
  public var folder: String
  /// The absolute path of the top folder of the repository; an empty string for none.
  public var repository: String

  /// Creates the folders of a report; by default, they are not known, and paths do not change.
  public init(folder: String = "", repository: String = "") {
    self.folder = folder
    self.repository = repository
  }

  /// The folder to which the paths of `inRepository(_:)` are relative; nil if it is not known.
  var top: String? {
    if isInRepository { return repository }
    return folder.isEmpty ? nil : folder
  }

  /// Returns the absolute path of a path in the report.
  ///
  /// A `..` component is kept, since behind a symbolic link it leads elsewhere than the text
  /// suggests.
  func absolute(_ path: String) -> String {
    if folder.isEmpty { return path }
    return path == "." ? folder : Path.join(folder, Path.relative(path, to: "."))
  }

  /// Returns a path in the report relative to the top of the repository; without a repository, the
  /// path itself.
  func inRepository(_ path: String) -> String {
    isInRepository ? Path.relative(absolute(path), to: repository) : path
  }

  private var isInRepository: Bool {
    !repository.isEmpty && !folder.isEmpty && Path.contains(repository, folder)
  }
}
