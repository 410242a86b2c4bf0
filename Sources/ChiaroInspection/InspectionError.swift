// SPDX-License-Identifier: MIT

/// Why a project cannot be inspected, or what belongs to it cannot be read.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct InspectionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What failed, with the path: one line.
  public var description: String

  init(_ error: any Error) { description = "\(error)" }

  init(_ description: String) { self.description = description }
}
