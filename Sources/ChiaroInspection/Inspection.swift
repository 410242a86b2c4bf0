// SPDX-License-Identifier: MIT

public import ChiaroAudit
public import ChiaroProject
public import ChiaroSource

/// One project, searched, read and looked at: what `chiaro audit` does, for any program.
///
/// ```swift
/// var options = Inspection.Options()
/// options.packs.append(MyRules())
/// let inspection = try Inspection(of: "App", options: options)
/// print(inspection.report(title: "App").summary.errors)
/// ```
///
/// Apple counterpart: `XCUIApplication.performAccessibilityAudit(for:)` · Source: this project
/// · Fidelity: approximate
public struct Inspection: Sendable {
  /// The folder, as it was given.
  public let path: String
  /// What the rules looked at.
  public let context: AuditContext
  /// What they found.
  public let result: Auditor.Result
  /// What was odd, in the project, its catalogs and pictures, in the order of reports.
  public let diagnostics: [Diagnostic]

  /// How a project is inspected.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Options: Sendable {
    /// The packs of rules, in the order in which they run; those over catalogs at first.
    public var packs: [any RulePack] = [CatalogRulePack()]
    /// What the rules are told.
    public var configuration = AuditConfiguration()
    /// How the folder is searched, and what may be read in all.
    public var search = Project.Options()
    /// Where pictures are read from; at first without a decoder, so that no picture is measured.
    public var pictures = PictureStore()

    /// The rules over catalogs, with nothing left out.
    public init() {}
  }

  /// Searches a folder, reads what it holds and runs the rules, on all cores.
  ///
  /// - Parameters:
  ///   - path: the folder, or one `.xcassets` folder
  ///   - options: which rules run, and on what
  ///   - progress: called with words about what is done, on any thread
  /// - Throws: `InspectionError` when there is no such folder, or a catalog cannot be read at all
  public init(
    of path: String, options: Options = Options(),
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(InspectionError) {
    self.path = path
    var (search, configuration) = (options.search, options.configuration)
    if configuration.includedSources.contains("others") { search.includesOthers = true }
    let inventory = try Inventory(of: path, search: search, progress: progress)
    configuration.budget = inventory.budget
    context = AuditContext(
      project: inventory.project, catalogs: inventory.catalogs, icons: inventory.icons,
      configuration: configuration, pictures: options.pictures)
    result = Auditor(packs: options.packs).run(context) { progress("checking \($0)") }
    diagnostics =
      (inventory.diagnostics + result.diagnostics + options.pictures.diagnostics
      + SharedNames.diagnostics(inventory.catalogs) + inventory.budget.diagnostics(at: path))
      .sorted()
  }

  /// Whether there was nothing to look at.
  public var isEmpty: Bool {
    context.catalogs.isEmpty && context.icons.isEmpty && context.project.sources.isEmpty
  }
}
