// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroProject
import ChiaroSource

/// The rules over source text, which a program of its own looks after: it parses Swift, and needs
/// much that nothing else here does.
struct SourceRulePack: RulePack {
  /// The program's path, or nil where it is not installed.
  let program: String?
  let rules: [RuleListing]

  /// The program that `CHIARO_SOURCE_AUDIT` names, or the one that lies beside this one.
  static let installed = SourceRulePack(
    program: Terminal.environment("CHIARO_SOURCE_AUDIT")
      ?? Terminal.ownProgram.map { Path.join(Path.parent($0), "chiaro-source-audit") })

  /// How long the program may take, in seconds.
  private static let patience = 300
  /// How long an answer may be.
  private static let longestAnswer = 256 << 20

  init(program: String?) {
    let answer = program.flatMap { program in
      Subprocess.exchange([program, "--rules"], [], limit: 1 << 20, seconds: 10)
        .flatMap { SourceAnswer($0, in: "") }
    }
    self.program = answer == nil ? nil : program
    rules = answer?.rules ?? []
  }

  func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    let files = context.project.sources.map { Path.relative($0, to: context.root) }
    let wanted = rules.map(\.id).filter { context.configuration.runs($0) }
    if files.isEmpty || program != nil && wanted.isEmpty { return PackResult() }
    guard let program else {
      return left(files, context, .note, "chiaro-source-audit is not beside chiaro")
    }
    progress("\(files.count) source files")
    let request: JSON = [
      "version": 1, "root": .string(context.root), "files": .array(files.map(JSON.string)),
      "only": .array(wanted.map(JSON.string)),
      "included": .array(context.configuration.includedSources.sorted().map(JSON.string)),
    ]
    let bytes = Subprocess.exchange(
      [program], Array(request.text(.compact).utf8), limit: Self.longestAnswer,
      seconds: Self.patience)
    guard let answer = bytes.flatMap({ SourceAnswer($0, in: context.root) }) else {
      return left(files, context, .error, "chiaro-source-audit gave no answer")
    }
    return PackResult(
      findings: answer.findings, diagnostics: answer.diagnostics + leftOut(answer, context))
  }

  /// What is said of tests, previews, generated files and code of others.
  private func leftOut(_ answer: SourceAnswer, _ context: AuditContext) -> [Diagnostic] {
    guard !answer.leftOut.isEmpty else { return [] }
    let words = ["tests": "of tests", "others": "of others"]
    let counts = answer.leftOut.map { "\($0.count) \(words[$0.origin] ?? $0.origin)" }
    return [
      Diagnostic(
        .note, id: "source-left-out", at: SourceLocation(file: context.root, line: 1, column: 1),
        "source files that were not looked at: " + counts.joined(separator: ", "),
        fix: "name them under 'included' in .chiaro.yml to look at them too")
    ]
  }

  /// What is said where source files were not looked at.
  private func left(
    _ files: [String], _ context: AuditContext, _ severity: Severity, _ reason: String
  ) -> PackResult {
    let place = SourceLocation(
      file: Path.join(context.root, files.min() ?? ""), line: 1, column: 1)
    let count = "\(files.count) source file\(files.count == 1 ? " was" : "s were")"
    return PackResult(diagnostics: [
      Diagnostic(
        severity, id: "source-not-audited", at: place, "\(count) not looked at: \(reason)",
        fix: severity == .note ? "swift build -c release puts both into .build/release" : nil)
    ])
  }
}
