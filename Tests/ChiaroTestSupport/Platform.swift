// SPDX-License-Identifier: MIT

// The one file of this module that names the C library: child processes, and a channel to them.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How a child process is started, and what its descriptors are.
struct SpawnPlan {
  private enum Step {
    case open(Int32, String, toWrite: Bool)
    case copy(Int32, to: Int32)
  }

  /// Whether it leads a process group of its own.
  var leadsGroup = false
  private let path: String
  private let arguments: [String]
  private let environment: [String: String]
  private var steps: [Step] = []

  init(_ path: String, _ arguments: [String], _ environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// Opens a file as one of the child's descriptors; one to be written to is made or emptied.
  mutating func open(_ descriptor: Int32, _ file: String, toWrite: Bool) {
    steps.append(.open(descriptor, file, toWrite: toWrite))
  }

  /// Gives the child one of our descriptors, under a number.
  mutating func copy(_ descriptor: Int32, to number: Int32) {
    steps.append(.copy(descriptor, to: number))
  }

  /// Starts the child, which hears every signal whatever this thread does, and gives its number.
  func spawn() throws(TestProgram.Failure) -> Int32 {
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
    for step in steps {
      switch step {
      case .open(let descriptor, let file, let toWrite):
        let flags = toWrite ? O_WRONLY | O_CREAT | O_TRUNC : O_RDONLY
        posix_spawn_file_actions_addopen(&actions, descriptor, file, flags, 0o644)
      case .copy(let descriptor, let number):
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    }
    var none = sigset_t()
    var usual = sigset_t()
    sigemptyset(&none)
    sigemptyset(&usual)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    let flags =
      POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, path, &actions, &attributes, &words, &variables)
    guard code == 0 else {
      throw TestProgram.Failure(description: "\(path): \(String(cString: strerror(code)))")
    }
    return id
  }

  /// Two ends of a stream that other children do not inherit.
  static func pipe() throws(TestProgram.Failure) -> (read: Int32, write: Int32) {
    guard let ends = socketPair() else {
      throw TestProgram.Failure(description: "no stream can be made")
    }
    return (ends.0, ends.1)
  }

  /// What can be read, waiting for it; nothing at the end.
  static func read(_ descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readBytes(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      return Array(buffer.prefix(max(0, count)))
    }
  }

  static func close(_ descriptor: Int32) { closeFile(descriptor) }

  static func signal(_ id: Int32, _ number: Int32) { _ = kill(id, number) }

  /// How a child ended; nil while it runs, and where it is none of ours.
  static func end(of id: Int32, waiting: Bool) -> ProgramEnd? {
    var status: Int32 = 0
    var result: pid_t
    repeat {
      result = waitpid(id, &status, waiting ? 0 : WNOHANG)
    } while result < 0 && errno == EINTR
    guard result == id else { return nil }
    // The low seven bits are the signal, the next eight the exit status.
    return status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }
}

/// A child process with one channel, which it has as its descriptors 3 (to read) and 4 (to write).
struct ChildProcess {
  private let id: Int32
  /// Our end of the channel.
  let channel: Int32

  /// Starts a program in a process group of its own, its output thrown away; nil when it cannot.
  init?(_ path: String, _ arguments: [String], environment: [String: String]) {
    guard let ends = socketPair() else { return nil }
    // Above the numbers that the child's end is copied to.
    let theirs = fcntl(ends.1, F_DUPFD_CLOEXEC, 10)
    channel = fcntl(ends.0, F_DUPFD_CLOEXEC, 10)
    close(ends.0)
    close(ends.1)
    var plan = SpawnPlan(path, arguments, environment)
    plan.leadsGroup = true
    plan.open(0, "/dev/null", toWrite: false)
    plan.open(1, "/dev/null", toWrite: true)
    plan.open(2, "/dev/null", toWrite: true)
    plan.copy(theirs, to: 3)
    plan.copy(theirs, to: 4)
    let started = try? plan.spawn()
    close(theirs)
    guard let started else {
      close(channel)
      return nil
    }
    id = started
  }

  /// Ends the process and everything it started, and waits until it is gone.
  func kill() {
    close(channel)
    SpawnPlan.signal(-id, SIGKILL)
    _ = SpawnPlan.end(of: id, waiting: true)
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

/// Two sockets joined to each other, both closed in programs that are started.
private func socketPair() -> (Int32, Int32)? {
  var ends: [Int32] = [-1, -1]
  #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  #else
    let kind = SOCK_STREAM
  #endif
  guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

#if canImport(Darwin)
  private let withoutSignal: Int32 = 0
#else
  private let withoutSignal = Int32(MSG_NOSIGNAL)
#endif

// Types above have members of these names, which would shadow the C functions inside them.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(file, buffer, count)
}
private func closeFile(_ file: Int32) { _ = close(file) }
