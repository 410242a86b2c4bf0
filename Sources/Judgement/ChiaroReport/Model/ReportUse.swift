// SPDX-License-Identifier: MIT

public import ChiaroSource

/// A place in a project's code that refers to an asset of a catalog by name.
public struct ReportUse: Hashable, Sendable {
  /// The location of the name.
  public var location: SourceLocation
  /// The line of source code at the location; nil if it cannot be quoted.
  public var snippet: String?

  /// Creates a use.
  public init(at location: SourceLocation, snippet: String? = nil) {
    self.location = location
    self.snippet = snippet
  }
}
