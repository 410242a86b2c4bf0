// SPDX-License-Identifier: MIT

/// A program, or a kind of programs, that is told the style because it asks nobody for it.
///
/// A follower says what is to be changed, and changes nothing itself: `FollowerSet` writes, keeps
/// what stood there before, and gives it back.
protocol Follower: Sendable {
  /// The name by which people turn it on and off.
  var name: String { get }
  /// What follows, in a few words.
  var title: String { get }

  /// Looks for the program's configuration, or for the program.
  func find(in place: FollowerPlace) -> FollowerFinding

  /// Returns what is to be done for a style.
  ///
  /// - Parameters:
  ///   - isDark: whether the style is dark
  ///   - choice: the values that the person has chosen for light and dark
  ///   - place: where the program's files are
  /// - Returns: the values to set, and who is told then
  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan
}

/// Whether something is there that can follow.
struct FollowerFinding: Sendable {
  /// What was found, such as the path of a file; nil for nothing.
  var found: String?
  /// Whether it is told without being turned on: only where a person has already said both styles,
  /// or where a theme has a sister.
  var isOnByItself = false
  /// Why it need not be told: it follows by itself.
  var followsItself: String?

  /// The finding of a file that may be there.
  init(file: String, in place: FollowerPlace, isOnByItself: Bool = false) {
    found = place.isFile(file) ? file : nil
    self.isOnByItself = isOnByItself
  }

  /// The finding of something; nil for nothing.
  init(_ found: String?, isOnByItself: Bool = false, followsItself: String? = nil) {
    self.found = found
    self.isOnByItself = isOnByItself
    self.followsItself = followsItself
  }
}

/// The time at which a program shows the style that it was given.
package enum FollowerReach: String, Sendable {
  /// The program shows it immediately.
  case live
  /// The program shows it at its next start.
  case restart
}

/// What is to be done so that a program follows.
struct FollowerPlan: Sendable {
  var edits: [FollowerEdit] = []
  /// What is done when the files are written.
  var actions: [FollowerAction] = []
  var reach = FollowerReach.live
  /// Why nothing can be done; nil where something can.
  var obstacle: String?

  init(_ edits: [FollowerEdit] = [], _ actions: [FollowerAction] = [], reach: FollowerReach) {
    self.edits = edits
    self.actions = actions
    self.reach = reach
  }

  /// A plan to do nothing.
  init(obstacle: String) {
    self.obstacle = obstacle
  }
}

/// A change of one value in a file.
struct FollowerEdit: Sendable {
  /// What a value is to become.
  enum Wish: Equatable, Sendable {
    /// The value, written as the format wants it.
    case value(String)
    /// It stays as it is: why.
    case left(String)
  }

  var path: String
  var format: ConfigurationFormat
  var key: ConfigurationKey
  /// Whether the file is made where there is none.
  var makesFile = false
  /// What the value is to become, given the one that the person has set.
  var wish: @Sendable (_ own: String?) -> Wish
}

/// What is done besides writing files.
enum FollowerAction: Hashable, Sendable {
  /// Makes each running program of a name read its files again, by a signal that it handles.
  case reload(program: String, signal: Int32)
  /// Makes each running program of a name take a style, by a signal that it handles.
  case signal(program: String, signal: Int32)
  /// Runs a program with arguments, for ten seconds; where a program is named that it talks to,
  /// only while that one runs.
  case run([String], whileRunning: String? = nil)
  /// Tells KDE's programs that the palette has changed.
  case changedPalette
}

extension FollowerAction {
  /// The user signals, with their numbers on Linux.
  enum UserSignal {
    static let first: Int32 = 10
    static let second: Int32 = 12
  }
}
