// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Properties by what they hold. What cannot be told from an object, such as the words by which a
// color was made, reads as it was set.

extension KitProperty {
  /// A property that keeps what it is given, and of which nothing is to be seen.
  static let unseen = KitProperty(set: { _, _, _ in true })

  /// A property that keeps what it is given, of which nothing is to be seen, and that has nothing
  /// until then.
  static let absent = KitProperty(type: "AnyObject?", set: { _, _, _ in true })

  /// A property that takes a value of a kind.
  static func of<Object: AnyObject, Held>(
    _ path: ReferenceWritableKeyPath<Object, Held>, _ type: String, _ sample: Value,
    read: (@MainActor (Held, Kit) -> Value)? = nil,
    _ take: @escaping @MainActor (Value, Kit) -> Held?
  ) -> KitProperty {
    KitProperty(
      type: type,
      get: { object, kit in
        guard let read, let object = object as? Object else { return nil }
        return read(object[keyPath: path], kit)
      },
      set: { object, value, kit in
        guard let object = object as? Object, let taken = take(value, kit) else { return false }
        object[keyPath: path] = taken
        return true
      }, sample: sample)
  }

  /// A property that may be without a value.
  static func optional<Object: AnyObject, Held>(
    _ path: ReferenceWritableKeyPath<Object, Held?>, _ type: String, _ sample: Value,
    read: (@MainActor (Held?, Kit) -> Value)? = nil,
    _ take: @escaping @MainActor (Value, Kit) -> Held?
  ) -> KitProperty {
    .of(path, "\(type)?", sample, read: read) { value, kit in
      if case .nothing = value { return .some(nil) }
      return take(value, kit).map { .some($0) }
    }
  }

  /// A property that has a value of its own where none is given, and is not set to none.
  static func present<Object: AnyObject, Held>(
    _ path: ReferenceWritableKeyPath<Object, Held?>, _ type: String, _ sample: Value,
    _ take: @escaping @MainActor (Value, Kit) -> Held?
  ) -> KitProperty {
    .of(path, "\(type)?", sample) { value, kit in take(value, kit).map { .some($0) } }
  }

  // MARK: Values

  static func flag<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, Bool>, _ sample: Bool = true
  ) -> KitProperty {
    .of(path, "Bool", .bool(sample), read: { held, _ in .bool(held) }) { value, _ in value.truth }
  }

  static func length<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, CGFloat>, _ sample: Double = 7
  ) -> KitProperty {
    .of(path, "CGFloat", .double(sample), read: { held, _ in .double(Double(held)) }) {
      $1.number($0).map(KitGeometry.bounded)
    }
  }

  static func real<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, Double>, _ sample: Double = 7
  ) -> KitProperty {
    .of(path, "Double", .double(sample), read: { held, _ in .double(held) }) {
      $1.number($0).map { Double(KitGeometry.bounded($0)) }
    }
  }

  static func single<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, Float>, _ sample: Double = 0.5
  ) -> KitProperty {
    .of(path, "Float", .float(Float(sample)), read: { held, _ in .float(held) }) {
      $1.number($0).map { Float(KitGeometry.bounded($0)) }
    }
  }

  static func whole<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, Int>, _ sample: Int = 2
  ) -> KitProperty {
    .of(path, "Int", .int(sample), read: { held, _ in .int(held) }) { $1.whole($0) }
  }

  static func text<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, String?>
  ) -> KitProperty {
    .optional(
      path, "String", .string("A text"),
      read: { held, _ in held.map { .some(.string($0)) } ?? .nothing }
    ) { value, kit in kit.text(value) }
  }

  /// A text that is always there.
  static func string<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, String>
  ) -> KitProperty {
    .of(path, "String", .string("A text"), read: { held, _ in .string(held) }) { value, kit in
      if case .nothing = value { return "" }
      return kit.text(value)
    }
  }

  static func size<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, CGSize>
  ) -> KitProperty {
    .of(
      path, "CGSize", Value.size(CGSize(width: 3, height: 4)),
      read: { held, _ in Value.size(held) }
    ) { value, kit in kit.size(value) }
  }

  static func point<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, CGPoint>
  ) -> KitProperty {
    .of(
      path, "CGPoint", Value.point(CGPoint(x: 3, y: 4)),
      read: { held, _ in Value.point(held) }
    ) { value, kit in kit.point(value) }
  }

  static func rect<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, CGRect>
  ) -> KitProperty {
    .of(
      path, "CGRect", Value.rect(CGRect(x: 0, y: 0, width: 30, height: 40)),
      read: { held, _ in Value.rect(held) }
    ) { value, kit in kit.rect(value) }
  }

  static func insets<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) -> KitProperty {
    .of(
      path, "UIEdgeInsets",
      KitGeometry.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      read: { held, _ in KitGeometry.insets(held) }
    ) { value, kit in kit.insets(value) }
  }

  static func directional<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, NSDirectionalEdgeInsets>
  ) -> KitProperty {
    .of(
      path, "NSDirectionalEdgeInsets",
      KitGeometry.directional(
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      read: { held, _ in KitGeometry.directional(held) }
    ) { value, kit in kit.directional(value) }
  }

  // MARK: Words

  /// A case of an enumeration.
  static func choice<Object: AnyObject, Held: CaseIterable>(
    _ path: ReferenceWritableKeyPath<Object, Held>, _ type: String,
    _ others: [String: Held] = [:]
  ) -> KitProperty {
    let all = Array(Held.allCases)
    let sample = all.count > 1 ? "\(all[1])" : "\(all[0])"
    return .of(
      path, type, Value.word(sample), read: { held, _ in Value.word("\(held)") }
    ) { value, kit in kit.choice(value, Held.self, others) }
  }

  /// One of several values that have names.
  static func named<Object: AnyObject, Held: Equatable>(
    _ path: ReferenceWritableKeyPath<Object, Held>, _ type: String, _ all: [String: Held]
  ) -> KitProperty {
    .of(
      path, type, Value.word(all.keys.sorted().last ?? ""),
      read: { held, _ in Value.word(all.first { $0.value == held }?.key ?? "") }
    ) { value, kit in kit.word(value).flatMap { all[$0] } }
  }

  // MARK: Looks

  /// A color that is always there.
  static func ink<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, UIColor>, _ type: String = "UIColor"
  ) -> KitProperty {
    .of(path, type, Samples.color) { value, kit in kit.color(value) }
  }

  static func color<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, UIColor?>, _ type: String = "UIColor"
  ) -> KitProperty {
    .optional(path, type, Samples.color) { value, kit in kit.color(value) }
  }

  static func fixed<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, CGColor?>
  ) -> KitProperty {
    .optional(path, "CGColor", Samples.color) { value, kit in kit.fixed(value) }
  }

  static func font<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, UIFont?>, _ type: String = "UIFont"
  ) -> KitProperty {
    .optional(path, type, Samples.font) { value, kit in kit.font(value) }
  }

  static func image<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, UIImage?>, _ type: String = "UIImage"
  ) -> KitProperty {
    .optional(path, type, Samples.image) { value, kit in kit.image(value) }
  }

  static func attributed<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, NSAttributedString?>
  ) -> KitProperty {
    .optional(path, "NSAttributedString", .string("A text")) { value, kit in
      kit.attributed(value)
    }
  }

  /// An object of UIKit's, of which another is a part.
  static func part<Object: AnyObject, Held: AnyObject>(
    _ name: String, _ type: Object.Type, _ part: @escaping @MainActor (Object) -> Held?
  ) -> KitProperty {
    KitProperty(get: { object, kit in kit.value((object as? Object).flatMap(part), name) })
  }

  /// A property that takes a view or another object.
  static func object<Object: AnyObject, Held: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, Held?>, _ name: String
  ) -> KitProperty {
    KitProperty(
      type: "\(name)?",
      get: { object, kit in
        (object as? Object).map { kit.value($0[keyPath: path], name) }
      },
      set: { object, value, kit in
        guard let object = object as? Object else { return false }
        if case .nothing = value {
          object[keyPath: path] = nil
          return true
        }
        guard let held = kit.object(value, Held.self), !isAround(held, object) else {
          return false
        }
        object[keyPath: path] = held
        return true
      })
  }

  /// Whether a view is another one, or around it: it cannot stand in that too.
  private static func isAround(_ outer: AnyObject, _ inner: AnyObject) -> Bool {
    guard let outer = outer as? UIView, let inner = inner as? UIView else { return false }
    return inner.isDescendant(of: outer)
  }

  /// A value that only can be read.
  static func computed<Object: AnyObject>(
    _ type: Object.Type, _ read: @escaping @MainActor (Object, Kit) -> Value?
  ) -> KitProperty {
    KitProperty(get: { object, kit in (object as? Object).flatMap { read($0, kit) } })
  }

  /// Values that tests set.
  @MainActor enum Samples {
    static let color = Value.word("systemRed", type: "UIColor")
    static let font = made("systemFont", "UIFont", [CallArgument("ofSize", .double(21))])
    static let image = made("UIImage", nil, [CallArgument("systemName", .string("star"))])

    private static func made(_ name: String, _ type: String?, _ list: [CallArgument]) -> Value {
      .host(
        HostValue(
          .call(
            type: type, HostCall(name: name, arguments: list, place: .none, isCall: true))))
    }
  }
}
