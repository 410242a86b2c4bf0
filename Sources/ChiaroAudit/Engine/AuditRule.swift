// SPDX-License-Identifier: MIT

public import ChiaroSource

/// A rule: its documentation, its examples, and the check.
///
/// **For implementers.** Write the description as the page that people will read; give at least one
/// example that triggers the rule and one that does not. Conform to `ColorRule`, `ImageRule` or
/// `CatalogRule` where one fits, and add the type to `RuleRegistry.all`: that is all it takes to be
/// run, documented and tested.
///
/// Apple counterpart: `XCUIAccessibilityAuditType` · Source: this project · Fidelity: approximate
public protocol AuditRule: Sendable {
  /// What the rule says, and why.
  static var description: RuleDescription { get }
  /// Cases that trigger the rule, and cases that do not.
  static var examples: [RuleExample] { get }
  /// Looks at everything and reports what is wrong.
  static func check(_ context: AuditContext, _ report: inout RuleReport)
}

extension AuditRule {
  /// The rule's id: the type's name in kebab case.
  public static var id: String { RuleDescription.id(of: Self.self) }
}

/// A rule over one color at a time.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public protocol ColorRule: AuditRule {
  /// Looks at one color.
  static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport)
}

extension ColorRule {
  /// Looks at every color of every catalog.
  public static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.catalogs {
      report.scope = catalog.scope
      for color in catalog.colors { check(color, in: catalog, &report) }
    }
  }
}

/// A rule over one catalog at a time.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public protocol CatalogRule: AuditRule {
  /// Looks at one catalog.
  static func check(_ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport)
}

extension CatalogRule {
  /// Looks at every catalog.
  public static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.catalogs {
      report.scope = catalog.scope
      check(catalog, context, &report)
    }
  }
}

/// A rule over one set of pictures at a time.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public protocol ImageRule: AuditRule {
  /// Looks at one set.
  static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport)
}

extension ImageRule {
  /// Looks at every set of pictures of every catalog.
  public static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.catalogs {
      report.scope = catalog.scope
      for image in catalog.images { check(image, in: catalog, context, &report) }
    }
  }
}
