// SPDX-License-Identifier: MIT

package import ChiaroAudit
package import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The pack of the rules over drawn screens, on the screens that stand in code.
///
/// They are the same rules as for the screens of storyboards and xibs.
package struct CodeScreenRulePack: RulePack {
  /// A function that draws and measures the screens in a project's code.
  package typealias Meter = @Sendable (_ project: AuditContext) -> MeasuredScreens

  private let meter: Meter?

  /// Creates the pack; without a meter it has nothing to judge.
  package init(meter: Meter? = nil) { self.meter = meter }

  /// The rules; none without a meter.
  package var rules: [RuleListing] { meter == nil ? [] : ScreenRuleRegistry.listings }

  /// Draws the screens and runs the enabled rules on them.
  package func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    let rules = ScreenRuleRegistry.all.filter { context.configuration.runs($0.id) }
    guard let meter, !rules.isEmpty, context.project.sources.contains(where: Self.isSwift) else {
      return PackResult()
    }
    progress("screens in code")
    let measured = meter(context)
    let screens = CodeScreens(measured, in: context)
    var result = PackResult(
      findings: screens.findings(of: rules) + screens.staleLayers(),
      diagnostics: measured.diagnostics + measured.cuts.map(\.diagnostic))
    result.cuts = measured.cuts
    result.drawn = screens.drawn
    return result
  }

  private static func isSwift(_ path: String) -> Bool {
    FileKind.swift.matches(Path.lastComponent(path))
  }
}
