// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// Writes a line for each callback about traits that an app's classes get.
///
/// On when the program was started with `-UITraitCollectionChangeLoggingEnabled YES`.
///
/// Apple counterpart: that launch argument · Source: WWDC19 214; iOS 13 release notes (S250; the
/// text is ours, O25) · Fidelity: approximate
@MainActor
public enum TraitChangeLog {
  /// Where lines go; nil for nowhere.
  public static var write: ((String) -> Void)? =
    isEnabled(CommandLine.arguments)
    ? { FileHandle.standardError.write(Data("\($0)\n".utf8)) } : nil

  /// Whether a program's arguments turn the log on.
  nonisolated static func isEnabled(_ arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains {
      $0 == "-UITraitCollectionChangeLoggingEnabled"
        && ["YES", "true", "1"].contains($1)
    }
  }

  /// Writes a line about a change to `new`, or to what is in force now.
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
