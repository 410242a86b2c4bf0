// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// A property of a view whose value is kept outside the view.
///
/// Apple counterpart: `DynamicProperty` · Source: SwiftUI reference · Fidelity: approximate,
/// `update()` is called before each evaluation of a view
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Updates the value; the engine calls this before it evaluates the body of the view.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing; the default implementation.
  public mutating func update() {}
}

/// A property of which the engine knows where its value is kept.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// Whether the value is kept for the view.
  static var keepsState: Bool { get }
  /// Finds the value, in the place of the property in its view.
  mutating func install(_ expansion: Expansion, place: Int)
}

/// The properties of a type of views that get their values from outside.
///
/// They are found in the record that the compiler keeps of each type, and set in a copy of the
/// view, so that the same value can be shown in several places.
@MainActor
struct DynamicFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }
  private let fields: [Field]
  /// The name of the type.
  let name: String
  let keepsState: Bool

  var isEmpty: Bool { fields.isEmpty }

  /// Returns the properties of a type.
  static func of(_ type: Any.Type) -> DynamicFields {
    if let known = known[ObjectIdentifier(type)] { return known }
    let fields = DynamicFields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  /// The types that were looked at.
  private static var known: [ObjectIdentifier: DynamicFields] = [:]

  private init(_ type: Any.Type) {
    let fields = Self.fields(of: type)
    self.fields = fields
    name = "\(type)"
    keepsState = fields.contains { Self.keeps($0.type) }
  }

  private static func fields(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: type))
      }
      return true
    }
    return fields
  }

  /// Whether a property, or one that it consists of, keeps a value.
  private static func keeps(_ type: any DynamicProperty.Type) -> Bool {
    if let installed = type as? any InstalledProperty.Type { return installed.keepsState }
    return fields(of: type).contains { keeps($0.type) }
  }

  /// Finds the values of all properties of a view.
  func install<V>(in view: inout V, _ expansion: Expansion) {
    withUnsafeMutablePointer(to: &view) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for field in fields {
        Self.install(field.type, at: raw + field.offset, expansion, field.offset)
      }
    }
  }

  private static func install<P: DynamicProperty>(
    _ type: P.Type, at pointer: UnsafeMutableRawPointer, _ expansion: Expansion, _ place: Int
  ) {
    if let installed = type as? any InstalledProperty.Type {
      set(installed, at: pointer, expansion, place)
    } else {
      // A property of an app's own consists of others.
      for field in fields(of: type) {
        install(field.type, at: pointer + field.offset, expansion, place + field.offset)
      }
      pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
  }

  private static func set<P: InstalledProperty>(
    _ type: P.Type, at pointer: UnsafeMutableRawPointer, _ expansion: Expansion, _ place: Int
  ) {
    pointer.assumingMemoryBound(to: P.self).pointee.install(expansion, place: place)
  }
}
