// SPDX-License-Identifier: MIT

public import ChiaroAudit
public import ChiaroProject
public import ChiaroSource

/// An inspection of a project, which finds, reads and checks its files, as `chiaro audit` does.
///
/// ```swift
/// var options = Inspection.Options()
/// options.auditor.packs.append(MyRules())
/// let inspection = try Inspection(of: "App", options: options)
/// print(inspection.report(title: "App").summary.errors)
/// ```
///
/// Apple counterpart: `XCUIApplication.performAccessibilityAudit(for:)` · Source: this project ·
/// Fidelity: approximate, checks files, not a running app
public struct Inspection: Sendable {
  /// The folder of the project, as it was passed.
  public let path: String
  /// The input of the audit, with the project, its catalogs and its pictures.
  public let context: AuditContext
  /// The result of the audit.
  public let result: Auditor.Result
  /// The diagnostics about the project, its catalogs, pictures and rule packs, in the order that
  /// reports use.
  public private(set) var diagnostics: [Diagnostic]
  /// The parts that should have been checked, but were not, so that the result is incomplete; the
  /// diagnostics contain them too.
  package let cuts: [AuditCut]
  /// The top folder of the project's repository or, without one, the working directory if the
  /// project is inside it; otherwise nil.
  let repository: String?

  /// The options of an inspection.
  public struct Options: Sendable {
    /// The auditor with its rules; by default, only those for asset catalogs.
    public var auditor = Auditor()
    /// The configuration of the audit.
    public var configuration = AuditConfiguration()
    /// The options for finding files, and the budget of the whole run.
    public var search = Project.Options()
    /// The store that reads pictures; by default, it has no decoder, so no picture is measured.
    public var pictures = PictureStore()

    /// Creates the default options.
    public init() {}
  }

  /// Finds and reads the files in a folder and runs the rules, on all cores.
  ///
  /// - Parameters:
  ///   - path: the folder of a project, or a single `.xcassets` folder
  ///   - options: the rules to run, and the limits of the search
  ///   - progress: a closure that is called with a description of the current step, on any thread
  /// - Throws: `InspectionError` if there is no such folder, or if a catalog cannot be read at all
  public init(
    of path: String, options: Options = Options(),
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(InspectionError) {
    self.path = path
    var (search, configuration) = (options.search, options.configuration)
    if configuration.includedSources.contains("others") { search.includesOthers = true }
    let inventory = try Inventory(of: path, search: search, progress: progress)
    configuration.budget = inventory.budget
    repository = Self.repository(of: inventory.project.folder, options.search.boundary)
    context = AuditContext(
      project: inventory.project, catalogs: inventory.catalogs, icons: inventory.icons,
      configuration: configuration, pictures: options.pictures)
    result = options.auditor.run(context) { progress("checking \($0)") }
    let spent = options.pictures.diagnostics + inventory.budget.diagnostics(at: path)
    cuts = result.cuts + spent.map { AuditCut(.limit, $0) }
    diagnostics =
      (inventory.diagnostics + result.diagnostics + spent
      + SharedNames.diagnostics(inventory.catalogs, in: inventory.project.folder))
      .sorted()
  }

  private static func repository(of folder: String, _ boundary: Boundary?) -> String? {
    guard let boundary, let real = FileReader.realPath(folder) else { return nil }
    let isBelow = Path.contains(boundary.workingFolder, real)
    return boundary.repository(of: real) ?? (isBelow ? boundary.workingFolder : nil)
  }

  /// Adds diagnostics about work after the inspection, such as fixes that were not made.
  package mutating func add(_ more: [Diagnostic]) { diagnostics = (diagnostics + more).sorted() }

  /// Whether the project has no catalogs, icons, storyboards, xibs and source files.
  public var isEmpty: Bool {
    context.catalogs.isEmpty && context.icons.isEmpty && context.project.sources.isEmpty
      && context.project.storyboards.isEmpty
  }
}
