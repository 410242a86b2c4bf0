// SPDX-License-Identifier: MIT

#if CHIARO_SDL
  import CSDL
  import ChiaroViews
  import Foundation

  /// A reader that converts SDL events to `DesktopEvent`.
  struct SDLEventReader {
    /// The last location of the pointer, which wheel events lack in some versions of SDL.
    private var pointer = CGPoint.zero

    mutating func read(_ event: SDL_Event) -> DesktopEvent {
      switch SDL_EventType(event.type) {
      case SDL_QUIT: return .quit
      case SDL_WINDOWEVENT: return window(event.window)
      case SDL_MOUSEMOTION: return motion(event.motion)
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return button(event.button)
      case SDL_MOUSEWHEEL: return wheel(event.wheel)
      case SDL_KEYDOWN, SDL_KEYUP: return key(event.key)
      case SDL_TEXTINPUT: return text(event.text)
      default: return .other
      }
    }

    private func window(_ event: SDL_WindowEvent) -> DesktopEvent {
      switch SDL_WindowEventID(UInt32(event.event)) {
      case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN: return .exposed(event.windowID)
      case SDL_WINDOWEVENT_SIZE_CHANGED: return .resized(event.windowID)
      case SDL_WINDOWEVENT_FOCUS_GAINED: return .focused(event.windowID, true)
      case SDL_WINDOWEVENT_FOCUS_LOST: return .focused(event.windowID, false)
      case SDL_WINDOWEVENT_CLOSE: return .closing(event.windowID)
      case SDL_WINDOWEVENT_LEAVE:
        return .input(.pointer(PointerEvent(.cancel, at: pointer)), event.windowID)
      default: return .other
      }
    }

    private mutating func motion(_ event: SDL_MouseMotionEvent) -> DesktopEvent {
      pointer = CGPoint(x: Int(event.x), y: Int(event.y))
      let pressed = DesktopButton(mask: event.state)
      return .input(
        .pointer(
          PointerEvent(
            pressed == nil ? .hover : .drag, at: pointer, button: pressed ?? .primary,
            modifiers: modifiers)), event.windowID)
    }

    private mutating func button(_ event: SDL_MouseButtonEvent) -> DesktopEvent {
      pointer = CGPoint(x: Int(event.x), y: Int(event.y))
      guard let button = DesktopButton(number: event.button) else { return .other }
      let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
      return .input(
        .pointer(
          PointerEvent(isDown ? .down : .up, at: pointer, button: button, modifiers: modifiers)),
        event.windowID)
    }

    private func wheel(_ event: SDL_MouseWheelEvent) -> DesktopEvent {
      let delta = DesktopWheel.delta(x: event.preciseX, y: event.preciseY)
      let isPrecise = event.preciseX != Float(event.x) || event.preciseY != Float(event.y)
      return .input(
        .scroll(ScrollEvent(at: pointer, delta: delta, isPrecise: isPrecise)), event.windowID)
    }

    private func key(_ event: SDL_KeyboardEvent) -> DesktopEvent {
      guard let key = DesktopKey(code: event.keysym.sym)?.key else { return .other }
      let phase: KeyEvent.Phase = event.type == SDL_KEYDOWN.rawValue ? .down : .up
      let modifiers = DesktopKey.modifiers(event.keysym.mod)
      var press = KeyEvent(phase, key, modifiers: modifiers)
      press.isRepeat = event.repeat != 0
      return .input(.key(press), event.windowID)
    }

    private func text(_ event: SDL_TextInputEvent) -> DesktopEvent {
      let bytes = withUnsafeBytes(of: event.text) { $0.prefix { $0 != 0 } }
      let text = String(decoding: bytes, as: UTF8.self)
      return .input(.text(TextInputEvent(text)), event.windowID)
    }

    private var modifiers: KeyModifiers {
      DesktopKey.modifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
    }
  }
#endif
