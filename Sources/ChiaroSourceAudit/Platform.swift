// SPDX-License-Identifier: MIT

// The one file of this module that names the C library: threads whose stacks hold deep trees.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads with stacks large enough for what a parser that calls itself does with hostile text.
enum DeepThreads {
  /// Only what is touched of it takes memory.
  private static let stackSize = 1 << 29

  /// Runs a function on several threads at once and waits for all of them.
  ///
  /// - Parameters:
  ///   - count: how many threads; at least one
  ///   - body: called once a thread
  static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    precondition(count > 0, "somebody has to do the work")
    let threads = (0..<count).compactMap { _ in start(Work(body)) }
    // A system that gives no thread with such a stack still gives this one.
    if threads.isEmpty { body() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// How many threads can run at once.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ work: Work) -> pthread_t? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    guard pthread_attr_setstacksize(attributes, stackSize) == 0 else { return nil }
    let context = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread: pthread_t = 0
    #endif
    let result = pthread_create(&thread, attributes, entry, context.toOpaque())
    if result != 0 {
      context.release()
      return nil
    }
    return thread
  }

  #if canImport(Darwin)
    private typealias Context = UnsafeMutableRawPointer
  #else
    private typealias Context = UnsafeMutableRawPointer?
  #endif

  private static let entry: @convention(c) (Context) -> UnsafeMutableRawPointer? = { context in
    let context: UnsafeMutableRawPointer? = context
    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
    return nil
  }
}
