// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop
import ChiaroSource

/// `chiaro followers`: the programs that are told the style.
struct FollowersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "followers",
    abstract:
      "List the programs whose theme chiaro can switch by editing their settings file, and turn "
      + "this on or off for each.",
    usage: "chiaro followers [on|off <name> …] [--light <value> --dark <value>] [-f <format>]",
    discussion: HelpText.text(
      """
      Many programs ask the desktop portal for the style. Others keep it in a file of their own. A \
      follower changes one value in that file when the style changes, and restores every byte when \
      you turn it off. The service runs the followers. Safe followers are on by default; turn on \
      the others with `on`. --light and --dark take the name of a theme or a file, spelled as in \
      the program's settings file. If you leave them out, chiaro uses the current theme and its \
      counterpart, such as Adwaita and Adwaita-dark.

      Your own programs in $XDG_CONFIG_HOME/chiaro/followers.d follow too: the service calls them \
      with dark, light or off.
      """,
      examples: [
        "chiaro followers",
        "chiaro followers on pointer --light Vanilla --dark Vanilla-Dark",
        "chiaro followers off gtk-2",
      ]))

  @Argument(
    help: ArgumentHelp("The word on or off, then the names of followers.", valueName: "on|off name")
  )
  var words: [String] = []

  @Option(help: "The theme or file for light.")
  var light: String?

  @Option(help: "The theme or file for dark.")
  var dark: String?

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  func validate() throws {
    if let word = words.first, word != "on", word != "off" {
      throw ValidationError("expected on or off before the names")
    }
    if words.count == 1 { throw ValidationError("\(words[0]) needs the name of a follower") }
    if (light != nil || dark != nil) && (words.first != "on" || words.count != 2) {
      throw ValidationError("--light and --dark need the word on and the name of a follower")
    }
  }

  func run() throws {
    guard let place = FollowerPlace() else { throw Outcome.unreadable("HOME is not set") }
    let followers = FollowerSet(place)
    if !words.isEmpty { try change(followers) }
    let names = Set(words.dropFirst())
    let reports = followers.reports().filter { names.isEmpty || names.contains($0.name) }
    for diagnostic in followers.choices.diagnostics { Terminal.say("chiaro: \(diagnostic.advice)") }
    switch format {
    case .json: try Terminal.print(FollowerOutput.json(reports))
    case .text: try Terminal.print(FollowerOutput.text(reports))
    }
  }

  // MARK: Changing

  private func change(_ followers: FollowerSet) throws {
    let known = followers.names
    for name in words.dropFirst() where !known.contains(name) { throw Self.unknown(name, known) }
    var choices = followers.choices
    for name in words.dropFirst() {
      var choice = choices[name]
      choice.isOn = words[0] == "on"
      choice.light = light ?? choice.light
      choice.dark = dark ?? choice.dark
      do throws(FileError) { try choices.set(name, choice) } catch {
        throw Outcome.unwritable("\(error)")
      }
    }
    let answer = try SettingOutcome.of { client throws(SettingError) in try client.report() }
    for diagnostic in followers.tell(isDark: answer.report["style"] == "dark") {
      Terminal.say("chiaro: \(diagnostic.advice)")
    }
  }

  private static func unknown(_ name: String, _ known: [String]) -> Outcome {
    let nearest = Suggestions.nearest(to: name, in: known)
    let hint = nearest.isEmpty ? known : nearest
    return .unreadable("no follower \"\(name)\"; try \(hint.joined(separator: ", "))")
  }
}
