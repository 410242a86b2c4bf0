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

/// The kind of file at a path.
enum NodeKind: Sendable, Equatable {
  case file
  case folder
  case link
  case other
}

/// The status of a file, by path or descriptor.
struct NodeStatus: Equatable {
  var kind: NodeKind
  var size: Int
  var device: UInt64
  var inode: UInt64
  /// The permission bits.
  var permissions: UInt32
  var owner: UInt32
  var group: UInt32
  /// The time of the last modification, in seconds and nanoseconds.
  var modified: [Int]

  /// Whether nobody may write to it, not even its owner.
  var isReadOnly: Bool { permissions & 0o222 == 0 }
}

/// An error of a system call, with its `errno`.
struct SystemFailure: Error {
  var code: Int32

  static var last: SystemFailure { SystemFailure(code: errno) }
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  static var taken: SystemFailure { SystemFailure(code: EEXIST) }
  static var isLink: SystemFailure { SystemFailure(code: ELOOP) }
  static var isNoFile: SystemFailure { SystemFailure(code: ENOTSUP) }
  var isNoFileAtAll: Bool { code == ENOTSUP }
  var isTaken: Bool { code == EEXIST }
  var isInterruption: Bool { code == EINTR }
  var message: String {
    if code == ELOOP { return "a link stands there, which is not followed" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

enum System {
  /// Opens a file for reading without blocking on a named pipe.
  static func openForReading(_ path: String) throws(SystemFailure) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw .last }
    return descriptor
  }

  /// Opens a device or pipe for writing; a terminal does not become this process's controlling one.
  static func openForWriting(_ path: String) throws(SystemFailure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    if descriptor < 0 { throw .last }
    return descriptor
  }

  /// Creates a file without a name in a folder, which disappears when this process ends; nil where
  /// the file system does not support that.
  static func createUnnamed(inFolder folder: String) -> Int32? {
    #if os(Linux)
      // O_TMPFILE, which the C library shows to GNU programs only (asm-generic/fcntl.h).
      let unnamed = 0o20_000_000 | O_DIRECTORY
      let descriptor = open(folder, O_WRONLY | O_CLOEXEC | unnamed, 0o600)
      return descriptor < 0 ? nil : descriptor
    #else
      return nil
    #endif
  }

  /// Gives an unnamed file a name, which must be free.
  static func name(_ descriptor: Int32, _ path: String) throws(SystemFailure) {
    #if os(Linux)
      let source = "/proc/self/fd/\(descriptor)"
      if linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) != 0 { throw .last }
    #else
      throw SystemFailure(code: ENOTSUP)
    #endif
  }

  /// Creates a new file exclusively, accessible to its owner only.
  static func createExclusively(_ path: String) throws(SystemFailure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw .last }
    return descriptor
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  static func status(of descriptor: Int32) throws(SystemFailure) -> NodeStatus {
    var raw = stat()
    if fstat(descriptor, &raw) != 0 { throw .last }
    return NodeStatus(raw)
  }

  static func status(atPath path: String, followingLinks: Bool) throws(SystemFailure) -> NodeStatus
  {
    var raw = stat()
    let result = followingLinks ? stat(path, &raw) : lstat(path, &raw)
    if result != 0 { throw .last }
    return NodeStatus(raw)
  }

  /// Changes the owner of a file, where this process may.
  static func setOwner(_ owner: UInt32, _ group: UInt32, of descriptor: Int32) {
    _ = fchown(descriptor, uid_t(owner), gid_t(group))
  }

  /// Returns whether a process with a number runs, of any user.
  static func isRunning(process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// The effective user of this process.
  static var user: UInt32 { UInt32(geteuid()) }

  static func setPermissions(_ mode: UInt32, of descriptor: Int32) {
    _ = fchmod(descriptor, mode_t(mode))
  }

  /// Reads up to `buffer.count` bytes; 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    let count = unistdRead(descriptor, buffer.baseAddress, buffer.count)
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

  static func flush(_ descriptor: Int32) throws(SystemFailure) {
    if fsync(descriptor) != 0 { throw .last }
  }

  static func rename(_ from: String, _ to: String) throws(SystemFailure) {
    if renameFile(from, to) != 0 { throw .last }
  }

  static func makeFolder(_ path: String) throws(SystemFailure) {
    if mkdir(path, 0o777) != 0 { throw .last }
  }

  static func remove(_ path: String) { _ = unlink(path) }

  static var processID: Int32 { getpid() }

  /// The processor time that this process has used, in milliseconds.
  static var processorMilliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Returns the path with all links resolved; nil when it leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Calls a closure with the name of each entry and, where the file system provides it, its kind.
  static func forEachEntry(
    ofFolder path: String, _ body: (String, NodeKind?) -> Bool
  ) throws(SystemFailure) {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      if !body(name, NodeKind(entryType: entry.pointee.d_type)) { return }
    }
  }
}

extension NodeKind {
  fileprivate init?(entryType: UInt8) {
    switch Int32(entryType) {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .link
    case Int32(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

extension NodeStatus {
  fileprivate init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(raw.st_size)
    device = UInt64(truncatingIfNeeded: raw.st_dev)
    inode = UInt64(truncatingIfNeeded: raw.st_ino)
    permissions = UInt32(raw.st_mode) & 0o7777
    owner = UInt32(raw.st_uid)
    group = UInt32(raw.st_gid)
    #if canImport(Darwin)
      modified = [raw.st_mtimespec.tv_sec, raw.st_mtimespec.tv_nsec]
    #else
      modified = [Int(raw.st_mtim.tv_sec), Int(raw.st_mtim.tv_nsec)]
    #endif
  }
}

// `System` has members of these names, which would shadow the C functions inside it.
private func unistdRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
private func unistdWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
private func renameFile(_ from: String, _ to: String) -> Int32 { rename(from, to) }
