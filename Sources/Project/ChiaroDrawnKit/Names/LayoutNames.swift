// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Constraints, anchors and layout guides.
@MainActor
enum LayoutNames {
  static let classes: [String: KitClass] = [
    "NSLayoutAnchor": KitClass(
      methods: ["constraint": { object, call in (object as? Anchor)?.constraint(call) }]),
    "NSLayoutXAxisAnchor": KitClass(upper: "NSLayoutAnchor"),
    "NSLayoutYAxisAnchor": KitClass(upper: "NSLayoutAnchor"),
    "NSLayoutDimension": KitClass(upper: "NSLayoutAnchor"),
    "UILayoutGuide": guide, "NSLayoutGuide": guide,
    "NSLayoutConstraint": KitClass(
      make: { made($0) },
      properties: [
        "isActive": KitProperty(
          type: "Bool",
          get: { object, _ in .bool((object as? NSLayoutConstraint)?.isActive ?? false) },
          set: { object, value, kit in
            guard let constraint = object as? NSLayoutConstraint, let isActive = value.truth else {
              return false
            }
            isActive ? kit.activate(constraint) : kit.deactivate(constraint)
            return true
          }),
        "constant": .length(\NSLayoutConstraint.constant),
        "priority": .of(
          \NSLayoutConstraint.priority, "UILayoutPriority", Value.word("defaultHigh"),
          read: { held, _ in .float(held.rawValue) }
        ) { value, kit in kit.priority(value) },
        "firstItem": .computed(NSLayoutConstraint.self) { constraint, kit in
          kit.value(constraint.firstItem, "UIView")
        },
        "secondItem": .computed(NSLayoutConstraint.self) { constraint, kit in
          kit.value(constraint.secondItem, "UIView")
        },
        "firstAttribute": .computed(NSLayoutConstraint.self) { constraint, _ in
          Value.word("\(constraint.firstAttribute)")
        },
        "secondAttribute": .computed(NSLayoutConstraint.self) { constraint, _ in
          Value.word("\(constraint.secondAttribute)")
        },
        "relation": .computed(NSLayoutConstraint.self) { constraint, _ in
          Value.word("\(constraint.relation)")
        },
        "multiplier": .computed(NSLayoutConstraint.self) { constraint, _ in
          .double(Double(constraint.multiplier))
        },
      ],
      statics: [
        "activate": { _, call in
          for constraint in constraints(call) { call.kit.activate(constraint) }
          return .void
        },
        "deactivate": { _, call in
          for constraint in constraints(call) { call.kit.deactivate(constraint) }
          return .void
        },
        "constraints": { _, call in visual(call) },
      ]),
  ]

  /// A guide, which both kits call by a name of their own.
  private static let guide = KitClass(
    make: { _ in UILayoutGuide() },
    properties: anchors.merging([
      "owningView": .computed(UILayoutGuide.self) { guide, kit in
        kit.value(guide.owningView, "UIView")
      },
      "layoutFrame": .computed(UILayoutGuide.self) { guide, _ in
        Value.rect(guide.layoutFrame)
      },
    ]) { first, _ in first })

  private static func constraints(_ call: KitCall) -> [NSLayoutConstraint] {
    call.kit.list(call[0]).flatMap { value -> [NSLayoutConstraint] in
      if let constraint = call.kit.object(value, NSLayoutConstraint.self) { return [constraint] }
      return call.kit.list(value).compactMap { call.kit.object($0, NSLayoutConstraint.self) }
    }
  }

  /// An attribute of a view or guide, as code holds it.
  final class Anchor {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }

    /// The constraint that a call makes.
    @MainActor func constraint(_ call: KitCall) -> Value? {
      let relations: [(String, NSLayoutConstraint.Relation)] = [
        ("equalTo", .equal), ("greaterThanOrEqualTo", .greaterThanOrEqual),
        ("lessThanOrEqualTo", .lessThanOrEqual),
      ]
      let multiplier = call.number("multiplier") ?? 1
      var constant = call.number("constant") ?? 0
      for (label, relation) in relations {
        if let length = call.number("\(label)Constant") {
          return call.kit.constraint(
            (self, relation, nil), constant: length, multiplier: 1, at: call.place)
        }
        var other = call.kit.object(call.value(label), Anchor.self)
        for (part, sign) in [("SystemSpacingAfter", 1.0), ("SystemSpacingBelow", 1)]
        where other == nil {
          other = call.kit.object(call.value("\(label)\(part)"), Anchor.self)
          if other != nil {
            constant = 8 * sign * multiplier
            return call.kit.constraint(
              (self, relation, other), constant: constant, multiplier: 1, at: call.place)
          }
        }
        if let other {
          return call.kit.constraint(
            (self, relation, other), constant: constant, multiplier: multiplier, at: call.place)
        }
      }
      call.note("this kind of constraint is not supported")
      return call.kit.constraint((self, .equal, nil), constant: nil, multiplier: 1, at: call.place)
    }
  }

  private static func anchor(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> KitProperty {
    KitProperty(get: { object, kit in
      let anchor = Anchor(object, attribute)
      kit.hold(anchor)
      return kit.value(anchor, className(attribute))
    })
  }

  /// The class of the anchor of an attribute.
  private static func className(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .width, .height: "NSLayoutDimension"
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: "NSLayoutYAxisAnchor"
    default: "NSLayoutXAxisAnchor"
    }
  }

  /// The anchors of views and guides.
  static let anchors: [String: KitProperty] = [
    "leadingAnchor": anchor(.leading), "trailingAnchor": anchor(.trailing),
    "leftAnchor": anchor(.left), "rightAnchor": anchor(.right), "topAnchor": anchor(.top),
    "bottomAnchor": anchor(.bottom), "widthAnchor": anchor(.width),
    "heightAnchor": anchor(.height), "centerXAnchor": anchor(.centerX),
    "centerYAnchor": anchor(.centerY), "firstBaselineAnchor": anchor(.firstBaseline),
    "lastBaselineAnchor": anchor(.lastBaseline),
  ]

  /// The guides of a view.
  static let guides: [String: KitProperty] = [
    "safeAreaLayoutGuide": .part("UILayoutGuide", UIView.self) { $0.safeAreaLayoutGuide },
    "layoutMarginsGuide": .part("UILayoutGuide", UIView.self) { $0.layoutMarginsGuide },
    "readableContentGuide": .part("UILayoutGuide", UIView.self) { $0.readableContentGuide },
    "keyboardLayoutGuide": .part("UILayoutGuide", UIView.self) { $0.keyboardLayoutGuide },
  ]

  /// What views do with constraints.
  static let methods: [String: KitMethod] = [
    "addLayoutGuide": { object, call in
      if let guide = call.kit.object(call[0], UILayoutGuide.self), guide.owningView == nil {
        (object as? UIView)?.addLayoutGuide(guide)
      }
      return nil
    },
    "addConstraint": { _, call in
      call.kit.object(call[0], NSLayoutConstraint.self).map { call.kit.activate($0) }
      return nil
    },
    "addConstraints": { _, call in
      for constraint in constraints(call) { call.kit.activate(constraint) }
      return nil
    },
    "removeConstraint": { _, call in
      call.kit.object(call[0], NSLayoutConstraint.self).map { call.kit.deactivate($0) }
      return nil
    },
    "removeConstraints": { _, call in
      for constraint in constraints(call) { call.kit.deactivate(constraint) }
      return nil
    },
    "setContentHuggingPriority": { object, call in
      if let priority = call[0].flatMap(call.kit.priority), let view = object as? UIView {
        view.setContentHuggingPriority(
          priority, for: call.word("for") == "vertical" ? .vertical : .horizontal)
      }
      return nil
    },
    "setContentCompressionResistancePriority": { object, call in
      if let priority = call[0].flatMap(call.kit.priority), let view = object as? UIView {
        view.setContentCompressionResistancePriority(
          priority, for: call.word("for") == "vertical" ? .vertical : .horizontal)
      }
      return nil
    },
  ]

  // MARK: Constraints by words

  private static func item(_ value: Value?, _ kit: Kit) -> (any LayoutItem)? {
    kit.object(value, UIView.self) ?? kit.object(value, UILayoutGuide.self)
  }

  private static func made(_ call: KitCall) -> NSLayoutConstraint? {
    guard let first = item(call.value("item"), call.kit),
      let attribute = call.value("attribute").flatMap({ attribute($0, call.kit) })
    else { return nil }
    let attributes = call.arguments.filter { $0.label == "attribute" }.map(\.value)
    var second = item(call.value("toItem"), call.kit)
    let other = attributes.dropFirst().first.flatMap { self.attribute($0, call.kit) }
    if other == nil || other == .notAnAttribute { second = nil }
    let relation =
      call.value("relatedBy").flatMap { call.kit.choice($0, NSLayoutConstraint.Relation.self) }
      ?? .equal
    return NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : other ?? attribute,
      multiplier: KitGeometry.bounded(call.number("multiplier") ?? 1),
      constant: KitGeometry.bounded(call.number("constant") ?? 0))
  }

  static func attribute(_ value: Value, _ kit: Kit) -> NSLayoutConstraint.Attribute? {
    kit.choice(value, NSLayoutConstraint.Attribute.self)
  }

  private static func visual(_ call: KitCall) -> Value? {
    let kit = call.kit
    let pairs = { (label: String) in
      call.value(label).flatMap { value in kit.evaluator?.pairs(value) } ?? []
    }
    var (views, metrics): ([String: UIView], [String: CGFloat]) = ([:], [:])
    for (key, value) in pairs("views") {
      if let name = key.text, let view = kit.object(value, UIView.self) { views[name] = view }
    }
    for (key, value) in pairs("metrics") {
      if let name = key.text, let number = kit.number(value) { metrics[name] = number }
    }
    guard let text = call.text("withVisualFormat"),
      let format = VisualFormat(text, views: views, metrics: metrics)
    else {
      call.note("this visual format is not supported")
      return .array([])
    }
    let options = call.value("options").flatMap(kit.words) ?? []
    return .array(
      (format.constraints + format.alignments(options)).map {
        .object(kit.wrap($0, "NSLayoutConstraint", at: call.place))
      })
  }
}

extension Kit {
  /// A constraint between attributes, as a value.
  func constraint(
    _ parts: (LayoutNames.Anchor, NSLayoutConstraint.Relation, LayoutNames.Anchor?),
    constant: CGFloat?, multiplier: CGFloat, at place: Place
  ) -> Value? {
    guard let constant, let first = parts.0.item as? any LayoutItem else {
      return value(NSLayoutConstraint(), "NSLayoutConstraint")
    }
    let second = parts.2.flatMap { $0.item as? any LayoutItem }
    let made = NSLayoutConstraint(
      item: first, attribute: parts.0.attribute, relatedBy: parts.1, toItem: second,
      attribute: second == nil ? .notAnAttribute : parts.2?.attribute ?? .notAnAttribute,
      multiplier: KitGeometry.bounded(multiplier), constant: KitGeometry.bounded(constant))
    return .object(wrap(made, "NSLayoutConstraint", at: place))
  }

  /// The number behind a value: that of a priority; nil for another one.
  func rawValue(of hosted: HostValue) -> Value? {
    let isPriority = hosted.typeName.map { $0 == "UILayoutPriority" } ?? true
    return isPriority ? priority(.host(hosted)).map { .float($0.rawValue) } : nil
  }

  /// A priority; nil for what is none.
  func priority(_ value: Value) -> UILayoutPriority? {
    if let number = number(value) {
      return UILayoutPriority(rawValue: Float(min(1_000, max(1, number))))
    }
    guard case .host(let hosted) = value.unwrapped else { return nil }
    if let raw = hosted.call?.argument("rawValue") ?? hosted.call?.arguments.first?.value {
      // A priority may be made of itself, and of nothing else without a number.
      return number(raw).flatMap { priority(.double(Double($0))) }
    }
    switch word(value) {
    // Libraries have shorter names.
    case "high": return .defaultHigh
    case "medium": return UILayoutPriority(rawValue: 500)
    case "low": return .defaultLow
    case let word:
      return word.flatMap { KitPriority.named[$0] }.map { UILayoutPriority(rawValue: Float($0)) }
    }
  }
}
