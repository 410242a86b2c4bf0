// SPDX-License-Identifier: MIT

import ChiaroInterpreter

/// The previews of a type, one by one, as Xcode shows them and as tests go through them.
enum PreviewList {
  private static let typeName = "_Preview"

  /// The elements of a group at the top of `previews`.
  static func parts(of value: Value, _ evaluator: Evaluator) throws -> [Value] {
    guard case .host(let hosted) = value.unwrapped, hosted.modifiers.isEmpty else { return [value] }
    if case .list(let values) = hosted.origin {
      return try values.flatMap { try parts(of: $0, evaluator) }
    }
    if case .call(nil, let call) = hosted.origin, call.name == "Group",
      case .function(let content)? = call.arguments.first(where: \.value.isFunction)?.value
    {
      return try evaluator.contents(of: content).flatMap { try parts(of: $0, evaluator) }
    }
    return [value]
  }

  /// What a modifier of a preview was given last: `previewDisplayName`; nil for none.
  static func setting(_ name: String, of view: Value) -> Value? {
    guard case .host(let hosted) = view.unwrapped else { return nil }
    return hosted.modifiers.last { $0.name == name }?.arguments.first?.value
  }

  /// The previews of a provider as values: `Card_Previews._allPreviews`.
  static func all(of type: TypeValue, _ evaluator: Evaluator) throws -> Value? {
    guard let shown = try evaluator.readStatic("previews", of: type) else { return nil }
    return .array(
      try parts(of: shown, evaluator).enumerated().map { number, view in
        let device = setting("previewDevice", of: view)
        return .made(
          typeName,
          [
            ("id", .int(number)), ("content", view),
            ("displayName", setting("previewDisplayName", of: view)?.wrapped ?? .nothing),
            ("device", device?.wrapped ?? .nothing),
            ("layout", setting("previewLayout", of: view) ?? .word("device")),
            ("colorScheme", setting("preferredColorScheme", of: view)?.wrapped ?? .nothing),
          ])
      })
  }

  /// What a preview has under a name; nil for another value.
  static func member(_ name: String, of value: HostValue) -> Value? {
    value.name == typeName ? value.call?.argument(name) : nil
  }
}

extension DrawingHost {
  func staticMember(
    _ name: String, of type: TypeValue, _ evaluator: Evaluator
  ) throws -> Value? {
    name == "_allPreviews" ? try PreviewList.all(of: type, evaluator) : nil
  }
}
