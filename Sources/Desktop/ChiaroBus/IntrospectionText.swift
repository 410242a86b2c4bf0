// SPDX-License-Identifier: MIT

/// The introspection data of an object, as XML.
struct IntrospectionText {
  private var lines = [
    #"<!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN""#,
    #" "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">"#, "<node>",
  ]

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(_ interfaces: [BusInterface], _ children: [String]) {
    for interface in Self.standard + interfaces { add(interface) }
    for child in children { lines.append(#" <node name="\#(Self.escaped(child))"/>"#) }
    lines.append("</node>")
  }

  private mutating func add(_ interface: BusInterface) {
    lines.append(#" <interface name="\#(Self.escaped(interface.name))">"#)
    for method in interface.methods {
      let arguments =
        method.inputs.map { Self.line($0, #" direction="in""#) }
        + method.outputs.map { Self.line($0, #" direction="out""#) }
      add("method", method.name, arguments)
    }
    for signal in interface.signals {
      add("signal", signal.name, signal.arguments.map { Self.line($0, "") })
    }
    for property in interface.properties {
      let access = property.write == nil ? "read" : "readwrite"
      let name = Self.escaped(property.name)
      let type = Self.escaped(property.signature)
      lines.append(#"  <property name="\#(name)" type="\#(type)" access="\#(access)"/>"#)
    }
    lines.append(" </interface>")
  }

  private mutating func add(_ kind: String, _ name: String, _ arguments: [String]) {
    lines.append(#"  <\#(kind) name="\#(Self.escaped(name))">"#)
    lines += arguments
    lines.append("  </\(kind)>")
  }

  private static func line(_ argument: BusInterface.Argument, _ direction: String) -> String {
    #"   <arg name="\#(escaped(argument.name))" type="\#(escaped(argument.signature))"\#(direction)/>"#
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  /// The standard interfaces that every object has.
  private static let standard: [BusInterface] = {
    let name = BusInterface.Argument("interface", "s")
    let property = BusInterface.Argument("property", "s")
    let value = BusInterface.Argument("value", "v")
    let all = BusInterface.Argument("values", "a{sv}")
    return [
      BusInterface(
        BusInterface.properties,
        methods: [
          .init("Get", inputs: [name, property], outputs: [value]) { _ in },
          .init("Set", inputs: [name, property, value]) { _ in },
          .init("GetAll", inputs: [name], outputs: [all]) { _ in },
        ],
        signals: [.init("PropertiesChanged", [name, all, .init("invalidated", "as")])]),
      BusInterface(
        BusInterface.introspectable,
        methods: [.init("Introspect", outputs: [.init("data", "s")]) { _ in }]),
    ]
  }()
}
