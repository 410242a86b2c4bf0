// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Views: their place, their look and their hierarchy.
@MainActor
enum ViewNames {
  static let frame = [CallArgument("frame", Value.rect(.zero))]

  static let classes: [String: KitClass] = [
    "UIResponder": KitClass(
      properties: [
        "next": .computed(UIResponder.self) { responder, kit in
          responder.next.map {
            .some(kit.value($0, $0 is UIView ? "UIView" : "UIViewController"))
          } ?? .nothing
        }
      ], methods: responder),
    "UIView": KitClass(
      upper: "UIResponder", usual: frame,
      make: { call in
        if call.overrides("draw") { return DrivenCanvas(frame: call.frame) }
        switch call.layerClass {
        case "CAGradientLayer": return DrivenGradient(frame: call.frame)
        case "CAShapeLayer": return DrivenShape(frame: call.frame)
        default: break
        }
        return call.isDriven ? DrivenView(frame: call.frame) : UIView(frame: call.frame)
      }, properties: joined([places, looks, tree, LayoutNames.anchors, LayoutNames.guides]),
      methods: joined([hierarchy, updates, LayoutNames.methods]), statics: statics),
    "UIVisualEffectView": KitClass(
      upper: "UIView",
      make: { call in
        guard case .host(let hosted)? = call.value("effect")?.unwrapped,
          let effect = hosted.call
        else { return UIVisualEffectView(effect: nil) }
        let style = effect.argument("style").flatMap(call.kit.word) ?? "regular"
        let known = UIBlurEffect.Style.allCases.first { "\($0)" == style } ?? .regular
        return UIVisualEffectView(effect: UIBlurEffect(style: known))
      },
      properties: [
        "contentView": .part("UIView", UIVisualEffectView.self) { $0.contentView },
        "effect": KitProperty(),
      ]),
    "UIWindow": KitClass(
      upper: "UIView", make: { UIView(frame: $0.frame) },
      properties: ["rootViewController": .absent],
      methods: ["makeKeyAndVisible": { _, _ in nil }, "makeKey": { _, _ in nil }]),
  ]

  /// Several tables as one.
  static func joined<Row>(_ tables: [[String: Row]]) -> [String: Row] {
    tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
  }

  /// An object that only keeps values.
  final class Plain {}

  private static let responder: [String: KitMethod] = [
    "becomeFirstResponder": { _, _ in .bool(false) },
    "resignFirstResponder": { _, _ in .bool(true) },
    "endEditing": { _, _ in .bool(true) },
  ]

  // MARK: Properties

  private static let places: [String: KitProperty] = [
    "frame": .rect(\UIView.frame), "bounds": .rect(\UIView.bounds),
    "center": .point(\UIView.center),
    "transform": KitProperty(
      type: "CGAffineTransform",
      get: { object, kit in
        (object as? UIView)?.transform == .identity
          ? Value.word("identity", type: "CGAffineTransform") : nil
      },
      set: { object, value, kit in
        guard let view = object as? UIView, let transform = kit.transform(value) else {
          return false
        }
        view.transform = transform
        return true
      }),
    "layoutMargins": .insets(\UIView.layoutMargins),
    "directionalLayoutMargins": .directional(\UIView.directionalLayoutMargins),
    "preservesSuperviewLayoutMargins": .flag(\UIView.preservesSuperviewLayoutMargins),
    "insetsLayoutMarginsFromSafeArea": .flag(\UIView.insetsLayoutMarginsFromSafeArea, false),
    "safeAreaInsets": .computed(UIView.self) { view, _ in KitGeometry.insets(view.safeAreaInsets) },
    "translatesAutoresizingMaskIntoConstraints": .flag(
      \UIView.translatesAutoresizingMaskIntoConstraints, false),
    "autoresizesSubviews": .flag(\UIView.autoresizesSubviews, false),
    "autoresizingMask": KitProperty(
      type: "UIView.AutoresizingMask",
      set: { object, value, kit in
        guard let view = object as? UIView, let words = kit.words(value) else { return false }
        view.autoresizingMask = words.reduce(into: []) { mask, word in
          masks[word].map { mask.formUnion($0) }
        }
        return true
      }),
    "intrinsicContentSize": .computed(UIView.self) { view, _ in
      Value.size(view.intrinsicContentSize)
    },
    "semanticContentAttribute": .choice(
      \UIView.semanticContentAttribute, "UISemanticContentAttribute"),
  ]

  private static let masks: [String: UIView.AutoresizingMask] = [
    "flexibleWidth": .flexibleWidth, "flexibleHeight": .flexibleHeight,
    "flexibleLeftMargin": .flexibleLeftMargin, "flexibleRightMargin": .flexibleRightMargin,
    "flexibleTopMargin": .flexibleTopMargin, "flexibleBottomMargin": .flexibleBottomMargin,
  ]

  private static let looks: [String: KitProperty] = [
    "backgroundColor": .color(\UIView.backgroundColor),
    "tintColor": .of(\UIView.tintColor, "UIColor?", KitProperty.Samples.color) { value, kit in
      if case .nothing = value { return .some(nil) }
      return kit.color(value).map { .some($0) }
    },
    "alpha": .length(\UIView.alpha, 0.5), "isHidden": .flag(\UIView.isHidden),
    "isOpaque": .flag(\UIView.isOpaque, false), "clipsToBounds": .flag(\UIView.clipsToBounds),
    "contentMode": .choice(\UIView.contentMode, "UIView.ContentMode"),
    "mask": .object(\UIView.mask, "UIView"),
    "layer": KitProperty(get: { object, kit in
      guard let layer = (object as? UIView)?.layer else { return nil }
      let name =
        layer is CAGradientLayer
        ? "CAGradientLayer" : layer is CAShapeLayer ? "CAShapeLayer" : "CALayer"
      return kit.value(layer, name)
    }),
    "overrideUserInterfaceStyle": .choice(
      \UIView.overrideUserInterfaceStyle, "UIUserInterfaceStyle"),
    "traitCollection": .computed(UIView.self) { view, _ in KitTraits.value(view.traitCollection) },
    "effectiveUserInterfaceLayoutDirection": .computed(UIView.self) { view, _ in
      Value.word("\(view.traitCollection.layoutDirection)")
    },
  ]

  private static let tree: [String: KitProperty] = [
    // What `LayoutBuilders` keep beside a view.
    "builtConstraints": KitProperty(
      type: "[Constraint]",
      get: { object, kit in kit.known(object)?.kept["builtConstraints"] ?? .array([]) },
      set: { _, _, _ in true }),
    "superview": .computed(UIView.self) { view, kit in kit.value(view.superview, "UIView") },
    "window": .computed(UIView.self) { view, kit in kit.value(view.window, "UIWindow") },
    "subviews": .computed(UIView.self) { view, kit in
      .array(view.subviews.compactMap { kit.known($0) }.map { .object($0) })
    },
    "constraints": .computed(UIView.self) { view, kit in
      .array(view.constraints.map { kit.value($0, "NSLayoutConstraint") })
    },
    "gestureRecognizers": .computed(UIView.self) { _, _ in .some(.array([])) },
    "isFirstResponder": .computed(UIView.self) { _, _ in .bool(false) },
    "tag": .whole(\UIView.tag, 3),
  ]

  // MARK: Methods

  /// Puts a view into another, where that makes no circle.
  static func insert(_ view: UIView?, in parent: UIView, at index: Int? = nil, _ call: KitCall) {
    guard let view else { return call.noteMissing(in: parent) }
    if parent === view || parent.isDescendant(of: view) {
      return call.note("a view cannot be added to itself or to a view in it")
    }
    let last = parent.subviews.count - (view.superview === parent ? 1 : 0)
    parent.insertSubview(view, at: min(max(0, index ?? last), last))
    call.kit.settle()
  }

  private static func place(of view: UIView?, in parent: UIView) -> Int? {
    view.flatMap { view in parent.subviews.firstIndex { $0 === view } }
  }

  static let hierarchy: [String: KitMethod] = [
    "addSubview": { object, call in
      if let parent = object as? UIView { insert(call.view(0), in: parent, call) }
      return nil
    },
    "insertSubview": { object, call in
      guard let parent = object as? UIView else { return nil }
      var index = call.whole("at")
      if call.has("aboveSubview") {
        index = place(of: call.view("aboveSubview"), in: parent).map { $0 + 1 }
      } else if call.has("belowSubview") {
        index = place(of: call.view("belowSubview"), in: parent)
      }
      insert(call.view(0), in: parent, at: index, call)
      return nil
    },
    "removeFromSuperview": { object, _ in
      (object as? UIView)?.removeFromSuperview()
      return nil
    },
    "bringSubviewToFront": { object, call in
      if let view = call.view(0), view.superview === object {
        (object as? UIView)?.bringSubviewToFront(view)
      }
      return nil
    },
    "sendSubviewToBack": { object, call in
      if let view = call.view(0), view.superview === object {
        (object as? UIView)?.sendSubviewToBack(view)
      }
      return nil
    },
    "isDescendant": { object, call in
      guard let view = object as? UIView, let other = call.view("of") else { return .bool(false) }
      return .bool(view.isDescendant(of: other))
    },
    "viewWithTag": { object, call in
      guard let view = object as? UIView, let tag = call.whole(0) else { return .nothing }
      return view.viewWithTag(tag).map { .some(call.kit.value($0, "UIView")) } ?? .nothing
    },
  ]

  private static let updates: [String: KitMethod] = [
    "layoutSubviews": { _, _ in nil }, "updateConstraints": { _, _ in nil },
    "didMoveToSuperview": { _, _ in nil }, "didMoveToWindow": { _, _ in nil },
    "willMove": { _, _ in nil }, "tintColorDidChange": { _, _ in nil },
    "traitCollectionDidChange": { _, _ in nil }, "draw": { _, _ in nil },
    "layoutMarginsDidChange": { _, _ in nil }, "prepareForReuse": { _, _ in nil },
    "awakeFromNib": { _, _ in nil }, "safeAreaInsetsDidChange": { _, _ in nil },
    "setNeedsLayout": { object, _ in
      (object as? UIView)?.setNeedsLayout()
      return nil
    },
    "drawHierarchy": { object, call in
      call.kit.take(pictureOf: object as? UIView)
      return .bool(true)
    },
    "layoutIfNeeded": { object, call in
      call.kit.settle()
      (object as? UIView)?.layoutIfNeeded()
      return nil
    },
    "setNeedsDisplay": { object, _ in
      (object as? UIView)?.setNeedsDisplay()
      return nil
    },
    "setNeedsUpdateConstraints": { object, _ in
      (object as? UIView)?.setNeedsUpdateConstraints()
      return nil
    },
    "updateConstraintsIfNeeded": { _, _ in nil },
    "invalidateIntrinsicContentSize": { object, _ in
      (object as? UIView)?.invalidateIntrinsicContentSize()
      return nil
    },
    "sizeToFit": { object, _ in
      (object as? UIView)?.sizeToFit()
      return nil
    },
    "sizeThatFits": { object, call in
      guard let view = object as? UIView, let size = call[0].flatMap(call.kit.size) else {
        return nil
      }
      return Value.size(view.sizeThatFits(size))
    },
    "systemLayoutSizeFitting": { object, call in
      guard let view = object as? UIView, let size = call[0].flatMap(call.kit.size) else {
        return nil
      }
      call.kit.settle()
      return Value.size(
        view.systemLayoutSizeFitting(
          size,
          withHorizontalFittingPriority: call.value("withHorizontalFittingPriority")
            .flatMap(call.kit.priority) ?? .fittingSizeLevel,
          verticalFittingPriority: call.value("verticalFittingPriority")
            .flatMap(call.kit.priority) ?? .fittingSizeLevel))
    },
    "addGestureRecognizer": { _, _ in nil }, "removeGestureRecognizer": { _, _ in nil },
    "addInteraction": { _, _ in nil }, "endEditing": { _, _ in .bool(true) },
    "registerForTraitChanges": { object, call in
      if let object = object as? UIView { call.kit.register(object, call) }
      return nil
    },
  ]

  private static let statics: [String: KitMethod] = [
    "noIntrinsicMetric": { _, _ in .double(-1) },
    "layoutFittingCompressedSize": { _, _ in Value.size(.zero) },
    "layoutFittingExpandedSize": { _, _ in
      Value.size(CGSize(width: 10_000, height: 10_000))
    },
    "animate": { _, call in
      guard let closure = call.closure("animations") else { return nil }
      _ = try call.kit.evaluator?.call(closure, [])
      return .void
    },
    "performWithoutAnimation": { _, call in
      guard let closure = call.closure() else { return nil }
      _ = try call.kit.evaluator?.call(closure, [])
      return .void
    },
    "transition": { _, call in
      guard let closure = call.closure("animations") else { return .void }
      _ = try call.kit.evaluator?.call(closure, [])
      return .void
    },
    "setAnimationsEnabled": { _, _ in .void },
    "areAnimationsEnabled": { _, _ in .bool(true) },
  ]
}
