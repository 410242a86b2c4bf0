// SPDX-License-Identifier: MIT

import ChiaroSource

/// The user's own followers: programs in `followers.d`, called with `dark`, `light` or `off`.
///
/// The same checks hold as for the scripts of `on-change.d`, and the same time limit.
struct OwnFollowers {
  /// A program of the folder.
  struct Entry {
    var name: String
    var path: String
    /// Why it is not run; nil where it is.
    var refusal: String?
  }

  private let folder: ScriptFolder

  init(_ place: FollowerPlace) {
    folder = ScriptFolder(path: Path.join(place.configuration, "chiaro/followers.d"))
  }

  /// The programs of the folder, by name.
  var look: [Entry] {
    let look = folder.look()
    let usable = look.scripts.map { Entry(name: Path.lastComponent($0), path: $0) }
    let refused = look.diagnostics.map {
      Entry(
        name: Path.lastComponent($0.location.file), path: $0.location.file, refusal: $0.message)
    }
    return usable + refused
  }

  /// Runs the programs whose style has changed.
  ///
  /// - Parameters:
  ///   - isDark: the style; nil for one that is given back
  ///   - journal: what each was told last, and what failed then
  ///   - choices: which of them are off
  /// - Returns: what they were told now, and what failed, by name
  func tell(
    isDark: Bool?, after journal: FollowerJournal, choices: FollowerChoices
  ) -> (told: [String: String], problems: [String: String]) {
    var now: [String: String] = [:]
    var problems: [String: String] = [:]
    for entry in look {
      let key = "own/\(entry.name)"
      let isOn = isDark != nil && choices[entry.name].isOn != false
      let word = isOn ? (isDark == true ? "dark" : "light") : "off"
      if let refusal = entry.refusal {
        if isOn { problems[key] = refusal }
        continue
      }
      if isOn { now[key] = word }
      if !isOn && journal.told[key] == nil { continue }
      problems[key] = journal.told[key] == word ? journal.problems[key] : run(entry.path, word)
    }
    return (now, problems)
  }

  private func run(_ path: String, _ word: String) -> String? {
    FollowerActor.run([path, word], environment: ["CHIARO_STYLE": word == "off" ? nil : word])
  }
}
