// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// A log with a line for each trait callback delivered to an app's classes.
///
/// It is enabled by the launch argument `-UITraitCollectionChangeLoggingEnabled YES`.
///
/// Apple counterpart: that launch argument · Source: WWDC19 214; iOS 13 release notes (statement
/// S250) · Fidelity: approximate, the wording differs from Apple's
@preconcurrency @MainActor
public enum TraitChangeLog {
  /// The closure that receives the lines; if nil, the log is disabled.
  ///
  /// If the launch argument is given, it initially writes to standard error.
  public static var write: ((String) -> Void)? =
    isEnabled(CommandLine.arguments)
    ? { FileHandle.standardError.write(Data("\($0)\n".utf8)) } : nil

  /// Returns whether launch arguments enable the log.
  nonisolated static func isEnabled(_ arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains {
      $0 == "-UITraitCollectionChangeLoggingEnabled"
        && ["YES", "true", "1"].contains($1)
    }
  }

  /// Logs the change of an object's traits to `new`, or to those in force if it is nil.
  static func note(
    _ method: String, on node: TraitNode, from former: TraitCollection,
    to new: TraitCollection? = nil
  ) {
    guard let write else { return }
    let id = UInt(bitPattern: ObjectIdentifier(node).hashValue)
    let now = new ?? node.scope.traits
    let changes = now.changedTraits(from: former).map { trait in
      "\(trait.name) \(former.text(of: trait)) → \(now.text(of: trait))"
    }
    write(
      "\(type(of: node)) 0x\(String(id, radix: 16)) \(method): \(changes.joined(separator: ", "))")
  }
}
