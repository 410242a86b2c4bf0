// SPDX-License-Identifier: MIT

#if CHIARO_WAYLAND
  import CWayland
  import ChiaroSystem

  /// What a Wayland compositor says of its keyboards, asked before SDL is.
  ///
  /// A seat can have a keyboard and no keymap, as on devices without keys, under virtual keyboards
  /// and where a compositor found no layout. SDL before 2.30.1 then follows a null pointer as soon
  /// as a window has the focus.
  ///
  /// Source: Wayland protocol, `wl_keyboard.keymap`; libsdl-org/SDL issue 9022
  final class SeatKeymaps {
    private var keyboardCount = 0
    private var keymapCount = 0

    /// Returns whether a seat of a compositor has a keyboard without a keymap; false where there is
    /// no compositor.
    ///
    /// - Parameter display: the name or the path of its socket; nil is that of the environment
    /// - Returns: whether SDL before 2.30.1 may crash there
    static func areMissing(on display: String? = nil) -> Bool {
      guard let connection = wl_display_connect(display) else { return false }
      defer { wl_display_disconnect(connection) }
      let keymaps = SeatKeymaps()
      keymaps.ask(connection)
      return keymaps.keymapCount < keymaps.keyboardCount
    }

    private func ask(_ connection: OpaquePointer) {
      guard let registry = wl_display_get_registry(connection) else { return }
      var registryListener = Self.registryListener
      var seatListener = Self.seatListener
      var keyboardListener = Self.keyboardListener
      withUnsafePointer(to: &registryListener) { registryListener in
        withUnsafePointer(to: &seatListener) { seatListener in
          withUnsafePointer(to: &keyboardListener) { keyboardListener in
            listeners = (seatListener, keyboardListener)
            wl_registry_add_listener(registry, registryListener, Self.pointer(to: self))
            // The seats, then what they can, then their keymaps.
            for _ in 0..<3 where wl_display_roundtrip(connection) < 0 { return }
          }
        }
      }
    }

    /// The closures for seats and keyboards, while they are asked.
    private var listeners:
      (seat: UnsafePointer<wl_seat_listener>, keyboard: UnsafePointer<wl_keyboard_listener>)?

    private func add(seat: OpaquePointer) {
      guard let listeners else { return }
      wl_seat_add_listener(seat, listeners.seat, Self.pointer(to: self))
    }

    private func addKeyboard(of seat: OpaquePointer) {
      guard let listeners, let keyboard = wl_seat_get_keyboard(seat) else { return }
      keyboardCount += 1
      wl_keyboard_add_listener(keyboard, listeners.keyboard, Self.pointer(to: self))
    }

    // MARK: Closures of C

    private static func pointer(to keymaps: SeatKeymaps) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(keymaps).toOpaque()
    }

    private static func keymaps(_ pointer: UnsafeMutableRawPointer?) -> SeatKeymaps? {
      pointer.map { Unmanaged<SeatKeymaps>.fromOpaque($0).takeUnretainedValue() }
    }

    private static var registryListener: wl_registry_listener {
      var listener = wl_registry_listener()
      listener.global = { data, registry, name, interface, version in
        guard let interface, String(cString: interface) == "wl_seat",
          let seat = chiaro_bind_seat(registry, name, min(version, 5))
        else { return }
        SeatKeymaps.keymaps(data)?.add(seat: seat)
      }
      listener.global_remove = { _, _, _ in }
      return listener
    }

    private static var seatListener: wl_seat_listener {
      var listener = wl_seat_listener()
      listener.capabilities = { data, seat, abilities in
        guard let seat, abilities & WL_SEAT_CAPABILITY_KEYBOARD.rawValue != 0 else { return }
        SeatKeymaps.keymaps(data)?.addKeyboard(of: seat)
      }
      listener.name = { _, _, _ in }
      return listener
    }

    private static var keyboardListener: wl_keyboard_listener {
      var listener = wl_keyboard_listener()
      listener.keymap = { data, _, format, descriptor, _ in
        System.closeFile(descriptor)
        if format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue {
          SeatKeymaps.keymaps(data)?.keymapCount += 1
        }
      }
      listener.enter = { _, _, _, _, _ in }
      listener.leave = { _, _, _, _ in }
      listener.key = { _, _, _, _, _, _ in }
      listener.modifiers = { _, _, _, _, _, _, _ in }
      listener.repeat_info = { _, _, _, _ in }
      return listener
    }
  }
#endif
