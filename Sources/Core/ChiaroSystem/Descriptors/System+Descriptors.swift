// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// The descriptor of standard input, 0.
  package static let standardInput: Int32 = 0
  /// The descriptor of standard output, 1.
  package static let standardOutput: Int32 = 1
  /// The descriptor of standard error, 2.
  package static let standardError: Int32 = 2

  /// Closes a descriptor; errors are ignored.
  package static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Returns a copy of the standard output descriptor, and redirects the original to standard
  /// error.
  package static func claimStandardOutput() -> Int32 {
    let copy = dup(standardOutput)
    _ = dup2(standardError, standardOutput)
    return copy
  }

  /// Opens `/dev/null` for each closed standard stream, so that no file opened later becomes one.
  package static func reserveStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // What is open for reading cannot be written to, and says so.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Returns how many more descriptors can be opened now, counted up to a maximum.
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

  /// Makes a descriptor nonblocking.
  package static func neverWait(on descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Sets the close-on-exec flag of a descriptor, so that started programs do not inherit it.
  static func keepFromPrograms(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  /// Returns a copy of a descriptor with a number of at least `lowest`.
  ///
  /// Started programs do not inherit the copy.
  package static func copy(
    _ descriptor: Int32, notBelow lowest: Int32
  ) throws(SystemFailure) -> Int32 {
    try uninterrupted { fcntl(descriptor, F_DUPFD_CLOEXEC, lowest) }
  }

  /// Creates a pipe that started programs do not inherit.
  package static func makePipe() throws(SystemFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { throw .last }
    for end in ends { keepFromPrograms(end) }
    return (ends[0], ends[1])
  }

  /// Creates a pair of connected sockets that started programs do not inherit.
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

  /// Shuts down the writing side of a socket, so that the other end reads the end of the input.
  package static func endWriting(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns whether a descriptor refers to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the width in columns of a descriptor's terminal; nil if it has none.
  package static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
