// SPDX-License-Identifier: MIT

#if CHIARO_BUS
  import CSystemd

  /// A writer of values to a message, which refuses invalid values.
  struct MessageWriter {
    private let message: OpaquePointer
    private var depth = 0

    init(_ message: OpaquePointer) { self.message = message }

    /// Appends values to the message.
    mutating func append(_ values: [BusValue]) throws(BusError) {
      guard BusSignature.isValid(BusValue.signature(of: values)) else {
        throw BusError(.malformed, detail: "an invalid type")
      }
      for value in values { try append(value) }
    }

    private mutating func append(_ value: BusValue) throws(BusError) {
      switch value {
      case .byte(let number): try append(number, "y")
      case .bool(let isTrue): try append(Int32(isTrue ? 1 : 0), "b")
      case .int16(let number): try append(number, "n")
      case .uint16(let number): try append(number, "q")
      case .int32(let number): try append(number, "i")
      case .uint32(let number): try append(number, "u")
      case .int64(let number): try append(number, "x")
      case .uint64(let number): try append(number, "t")
      case .double(let number): try append(number, "d")
      case .string(let text): try append(text: text, "s")
      case .objectPath(let text): try append(text: text, "o")
      case .signature(let text): try append(signature: text)
      case .array(let values, let element): try append(values, in: "a", element)
      case .dictionary(let entries, let key, let value):
        try append(entries, key: key, value: value)
      case .structure(let members):
        try append(members, in: "r", BusValue.signature(of: members))
      case .variant(let inner):
        guard BusSignature.isValid(inner.signature) else {
          throw BusError(.malformed, detail: "an invalid type")
        }
        try append([inner], in: "v", inner.signature)
      }
    }

    private func append<Number: BitwiseCopyable>(_ number: Number, _ type: UnicodeScalar)
      throws(BusError)
    {
      var number = number
      try BusWire.check(sd_bus_message_append_basic(message, CChar(type.value), &number))
    }

    private func append(text: String, _ type: UnicodeScalar) throws(BusError) {
      guard !text.utf8.contains(0) else {
        throw BusError(.malformed, detail: "text with a zero byte")
      }
      try BusWire.check(
        text.withCString { sd_bus_message_append_basic(message, CChar(type.value), $0) })
    }

    private func append(signature: String) throws(BusError) {
      guard BusSignature.isValid(signature, allowsDescriptors: true) else {
        throw BusError(.malformed, detail: "an invalid signature")
      }
      try append(text: signature, "g")
    }

    private mutating func append(
      _ values: [BusValue], in container: UnicodeScalar, _ contents: String
    ) throws(BusError) {
      try open(container, contents)
      for value in values { try append(value) }
      try close()
    }

    private mutating func append(
      _ entries: [BusValue: BusValue], key: String, value: String
    ) throws(BusError) {
      try open("a", "{\(key)\(value)}")
      for entry in entries { try append([entry.key, entry.value], in: "e", key + value) }
      try close()
    }

    private mutating func open(
      _ container: UnicodeScalar, _ contents: String
    ) throws(BusError) {
      depth += 1
      guard depth <= BusLimits.depth else {
        throw BusError(.tooLarge, detail: "nested deeper than \(BusLimits.depth) levels")
      }
      try BusWire.check(
        sd_bus_message_open_container(message, CChar(container.value), contents))
    }

    private mutating func close() throws(BusError) {
      depth -= 1
      try BusWire.check(sd_bus_message_close_container(message))
    }
  }
#endif
