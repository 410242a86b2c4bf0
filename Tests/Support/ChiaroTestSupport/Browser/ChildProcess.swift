// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A child process with one channel, which it has as its descriptors 3 (to read) and 4 (to write).
struct ChildProcess {
  private let id: Int32
  /// Our end of the channel.
  let channel: Int32

  /// Starts a program in a process group of its own, its output thrown away; nil when it cannot.
  init?(_ path: String, _ arguments: [String], environment: [String: String]) {
    guard let ends = try? System.makeSocketPair() else { return nil }
    defer { for end in [ends.own, ends.other] { System.closeFile(end) } }
    // Above the numbers that the child's end is copied to.
    guard let theirs = try? System.copy(ends.other, notBelow: 10) else { return nil }
    defer { System.closeFile(theirs) }
    guard let ours = try? System.copy(ends.own, notBelow: 10) else { return nil }
    var plan = SpawnPlan(
      .path(path), arguments, environment: environment.map { "\($0.key)=\($0.value)" })
    plan.hearsSignals = true
    plan.leadsGroup = true
    plan.open(0, "/dev/null", toWrite: false)
    plan.open(1, "/dev/null", toWrite: true)
    plan.open(2, "/dev/null", toWrite: true)
    plan.copy(theirs, to: 3)
    plan.copy(theirs, to: 4)
    guard let started = try? plan.start() else {
      System.closeFile(ours)
      return nil
    }
    (id, channel) = (started, ours)
  }

  /// Ends the process and everything it started, and waits until it is gone.
  func kill() {
    System.closeFile(channel)
    System.send(signal: Signal.kill.rawValue, toProcess: -id)
    _ = System.end(ofProcess: id, waiting: true)
  }
}
