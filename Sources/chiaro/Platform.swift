// SPDX-License-Identifier: MIT

// The one file of the program that names the C library.

import ChiaroReport
import ChiaroSource
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output, standard error, and the end: the one place that prints.
///
/// Names and messages come from files of others. Whatever is printed here has its control
/// characters, and others that steer a terminal or reorder a line, written out.
enum Terminal {
  /// Makes sure that the numbers 0 to 2 are taken before any file is opened: what is opened first
  /// would otherwise become standard output, where that was closed.
  static func reserveStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // What is open for reading cannot be written to, and says so.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Makes sure that some files can be opened.
  ///
  /// The system's libraries stop a program that has no room for the few files of their own, and a
  /// project of which nothing can be opened would look like an empty one.
  static func checkDescriptors() throws {
    var taken: [Int32] = []
    defer { for descriptor in taken { close(descriptor) } }
    for _ in 0..<neededDescriptors {
      let descriptor = dup(0)
      guard descriptor >= 0 else {
        throw Outcome.unreadable(
          "no more than \(taken.count) files can be opened at once (expected \(neededDescriptors);"
            + " see ulimit -n)")
      }
      taken.append(descriptor)
    }
  }

  /// What a run has open at once: a file or folder a thread, pipes to two helpers, fonts.
  private static let neededDescriptors = 24

  /// Writes a text of several lines to standard output.
  ///
  /// A reader that has gone away ends the program quietly, by the signal.
  static func print(_ text: String) throws { try output(VisibleText.reveal(lines: text)) }

  /// Writes a text in which colors are named: where the terminal has 24 bits for them, each with a
  /// swatch.
  static func print(colors text: String) throws {
    let shown = VisibleText.reveal(lines: text)
    try output(ColorDepth.ofOutput == .all ? TerminalSwatch.marking(shown) : shown)
  }

  /// Writes a value to standard output, and a line break.
  static func print(_ json: JSON, _ layout: JSON.Layout = .pretty) throws {
    try output(VisibleText.escape(json: json.text(layout)) + "\n")
  }

  /// Writes a report to standard output: colors are switched as it says, for JSON the values stay.
  static func print(report text: String, _ format: ReportFormat) throws {
    switch format {
    case .json, .sarif: try output(VisibleText.escape(json: text))
    default: try output(VisibleText.reveal(lines: text, allowsColors: format == .terminal))
    }
  }

  /// Writes words for people to standard error: one line, whatever is in them.
  static func say(_ text: String) {
    // Nobody is left to be told of a failure.
    try? write(VisibleText.reveal(text) + "\n", to: 2)
  }

  /// Writes words of several lines to standard error, such as those about wrong usage.
  static func say(lines text: String) { try? write(VisibleText.reveal(lines: text) + "\n", to: 2) }

  /// Replaces the last line of standard error; for progress.
  static func replaceLine(_ text: String) {
    try? write("\r\u{1B}[K" + VisibleText.reveal(text), to: 2)
  }

  static var outputIsTerminal: Bool { isatty(1) == 1 }
  static var errorIsTerminal: Bool { isatty(2) == 1 }

  /// The columns of the terminal, or 100.
  static var columns: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return Int(size.ws_col)
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The folder in which the program was started.
  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path of this program, nil where the system does not tell it.
  static var ownProgram: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  static func exit(_ code: ProgramExit) -> Never { leave(code.rawValue) }

  private static func output(_ text: String) throws {
    do throws(WriteFailure) {
      try write(text, to: 1)
    } catch {
      throw Outcome.unwritable("standard output cannot be written: \(error.words)")
    }
  }

  private struct WriteFailure: Error {
    var words: String
  }

  private static func write(_ text: String, to descriptor: Int32) throws(WriteFailure) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBufferPointer { buffer in
        writeBytes(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 {
        throw WriteFailure(words: strerror(errno).map { String(cString: $0) } ?? "error")
      }
      written += count
    }
  }
}

/// Runs other programs.
enum Subprocess {
  /// What a program printed, or nil when it cannot be started or fails.
  ///
  /// Its standard error is thrown away. `changes` are variables of the environment that differ from
  /// this program's; nil takes one out.
  static func output(of arguments: [String], environment changes: [String: String?]) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    guard let child = spawn(arguments, changes, output: ends) else {
      close(ends[1])
      return nil
    }
    close(ends[1])
    let bytes = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// What a program printed that was given some input, or nil when it cannot be started, fails,
  /// prints more than `limit` bytes or takes longer than some seconds, after which it is killed.
  ///
  /// The input lies in a file without a name: a program that does not read it holds up nobody.
  static func exchange(
    _ arguments: [String], _ input: [UInt8], limit: Int, seconds: Int
  ) -> [UInt8]? {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    guard input.withUnsafeBytes({ fwrite($0.baseAddress, 1, $0.count, file) }) == input.count,
      fflush(file) == 0, lseek(fileno(file), 0, SEEK_SET) == 0
    else { return nil }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let child = spawn(arguments, [:], input: fileno(file), output: ends)
    close(ends[1])
    guard let child else { return nil }
    let bytes = readAll(ends[0], limit: limit, until: .now() + .seconds(seconds))
    if bytes == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status == 0 ? bytes : nil
  }

  /// Everything up to the end; nil when that is more than `limit` bytes or comes too late.
  private static func readAll(
    _ descriptor: Int32, limit: Int, until end: DispatchTime
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while bytes.count <= limit {
      let now = DispatchTime.now()
      guard now < end else { return nil }
      let ready = poll(&waiting, 1, 1000)
      if ready == 0 || ready < 0 && errno == EINTR { continue }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return count == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
    return nil
  }

  /// Runs a program whose output and words are shown as this one's; its exit code, or nil when it
  /// cannot be started or is killed.
  static func run(_ arguments: [String]) -> Int32? {
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, arguments[0], nil, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    // The low seven bits are the signal, the next eight the exit code.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  private static func spawn(
    _ arguments: [String], _ changes: [String: String?], input: Int32? = nil,
    output ends: [Int32]
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment(changes).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let result = posix_spawnp(&child, arguments[0], &actions, nil, &words, &variables)
    return result == 0 ? child : nil
  }

  private static func environment(_ changes: [String: String?]) -> [String] {
    var entries: [String] = []
    var entry = environ
    while let text = entry.pointee {
      let text = String(cString: text)
      if changes[String(text.prefix { $0 != "=" })] == nil { entries.append(text) }
      entry += 1
    }
    return entries + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// The signals by which a person or the system asks a program to end.
enum Interruption {
  /// Keeps the signals for `wait`; to be called before the first thread is started.
  static func prepare() {
    var signals = wanted
    sigprocmask(SIG_BLOCK, &signals, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for one of the signals, or until nobody reads standard output any more.
  static func wait() {
    var signals = wanted
    var end: Int32 = 0
    // A pipe without a reader tells that by an event nobody has to ask for. A look every second is
    // what it costs to wait for that and for signals with the same thread.
    var output = pollfd(fd: 1, events: 0, revents: 0)
    while true {
      var pause = timespec(tv_sec: 1, tv_nsec: 0)
      end = sigtimedwait(&signals, nil, &pause)
      if end > 0 { return }
      if poll(&output, 1, 0) > 0 { return }
    }
  }

  /// Calls the closure on the main queue when one of the signals has come.
  ///
  /// - Returns: what has to be kept as long as this goes on
  static func onMainQueue(_ body: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    signal(SIGPIPE, SIG_IGN)
    return [SIGINT, SIGTERM].map { onMainQueue($0, body) }
  }

  /// Calls the closure on the main queue when the signal has come by which a service is asked to
  /// read its configuration anew; before that `begin`, once it is listened for.
  ///
  /// - Returns: what has to be kept as long as this goes on
  static func onReload(
    beginning begin: @escaping @Sendable () -> Void, _ body: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    onMainQueue(SIGHUP, body, beginning: begin)
  }

  private static func onMainQueue(
    _ number: Int32, _ body: @escaping @Sendable () -> Void,
    beginning begin: (@Sendable () -> Void)? = nil
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler(handler: body)
    if let begin { source.setRegistrationHandler(handler: begin) }
    source.resume()
    return source
  }

  private static var wanted: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    return signals
  }
}

// `Terminal` has members of these names, which would shadow the C functions inside it.
private func leave(_ code: Int32) -> Never { exit(code) }
private func writeBytes(_ file: Int32, _ buffer: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  write(file, buffer, count)
}
