// SPDX-License-Identifier: MIT

// The one file of this module that names the C library: each call is wrapped once, thinly, and
// answers in Swift types. Nothing here decides anything.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

enum System {
  /// Returns an environment variable; nil when it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }

  /// Returns the message of a system error number.
  static func message(ofError code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// Returns whether an error number means that a limit was exceeded.
  static func isTooLarge(_ code: Int32) -> Bool { [E2BIG, ENOBUFS, EMSGSIZE].contains(code) }
  /// Returns whether an error number means that something is invalid.
  static func isMalformed(_ code: Int32) -> Bool { [EINVAL, ENXIO, EBADMSG].contains(code) }

  /// Returns the length of a C string in bytes, without its terminator.
  static func length(of text: UnsafePointer<CChar>) -> Int { strlen(text) }

  // MARK: Threads

  /// Runs work on a new thread; returns false when none can be created.
  static func startThread(_ work: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(ThreadWork(work))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, runThread, box.toOpaque()) == 0 else {
      box.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  // MARK: Descriptors

  /// Returns a non-blocking pipe that child processes do not inherit; nil when none can be created.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Returns a pair of connected, non-blocking sockets; nil when none can be created.
  static func makeSocketPair() -> (own: Int32, other: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Writes as many bytes as there is room for.
  static func writeOnce(_ bytes: [UInt8], to descriptor: Int32) {
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Shuts down a socket for writing, so that the other end sees the end of the stream.
  static func endWriting(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Writes one byte if there is room.
  static func writeByte(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }

  /// Reads and discards the available bytes.
  static func drain(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    while readBytes(descriptor, &bytes, bytes.count) == bytes.count {}
  }

  /// Waits for events on file descriptors, or until a timeout.
  ///
  /// - Parameters:
  ///   - events: the descriptors and their events, as flags of `poll`
  ///   - timeout: the longest time to wait; nil waits without limit
  static func wait(for events: [(descriptor: Int32, events: Int16)], timeout: Duration?) {
    var requests = events.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    _ = poll(&requests, nfds_t(requests.count), timeout.map(milliseconds) ?? -1)
  }

  static let readable = Int16(POLLIN)

  /// The result of reading.
  enum Reading {
    case bytes([UInt8])
    case end
    case nothing
  }

  /// Reads the available bytes, up to 16 KB.
  static func read(_ descriptor: Int32) -> Reading {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = readBytes(descriptor, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes[..<count])) }
    return count == 0 || (errno != EAGAIN && errno != EINTR) ? .end : .nothing
  }

  /// Returns the time until the monotonic clock reaches a number of microseconds.
  static func time(untilMicroseconds microseconds: UInt64) -> Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let passed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1_000
    let left = microseconds > passed ? microseconds - passed : 0
    return .microseconds(Int64(min(left, 86_400_000_000)))
  }

  /// Returns a duration in milliseconds, rounded up so that a wait never ends early.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    guard seconds < 86_400 else { return 86_400_000 }
    return Int32(
      max(0, seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}

// MARK: - Folders

extension System {
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the names in a folder, sorted and up to `limit`; empty where there is no folder.
  ///
  /// Names that begin with a dot are skipped.
  static func names(inFolder path: String, limit: Int) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns a descriptor that becomes readable when entries of the folders change; nil where the
  /// system does not support that, or a folder is gone.
  static func makeFolderWatch(_ folders: [String]) -> Int32? {
    #if canImport(Darwin)
      return nil
    #else
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events =
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF
      for folder in folders where inotify_add_watch(descriptor, folder, UInt32(events)) < 0 {
        closeFile(descriptor)
        return nil
      }
      return descriptor
    #endif
  }

  /// Returns the names of changed entries; nil among them stands for the folder itself.
  static func readFolderWatch(_ descriptor: Int32) -> [String?] {
    var names: [String?] = []
    while case .bytes(let bytes) = read(descriptor) {
      var place = 0
      // An event: number, mask, cookie and length of four bytes each, then the name.
      while place + 16 <= bytes.count {
        let length = bytes[(place + 12)..<(place + 16)].reversed().reduce(0) { $0 << 8 | Int($1) }
        let name = bytes[(place + 16)...].prefix(length).prefix { $0 != 0 }
        names.append(name.isEmpty ? nil : String(decoding: name, as: UTF8.self))
        place += 16 + length
      }
    }
    return names
  }
}

// `System` has a member of this name, which would shadow the C function inside it.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private final class ThreadWork: Sendable {
  let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

#if canImport(Darwin)
  private func runThread(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().work()
    return nil
  }
#else
  private func runThread(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    work.map { Unmanaged<ThreadWork>.fromOpaque($0).takeRetainedValue().work() }
    return nil
  }
#endif

/// Trigonometric functions of the C library for angles in degrees.
enum Trigonometry {
  static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
  static func arcSine(_ ratio: Double) -> Double { asin(ratio) * 180 / .pi }
  /// Returns the angle of a vector, over -180 and up to 180.
  static func angle(x: Double, y: Double) -> Double { atan2(y, x) * 180 / .pi }
}

/// The system's time and time zone.
enum SystemTime {
  /// The number of seconds since 1970 by the system clock.
  static var now: Int { Int(time(nil)) }

  /// Returns the offset of local time to UTC at a time, in seconds.
  static func offset(atSecond second: Int) -> Int {
    var moment = time_t(second)
    var parts = tm()
    return localtime_r(&moment, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
  }

  /// Reads the time zone again, in case it has changed.
  static func readTimeZone() { tzset() }
}

// MARK: Files and programs

extension System {
  /// All environment variables, as `NAME=value`.
  static var wholeEnvironment: [String] {
    var texts: [String] = []
    var next = environ
    while let entry = next.pointee {
      texts.append(String(cString: entry))
      next += 1
    }
    return texts
  }

  /// Creates a folder and its parent folders, by default for their owner only; existing ones stay.
  static func makeFolders(_ path: String, permissions: UInt32 = 0o700) {
    var made = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      _ = mkdir(made, mode_t(permissions))
      made += "/"
    }
  }

  /// Flushes the entries of a folder to the disk, as far as the system can.
  static func flushFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// Returns whether the file at a path belongs to this process's user.
  static func isOwnFile(_ path: String) -> Bool {
    var raw = stat()
    return stat(path, &raw) == 0 && raw.st_uid == geteuid()
  }

  /// Returns the owner of a symbolic link; nil where there is none.
  static func linkOwner(_ path: String) -> UInt32? {
    var raw = stat()
    guard lstat(path, &raw) == 0, raw.st_mode & S_IFMT == S_IFLNK else { return nil }
    return raw.st_uid
  }

  /// The effective user of this process.
  static var user: UInt32 { geteuid() }

  /// Returns whether a user is this process's own or root.
  static func isTrusted(_ user: UInt32) -> Bool { user == 0 || user == geteuid() }

  /// Returns the ownership of a path, links followed; nil where nothing exists.
  static func ownership(_ path: String) -> Ownership? {
    var raw = stat()
    guard stat(path, &raw) == 0 else { return nil }
    return Ownership(
      user: raw.st_uid, mode: UInt32(raw.st_mode & 0o7777), isFile: raw.st_mode & S_IFMT == S_IFREG,
      isFolder: raw.st_mode & S_IFMT == S_IFDIR)
  }

  /// Returns the target of a symbolic link as it is written; nil where there is none.
  static func linkTarget(_ path: String) -> String? {
    var characters = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &characters, characters.count)
    if count < 0 { return nil }
    return String(decoding: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func sleep(milliseconds: Int32) { _ = usleep(UInt32(max(0, milliseconds)) * 1000) }

  static func remove(_ path: String) -> Bool { unlink(path) == 0 }

  /// Opens a file for locking, creating it where needed; nil when that fails.
  static func openForLocking(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    return descriptor < 0 ? nil : descriptor
  }

  /// Tries to lock an open file without waiting; returns whether it succeeded.
  static func lock(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
}

/// Returns the time of the monotonic clock in seconds.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
