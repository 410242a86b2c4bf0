// SPDX-License-Identifier: MIT

import ChiaroAudit
public import ChiaroFindings
public import ChiaroReport

extension Inspection {
  /// Returns a report of this inspection.
  ///
  /// - Parameters:
  ///   - title: the title of the report
  ///   - version: the version of the program that creates the report
  ///   - showsCatalogs: whether the report includes every color and image, which the HTML page
  ///     shows
  /// - Returns: the report, which any `ReportFormat` can write
  public func report(
    title: String, version: String = "", showsCatalogs: Bool = false
  ) -> ReportModel {
    Self.report(
      [self], findings: result.findings, suppressed: result.suppressedCount, title: title,
      version: version, showsCatalogs: showsCatalogs)
  }

  /// Returns a joint report of several inspections.
  ///
  /// - Parameters:
  ///   - inspections: the inspections
  ///   - findings: the findings to report, in order
  ///   - suppressed: the number of findings that were suppressed
  ///   - title: the title of the report
  ///   - version: the version of the program that creates the report
  ///   - showsCatalogs: whether the report includes every color and image, which the HTML page
  ///     shows
  /// - Returns: the report, which any `ReportFormat` can write
  public static func report(
    _ inspections: [Inspection], findings: [Finding], suppressed: Int, title: String,
    version: String = "", showsCatalogs: Bool = false
  ) -> ReportModel {
    ReportBuilder(inspections: inspections, findings: findings).report(
      version: version, title: title, suppressed: suppressed, showsCatalogs: showsCatalogs)
  }
}
