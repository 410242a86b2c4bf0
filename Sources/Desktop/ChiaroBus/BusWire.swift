// SPDX-License-Identifier: MIT

#if CHIARO_BUS
  import CSystemd
  import ChiaroSystem

  /// A connection of libsystemd to a bus; used on one thread.
  ///
  /// The library only transports messages. None of its callbacks is used: dispatching is done in
  /// Swift (`BusLoop`). No method blocks except `flush(within:)`, for a limited time.
  final class BusWire {
    private let bus: OpaquePointer

    /// Starts to connect; `isReady` tells when the connection is established.
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

    /// Takes over one end of a socket pair, whose other end belongs to another program instead of a
    /// bus.
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

    /// Returns the events that the library waits for, as flags of `poll`.
    func events() throws(BusError) -> Int16 { Int16(try Self.check(sd_bus_get_events(bus))) }

    /// The time of the monotonic clock, in microseconds, at which the library must be called at the
    /// latest; nil for none.
    var deadline: UInt64? {
      var deadline = UInt64.max
      let result = sd_bus_get_timeout(bus, &deadline)
      return result < 0 || deadline == .max ? nil : deadline
    }

    /// The unique name of the connection; nil until it is ready.
    var uniqueName: String? {
      var name: UnsafePointer<CChar>?
      guard isReady, sd_bus_get_unique_name(bus, &name) >= 0 else { return nil }
      return name.map { String(cString: $0) }
    }

    // MARK: Messages

    /// The result of a step.
    enum Step {
      case nothing
      case progress
      case message(BusMessage, OpaquePointer)
    }

    /// Performs one operation that does not block.
    ///
    /// A message in the result must be freed with `release`.
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

    /// The number of messages waiting to be sent.
    var unsentCount: Int {
      var count: UInt64 = 0
      return sd_bus_get_n_queued_write(bus, &count) < 0 ? 0 : Int(clamping: count)
    }

    /// Sends a call, and returns its serial number for matching the answer.
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

    /// Broadcasts a signal.
    func send(_ signal: BusSignal) throws(BusError) {
      var message: OpaquePointer?
      try Self.check(
        sd_bus_message_new_signal(bus, &message, signal.path, signal.interface, signal.member))
      try send(message, signal.arguments, number: nil)
    }

    /// Answers a call with values.
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

    /// Sends the queued messages, within a time limit.
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

    /// Returns values after writing them to a message and reading them back.
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
  /// A stand-in for builds without libsystemd, with which every connection fails.
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
