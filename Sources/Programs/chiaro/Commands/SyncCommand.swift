// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroSource
import ChiaroTokens

/// `chiaro sync`: what follows a palette, written anew where it is stale.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Update the files that follow a palette, as .chiaro.yml says.",
    discussion: HelpText.text(
      """
      The key sync in .chiaro.yml names the source (a catalog, or files that import reads) and the \
      followers: a catalog, or a format with its output. The command writes only if it could read \
      every source completely and every color has a value for light. With --check it writes \
      nothing, and the exit code is 1 if a follower is stale or has colors that the source no \
      longer has. An example:

      sync: { source: App/Assets.xcassets, followers: [{ format: css, output: web }] }
      """,
      examples: ["chiaro sync", "chiaro sync App --check", "chiaro sync --remove-orphans"]))

  @Argument(help: "A folder of the project.")
  var path = "."

  @Option(help: "The configuration file; by default the nearest .chiaro.yml.")
  var config: String?

  @Flag(
    name: [.customLong("check"), .customLong("dry-run")],
    help: "Write nothing; exit with 1 if a follower is stale or has colors that the source lacks.")
  var check = false

  @Flag(help: "Remove followers' values and files that the source no longer has.")
  var removeOrphans = false

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  func run() throws {
    let file =
      try config.map { try ConfigurationFile($0) } ?? .governing(path, rules: RuleNames())
    guard let sync = file.sync, let place = file.path else {
      throw Outcome.usage(
        "\(file.path ?? path): nothing to sync (expected the key sync in .chiaro.yml)")
    }
    let folder = Path.parent(place).isEmpty ? "." : Path.parent(place)
    let source = try sync.source(in: folder, file.modes)
    try Self.check(source)
    let states = try sync.followers.map {
      try FollowerState($0, source, in: folder, removes: removeOrphans)
    }
    try Self.check(states, sync.sources.map { Path.join(folder, $0) }, place)
    switch format {
    case .json:
      try Terminal.print(["version": 1, "followers": .array(states.map(\.json))])
    case .text: try Terminal.print(colors: states.map(\.text).joined())
    }
    if !check {
      try OutputPlace(projects: [folder]).write(
        states.flatMap(\.files),
        removing: states.flatMap { $0.removals + (removeOrphans ? $0.orphanedFiles : []) },
        in: folder)
    }
    if !states.allSatisfy(\.isWhole) {
      throw Outcome.unreadable("not every follower could be read completely")
    }
    if check, states.contains(where: { $0.isStale || !$0.orphans.isEmpty }) {
      throw Outcome.findings
    }
  }

  /// Refuses a source that is not all that is meant.
  private static func check(_ source: TokenSync.Source) throws {
    guard let first = source.problems.first else { return }
    let count = source.problems.count
    let others = count == 1 ? "" : " (and \(count - 1) more)"
    throw Outcome.unreadable(
      "nothing is written, because a source could not be read completely: \(first)\(others)")
  }

  /// Refuses followers that write the same, or into what they follow.
  private static func check(
    _ states: [FollowerState], _ sources: [String], _ place: String
  ) throws {
    var outputs: Set<String> = []
    for output in states.flatMap(\.outputs).map(Path.normalized) {
      if !outputs.insert(output).inserted {
        throw Outcome.usage("\(place): two followers write \(output)")
      }
      if let source = sources.map(Path.normalized).first(where: { $0 == output }) {
        throw Outcome.usage("\(place): a follower would overwrite the source \(source)")
      }
    }
  }
}

extension FollowerState {
  /// The state in words, and each difference on a line.
  var text: String {
    let state = isStale ? "stale" : orphans.isEmpty ? "fresh" : "orphaned"
    let lines =
      differences + orphans.map { "orphaned: \($0)" } + losses.map { "not fully written: \($0)" }
    return "\(state)  \(name)\n" + lines.map { "  \(VisibleText.reveal($0))\n" }.joined()
  }

  /// The state for programs.
  var json: JSON {
    [
      "name": .string(name), "stale": .bool(isStale),
      "differences": .array(differences.map(JSON.string)),
      "orphans": .array(orphans.map(JSON.string)),
      "losses": .array(losses.map(\.json)),
      "files": .array(files.map { .string($0.path) }),
    ]
  }
}
