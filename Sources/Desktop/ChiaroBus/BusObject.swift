// SPDX-License-Identifier: MIT

/// An exported object, which answers the standard interfaces itself and passes other calls to its
/// own interfaces.
struct BusObject: Sendable {
  var interfaces: [BusInterface]
  /// The names of the objects directly below it.
  var children: [String] = []

  func take(_ call: BusCall) {
    switch (call.interface, call.member) {
    case (BusInterface.introspectable, "Introspect"):
      call.answer([.string(IntrospectionText(interfaces, children).text)])
    case (BusInterface.properties, "Get"): answer(call, "ss", getProperty)
    case (BusInterface.properties, "Set"): answer(call, "ssv", setProperty)
    case (BusInterface.properties, "GetAll"): answer(call, "s", allProperties)
    default: takeMethod(call)
    }
  }

  private func takeMethod(_ call: BusCall) {
    // A caller may leave the interface out.
    let candidates = interfaces.filter { call.interface.isEmpty || $0.name == call.interface }
    guard !candidates.isEmpty else {
      return call.fail(.named(BusError.Name.unknownInterface, "no interface \(call.interface)"))
    }
    guard let method = candidates.lazy.flatMap(\.methods).first(where: { $0.name == call.member })
    else { return call.fail(.named(BusError.Name.unknownMethod, "no method \(call.member)")) }
    let wanted = method.inputs.map(\.signature).joined()
    let given = BusValue.signature(of: call.arguments)
    guard wanted == given else {
      return call.fail(.invalidArguments("\(method.name) takes (\(wanted)), not (\(given))"))
    }
    method.body(call)
  }

  // MARK: Properties

  private func answer(
    _ call: BusCall, _ signature: String,
    _ body: (_ interface: String, _ arguments: [BusValue]) throws(BusError) -> [BusValue]
  ) {
    guard BusValue.signature(of: call.arguments) == signature,
      let interface = call.arguments.first?.asString
    else { return call.fail(.invalidArguments("\(call.member) takes (\(signature))")) }
    do throws(BusError) { call.answer(try body(interface, call.arguments)) } catch {
      call.fail(error)
    }
  }

  private func getProperty(
    _ interface: String, _ arguments: [BusValue]
  ) throws(BusError) -> [BusValue] {
    [.variant(try property(interface, arguments[1]).read())]
  }

  private func setProperty(
    _ interface: String, _ arguments: [BusValue]
  ) throws(BusError) -> [BusValue] {
    let property = try property(interface, arguments[1])
    guard let write = property.write else {
      throw .named(BusError.Name.propertyReadOnly, "\(property.name) is read-only")
    }
    guard case .variant(let value) = arguments[2], value.signature == property.signature else {
      throw .invalidArguments("\(property.name) is of type \(property.signature)")
    }
    try write(value)
    return []
  }

  private func allProperties(
    _ interface: String, _ arguments: [BusValue]
  ) throws(BusError) -> [BusValue] {
    let properties = interfaces.filter { interface.isEmpty || $0.name == interface }
      .flatMap(\.properties)
    let values = properties.map { ($0.name, $0.read()) }
    return [.options(Dictionary(values, uniquingKeysWith: { first, _ in first }))]
  }

  private func property(
    _ interface: String, _ name: BusValue
  ) throws(BusError) -> BusInterface.Property {
    let candidates = interfaces.filter { interface.isEmpty || $0.name == interface }
    guard
      let property = candidates.lazy.flatMap(\.properties).first(where: {
        $0.name == name.asString
      })
    else {
      throw .named(BusError.Name.unknownProperty, "no property \(name.asString ?? "")")
    }
    return property
  }
}
