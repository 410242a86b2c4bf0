// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The targets of a project, for people and for programs.
struct TargetOutput {
  private let root: String
  private let workspaces: [String]
  private let targets: [ProjectTarget]
  private let leftOut: [LeftOut]

  init(_ project: Project) {
    root = project.root
    workspaces = project.workspaces
    (targets, leftOut) = project.targets()
  }

  private func inside(_ path: String) -> String { Path.relative(path, to: root) }

  // MARK: For people

  /// One line a target, and how much was left out for which reason.
  var text: String {
    var lines = targets.map { target in
      let counts = [
        (target.sources.count, "source file"), (target.catalogs.count, "catalog"),
        (target.storyboards.count, "storyboard"), (target.infoPlists.count, "property list"),
      ]
      let words = counts.filter { $0.0 > 0 }.map { Count.text($0.0, $0.1) }
        .joined(separator: ", ")
      let kind = target.kind.isEmpty ? target.source.rawValue : target.kind
      return "\(target.name)  \(kind)  \(inside(target.path))  \(words)"
    }
    for (reason, paths) in Dictionary(grouping: leftOut, by: \.reason).sorted(by: {
      $0.key < $1.key
    }) {
      lines.append("\(Count.text(paths.count, "path")) left out: \(reason)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: For programs

  var json: JSON {
    [
      "targets": .array(targets.map(json)),
      "workspaces": .array(workspaces.map { .string(inside($0)) }),
      "left_out": .array(
        leftOut.map { ["path": .string(inside($0.path)), "reason": .string($0.reason)] }),
    ]
  }

  private func json(_ target: ProjectTarget) -> JSON {
    [
      "name": .string(target.name), "source": .string(target.source.rawValue),
      "path": .string(inside(target.path)), "kind": .string(target.kind),
      "sources": list(target.sources), "catalogs": list(target.catalogs),
      "storyboards": list(target.storyboards), "info_plists": list(target.infoPlists),
      "settings": .object(
        target.settings.sorted { $0.key < $1.key }.map { name, values in
          JSON.Member(name, .array(values.map(JSON.string)))
        }),
    ]
  }

  private func list(_ paths: [String]) -> JSON { .array(paths.map { .string(inside($0)) }) }
}
