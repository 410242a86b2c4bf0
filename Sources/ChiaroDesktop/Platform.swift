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

  /// Writes one byte, if there is room.
  static func writeByte(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }

  /// Reads and forgets what there is.
  static func drain(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
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
