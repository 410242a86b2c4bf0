// SPDX-License-Identifier: MIT

#if os(Linux)
  import ChiaroTestSupport
  import Foundation

  /// A Wayland compositor with one seat and nothing to show: what a client asks about keyboards is
  /// answered, all else is taken and forgotten.
  final class FakeCompositor: @unchecked Sendable {
    /// The keymap of the seat's keyboard.
    enum Keymap: CaseIterable {
      /// The seat has no keyboard.
      case noKeyboard
      /// The keyboard tells of no keymap.
      case missing
      /// The keyboard says that it has none, by `no_keymap`.
      case none
      /// The keyboard has one.
      case present
    }

    /// The path of its socket.
    let path: String
    private let folder: TemporaryFolder
    private let keymap: Keymap
    private let descriptor: Int32
    private var registry: UInt32 = 0
    private var seat: UInt32 = 0

    /// Starts a compositor, which serves one client.
    init(_ keymap: Keymap) throws {
      self.keymap = keymap
      folder = try TemporaryFolder()
      path = folder.path("wayland")
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
      guard descriptor >= 0, result == 0, listen(descriptor, 1) == 0 else {
        throw CocoaError(.fileNoSuchFile)
      }
      Thread.detachNewThread { [self] in serve() }
    }

    deinit { close(descriptor) }

    private func serve() {
      let client = accept(descriptor, nil, nil)
      defer { close(client) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = recv(client, &buffer, buffer.count, 0)
        if count <= 0 { return }
        bytes += buffer.prefix(count)
        while let message = Self.takeMessage(&bytes) { answer(message, client) }
      }
    }

    /// The object, the number of the request, and its arguments in words of four bytes.
    private typealias Message = (object: UInt32, request: UInt32, words: [UInt32])

    private static func takeMessage(_ bytes: inout [UInt8]) -> Message? {
      guard bytes.count >= 8 else { return nil }
      let size = Int(word(bytes, 4) >> 16)
      guard size >= 8, bytes.count >= size else { return nil }
      let words = stride(from: 8, to: size, by: 4).map { word(bytes, $0) }
      defer { bytes.removeFirst(size) }
      return (word(bytes, 0), word(bytes, 4) & 0xFFFF, words)
    }

    private static func word(_ bytes: [UInt8], _ start: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
    }

    private func answer(_ message: Message, _ client: Int32) {
      switch (message.object, message.request) {
      case (1, 0):
        send(message.words[0], event: 0, [0], client)
        send(1, event: 1, [message.words[0]], client)
      case (1, 1):
        registry = message.words[0]
        // The name 7, "wl_seat" with its length, and the version.
        send(registry, event: 0, [7, 8, 0x735F_6C77, 0x0074_6165, 5], client)
      case (registry, 0):
        seat = message.words.last ?? 0
        send(seat, event: 0, [keymap == .noKeyboard ? 1 : 3], client)
      case (seat, 1): tellKeymap(of: message.words[0], client)
      default: break
      }
    }

    private func tellKeymap(of keyboard: UInt32, _ client: Int32) {
      switch keymap {
      case .noKeyboard, .missing: break
      case .none: send(keyboard, event: 0, [0, 0], client, withDescriptor: true)
      case .present: send(keyboard, event: 0, [1, 1], client, withDescriptor: true)
      }
    }

    private func send(
      _ object: UInt32, event: UInt32, _ words: [UInt32], _ client: Int32,
      withDescriptor: Bool = false
    ) {
      let message = [object, UInt32(8 + words.count * 4) << 16 | event] + words
      var bytes = message.flatMap { word in (0..<4).map { UInt8(word >> (8 * $0) & 0xFF) } }
      // A control message of 20 bytes in 24: its length, SOL_SOCKET, SCM_RIGHTS, the descriptor.
      var control: [UInt64] = [20, 1 << 32 | 1, UInt64(UInt32(bitPattern: descriptor))]
      bytes.withUnsafeMutableBytes { bytes in
        control.withUnsafeMutableBytes { control in
          var vector = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
          withUnsafeMutablePointer(to: &vector) { vector in
            var header = msghdr()
            header.msg_iov = vector
            header.msg_iovlen = 1
            if withDescriptor {
              header.msg_control = control.baseAddress
              header.msg_controllen = control.count
            }
            _ = sendmsg(client, &header, Int32(MSG_NOSIGNAL))
          }
        }
      }
    }
  }
#endif
