// SPDX-License-Identifier: MIT

/// An error of inspecting a project, or of reading a file that belongs to the inspection.
public struct InspectionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The failure with its path, in one line.
  public var description: String

  init(_ error: any Error) { description = "\(error)" }

  init(_ description: String) { self.description = description }
}
