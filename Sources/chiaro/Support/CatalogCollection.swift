// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroProject
import ChiaroSource

/// The catalogs of `--catalog`: one `.xcassets`, or all in a folder.
struct CatalogCollection {
  var catalogs: [AssetCatalog]

  init(path: String) throws {
    let budget = RunBudget()
    let project = try Self.project(at: path, budget)
    catalogs = try project.catalogs.map { try Self.read($0, budget) }
    let found = project.diagnostics + catalogs.flatMap(\.diagnostics) + budget.diagnostics(at: path)
    for diagnostic in found where diagnostic.severity != .note {
      Terminal.say("\(diagnostic)")
    }
  }

  /// The project at a path, which has catalogs.
  static func project(at path: String, _ budget: RunBudget) throws -> Project {
    let project: Project
    do throws(ProjectError) {
      project = try Project.scan(path, options: options(budget))
    } catch {
      throw Outcome.unreadable("\(error)")
    }
    guard !project.catalogs.isEmpty else {
      throw Outcome.unreadable("\(path): no asset catalog (expected an .xcassets folder in it)")
    }
    return project
  }

  /// How projects are searched: links as far as their repository goes.
  static func options(_ budget: RunBudget) -> Project.Options {
    var options = Project.Options()
    options.budget = budget
    options.boundary = .own
    return options
  }

  static func read(_ path: String, _ budget: RunBudget) throws -> AssetCatalog {
    var limits = CatalogLimits()
    limits.budget = budget
    do throws(CatalogError) {
      return try AssetCatalog(path: path, limits: limits)
    } catch {
      throw Outcome.unreadable("\(error)")
    }
  }

  /// Every color set, in the order of the catalogs.
  var colors: [AssetSet] { catalogs.flatMap { $0.sets(of: .color) } }

  /// The color set of a name; the first when several catalogs have one, with a word about it.
  func color(named name: String) throws -> AssetSet {
    let found = colors.filter { $0.name == name }
    guard let first = found.first else {
      let hint = Suggestions.hint(for: name, in: colors.map(\.name))
      throw Outcome.unreadable("no color set named \"\(name)\"\(hint)")
    }
    if found.count > 1 {
      Terminal.say("note: \(found.count) catalogs have \"\(name)\"; taken from \(first.path)")
    }
    return first
  }
}
