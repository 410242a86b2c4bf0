// SPDX-License-Identifier: MIT

public import ChiaroFindings
import ChiaroSource

/// A rule of an audit, which checks for one kind of problem and has documentation and examples.
///
/// **For implementers.** Write `description` for the readers of the rule's page. Give at least one
/// example that triggers the rule and one that does not. Conform to `ColorRule`, `ImageRule` or
/// `CatalogRule` if one fits, and add the type to `RuleRegistry.all`; the rule is then run,
/// documented and tested.
///
/// Apple counterpart: `XCUIAccessibilityAuditType` · Source: this project · Fidelity: approximate,
/// checks files, not a running app
public protocol AuditRule: Sendable {
  /// The documentation of the rule for users.
  static var description: RuleDescription { get }
  /// Examples that trigger the rule, and examples that do not.
  static var examples: [RuleExample] { get }
  /// Checks the input of an audit and adds findings to the report.
  static func check(_ context: AuditContext, _ report: inout RuleReport)
}

extension AuditRule {
  /// The id of the rule, which is the type's name in kebab case.
  public static var id: String { RuleDescription.id(of: Self.self) }
}

/// A rule that checks one color at a time.
public protocol ColorRule: AuditRule {
  /// Checks a color and adds findings to the report.
  static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport)
}

extension ColorRule {
  /// Checks every color of every catalog that the audit reports on.
  public static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.reportedCatalogs {
      report.scope = catalog.scope
      for color in catalog.colors { check(color, in: catalog, &report) }
    }
  }
}

/// A rule that checks one catalog at a time.
public protocol CatalogRule: AuditRule {
  /// Checks a catalog and adds findings to the report.
  static func check(_ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport)
}

extension CatalogRule {
  /// Checks every catalog that the audit reports on.
  public static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.reportedCatalogs {
      report.scope = catalog.scope
      check(catalog, context, &report)
    }
  }
}

/// A rule that checks one set of pictures at a time.
public protocol ImageRule: AuditRule {
  /// Checks a set of pictures and adds findings to the report.
  static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport)
}

extension ImageRule {
  /// Checks every set of pictures of every catalog that the audit reports on.
  public static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.reportedCatalogs {
      report.scope = catalog.scope
      for image in catalog.images { check(image, in: catalog, context, &report) }
    }
  }
}
