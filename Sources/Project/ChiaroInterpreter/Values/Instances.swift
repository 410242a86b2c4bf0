// SPDX-License-Identifier: MIT

/// The stored values of an instance, in the order of its type's stored properties.
final class Fields {
  let type: TypeDeclaration
  var values: [Value]
  /// What the generic parameters of the type stand for.
  var generics: [String: Type]
  /// Where the instance was made.
  let place: Place

  init(
    _ type: TypeDeclaration, _ values: [Value], _ generics: [String: Type], _ place: Place = .none
  ) {
    self.type = type
    self.values = values
    self.generics = generics
    self.place = place
  }
}

/// An instance of a structure: copied where it is changed and others have it too.
package struct StructValue {
  private(set) var fields: Fields

  init(_ fields: Fields) { self.fields = fields }

  /// The name of its type.
  package var typeName: String { fields.type.name }

  /// Where it was made.
  package var place: Place { fields.place }

  /// The fields, which nobody else has.
  mutating func own() -> Fields {
    if !isKnownUniquelyReferenced(&fields) {
      fields = Fields(fields.type, fields.values, fields.generics, fields.place)
    }
    return fields
  }
}

/// An instance of a class.
package final class ObjectValue {
  let type: TypeDeclaration
  var values: [Value]
  var generics: [String: Type]
  /// The object that a host made for it; nil for none.
  package var native: AnyObject?
  /// The values that a host stores with the object, by name.
  package var kept: [String: Value] = [:]
  /// Where it was made.
  package var place = Place.none

  init(_ type: TypeDeclaration, _ values: [Value], _ generics: [String: Type]) {
    self.type = type
    self.values = values
    self.generics = generics
  }

  /// Releases everything that it holds after evaluation, because objects of a program may retain
  /// each other.
  package func dissolve() {
    native = nil
    kept = [:]
    for place in values.indices { values[place] = .void }
  }
}

/// A case of an enumeration with its values.
package struct EnumValue {
  let type: TypeDeclaration
  let index: Int
  var payload: [Value]
  var generics: [String: Type] = [:]

  var declaration: CaseDeclaration { type.cases[index] }
}

/// A place that holds a value.
final class Cell {
  var value: Value
  /// The declared type, which literals and `.name` take.
  var type: Type
  /// What is called when the value is set.
  var observers: PropertyDeclaration?
  /// What gives the value when it is first asked for.
  var pending: PropertyDeclaration?

  init(_ value: Value, _ type: Type = .any) {
    self.value = value
    self.type = type
  }
}

/// A reference to a value that another view stores.
package final class BindingValue {
  let get: () throws -> Value
  let set: (Value) throws -> Void
  /// The cell that keeps the value; nil where it is kept elsewhere.
  let cell: Cell?

  init(get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void) {
    self.get = get
    self.set = set
    cell = nil
  }

  init(_ cell: Cell) {
    get = { cell.value }
    set = { cell.value = $0 }
    self.cell = cell
  }
}
