// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation

@testable import ChiaroDesktop

/// A program that stands for `gsettings`, with its values in files of a folder.
final class FakeGSettings: Sendable {
  private let folder: TemporaryFolder
  let program: String

  /// Keys named in `deaf` take a write and keep what they have.
  init(_ values: GSettingsStore.Values, deaf: Set<GSettingsStore.Key> = []) throws {
    folder = try TemporaryFolder()
    let names = deaf.map { $0.words[1] }.joined(separator: "|")
    program = try folder.write(
      """
      #!/bin/sh
      cd "$(dirname "$0")/values" || exit 1
      case $1 in
      list-recursively)
        for file in "$2 "*; do if [ -f "$file" ]; then echo "$file $(cat "$file")"; fi; done ;;
      set)
        echo "$2 $3 $4" >>../writes
        case $3 in none\(names.isEmpty ? "" : "|" + names)) exit 0 ;; esac
        echo "$4" >"$2 $3" ;;
      esac
      """, to: "gsettings")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    try folder.makeFolder("values")
    for (key, value) in values { try set(key, value) }
  }

  var store: GSettingsStore { GSettingsStore(program: program) }

  /// Writes as somebody else would.
  func set(_ key: GSettingsStore.Key, _ value: String) throws {
    try folder.write(value + "\n", to: "values/\(key.rawValue)")
  }

  subscript(key: GSettingsStore.Key) -> String? {
    folder.bytes("values/\(key.rawValue)").map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }

  /// What the program was told to write, in order.
  var writes: [String] {
    String(decoding: folder.bytes("writes") ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
