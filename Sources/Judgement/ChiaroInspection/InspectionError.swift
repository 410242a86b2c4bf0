// SPDX-License-Identifier: MIT

/// An error that occurred while inspecting a project or reading a file for the inspection.
public struct InspectionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The failure and its path, in one line.
  public var description: String

  init(_ error: any Error) { description = "\(error)" }

  init(_ description: String) { self.description = description }
}
