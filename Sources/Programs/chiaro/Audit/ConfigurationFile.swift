// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroSource
import ChiaroTokens

/// What `.chiaro.yml` says: the rules' configuration, and what belongs to the program.
struct ConfigurationFile {
  /// The path of the file, or nil when there is none.
  var path: String?
  /// What the rules are told.
  var audit = AuditConfiguration()
  /// The patterns of paths that are left out.
  var excluded: [String] = []
  /// The severity from which the exit code is 1; nil when the file says nothing.
  var failOn: Threshold?
  /// The path of the baseline, as the file has it.
  var baseline: String?
  /// Which colors rule, and what follows them; nil when the file says nothing.
  var sync: TokenSync?
  /// What names of modes mean that tell no appearance, where colors are read.
  var modes = TokenModes()

  /// No file: the defaults.
  init() {}

  /// Reads a file that may name some rules; anything it says wrongly is wrong usage, named with its
  /// line.
  init(_ path: String, rules: RuleNames = RuleNames()) throws {
    self.path = path
    let bytes = try Outcome.reading { () throws(FileError) in
      try FileReader.bytes(atPath: path, limit: 1 << 20)
    }
    let reader = ConfigurationReader(path: path, rules: rules)
    try reader.read(String(decoding: bytes, as: UTF8.self), into: &self)
  }
}
