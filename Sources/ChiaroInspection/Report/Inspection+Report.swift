// SPDX-License-Identifier: MIT

public import ChiaroAudit
public import ChiaroReport

extension Inspection {
  /// A report of this inspection alone.
  ///
  /// - Parameters:
  ///   - title: what the report calls the project
  ///   - version: the version that it says it was made with
  ///   - showsCatalogs: whether it holds every color and image, as the HTML page shows them
  /// - Returns: the report, which any `ReportFormat` can write
  public func report(
    title: String, version: String = "", showsCatalogs: Bool = false
  ) -> ReportModel {
    Self.report(
      [self], findings: result.findings, suppressed: result.suppressedCount, title: title,
      version: version, showsCatalogs: showsCatalogs)
  }

  /// One report of several inspections.
  ///
  /// - Parameters:
  ///   - inspections: the projects
  ///   - findings: what to report of their findings, in order
  ///   - suppressed: how many findings were left out
  ///   - title: what the report calls the projects
  ///   - version: the version that it says it was made with
  ///   - showsCatalogs: whether it holds every color and image, as the HTML page shows them
  /// - Returns: the report, which any `ReportFormat` can write
  public static func report(
    _ inspections: [Inspection], findings: [Finding], suppressed: Int, title: String,
    version: String = "", showsCatalogs: Bool = false
  ) -> ReportModel {
    ReportBuilder(inspections: inspections, findings: findings).report(
      version: version, title: title, suppressed: suppressed, showsCatalogs: showsCatalogs)
  }
}
