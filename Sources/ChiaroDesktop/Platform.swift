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
  /// A variable of the environment; nil when it is not set, or empty.
  static func environment(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }

  /// What an error number of the system means.
  static func message(ofError code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// Whether an error number says that something is beyond a limit.
  static func isTooLarge(_ code: Int32) -> Bool { [E2BIG, ENOBUFS, EMSGSIZE].contains(code) }
  /// Whether an error number says that something is not as it must be.
  static func isMalformed(_ code: Int32) -> Bool { [EINVAL, ENXIO, EBADMSG].contains(code) }

  /// How many bytes a text of C has, without its end.
  static func length(of text: UnsafePointer<CChar>) -> Int { strlen(text) }

  // MARK: Threads

  /// Runs the work on a thread of its own; false when the system gives none.
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

  /// A pipe that nobody waits on and no other program inherits; nil when there is none left.
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

  /// Two ends of a connection, neither of which is waited on; nil where no descriptor is left.
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

  /// Writes as much as there is room for.
  static func writeOnce(_ bytes: [UInt8], to descriptor: Int32) {
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Lets the other end of a connection know that no more comes.
  static func endWriting(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Writes one byte, if there is room.
  static func writeByte(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }

  /// Reads and forgets what there is.
  static func drain(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    while readBytes(descriptor, &bytes, bytes.count) == bytes.count {}
  }

  /// Waits until something happens to one of the descriptors, or until the time is over.
  ///
  /// - Parameters:
  ///   - events: what is waited for, by descriptor, in the words of `poll`.
  ///   - timeout: nil waits for ever.
  static func wait(for events: [(descriptor: Int32, events: Int16)], timeout: Duration?) {
    var requests = events.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    _ = poll(&requests, nfds_t(requests.count), timeout.map(milliseconds) ?? -1)
  }

  static let readable = Int16(POLLIN)

  /// What a reading brought.
  enum Reading {
    case bytes([UInt8])
    case end
    case nothing
  }

  /// Reads what is there, a part of it where it is much.
  static func read(_ descriptor: Int32) -> Reading {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = readBytes(descriptor, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes[..<count])) }
    return count == 0 || (errno != EAGAIN && errno != EINTR) ? .end : .nothing
  }

  /// How long it is until the monotonic clock shows so many microseconds.
  static func time(untilMicroseconds microseconds: UInt64) -> Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let passed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1_000
    let left = microseconds > passed ? microseconds - passed : 0
    return .microseconds(Int64(min(left, 86_400_000_000)))
  }

  /// Rounded up, so that a wait is never over before its time.
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

  /// The names in a folder, sorted; no more than `limit`, and none where there is no folder.
  ///
  /// Those that begin with a dot are passed over.
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

  /// A descriptor that can be read when something happens to an entry of the folders; nil where the
  /// system cannot do that, or a folder is gone.
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

  /// The names to which something happened; nil among them is the folder itself.
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

/// The functions of the C library's mathematics that the sky needs; all angles are in degrees.
enum Trigonometry {
  static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
  static func arcSine(_ ratio: Double) -> Double { asin(ratio) * 180 / .pi }
  /// The angle of a point seen from the origin, over -180 and up to 180.
  static func angle(x: Double, y: Double) -> Double { atan2(y, x) * 180 / .pi }
}

/// What time it is, and where.
enum SystemTime {
  /// The seconds since the beginning of 1970, as the machine's clock has them.
  static var now: Int { Int(time(nil)) }

  /// How many seconds the local time is ahead of UTC at a time.
  static func offset(atSecond second: Int) -> Int {
    var moment = time_t(second)
    var parts = tm()
    return localtime_r(&moment, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
  }

  /// Reads the time zone anew, which may have been changed since.
  static func readTimeZone() { tzset() }
}

// MARK: Files and programs

extension System {
  /// Every variable of the environment, as `NAME=value`.
  static var wholeEnvironment: [String] {
    var texts: [String] = []
    var next = environ
    while let entry = next.pointee {
      texts.append(String(cString: entry))
      next += 1
    }
    return texts
  }

  /// Makes a folder and those above it, by default for their owner alone; what is there stays.
  static func makeFolders(_ path: String, permissions: UInt32 = 0o700) {
    var made = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      _ = mkdir(made, mode_t(permissions))
      made += "/"
    }
  }

  /// Brings the names in a folder to the disk, as far as the system can.
  static func flushFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// Whether what stands at a path belongs to the user of this process.
  static func isOwnFile(_ path: String) -> Bool {
    var raw = stat()
    return stat(path, &raw) == 0 && raw.st_uid == geteuid()
  }

  /// The user whom a symbolic link belongs to; nil where there is none.
  static func linkOwner(_ path: String) -> UInt32? {
    var raw = stat()
    guard lstat(path, &raw) == 0, raw.st_mode & S_IFMT == S_IFLNK else { return nil }
    return raw.st_uid
  }

  /// The user of this process.
  static var user: UInt32 { geteuid() }

  /// Whether a user is this process's, or the system's own.
  static func isTrusted(_ user: UInt32) -> Bool { user == 0 || user == geteuid() }

  /// What is known of who may change what stands at a path, links followed; nil where nothing is.
  static func ownership(_ path: String) -> Ownership? {
    var raw = stat()
    guard stat(path, &raw) == 0 else { return nil }
    return Ownership(
      user: raw.st_uid, mode: UInt32(raw.st_mode & 0o7777), isFile: raw.st_mode & S_IFMT == S_IFREG,
      isFolder: raw.st_mode & S_IFMT == S_IFDIR)
  }

  /// Where a symbolic link leads, as it stands there; nil where there is none.
  static func linkTarget(_ path: String) -> String? {
    var characters = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &characters, characters.count)
    if count < 0 { return nil }
    return String(decoding: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func sleep(milliseconds: Int32) { _ = usleep(UInt32(max(0, milliseconds)) * 1000) }

  static func remove(_ path: String) -> Bool { unlink(path) == 0 }

  /// Opens a file for a lock, and makes it where there is none.
  static func openForLocking(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    return descriptor < 0 ? nil : descriptor
  }

  /// Locks an open file, without waiting.
  static func lock(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
}

/// Seconds that only ever grow.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
