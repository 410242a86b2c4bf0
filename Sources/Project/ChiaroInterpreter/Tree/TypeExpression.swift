// SPDX-License-Identifier: MIT

/// A type as it is written.
final class TypeExpression {
  let form: Form
  let place: Place
  /// What it stands for, kept where that depends on nothing around it.
  var resolved: Type?

  init(_ form: Form, _ place: Place) {
    self.form = form
    self.place = place
  }

  indirect enum Form {
    case named(String, [TypeExpression])
    case member(TypeExpression, String, [TypeExpression])
    case optional(TypeExpression)
    case array(TypeExpression)
    case dictionary(TypeExpression, TypeExpression)
    case tuple([(label: String?, type: TypeExpression)])
    case function([TypeExpression], TypeExpression)
    /// `some P` and `any P`.
    case constrained(TypeExpression)
    case composition([TypeExpression])
    case metatype(TypeExpression)
    case inferred
  }

  /// The name, without the types around or in it.
  var name: String? {
    switch form {
    case .named(let name, _), .member(_, let name, _): name
    case .constrained(let type), .optional(let type), .metatype(let type): type.name
    case .composition(let types): types.first?.name
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple, .function, .inferred: nil
    }
  }

  /// Whether a closure may be of this type, as far as the writing tells.
  var mayBeFunction: Bool {
    switch form {
    case .function, .inferred, .constrained: true
    case .optional(let type): type.mayBeFunction
    case .named(let name, _): Builtin(rawValue: name) == nil
    case .member: true
    case .array, .dictionary, .tuple, .composition, .metatype: false
    }
  }

  var isFunction: Bool {
    switch form {
    case .function: true
    case .optional(let type): type.isFunction
    default: false
    }
  }
}
