// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Foundation

// What code asks of the system: the screen, the device, the process, and what people set.
extension Surroundings {
  /// A member of a value of the system's; nil for what is none.
  static func member(_ name: String, of value: HostValue, _ device: ScreenDevice) -> Value? {
    guard value.modifiers.isEmpty else { return nil }
    switch value.name {
    case "UIScreen.main": return screen(name, device)
    case "UIDevice.current": return self.device(name, device)
    case "ProcessInfo.processInfo", "ProcessInfo": return process(name)
    default: return nil
    }
  }

  private static func screen(_ name: String, _ device: ScreenDevice) -> Value? {
    switch name {
    case "bounds": .rect(CGRect(origin: .zero, size: device.size))
    case "nativeBounds":
      .rect(
        CGRect(
          x: 0, y: 0, width: device.size.width * device.scale,
          height: device.size.height * device.scale))
    case "scale", "nativeScale": .double(device.scale)
    default: nil
    }
  }

  private static func device(_ name: String, _ device: ScreenDevice) -> Value? {
    let isPad = device.size.width >= 700
    return switch name {
    case "userInterfaceIdiom": .word(isPad ? "pad" : "phone", type: "UIUserInterfaceIdiom")
    case "orientation": .word("portrait", type: "UIDeviceOrientation")
    case "model", "localizedModel": .string(isPad ? "iPad" : "iPhone")
    case "name": .string(device.name)
    case "systemName": .string(isPad ? "iPadOS" : "iOS")
    case "isMultitaskingSupported": .bool(true)
    default: nil
    }
  }

  private static func process(_ name: String) -> Value? {
    switch name {
    case "environment": .dictionary(DictionaryValue())
    case "arguments": .array([])
    case "isiOSAppOnMac", "isMacCatalystApp", "isLowPowerModeEnabled": .bool(false)
    default: nil
    }
  }

  /// What a call on the settings of an app gives, in which nothing is kept; nil for another call.
  static func result(of call: HostCall, on value: HostValue) -> Value? {
    guard value.call?.name == "standard" || value.typeName == "UserDefaults",
      value.name.hasPrefix("UserDefaults"), call.argument("forKey") != nil, call.isCall
    else { return nil }
    return switch call.name {
    case "bool": .bool(false)
    case "integer": .int(0)
    case "double", "float": .double(0)
    case "object", "string", "array", "dictionary", "data", "url", "stringArray", "value":
      Value.nothing
    case "set", "setValue", "removeObject": .void
    default: nil
    }
  }
}
