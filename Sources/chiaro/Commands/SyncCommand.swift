// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroSource
import ChiaroTokens

/// `chiaro sync`: what follows a palette, written anew where it is stale.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Write anew what follows a palette, as .chiaro.yml says.",
    discussion: HelpText.text(
      """
      sync: in .chiaro.yml names the source (a catalog, or files that import reads) and the \
      followers: a catalog, or a format with its output. With --check nothing is written, and the \
      exit code is 1 when a follower is stale. In .chiaro.yml:

      sync: { source: App/Assets.xcassets, followers: [{ format: css, output: web }] }
      """,
      examples: ["chiaro sync", "chiaro sync App --check"]))

  @Argument(help: "A folder of the project.")
  var path = "."

  @Option(help: "The configuration; by default the nearest .chiaro.yml.")
  var config: String?

  @Flag(
    name: [.customLong("check"), .customLong("dry-run")],
    help: "Write nothing; end with 1 when a follower is stale.")
  var check = false

  @Option(name: [.short, .long], help: "How to print.")
  var format: TextOrJSON = .text

  func run() throws {
    let file =
      try config.map { try ConfigurationFile($0) } ?? .governing(path, rules: RuleNames())
    guard let sync = file.sync, let place = file.path else {
      throw Outcome.usage("\(file.path ?? path): nothing to sync (expected sync: in .chiaro.yml)")
    }
    let folder = Path.parent(place).isEmpty ? "." : Path.parent(place)
    let source = try sync.source(in: folder)
    if !source.isWhole { Terminal.say(ImportCommand.partly) }
    let states = try sync.followers.map { try FollowerState($0, source, in: folder) }
    var outputs: Set<String> = []
    for output in states.flatMap(\.outputs).map(Path.normalized)
    where !outputs.insert(output).inserted {
      throw Outcome.usage("\(place): two followers write \(output)")
    }
    switch format {
    case .json:
      try Terminal.print(["version": 1, "followers": .array(states.map(\.json))])
    case .text: try Terminal.print(colors: states.map(\.text).joined())
    }
    let isStale = states.contains(where: \.isStale)
    if !check {
      let output = OutputPlace(projects: [folder])
      for state in states { try output.write(state.files, removing: state.removals) }
    }
    let isWhole = source.isWhole && states.allSatisfy(\.isWhole)
    if !isWhole { throw Outcome.unreadable("not everything was read whole") }
    if check && isStale { throw Outcome.findings }
  }
}

extension FollowerState {
  /// The state in words, and each difference on a line.
  var text: String {
    ([isStale ? "stale  \(name)" : "fresh  \(name)"]
      + differences.map { "  \(VisibleText.reveal($0))" }
      + losses.map { "  not written: \(VisibleText.reveal($0.description))" })
      .map { $0 + "\n" }.joined()
  }

  /// The state for programs.
  var json: JSON {
    [
      "name": .string(name), "stale": .bool(isStale),
      "differences": .array(differences.map(JSON.string)),
      "losses": .array(losses.map(\.json)),
      "files": .array(files.map { .string($0.path) }),
    ]
  }
}
