// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAudit
import ChiaroFindings
import ChiaroInspection
import ChiaroInterfaceAudit
import ChiaroProject
import ChiaroRaster
import ChiaroReport
import ChiaroSource

/// `chiaro audit`: what is wrong with a project's colors and images.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Audit the colors, pictures, source and screens of a project in every appearance.",
    discussion: HelpText.text(
      """
      A .chiaro.yml beside or above PATH configures the audit. The exit code is 1 for findings at \
      or above --fail-on, and 75 for an audit that could not read everything.
      """,
      examples: [
        "chiaro audit App", "chiaro audit App --output report.html",
        "chiaro audit App --only low-contrast --fail-on warning",
        "chiaro audit App --fix --dry-run",
        "chiaro audit App --write-baseline .chiaro-baseline.json",
        "chiaro audit App -q -f sarif -o chiaro.sarif",
        "chiaro audit App --shard 1/8 -f json -o part-1.json",
      ]))

  @Argument(
    help: ArgumentHelp(
      "Projects, .xcassets folders, or .xcodeproj bundles.",
      valueName: "paths"))
  var arguments: [String] = ["."]

  /// The folders to look at: of an Xcode project or workspace that around it.
  private var paths: [String] {
    var known: Set<String> = []
    return arguments.map(Self.folder).filter { known.insert($0).inserted }
  }

  private static func folder(_ path: String) -> String {
    let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
    let isProject = bare.hasSuffix(".xcodeproj") || bare.hasSuffix(".xcworkspace")
    guard isProject, FolderReader.identity(of: bare)?.isFolder == true else { return path }
    let folder = Path.parent(bare)
    return folder.isEmpty ? "." : folder
  }

  @OptionGroup var target: ReportTarget

  @Option(
    help: ArgumentHelp(
      "The lowest severity (error, warning, note, hint) or likelihood that gives exit code 1; "
        + "or never.",
      valueName: "threshold"))
  var failOn: Threshold?

  @Option(help: "Leave out findings below this likelihood, from 0 to 1.")
  var minLikelihood = 0.0

  @Option(help: "The configuration file; by default the nearest .chiaro.yml.")
  var config: String?

  @Option(help: "A baseline file; its findings are left out.")
  var baseline: String?

  @Option(help: "Write a baseline of all findings to this file.")
  var writeBaseline: String?

  @Option(help: "Run only these rules, separated by commas; may be repeated.")
  var only: [RuleList] = []

  @Option(help: "Also run these rules, which are off by default; may be repeated.")
  var optIn: [RuleList] = []

  @Option(help: "Switch these rules off, separated by commas; may be repeated.")
  var disable: [RuleList] = []

  @Option(
    help: ArgumentHelp(
      """
      Also read files of this kind, which are left out by default: tests, previews, examples, \
      generated, or others (third-party code). May be repeated.
      """,
      valueName: "files"))
  var include: [String] = []

  @Flag(help: "Apply the fixes that don't change appearance.")
  var fix = false

  @Flag(
    help:
      "With --fix, also apply fixes that change appearance: adaptive colors, updates of layers.")
  var unsafe = false

  @Flag(help: "With --fix, show the changes as a diff and write nothing.")
  var dryRun = false

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      """
      Draw screens and judge them. By default chiaro draws the screens in code; --screens adds \
      storyboards and xibs, and --no-screens draws none.
      """))
  var screens: Bool?

  @Option(help: "Report only files that differ from this git revision.")
  var diffBase: String?

  @Flag(help: "Skip source code. Reading it needs the program chiaro-source-audit.")
  var noSource = false

  @Option(
    help: ArgumentHelp(
      "Report only part i of n, to spread the work over n machines; see chiaro merge.",
      valueName: "i/n"))
  var shard: Shard?

  @Option(help: "Seconds to spend on all pictures that are slow to read; the rest is skipped.")
  var pictureSeconds = 40

  @Option(help: "Use this folder as a cache of facts about code, to speed up later runs.")
  var cache: String?

  @Flag(name: [.short, .long], help: "Print only the report, and what --fix changes.")
  var quiet = false

  func validate() throws {
    if !(1...86_400).contains(pictureSeconds) {
      throw ValidationError("--picture-seconds takes a number from 1 to 86400")
    }
    if !(0...1).contains(minLikelihood) {
      throw ValidationError("--min-likelihood takes a number from 0 to 1")
    }
    if let word = include.first(where: { !SourceOrigin.includable.contains($0) }) {
      throw ValidationError(
        "--include takes \(SourceOrigin.includable.joined(separator: ", ")), not \(word)")
    }
    if dryRun && !fix { throw ValidationError("--dry-run needs --fix") }
    if unsafe && !fix { throw ValidationError("--unsafe needs --fix") }
    if shard != nil && writeBaseline != nil {
      throw ValidationError("--write-baseline covers a whole project; leave out --shard")
    }
  }

  func run() throws {
    let gallery = drawsAny && target.format == .html ? ScreenGallery() : nil
    let (inspected, files) = try inspect(gallery)
    var runs = inspected
    // Why there is none may stand in the diagnostics, which are reported first.
    let empty = zip(runs, files).first { run, file in
      run.isEmpty && file.excluded.isEmpty
    }.map { Outcome.unreadable("no asset catalog and no source file in \($0.0.path)") }
    if let empty, runs.allSatisfy(\.diagnostics.isEmpty) { throw empty }
    let all = runs.flatMap(\.result.findings).sorted()
    var findings = try withoutKnown(all, runs, files)
    if let diffBase {
      let changed = try ChangedFiles(
        since: diffBase, in: paths, among: Set(findings.map(\.location.file)))
      findings = findings.filter { changed.contains($0.location.file) }
    }
    findings = findings.filter { $0.likelihood >= minLikelihood }
    let suppressed = runs.reduce(all.count - findings.count) { $0 + $1.result.suppressedCount }
    var mended: Set<Finding> = []
    var isWritten = true
    if fix {
      let left: [Finding]
      (left, isWritten) = try mend(findings, &runs, files)
      mended = Set(findings).subtracting(left)
      findings = left
    }
    if let writeBaseline {
      try place.write(Baseline(all.filter { !mended.contains($0) }).text, to: writeBaseline)
    }
    try write(runs, findings, suppressed: suppressed, gallery)
    if target.format == .terminal, target.output == nil, !quiet, isWritten,
      let words = NextStep(paths: paths, findings: findings).words
    {
      Terminal.say(words)
    }
    if let empty { throw empty }
    if !isWritten { throw Outcome(code: .unwritable, message: nil) }
    // Before the findings: who reads their code alone would take the rest for clean.
    if let code = ProgramExit(for: runs.flatMap(\.cuts)) { throw Outcome(code: code, message: nil) }
    let fails = zip(runs, files).contains { run, file in
      let threshold =
        failOn ?? file.failOn ?? .severity(.error)
      // A file that cannot be read is a defect, even where nobody can say what it would show.
      if threshold != .never, run.diagnostics.contains(where: { $0.severity == .error }) {
        return true
      }
      return Self.findings(of: run, among: findings).contains {
        threshold.isReached(by: $0.severity, likelihood: $0.likelihood, $0.consequence)
      }
    }
    if fails { throw Outcome.findings }
  }

  private var progress: Progress {
    Progress(isShown: !quiet && Terminal.errorIsTerminal && Terminal.environment("TERM") != "dumb")
  }

  /// Inspects each project by its configuration.
  private func inspect(
    _ gallery: ScreenGallery?
  ) throws -> (runs: [Inspection], files: [ConfigurationFile]) {
    let progress = progress
    defer { progress.clear() }
    let decoder = PictureReading.decoder(seconds: pictureSeconds)
    let rules = RuleNames.installed
    var files: [ConfigurationFile] = []
    let runs = try paths.map { path in
      var file =
        try config.map { try ConfigurationFile($0, rules: rules) }
        ?? ConfigurationFile.governing(path, rules: rules)
      try applyOptions(to: &file.audit, rules)
      files.append(file)
      let options = inspection(file, decoder, gallery)
      return try Outcome.reading { () throws(InspectionError) in
        try Inspection(of: path, options: options) { progress.show($0) }
      }
    }
    return (runs, files)
  }

  /// Leaves out what a baseline knows: the named one, or else that of each project's configuration.
  private func withoutKnown(
    _ findings: [Finding], _ runs: [Inspection], _ files: [ConfigurationFile]
  ) throws -> [Finding] {
    if let baseline { return try knowledge(in: baseline).newFindings(among: findings) }
    return try zip(runs, files).flatMap { run, file in
      let own = run.result.findings.sorted()
      guard let path = file.baseline else { return own }
      let isYetToBeWritten = FolderReader.identity(of: path) == nil
      if isYetToBeWritten && writeBaseline.map(Self.realPlace) == Self.realPlace(path) {
        return own
      }
      return try knowledge(in: path).newFindings(among: own)
    }.sorted()
  }

  /// The path of a file that need not be there, without links on the way to it.
  private static func realPlace(_ path: String) -> String {
    let folder = Path.parent(path).isEmpty ? "." : Path.parent(path)
    return Path.join(FileReader.realPath(folder) ?? folder, Path.lastComponent(path))
  }

  private func knowledge(in path: String) throws -> Baseline {
    try Outcome.reading { () throws(InspectionError) in try Baseline.read(atPath: path) }
  }

  private static func findings(of run: Inspection, among findings: [Finding]) -> [Finding] {
    // A trial may have withdrawn a change.
    let own = Set(run.result.findings.map(\.withoutFix))
    return findings.filter { own.contains($0.withoutFix) }
  }

  /// A rule over drawn screens that is asked for by its name is run without being asked twice.
  private var drawsScreens: Bool {
    screens ?? only.flatMap(\.ids).contains { ScreenRuleRegistry.rule($0) != nil }
  }

  /// Screens in code are drawn unless somebody says otherwise: their work is bounded.
  private var drawsCode: Bool { screens != false && !noSource }

  private var drawsAny: Bool { drawsScreens || drawsCode }

  private func inspection(
    _ file: ConfigurationFile, _ decoder: any ImageDecoder, _ gallery: ScreenGallery?
  ) -> Inspection.Options {
    let meter: InterfaceRulePack.Meter = { ScreenMeasuring.screens(of: $0, in: $1, for: gallery) }
    let cache = cache
    let codeMeter: CodeScreenRulePack.Meter = {
      CodeScreenMeasuring.screens(in: $0, cachedIn: cache, for: gallery)
    }
    var options = Inspection.Options(
      file,
      auditor: Auditor(
        cachedIn: cache, meter: drawsScreens ? meter : nil,
        codeMeter: drawsCode ? codeMeter : nil, readsSource: !noSource))
    options.configuration.wantsFixes = fix
    options.pictures = PictureStore(
      decoder: decoder, previews: target.format == .html ? PictureReading.previews : nil)
    return options
  }

  /// Makes the changes that the findings of each project offer; what stays is the result, and
  /// whether every file could be written.
  ///
  /// Only what is reported is changed: not what a baseline or a revision leaves out.
  private func mend(
    _ findings: [Finding], _ runs: inout [Inspection], _ files: [ConfigurationFile]
  ) throws -> (left: [Finding], isWritten: Bool) {
    let paths = ShownPaths(runs)
    var isWritten = true
    let left = try runs.indices.reduce(findings) { findings, index in
      let run = runs[index]
      var (findings, offered) = (findings, Self.findings(of: run, among: findings))
      if drawsAny {
        let trial = tried(offered, in: run, files[index])
        runs[index].add(trial.diagnostics)
        let tried = Dictionary(zip(offered, trial.findings)) { first, _ in first }
        findings = findings.map { tried[$0] ?? $0 }
        offered = trial.findings
      }
      var fixes = ProposedFixes(offered, in: run.path)
      fixes.checks.append(SourcePatchCheck.installed)
      let (outcomes, left) = fixes.apply(isDryRun: dryRun, includingUnsafe: unsafe)
      for outcome in outcomes {
        if !dryRun && outcome.failure?.isAboutWriting == true { isWritten = false }
        say(outcome, at: paths.shown(outcome.file))
        // Where the report is for a program, the words on standard error are enough.
        if target.format == .terminal && target.output == nil {
          try Terminal.print(outcome.difference)
        }
      }
      runs[index].add(outcomes.compactMap(\.diagnostic))
      let mended = Set(offered).subtracting(left)
      return findings.filter { !mended.contains($0) }
    }
    return (left, isWritten)
  }

  /// Tries the changes in a copy of the project, which is audited and drawn again.
  private func tried(
    _ offered: [Finding], in run: Inspection, _ file: ConfigurationFile
  ) -> ProjectTrial {
    let progress = progress
    defer { progress.clear() }
    let options = inspection(file, PictureReading.decoder(seconds: pictureSeconds), nil)
    return ProjectTrial(
      offered, among: run.result.findings, in: run.path, includingUnsafe: unsafe
    ) { copy in
      try? Inspection(of: copy, options: options) { progress.show("trying changes: \($0)") }.result
        .findings
    }
  }

  private func say(_ outcome: ProposedFixes.Outcome, at path: String) {
    if let failure = outcome.failure {
      return Terminal.say("chiaro: \(path) was not changed: \(failure)")
    }
    for description in outcome.descriptions {
      Terminal.say("\(dryRun ? "would" : "fix:") \(description) in \(path)")
    }
  }

  private var place: OutputPlace { OutputPlace(projects: paths) }

  /// The rules named on the command line go before the configuration's.
  private func applyOptions(
    to configuration: inout AuditConfiguration, _ names: RuleNames
  ) throws {
    let (only, disabled) = (only.flatMap(\.ids), disable.flatMap(\.ids))
    let wanted = optIn.flatMap(\.ids)
    for id in only + wanted + disabled where !names.contains(id) {
      let nearest = Suggestions.nearest(to: id, in: names.all)
      let hint =
        nearest.isEmpty
        ? "chiaro rules lists all rules" : "expected \(nearest.joined(separator: ", "))"
      throw Outcome.usage("unknown rule \"\(id)\" (\(hint))")
    }
    if !only.isEmpty {
      configuration.onlyRules = Set(only)
      configuration.disabledRules.subtract(only)
    }
    configuration.includedSources.formUnion(include)
    configuration.optInRules.formUnion(wanted)
    configuration.disabledRules.subtract(wanted)
    configuration.disabledRules.formUnion(disabled)
    configuration.shard = shard
  }

  private func write(
    _ runs: [Inspection], _ findings: [Finding], suppressed: Int, _ gallery: ScreenGallery?
  ) throws {
    var report = Inspection.report(
      runs, findings: findings, suppressed: suppressed, title: title(),
      version: ProgramVersion.text, showsCatalogs: target.format == .html)
    report.shard = shard?.description
    if let gallery { report.screens = gallery.screens(of: report, ShownPaths(runs)) }
    try ReportOutput(target, isQuiet: quiet).write(report, in: place)
  }

  /// The folder's own name, also when it was given as `.`.
  private func title() -> String {
    paths.map { path in
      let name = Path.lastComponent(FileReader.realPath(path) ?? path)
      return name.isEmpty ? path : name
    }.joined(separator: ", ")
  }
}
