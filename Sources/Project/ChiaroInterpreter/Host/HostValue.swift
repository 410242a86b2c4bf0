// SPDX-License-Identifier: MIT

/// A call of a function of the host.
package struct HostCall {
  /// The name: of the type that is made, of the member or of the function.
  package var name: String
  package var arguments: [CallArgument]
  /// The place of the name.
  package var place: Place
  /// Whether it was called, or named only, as in `.headline`.
  package var isCall: Bool
  /// The function in whose body a function of the host's is called.
  var caller: FunctionDeclaration?
  /// Its name as `#function` tells it; nil where no function of the project's calls.
  package var callerName: String? { caller?.fullName }

  package init(name: String, arguments: [CallArgument], place: Place, isCall: Bool) {
    self.name = name
    self.arguments = arguments
    self.place = place
    self.isCall = isCall
  }

  /// The first argument with a label.
  package func argument(_ label: String?) -> Value? {
    arguments.first { $0.label == label }?.value
  }
}

/// A value of a host's type: its origin, and the calls on it, in order.
package final class HostValue {
  /// The origin of the value.
  package enum Origin {
    /// An initializer or a function, or a static member where `type` is not nil: `Color.red`.
    case call(type: String?, HostCall)
    /// A member without its type: `.headline`.
    case implicit(HostCall)
    /// An instance of a project's type, on which host functions were called.
    case instance(Value)
    /// Several values of a result builder.
    case list([Value])
  }

  package let origin: Origin
  /// The calls on the value: modifiers and members, the first one first.
  package let modifiers: [HostCall]

  package init(_ origin: Origin, modifiers: [HostCall] = []) {
    self.origin = origin
    self.modifiers = modifiers
  }

  /// The value with one more call on it.
  package func adding(_ call: HostCall) -> HostValue {
    HostValue(origin, modifiers: modifiers + [call])
  }

  /// The value with a member that was set.
  func setting(_ name: String, to argument: CallArgument) -> HostValue {
    adding(HostCall(name: name, arguments: [argument], place: argument.place, isCall: false))
  }

  /// The name of the origin.
  package var name: String {
    switch origin {
    case .call(let type, let call): type.map { "\($0).\(call.name)" } ?? call.name
    case .implicit(let call): ".\(call.name)"
    case .instance(.structure(let value)): value.typeName
    case .instance: "instance"
    case .list: "list"
    }
  }

  /// The name of its type, if known.
  package var typeName: String? {
    switch origin {
    // A type within another: `NSAttributedString.Key`.
    case .call(let type?, let call) where !call.isCall && call.name.first?.isUppercase == true:
      "\(type).\(call.name)"
    case .call(let type, let call): type ?? call.name
    case .implicit, .list: nil
    case .instance(.structure(let value)): value.typeName
    case .instance: nil
    }
  }

  /// The call that made the value.
  package var call: HostCall? {
    switch origin {
    case .call(_, let call), .implicit(let call): call
    case .instance, .list: nil
    }
  }

  /// Whether another value was made by the same names and arguments.
  func isLike(_ other: HostValue) -> Bool {
    // `Color.red` and `.red` are one color.
    let (name, otherName) = (name.split(separator: ".").last, other.name.split(separator: ".").last)
    guard name == otherName, modifiers.count == other.modifiers.count else { return false }
    let calls = [call].compactMap { $0 } + modifiers
    let others = [other.call].compactMap { $0 } + other.modifiers
    return calls.count == others.count
      && zip(calls, others).allSatisfy { call, other in
        call.name == other.name
          && Equality.areAllEqual(call.arguments.map(\.value), other.arguments.map(\.value))
      }
  }
}
