// SPDX-License-Identifier: MIT

/// The state of a follower, for people.
package struct FollowerReport: Hashable, Sendable {
  /// The state of a follower.
  package enum State: String, Sendable {
    /// The follower is on.
    case on
    /// The follower could be on, but is off.
    case off
    /// It follows by itself.
    case itself
    /// The follower is on, but something keeps it from following.
    case stuck
    /// The follower is not installed.
    case absent
  }

  /// The name for turning the follower on or off.
  package var name: String
  /// The program that follows, in a few words.
  package var title: String
  package var state: State
  /// The reason for the state, and the possible remedy.
  package var reason: String
  /// When it shows the style.
  package var reach: FollowerReach
  /// The trace of the program that was found, such as the path of a file; nil for none.
  package var found: String?
}

extension FollowerSet {
  /// Returns the states of all followers, those of the user last.
  package func reports() -> [FollowerReport] {
    let choices = choices
    let journal = FollowerJournal(place)
    let known = followers.map { report($0, choices, journal) }
    return known + OwnFollowers(place).look.map { own($0, choices, journal) }
  }

  private func report(
    _ follower: any Follower, _ choices: FollowerChoices, _ journal: FollowerJournal
  ) -> FollowerReport {
    let finding = follower.find(in: place)
    let choice = choices[follower.name]
    let plan = follower.plan(isDark: true, choice: choice, in: place)
    let (state, reason) = state(of: follower, finding, choices, journal)
    return FollowerReport(
      name: follower.name, title: follower.title, state: state, reason: reason, reach: plan.reach,
      found: finding.found)
  }

  private func state(
    of follower: any Follower, _ finding: FollowerFinding, _ choices: FollowerChoices,
    _ journal: FollowerJournal
  ) -> (FollowerReport.State, String) {
    let choice = choices[follower.name]
    if isOn(follower, choices) {
      let failure = journal.problems[FollowerJournal.programs(of: follower.name)]
      if let problem = problem(follower, choice, journal) ?? failure { return (.stuck, problem) }
      return (.on, choice.isOn == true ? "turned on" : "on by default: \(finding.found ?? "")")
    }
    if let reason = finding.followsItself { return (.itself, reason) }
    guard let found = finding.found else { return (.absent, "not installed") }
    if choice.isOn == false { return (.off, "turned off") }
    if let problem = problem(follower, choice, journal) { return (.off, problem) }
    return (.off, "found \(found); turn it on: chiaro followers on \(follower.name)")
  }

  /// What would keep a follower from being told, of both styles; nil for nothing.
  private func problem(
    _ follower: any Follower, _ choice: FollowerChoice, _ journal: FollowerJournal
  ) -> String? {
    for isDark in [true, false] {
      let plan = follower.plan(isDark: isDark, choice: choice, in: place)
      if let obstacle = plan.obstacle { return obstacle }
      for path in Set(plan.edits.map(\.path)).sorted() {
        let wants = plan.edits.filter { $0.path == path }
          .map { FollowedFile.Want(follower: follower.name, edit: $0) }
        do {
          let change = try FollowedFile(path).change(wants, kept: journal.files[path])
          if let problem = change.problems[follower.name] { return problem }
        } catch {
          return "\(error)"
        }
      }
    }
    return nil
  }

  private func own(
    _ entry: OwnFollowers.Entry, _ choices: FollowerChoices, _ journal: FollowerJournal
  ) -> FollowerReport {
    let problem = entry.refusal ?? journal.problems["own/\(entry.name)"]
    let isOff = choices[entry.name].isOn == false
    return FollowerReport(
      name: entry.name, title: "your own",
      state: isOff ? .off : problem == nil ? .on : .stuck,
      reason: isOff ? "turned off" : problem ?? "the service calls it with dark, light or off",
      reach: .live,
      found: entry.path)
  }
}
