// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The running programs of this user, as the kernel tells of them.
///
/// Source: proc(5): `comm`, `Uid` and `SigCgt` of `status`
enum RunningPrograms {
  /// What is known of a process.
  struct Status: Equatable {
    var name: String
    var user: UInt32
    /// The signals that it handles, a bit each.
    var caught: UInt64

    /// Reads the text of `/proc/ID/status`; nil where something is missing.
    init?(_ text: String) {
      var fields: [Substring: Substring] = [:]
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 1)
        if parts.count == 2 { fields[parts[0]] = Trimmed.text(parts[1]) }
      }
      guard let name = fields["Name"],
        let caught = fields["SigCgt"].flatMap({ UInt64($0, radix: 16) }),
        let user = fields["Uid"]?.split(whereSeparator: \.isWhitespace).first.flatMap({ UInt32($0) }
        )
      else { return nil }
      (self.name, self.user, self.caught) = (String(name), user, caught)
    }

    /// Whether the process handles a signal; one that does not would be ended by it.
    func handles(_ signal: Int32) -> Bool {
      (1...64).contains(signal) && caught & (1 << UInt64(signal - 1)) != 0
    }
  }

  /// The longest name that the kernel keeps of a program.
  private static let nameLimit = 15
  private static let countLimit = 100_000

  /// Sends a signal to every program of a name that belongs to this user and handles the signal.
  static func send(_ signal: Int32, to program: String) {
    let name = program.prefix(nameLimit)
    for id in identifiers {
      guard let status = status(of: id), status.name == name, status.user == System.user,
        status.handles(signal)
      else { continue }
      System.send(signal: signal, toProcess: id)
    }
  }

  /// Whether a program of a name runs for this user.
  static func isRunning(_ program: String) -> Bool {
    let name = program.prefix(nameLimit)
    return identifiers.contains { id in
      status(of: id).map { $0.name == name && $0.user == System.user } ?? false
    }
  }

  private static var identifiers: [Int32] {
    System.names(inFolder: "/proc", limit: countLimit).compactMap { Int32($0) }.filter { $0 > 1 }
  }

  private static func status(of id: Int32) -> Status? {
    guard let descriptor = try? System.openForReading("/proc/\(id)/status") else { return nil }
    defer { System.closeFile(descriptor) }
    guard case .bytes(let bytes) = System.readAvailable(descriptor) else { return nil }
    return Status(String(decoding: bytes, as: UTF8.self))
  }
}
