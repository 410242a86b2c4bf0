// SPDX-License-Identifier: MIT

// The one file of this module that names the C library: child processes, and a channel to them.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A child process with one channel, which it has as its descriptors 3 (to read) and 4 (to write).
struct ChildProcess {
  private let id: Int32
  /// Our end of the channel.
  let channel: Int32

  /// Starts a program in a process group of its own, its output thrown away; nil when it cannot.
  init?(_ path: String, _ arguments: [String], environment: [String: String]) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else { return nil }
    // Above the numbers that the child's end is copied to, and closed in the child.
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    channel = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
    for end in ends { close(end) }
    let started = Self.spawn(path, arguments, environment, channel: theirs)
    close(theirs)
    guard let started else {
      close(channel)
      return nil
    }
    id = started
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], channel: Int32
  ) -> Int32? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, channel, 3)
    posix_spawn_file_actions_adddup2(&actions, channel, 4)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var id: pid_t = 0
    return posix_spawn(&id, path, &actions, &attributes, &words, &variables) == 0 ? id : nil
  }

  /// Ends the process and everything it started, and waits until it is gone.
  func kill() {
    close(channel)
    signalGroup(-id)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  }
}

enum Channel {
  /// Waits until there is something to read, at most so long.
  static func waitForInput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Reads what is there; nothing when the other end is closed.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Writes all bytes; false when the other end is closed.
  static func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        send(descriptor, buffer.baseAddress.map { $0 + start }, bytes.count - start, withoutSignal)
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      start += count
    }
    return true
  }
}

#if canImport(Darwin) || canImport(Musl)
  private let streamSocket = SOCK_STREAM
#else
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#endif

#if canImport(Darwin)
  private let withoutSignal: Int32 = 0
#else
  private let withoutSignal = Int32(MSG_NOSIGNAL)
#endif

// `ChildProcess` has a member of this name.
private func signalGroup(_ group: Int32) { _ = kill(group, SIGKILL) }
