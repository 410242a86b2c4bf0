// SPDX-License-Identifier: MIT

package import ChiaroCatalog
package import ChiaroProject
package import ChiaroSource

/// The parsed catalogs and icons of a project.
package struct Inventory: Sendable {
  /// The project that was found in the folder.
  package var project: Project
  /// The asset catalogs, sorted by path.
  package var catalogs: [AssetCatalog] = []
  /// The Icon Composer bundles outside of catalogs.
  package var icons: [IconBundle] = []
  /// The diagnostics of reading, without those about files that the budget left out.
  package var diagnostics: [Diagnostic]
  /// The budget of the whole run.
  package let budget: RunBudget

  /// Searches a folder and reads its catalogs and icons.
  ///
  /// - Parameters:
  ///   - path: the folder
  ///   - search: the options of the search
  ///   - progress: the closure called with a text about the current step
  /// - Throws: `InspectionError` when there is no such folder, or a catalog cannot be read at all
  package init(
    of path: String, search: Project.Options = Project.Options(),
    progress: (String) -> Void = { _ in }
  ) throws(InspectionError) {
    budget = search.budget ?? RunBudget()
    var search = search
    search.budget = budget
    progress("searching \(path)")
    do throws(ProjectError) {
      project = try Project.scan(path, options: search)
    } catch {
      throw InspectionError(error)
    }
    var limits = CatalogLimits()
    limits.budget = budget
    for path in project.catalogs {
      progress("reading \(path)")
      catalogs.append(try Self.catalog(at: path, limits))
    }
    let bundles = project.icons.map { IconBundle.read(path: $0, within: search.budget) }
    icons = bundles.compactMap(\.bundle)
    diagnostics =
      project.diagnostics + catalogs.flatMap(\.diagnostics) + bundles.flatMap(\.diagnostics)
  }

  private static func catalog(
    at path: String, _ limits: CatalogLimits
  ) throws(InspectionError) -> AssetCatalog {
    do throws(CatalogError) {
      return try AssetCatalog(path: path, limits: limits)
    } catch {
      throw InspectionError(error)
    }
  }
}
