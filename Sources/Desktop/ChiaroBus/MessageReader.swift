// SPDX-License-Identifier: MIT

#if CHIARO_BUS
  import CSystemd
  import ChiaroSystem

  /// A reader of the values of a message, within the limits of `BusLimits`.
  struct MessageReader {
    private let message: OpaquePointer
    private var valueCount = 0
    private var textBytes = 0

    private init(_ message: OpaquePointer) { self.message = message }

    /// Returns a message with its values; nil when its kind is unknown.
    static func message(_ message: OpaquePointer) -> BusMessage? {
      guard let kind = kind(of: message) else { return nil }
      var reader = MessageReader(message)
      let body: Result<[BusValue], BusError>
      do throws(BusError) { body = .success(try reader.values(depth: 0)) } catch {
        body = .failure(error)
      }
      var call: UInt64 = 0
      let isAnswer = sd_bus_message_get_reply_cookie(message, &call) >= 0
      return BusMessage(
        kind: kind, sender: text(sd_bus_message_get_sender(message)),
        path: text(sd_bus_message_get_path(message)),
        interface: text(sd_bus_message_get_interface(message)),
        member: text(sd_bus_message_get_member(message)), answeredCall: isAnswer ? call : nil,
        expectsAnswer: sd_bus_message_get_expect_reply(message) > 0, body: body)
    }

    private static func kind(of message: OpaquePointer) -> BusMessage.Kind? {
      var type: UInt8 = 0
      guard sd_bus_message_get_type(message, &type) >= 0 else { return nil }
      switch Int(type) {
      case SD_BUS_MESSAGE_METHOD_CALL: return .call
      case SD_BUS_MESSAGE_METHOD_RETURN: return .answer
      case SD_BUS_MESSAGE_METHOD_ERROR:
        return .error(name: text(sd_bus_message_get_error(message)?.pointee.name))
      case SD_BUS_MESSAGE_SIGNAL: return .signal
      default: return nil
      }
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
      pointer.map { String(cString: $0) } ?? ""
    }

    /// Returns the values up to the end of the present container, or of the message.
    private mutating func values(depth: Int) throws(BusError) -> [BusValue] {
      var values: [BusValue] = []
      while let value = try next(depth: depth) { values.append(value) }
      return values
    }

    private mutating func next(depth: Int) throws(BusError) -> BusValue? {
      var type: CChar = 0
      var contents: UnsafePointer<CChar>?
      guard try BusWire.check(sd_bus_message_peek_type(message, &type, &contents)) > 0 else {
        return nil
      }
      valueCount += 1
      guard valueCount <= BusLimits.valueCount else {
        throw BusError(.tooLarge, detail: "more than \(BusLimits.valueCount) values")
      }
      guard let contents else { return try basic(type) }
      guard depth < BusLimits.depth else {
        throw BusError(.tooLarge, detail: "nested deeper than \(BusLimits.depth) levels")
      }
      // A copy: entering the container may free the original.
      return try container(type, String(cString: contents), depth: depth)
    }

    private mutating func container(
      _ type: CChar, _ contents: String, depth: Int
    ) throws(BusError) -> BusValue {
      // An empty array says only by its type that it would hold what is never taken.
      if UnicodeScalar(UInt8(bitPattern: type)) == "a", !BusSignature.isValid("a" + contents) {
        throw BusError(.malformed, detail: "an array of an unsupported type")
      }
      try BusWire.check(sd_bus_message_enter_container(message, type, contents))
      let values = try values(depth: depth + 1)
      try BusWire.check(sd_bus_message_exit_container(message))
      switch UnicodeScalar(UInt8(bitPattern: type)) {
      case "a" where contents.hasPrefix("{"): return try dictionary(values, contents)
      case "a": return .array(values, of: contents)
      case "v":
        guard let value = values.first else { throw BusError(.malformed) }
        return .variant(value)
      default: return .structure(values)
      }
    }

    /// Returns a dictionary from its entries, which were read as structures; of equal keys the last
    /// one counts.
    private func dictionary(
      _ entries: [BusValue], _ contents: String
    ) throws(BusError) -> BusValue {
      var values: [BusValue: BusValue] = [:]
      for entry in entries {
        guard case .structure(let pair) = entry, pair.count == 2 else { throw BusError(.malformed) }
        values[pair[0]] = pair[1]
      }
      // A key is always basic: one letter, after the brace.
      let inner = contents.dropFirst().dropLast()
      return .dictionary(values, key: String(inner.prefix(1)), value: String(inner.dropFirst()))
    }

    private mutating func basic(_ type: CChar) throws(BusError) -> BusValue {
      switch UnicodeScalar(UInt8(bitPattern: type)) {
      case "y": .byte(try number(type))
      case "b": .bool(try number(type) as Int32 != 0)
      case "n": .int16(try number(type))
      case "q": .uint16(try number(type))
      case "i": .int32(try number(type))
      case "u": .uint32(try number(type))
      case "x": .int64(try number(type))
      case "t": .uint64(try number(type))
      case "d": .double(try number(type))
      case "s": .string(try text(type))
      case "o": .objectPath(try text(type))
      case "g": .signature(try signature(type))
      default: throw BusError(.malformed, detail: "a file descriptor")
      }
    }

    private func number<Number: Numeric & BitwiseCopyable>(_ type: CChar) throws(BusError) -> Number
    {
      var number: Number = 0
      try BusWire.check(sd_bus_message_read_basic(message, type, &number))
      return number
    }

    /// Returns a signature that is a value; checked, since the library accepts invalid ones.
    private mutating func signature(_ type: CChar) throws(BusError) -> String {
      let text = try text(type)
      guard BusSignature.isValid(text, allowsDescriptors: true) else {
        throw BusError(.malformed, detail: "an invalid signature")
      }
      return text
    }

    private mutating func text(_ type: CChar) throws(BusError) -> String {
      var pointer: UnsafePointer<CChar>?
      try BusWire.check(sd_bus_message_read_basic(message, type, &pointer))
      guard let pointer else { throw BusError(.malformed) }
      let bytes = UnsafeRawBufferPointer(start: pointer, count: CStrings.length(of: pointer))
      textBytes += bytes.count
      guard textBytes <= BusLimits.textBytes else {
        throw BusError(.tooLarge, detail: "more than \(BusLimits.textBytes) bytes of text")
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
