// SPDX-License-Identifier: MIT

package import ChiaroBus
package import ChiaroSource
import ChiaroSystem

/// All followers: gives the style to those that are on, and restores the values that they have
/// changed.
///
/// The followers' values are computed each time from the person's setting. The content of a file
/// depends on its own values and on the style, not on earlier states. A follower that is off asks
/// for no values.
package struct FollowerSet: Sendable {
  let place: FollowerPlace
  let followers: [any Follower]
  private let actor: FollowerActor

  /// How often a file is tried that somebody else writes at the same time.
  private static let attempts = 3

  /// Creates the set of an environment.
  ///
  /// - Parameters:
  ///   - place: the folders of the programs' files
  ///   - bus: the session bus, for notifying KDE's programs
  package init(_ place: FollowerPlace, bus: BusAddress = .session) {
    self.init(place, bus: bus, followers: FollowerList.all)
  }

  init(_ place: FollowerPlace, bus: BusAddress, followers: [any Follower]) {
    self.place = place
    self.followers = followers
    actor = FollowerActor(bus: bus)
  }

  /// The names of all followers, the user's own too.
  package var names: [String] { followers.map(\.name) + OwnFollowers(place).look.map(\.name) }

  /// The person's choices.
  package var choices: FollowerChoices { FollowerChoices(folder: place.configuration) }

  /// Gives the style to all followers that are on, and restores the values of those that are off.
  ///
  /// - Returns: the problems and failures
  package func tell(isDark: Bool) -> [Diagnostic] { apply(isDark: isDark) }

  /// Restores every value that followers have changed, and forgets their state.
  ///
  /// - Returns: the values that could not be restored
  package func giveBack() -> [Diagnostic] {
    let diagnostics = apply(isDark: nil)
    if FollowerJournal(place).isEmpty {
      let folder = FollowerJournal.folder(place)
      for name in ["followers.json", "followers.json.bak", "followers.json.lock"] {
        System.remove("\(folder)/\(name)")
      }
      _ = System.removeFolder(folder)
    }
    return diagnostics
  }

  /// Whether a follower is told.
  func isOn(_ follower: any Follower, _ choices: FollowerChoices) -> Bool {
    if let isOn = choices[follower.name].isOn { return isOn }
    let finding = follower.find(in: place)
    return finding.found != nil && finding.followsItself == nil && finding.isOnByItself
  }

  // MARK: Applying

  private func apply(isDark: Bool?) -> [Diagnostic] {
    if isDark == nil, FollowerJournal(place).isEmpty { return [] }
    let path = "\(FollowerJournal.folder(place))/followers.json.lock"
    switch FileLock.take(path, within: 10) {
    case .held(let lock): return withExtendedLifetime(lock) { applyLocked(isDark: isDark) }
    case .taken:
      return [
        Self.warning(
          path,
          "another process holds this lock, so followers were not updated")
      ]
    case .impossible(let error): return [Self.warning(path, error.reason)]
    }
  }

  private func applyLocked(isDark: Bool?) -> [Diagnostic] {
    var journal = FollowerJournal(place)
    let choices = choices
    var turn = FollowerTurn(isDark: isDark)
    if let isDark {
      for follower in followers where isOn(follower, choices) {
        turn.add(
          follower.name, follower.plan(isDark: isDark, choice: choices[follower.name], in: place))
      }
    }
    for path in Set(turn.wants.keys).union(journal.files.keys).sorted() {
      write(path, &turn, &journal)
    }
    act(&turn, journal)
    var diagnostics = journal.diagnostics + choices.diagnostics
    let own = OwnFollowers(place).tell(isDark: isDark, after: journal, choices: choices)
    turn.problems.merge(own.problems) { first, _ in first }
    turn.told.merge(own.told) { first, _ in first }
    diagnostics += turn.problems.sorted { $0.key < $1.key }.map { Self.warning($0.key, $0.value) }
    (journal.told, journal.problems) = (turn.told, turn.problems)
    do throws(FileError) { try journal.write() } catch {
      diagnostics.append(Self.warning(error.path, error.reason))
    }
    return diagnostics
  }

  /// Makes one file what it is to be.
  private func write(_ path: String, _ turn: inout FollowerTurn, _ journal: inout FollowerJournal) {
    let wants = turn.wants[path] ?? []
    do throws(FileError) {
      for _ in 0..<Self.attempts {
        let file = try FollowedFile(path)
        let kept = journal.files[path]
        let change = file.change(wants, kept: kept)
        // First what is kept: whatever happens then, it can be given back.
        if change.kept != nil { try journal.keep(change.kept, of: path) }
        if change.bytes != file.current {
          guard try file.write(change.bytes, folders: kept?.folders ?? []) else { continue }
          turn.changed.formUnion(wants.map(\.follower))
        }
        if change.kept == nil { try journal.keep(nil, of: path) }
        turn.problems.merge(change.problems) { first, _ in first }
        return
      }
      throw FileError(.notWritten, path: path, detail: "other programs keep changing it")
    } catch {
      let names = wants.isEmpty ? [path] : wants.map(\.follower)
      for name in names { turn.problems[name] = "\(error)" }
    }
  }

  /// Tells running programs of what has changed.
  private func act(_ turn: inout FollowerTurn, _ journal: FollowerJournal) {
    let style = turn.style
    for (name, plan) in turn.plans.sorted(by: { $0.key < $1.key }) {
      turn.told[name] = style
      let key = FollowerJournal.programs(of: name)
      guard turn.changed.contains(name) || journal.told[name] != style else {
        turn.problems[key] = journal.problems[key]
        continue
      }
      for action in plan.actions {
        if let problem = actor.perform(action) { turn.problems[key] = problem }
      }
    }
    // Those that are off now read their files again too.
    for follower in followers where journal.told[follower.name] != nil {
      if turn.plans[follower.name] != nil { continue }
      let plan = follower.plan(isDark: false, choice: FollowerChoice(), in: place)
      for action in plan.actions where action.readsAgain { _ = actor.perform(action) }
    }
  }

  private static func warning(_ place: String, _ words: String) -> Diagnostic {
    Diagnostic(.warning, id: "follower", at: SourceLocation(file: place), words)
  }
}

/// What is wanted and done in one turn.
private struct FollowerTurn {
  var isDark: Bool?
  var plans: [String: FollowerPlan] = [:]
  var wants: [String: [FollowedFile.Want]] = [:]
  var changed: Set<String> = []
  var problems: [String: String] = [:]
  var told: [String: String] = [:]

  init(isDark: Bool?) { self.isDark = isDark }

  var style: String? { isDark.map { $0 ? "dark" : "light" } }

  mutating func add(_ name: String, _ plan: FollowerPlan) {
    if let obstacle = plan.obstacle {
      problems[name] = obstacle
      return
    }
    plans[name] = plan
    for edit in plan.edits {
      wants[edit.path, default: []].append(FollowedFile.Want(follower: name, edit: edit))
    }
  }
}

extension FollowerAction {
  /// Whether the action makes a program read its files again, whatever is in them.
  fileprivate var readsAgain: Bool {
    switch self {
    case .reload, .changedPalette: true
    case .signal, .run: false
    }
  }
}
