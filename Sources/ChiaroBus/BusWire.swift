// SPDX-License-Identifier: MIT

#if CHIARO_BUS
  import CSystemd
  import ChiaroSystem

  /// One connection of libsystemd to a bus; belongs to one thread.
  ///
  /// The library only carries messages. No callback of it is used: whom a message concerns is
  /// decided in Swift (`BusLoop`). It never waits, `flush` within its bound excepted.
  final class BusWire {
    private let bus: OpaquePointer

    /// Starts to connect; `isReady` says when that is done.
    init(_ address: String) throws(BusError) {
      var bus: OpaquePointer?
      try Self.check(sd_bus_new(&bus))
      guard let bus else { throw BusError(.unavailable) }
      self.bus = bus
      try Self.check(sd_bus_set_address(bus, address))
      try Self.check(sd_bus_set_bus_client(bus, 1))
      try Self.check(sd_bus_negotiate_fds(bus, 0))
      try Self.check(sd_bus_start(bus))
    }

    /// Takes up one end of a pair of sockets, at whose other end no bus is, but one other program.
    init(peer descriptor: Int32) throws(BusError) {
      var bus: OpaquePointer?
      try Self.check(sd_bus_new(&bus))
      guard let bus else { throw BusError(.unavailable) }
      self.bus = bus
      try Self.check(sd_bus_set_fd(bus, descriptor, descriptor))
      try Self.check(sd_bus_negotiate_fds(bus, 0))
      try Self.check(sd_bus_start(bus))
    }

    deinit {
      sd_bus_close(bus)
      sd_bus_unref(bus)
    }

    // MARK: What is waited for

    var descriptor: Int32 { sd_bus_get_fd(bus) }
    var isReady: Bool { sd_bus_is_ready(bus) > 0 }

    /// What the library waits for at the descriptor, in the words of `poll`.
    func events() throws(BusError) -> Int16 { Int16(try Self.check(sd_bus_get_events(bus))) }

    /// How many microseconds of the monotonic clock are over when the library has to be called
    /// whatever happens; nil when it has not.
    var deadline: UInt64? {
      var deadline = UInt64.max
      let result = sd_bus_get_timeout(bus, &deadline)
      return result < 0 || deadline == .max ? nil : deadline
    }

    /// The name that the bus has given to this connection; nil until it is ready.
    var uniqueName: String? {
      var name: UnsafePointer<CChar>?
      guard isReady, sd_bus_get_unique_name(bus, &name) >= 0 else { return nil }
      return name.map { String(cString: $0) }
    }

    // MARK: Messages

    /// What one step brought.
    enum Step {
      case nothing
      case progress
      case message(BusMessage, OpaquePointer)
    }

    /// Does one thing that can be done without waiting.
    ///
    /// A message that comes with the step is freed by `release`.
    func step() throws(BusError) -> Step {
      var message: OpaquePointer?
      guard try Self.check(sd_bus_process(bus, &message)) > 0 else { return .nothing }
      guard let message else { return .progress }
      guard let read = MessageReader.message(message) else {
        release(message)
        return .progress
      }
      return .message(read, message)
    }

    func retained(_ message: OpaquePointer) -> OpaquePointer? { sd_bus_message_ref(message) }
    func release(_ message: OpaquePointer) { sd_bus_message_unref(message) }

    /// How many messages wait to be sent.
    var unsentCount: Int {
      var count: UInt64 = 0
      return sd_bus_get_n_queued_write(bus, &count) < 0 ? 0 : Int(clamping: count)
    }

    /// Sends a call and gives the number by which its answer is known, where one is wanted.
    func send(_ request: BusRequest, wantsAnswer: Bool = true) throws(BusError) -> UInt64 {
      var message: OpaquePointer?
      try Self.check(
        sd_bus_message_new_method_call(
          bus, &message, request.destination, request.path, request.interface, request.member))
      if !request.startsService { sd_bus_message_set_auto_start(message, 0) }
      if !wantsAnswer { try Self.check(sd_bus_message_set_expect_reply(message, 0)) }
      var number: UInt64 = 0
      try send(message, request.arguments, number: &number)
      return number
    }

    /// Sends a signal to everybody.
    func send(_ signal: BusSignal) throws(BusError) {
      var message: OpaquePointer?
      try Self.check(
        sd_bus_message_new_signal(bus, &message, signal.path, signal.interface, signal.member))
      try send(message, signal.arguments, number: nil)
    }

    /// Answers a call.
    func answer(_ call: OpaquePointer, _ values: [BusValue]) throws(BusError) {
      var message: OpaquePointer?
      try Self.check(sd_bus_message_new_method_return(call, &message))
      try send(message, values, number: nil)
    }

    /// Answers a call with an error.
    func fail(_ call: OpaquePointer, _ error: BusError) throws(BusError) {
      let (name, text) = error.answer
      let isName = sd_bus_interface_name_is_valid(name) > 0
      let result = (isName ? name : BusError.Name.failed).withCString { name in
        text.withCString { text in
          var raw = sd_bus_error(name: name, message: text, _need_free: 0)
          return sd_bus_reply_method_error(call, &raw)
        }
      }
      try Self.check(result)
    }

    private func send(
      _ message: OpaquePointer?, _ values: [BusValue], number: UnsafeMutablePointer<UInt64>?
    ) throws(BusError) {
      guard let message else { throw BusError(.malformed) }
      defer { sd_bus_message_unref(message) }
      var writer = MessageWriter(message)
      try writer.append(values)
      try Self.check(sd_bus_send(bus, message, number))
    }

    /// Sends what has not gone yet, as long as that takes less than the time.
    func flush(within time: Duration) {
      let end = ContinuousClock.now + time
      while isReady, ContinuousClock.now < end {
        var count: UInt64 = 0
        guard sd_bus_get_n_queued_write(bus, &count) >= 0, count > 0,
          let step = try? step(), let events = try? events()
        else { return }
        if case .message(_, let message) = step { release(message) }
        if case .nothing = step {
          System.wait(for: [(descriptor, events)], timeout: end - ContinuousClock.now)
        }
      }
    }

    /// The values as they come out of a message that they were written into.
    func copy(of values: [BusValue]) throws(BusError) -> [BusValue] {
      var message: OpaquePointer?
      try Self.check(sd_bus_message_new_signal(bus, &message, "/", "a.b", "C"))
      guard let message else { throw BusError(.malformed) }
      defer { sd_bus_message_unref(message) }
      var writer = MessageWriter(message)
      try writer.append(values)
      try Self.check(sd_bus_message_seal(message, 1, 0))
      try Self.check(sd_bus_message_rewind(message, 1))
      guard let copy = MessageReader.message(message) else { throw BusError(.malformed) }
      return try copy.body.get()
    }

    @discardableResult
    static func check(_ result: Int32) throws(BusError) -> Int32 {
      if result < 0 { throw BusError(systemError: -result) }
      return result
    }
  }
#else
  /// Stands in for a connection where the program was built without libsystemd: there is none.
  final class BusWire {
    enum Step {
      case nothing
      case progress
      case message(BusMessage, OpaquePointer)
    }

    init(_ address: String) throws(BusError) {
      throw BusError(.unavailable, detail: "built without libsystemd")
    }

    init(peer descriptor: Int32) throws(BusError) {
      throw BusError(.unavailable, detail: "built without libsystemd")
    }

    func copy(of values: [BusValue]) throws(BusError) -> [BusValue] { values }
    var descriptor: Int32 { -1 }
    var isReady: Bool { false }
    var deadline: UInt64? { nil }
    var uniqueName: String? { nil }
    func events() throws(BusError) -> Int16 { 0 }
    func step() throws(BusError) -> Step { .nothing }
    func retained(_ message: OpaquePointer) -> OpaquePointer? { nil }
    func release(_ message: OpaquePointer) {}
    var unsentCount: Int { 0 }
    func send(_ request: BusRequest, wantsAnswer: Bool = true) throws(BusError) -> UInt64 { 0 }
    func send(_ signal: BusSignal) throws(BusError) {}
    func answer(_ call: OpaquePointer, _ values: [BusValue]) throws(BusError) {}
    func fail(_ call: OpaquePointer, _ error: BusError) throws(BusError) {}
    func flush(within time: Duration) {}
  }
#endif
