// SPDX-License-Identifier: MIT

import ChiaroSource

extension Project {
  /// Whether demos, examples, samples and playgrounds lie beside an app that is none itself.
  ///
  /// A library has only its example to show, and the files that an app compiles are the app's own,
  /// even in a folder with such a name: such files count as the project's own.
  package var hasExamplesBesideApp: Bool {
    let apps = targets().targets.filter { target in
      target.source != .folder && target.kind.contains("application") && !target.isTest
    }
    // The host of a library's tests is no app that anybody uses.
    let own = apps.filter { app in app.sources.contains { origin(of: $0) == .own } }
    // What Tuist makes of `Project.swift` is not here, but that it makes an app.
    if apps.isEmpty && isOfTuist { return sources.contains(where: isOfOwnApp) }
    return !own.isEmpty
      && own.allSatisfy { app in !app.sources.contains { origin(of: $0) == .examples } }
  }

  private var isOfTuist: Bool {
    sources.contains { ["Project.swift", "Workspace.swift"].contains(Path.lastComponent($0)) }
  }

  /// Whether a file is where an app of the project's own begins.
  private func isOfOwnApp(_ path: String) -> Bool {
    let name = Path.lastComponent(path)
    return (name == "AppDelegate.swift" || name.hasSuffix("App.swift")) && origin(of: path) == .own
  }

  private func origin(of path: String) -> SourceOrigin {
    SourceOrigin(path: Path.relative(path, to: folder))
  }

  /// The origins to check besides the project's own: those that a configuration includes, and
  /// examples without an app beside them.
  package func origins(including included: Set<String>) -> Set<String> {
    hasExamplesBesideApp ? included : included.union([SourceOrigin.examples.rawValue])
  }
}
