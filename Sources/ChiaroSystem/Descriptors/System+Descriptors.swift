// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// The descriptor from which a program reads.
  package static let standardInput: Int32 = 0
  /// The descriptor to which a program writes.
  package static let standardOutput: Int32 = 1
  /// The descriptor to which a program complains.
  package static let standardError: Int32 = 2

  /// Closes a descriptor; what it was written to without success was told before.
  package static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Makes a copy of standard output and lets the original lead to standard error.
  package static func claimStandardOutput() -> Int32 {
    let copy = dup(standardOutput)
    _ = dup2(standardError, standardOutput)
    return copy
  }

  /// Makes sure that the numbers 0 to 2 are taken before any file is opened: what is opened first
  /// would otherwise become standard output, where that was closed.
  package static func reserveStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // What is open for reading cannot be written to, and says so.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// How many files can be opened now, looked for up to a number.
  package static func freeDescriptors(upTo count: Int) -> Int {
    var taken: [Int32] = []
    defer { for descriptor in taken { closeFile(descriptor) } }
    while taken.count < count {
      let descriptor = dup(0)
      if descriptor < 0 { break }
      taken.append(descriptor)
    }
    return taken.count
  }

  /// Lets nobody wait for a descriptor that has nothing to read or no room.
  package static func neverWait(on descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Keeps a descriptor from programs that are started.
  static func keepFromPrograms(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  /// Makes a copy of a descriptor with a number that is not below `lowest`.
  ///
  /// Programs that are started do not inherit it.
  package static func copy(
    _ descriptor: Int32, notBelow lowest: Int32
  ) throws(SystemFailure) -> Int32 {
    try uninterrupted { fcntl(descriptor, F_DUPFD_CLOEXEC, lowest) }
  }

  /// A pipe that no other program inherits.
  package static func makePipe() throws(SystemFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { throw .last }
    for end in ends { keepFromPrograms(end) }
    return (ends[0], ends[1])
  }

  /// Two connected sockets that no other program inherits.
  package static func makeSocketPair() throws(SystemFailure) -> (own: Int32, other: Int32) {
    var pair: [Int32] = [-1, -1]
    #if canImport(Darwin)
      if socketpair(AF_UNIX, SOCK_STREAM, 0, &pair) != 0 { throw .last }
      for descriptor in pair {
        keepFromPrograms(descriptor)
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

  /// Lets the other end of a connection know that no more comes.
  package static func endWriting(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Whether a descriptor leads to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal to which a descriptor leads; nil where there is none.
  package static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
