// SPDX-License-Identifier: MIT

import CLibrary

/// A namespace for starting threads.
package enum SystemThreads {
  /// Runs a closure on a new thread; returns false if no thread can be created.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = create(Work(work), nil) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs a function on several threads at once and waits for all of them.
  ///
  /// Their stacks are large enough for recursive parsers of hostile text; only the used part takes
  /// memory.
  ///
  /// - Parameters:
  ///   - count: the number of threads; at least one
  ///   - body: the closure, called once on each thread
  package static func runDeep(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    precondition(count > 0, "a pool needs at least one thread")
    let threads = (0..<count).compactMap { _ in createDeep(Work(body)) }
    // A system that gives no thread with such a stack still gives this one.
    if threads.isEmpty { body() }
    for thread in threads { pthread_join(thread, nil) }
  }

  private static let deepStack = 1 << 29

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func createDeep(_ work: Work) -> pthread_t? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    guard pthread_attr_setstacksize(attributes, deepStack) == 0 else { return nil }
    return create(work, attributes)
  }

  private static func create(
    _ work: Work, _ attributes: UnsafePointer<pthread_attr_t>?
  ) -> pthread_t? {
    let context = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread: pthread_t = 0
    #endif
    if pthread_create(&thread, attributes, entry, context.toOpaque()) == 0 { return thread }
    context.release()
    return nil
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
