// SPDX-License-Identifier: MIT

package import Foundation

// Host values that no code made: their parts are arguments of the call that would make them.

extension Value {
  /// A host value of labeled parts.
  package static func made(
    _ name: String, _ parts: [(String, Value)], place: Place = .none
  ) -> Value {
    .host(
      HostValue(
        .call(
          type: nil,
          HostCall(
            name: name, arguments: parts.map { CallArgument($0.0, $0.1) }, place: place,
            isCall: true))))
  }

  /// A case of an enumeration of the host's.
  package static func word(_ name: String, type: String? = nil) -> Value {
    let call = HostCall(name: name, arguments: [], place: .none, isCall: false)
    return .host(HostValue(type.map { .call(type: $0, call) } ?? .implicit(call)))
  }

  /// A binding to a value that stays as it is.
  package static func constantBinding(_ value: Value) -> Value {
    .binding(BindingValue(Cell(value)))
  }

  package static func size(_ size: CGSize) -> Value {
    made("CGSize", [("width", .double(size.width)), ("height", .double(size.height))])
  }

  package static func point(_ point: CGPoint) -> Value {
    made("CGPoint", [("x", .double(point.x)), ("y", .double(point.y))])
  }

  package static func rect(_ rect: CGRect) -> Value {
    made("CGRect", [("origin", .point(rect.origin)), ("size", .size(rect.size))])
  }
}
