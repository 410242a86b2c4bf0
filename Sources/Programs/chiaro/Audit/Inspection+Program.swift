// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInspection
import ChiaroProject
import ChiaroSource

extension Inspection.Options {
  /// Creates the options with which this program inspects a project.
  ///
  /// - Parameters:
  ///   - file: the configuration of the project
  ///   - auditor: the rules
  init(_ file: ConfigurationFile, auditor: Auditor) {
    self.init()
    self.auditor = auditor
    configuration = file.audit
    search = .ofProgram
    search.excluded = file.excluded.map(Glob.init)
  }
}

extension RuleNames {
  /// The rules of this program and of the one that parses source text, which is asked when a name
  /// is in no registry here.
  static var installed: RuleNames {
    RuleNames {
      let ids = SourceCodeReader.installed.rules.map(\.id)
      return ids.isEmpty ? nil : ids
    }
  }
}
