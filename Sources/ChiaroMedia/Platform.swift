// SPDX-License-Identifier: MIT

// The one file of this module that names the C library: each call is wrapped once, thinly, and
// answers in Swift types. Nothing here decides anything.

import CChiaroSandbox

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Mathematical functions of the C library.
enum Real {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}

/// Trigonometric functions for angles in degrees.
enum Angle {
  static func sine(_ degrees: Float) -> Float { Float(sin(Double(degrees) * .pi / 180)) }
  static func cosine(_ degrees: Float) -> Float { Float(cos(Double(degrees) * .pi / 180)) }
}

/// An error of a system call, with its `errno`.
struct SystemFailure: Error {
  var code: Int32

  static var last: SystemFailure { SystemFailure(code: errno) }
  var isInterruption: Bool { code == EINTR }
  /// Whether nothing can be read or written at the moment.
  var isPause: Bool { code == EAGAIN || code == EWOULDBLOCK }
  var message: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

/// The way in which a process ended.
enum ProcessEnd: Equatable {
  case status(Int32)
  case signal(Int32)

  /// Whether the process was stopped for having used up its processor time.
  var isOutOfTime: Bool { self == .signal(SIGXCPU) }

  fileprivate init(rawStatus: Int32) {
    let signal = rawStatus & 0x7F
    self = signal == 0 ? .status(rawStatus >> 8 & 0xFF) : .signal(signal)
  }
}

enum System {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// The path of the running program; nil where the system does not provide it.
  static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return realPath(
        String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    #else
      return realPath("/proc/self/exe")
    #endif
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The number of processors online.
  static var processorCount: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// Returns an environment variable; nil when it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The environment variables that a helper needs: those of the loader, the C library and
  /// fontconfig, and none that may hold secrets.
  private static var helperEnvironment: [String] {
    let beginnings = [
      "HOME=", "PATH=", "LANG=", "LC_", "TZ=", "LD_", "DYLD_", "XDG_DATA_", "XDG_CONFIG_",
      "XDG_CACHE_", "FONTCONFIG_", "SWIFT_", "ASAN_", "TSAN_", "LLVM_PROFILE_",
    ]
    var words: [String] = []
    var place = environ
    while let word = place.pointee {
      words.append(String(cString: word))
      place += 1
    }
    return words.filter { word in beginnings.contains { word.hasPrefix($0) } }
  }

  // MARK: Descriptors

  /// Returns two connected sockets that child processes do not inherit.
  static func socketPair() throws(SystemFailure) -> (Int32, Int32) {
    var pair: [Int32] = [-1, -1]
    #if canImport(Darwin)
      if socketpair(AF_UNIX, SOCK_STREAM, 0, &pair) != 0 { throw .last }
      for descriptor in pair {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var isOn: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        _ = setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size)
      }
    #elseif canImport(Musl)
      if socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &pair) != 0 { throw .last }
    #else
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      if socketpair(AF_UNIX, type, 0, &pair) != 0 { throw .last }
    #endif
    return (pair[0], pair[1])
  }

  static func neverWait(on descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Closes all inherited file descriptors above a number.
  static func closeFiles(above descriptor: Int32) { chiaro_close_from(descriptor + 1) }

  /// Duplicates standard output, and redirects the original to standard error.
  static func claimStandardOutput() -> Int32 {
    let copy = dup(standardOutput)
    _ = dup2(standardError, standardOutput)
    return copy
  }

  /// Reads into the array from `start` on, and returns the number of bytes; 0 at the end of the
  /// input.
  static func read(
    _ descriptor: Int32, into bytes: inout [UInt8], from start: Int
  ) throws(SystemFailure) -> Int {
    let count = bytes.withUnsafeMutableBytes { buffer in
      unistdRead(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    }
    if count < 0 { throw .last }
    return count
  }

  /// Writes bytes from `start` on, and returns how many the system took.
  static func write(
    _ descriptor: Int32, _ bytes: [UInt8], from start: Int
  ) throws(SystemFailure) -> Int {
    let count = bytes.withUnsafeBytes { buffer in
      unistdWrite(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    }
    if count < 0 { throw .last }
    return count
  }

  /// Writes like `write` to a socket, with an error instead of a signal when the reader is gone.
  static func send(
    _ socket: Int32, _ bytes: [UInt8], from start: Int
  ) throws(SystemFailure) -> Int {
    let count = bytes.withUnsafeBytes { buffer in
      socketSend(socket, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    }
    if count < 0 { throw .last }
    return count
  }

  /// Waits until a descriptor can be read or written; returns false after the timeout.
  static func waits(
    for descriptor: Int32, toWrite: Bool, milliseconds: Int32
  ) throws(SystemFailure) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds)
    if count < 0 { throw .last }
    return count > 0
  }

  // MARK: Processes

  /// Starts a program with a socket as standard input and output, and standard error discarded.
  static func spawn(
    _ executable: String, _ arguments: [String], socket: Int32
  ) throws(SystemFailure) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, standardInput)
    posix_spawn_file_actions_adddup2(&actions, socket, standardOutput)
    posix_spawn_file_actions_addopen(&actions, standardError, "/dev/null", O_WRONLY, 0)
    let words = ([executable] + arguments).map { strdup($0) }
    let variables = helperEnvironment.map { strdup($0) }
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, nil, words + [nil], variables + [nil])
    if code != 0 { throw SystemFailure(code: code) }
    return process
  }

  static func killProcess(_ process: Int32) { _ = kill(process, SIGKILL) }

  /// Returns how a child ended; nil when it still runs and is not waited for.
  static func end(ofProcess process: Int32, waiting: Bool) -> ProcessEnd? {
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, waiting ? 0 : WNOHANG)
      if result == process { return ProcessEnd(rawStatus: status) }
      if result < 0, errno == EINTR { continue }
      // No child of ours any more: somebody else has waited for it.
      return result < 0 ? .status(0) : nil
    }
  }

  // MARK: Limits of this process

  /// Limits the address space to `byteCount`; has no effect on macOS.
  static func limitMemory(to byteCount: Int) {
    var limit = rlimit(rlim_cur: rlim_t(byteCount), rlim_max: rlim_t(byteCount))
    _ = setrlimit(Resource.addressSpace, &limit)
  }

  /// Limits the processor time to `seconds` from now on, after which the process is killed.
  static func limitProcessorTime(to seconds: Int) {
    var usage = rusage()
    _ = getrusage(Resource.thisProcess, &usage)
    let used = Int(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    var limit = rlimit()
    _ = getrlimit(Resource.processorTime, &limit)
    let (sum, isTooLarge) = used.addingReportingOverflow(seconds)
    limit.rlim_cur = isTooLarge ? limit.rlim_max : min(rlim_t(sum), limit.rlim_max)
    _ = setrlimit(Resource.processorTime, &limit)
  }

  /// Restricts reading to the given folders, and returns the version of Landlock, or 0.
  static func restrictFiles(to paths: [String]) -> Int {
    let words = paths.map { strdup($0) }
    defer { for word in words { free(word) } }
    let known = words.compactMap { $0.map { UnsafePointer($0) } }
    return Int(chiaro_restrict_files(known, known.count))
  }

  /// Forbids writing to files from now on, even to open ones; streams are not affected.
  static func forbidLargerFiles() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    _ = setrlimit(Resource.fileSize, &limit)
  }

  /// Prevents a core dump when this process crashes.
  static func forbidCoreFiles() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    _ = setrlimit(Resource.coreFile, &limit)
  }
}

/// The constants of resource limits, which are enumerations in glibc.
private enum Resource {
  #if canImport(Glibc)
    static let addressSpace = Int32(RLIMIT_AS.rawValue)
    static let processorTime = Int32(RLIMIT_CPU.rawValue)
    static let coreFile = Int32(RLIMIT_CORE.rawValue)
    static let fileSize = Int32(RLIMIT_FSIZE.rawValue)
    static let thisProcess = RUSAGE_SELF.rawValue
  #else
    static let addressSpace = RLIMIT_AS
    static let processorTime = RLIMIT_CPU
    static let coreFile = RLIMIT_CORE
    static let fileSize = RLIMIT_FSIZE
    static let thisProcess = RUSAGE_SELF
  #endif
}

// `System` has members of these names, which would shadow the C functions inside it.
private func unistdRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
private func unistdWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
private func socketSend(_ socket: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    send(socket, buffer, count, 0)
  #else
    send(socket, buffer, count, Int32(MSG_NOSIGNAL))
  #endif
}
