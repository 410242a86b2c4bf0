// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Views of AppKit that arrange others.
@MainActor
enum MacContainerNames {
  static let classes: [String: KitClass] = [
    "NSStackView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: { call in
        let stack =
          call.isDriven ? DrivenMacStackView(frame: call.frame) : NSStackView(frame: call.frame)
        // A stack that is made of its views is placed by constraints.
        if call.has("views") { stack.translatesAutoresizingMaskIntoConstraints = false }
        for value in call.kit.list(call.value("views")) {
          add(call.kit.object(value, NSView.self), to: stack, at: nil, call)
        }
        return stack
      }, properties: stack, methods: stackMethods),
    "NSBox": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenMacBox(frame: $0.frame) : NSBox(frame: $0.frame) },
      properties: box, methods: KitMethods.idle("sizeToFit", "setContentViewMargins")),
    "NSScrollView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: {
        $0.isDriven ? DrivenMacScrollView(frame: $0.frame) : NSScrollView(frame: $0.frame)
      }, properties: scroll,
      methods: KitMethods.idle("tile", "reflectScrolledClipView", "flashScrollers")),
    "NSClipView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenMacClipView(frame: $0.frame) : NSClipView(frame: $0.frame) },
      properties: [
        "documentView": .object(\NSClipView.documentView, "NSView"),
        "drawsBackground": .flag(\NSClipView.drawsBackground, false),
        "backgroundColor": .color(\NSClipView.backgroundColor, "NSColor"),
        "postsBoundsChangedNotifications": .unseen, "copiesOnScroll": .unseen,
        "contentInsets": KitProperty(), "automaticallyAdjustsContentInsets": .unseen,
        "documentVisibleRect": .computed(NSClipView.self) { view, _ in
          .rect(view.documentVisibleRect)
        },
      ]),
    "NSScroller": KitClass(upper: "NSControl", make: { _ in NSScroller(frame: .zero) }),
    "NSSplitView": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: { $0.isDriven ? DrivenMacSplitView(frame: $0.frame) : NSSplitView(frame: $0.frame) },
      properties: [
        "isVertical": .flag(\NSSplitView.isVertical),
        "dividerStyle": .choice(\NSSplitView.dividerStyle, "NSSplitView.DividerStyle"),
        "arrangedSubviews": .computed(NSSplitView.self) { view, kit in
          .array(view.arrangedSubviews.map { kit.value($0, "NSView") })
        },
        "autosaveName": .unseen, "delegate": .absent,
        "dividerThickness": .computed(NSSplitView.self) { view, _ in
          .double(Double(view.dividerThickness))
        },
        "dividerColor": KitProperty(), "arrangesAllSubviews": .unseen,
      ], methods: split),
  ]

  // MARK: Stacks

  private static let stack: [String: KitProperty] = [
    "orientation": .choice(\NSStackView.orientation, "NSUserInterfaceLayoutOrientation"),
    "distribution": .choice(\NSStackView.distribution, "NSStackView.Distribution"),
    "alignment": .choice(
      \NSStackView.alignment, "NSLayoutConstraint.Attribute"),
    "spacing": .length(\NSStackView.spacing),
    "edgeInsets": .edges(\NSStackView.edgeInsets),
    "detachesHiddenViews": .flag(\NSStackView.detachesHiddenViews, false),
    "arrangedSubviews": views, "views": views,
  ]

  private static let views = KitProperty.computed(NSStackView.self) { stack, kit in
    .array(stack.arrangedSubviews.map { kit.value($0, "NSView") })
  }

  private static let gravities: [String: NSStackView.Gravity] = [
    "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
  ]

  private static let stackMethods: [String: KitMethod] = [
    "addArrangedSubview": KitMethods.does(NSStackView.self) { stack, call in
      add(call.view(0) as? NSView, to: stack, at: nil, call)
    },
    "insertArrangedSubview": KitMethods.does(NSStackView.self) { stack, call in
      add(call.view(0) as? NSView, to: stack, at: call.whole("at"), call)
    },
    "removeArrangedSubview": KitMethods.does(NSStackView.self) { stack, call in
      (call.view(0) as? NSView).map { stack.removeArrangedSubview($0) }
    },
    "removeView": KitMethods.does(NSStackView.self) { _, call in
      call.view(0)?.removeFromSuperview()
    },
    "addView": KitMethods.does(NSStackView.self) { stack, call in
      guard let view = call.view(0) as? NSView, view !== stack, !stack.isDescendant(of: view)
      else { return }
      stack.addView(view, in: call.word("in").flatMap { gravities[$0] } ?? .leading)
      call.kit.settle()
    },
    "setViews": KitMethods.does(NSStackView.self) { stack, call in
      let all = call.kit.list(call[0]).compactMap { call.kit.object($0, NSView.self) }
      stack.setViews(
        all.filter { $0 !== stack && !stack.isDescendant(of: $0) },
        in: call.word("in").flatMap { gravities[$0] } ?? .leading)
      call.kit.settle()
    },
    "setCustomSpacing": KitMethods.does(NSStackView.self) { stack, call in
      guard let view = call.view("after") as? NSView,
        stack.arrangedSubviews.contains(where: { $0 === view })
      else { return }
      stack.setCustomSpacing(KitGeometry.bounded(call.number(0) ?? 0), after: view)
    },
    "setHuggingPriority": KitMethods.does(NSStackView.self) { stack, call in
      guard let priority = call[0].flatMap(call.kit.priority) else { return }
      stack.setHuggingPriority(
        priority, for: call.word("for") == "vertical" ? .vertical : .horizontal)
    },
    "setClippingResistancePriority": { _, _ in nil }, "setVisibilityPriority": { _, _ in nil },
  ]

  private static func add(
    _ view: NSView?, to stack: NSStackView, at index: Int?, _ call: KitCall
  ) {
    StackNames.add(view, to: stack, among: stack.arrangedSubviews, at: index, call) {
      stack.insertArrangedSubview($0, at: $1)
    }
  }

  // MARK: Boxes and scroll views

  private static let box: [String: KitProperty] = [
    "boxType": .choice(\NSBox.boxType, "NSBox.BoxType"), "title": .string(\NSBox.title),
    "titlePosition": .choice(\NSBox.titlePosition, "NSBox.TitlePosition"),
    "isTransparent": .flag(\NSBox.isTransparent),
    "fillColor": .ink(\NSBox.fillColor, "NSColor"),
    "borderColor": .ink(\NSBox.borderColor, "NSColor"),
    "borderWidth": .length(\NSBox.borderWidth), "cornerRadius": .length(\NSBox.cornerRadius),
    "contentViewMargins": .size(\NSBox.contentViewMargins),
    "contentView": .object(\NSBox.contentView, "NSView"), "borderType": KitProperty(),
    "titleFont": KitProperty(),
  ]

  private static let scroll: [String: KitProperty] = [
    "documentView": .object(\NSScrollView.documentView, "NSView"),
    "contentView": KitProperty(
      type: "NSClipView",
      get: { object, kit in
        (object as? NSScrollView).map { kit.value($0.contentView, "NSClipView") }
      },
      set: { object, value, kit in
        guard let clip = kit.object(value, NSClipView.self) else { return false }
        (object as? NSScrollView)?.contentView = clip
        return true
      }),
    "hasVerticalScroller": .flag(\NSScrollView.hasVerticalScroller),
    "hasHorizontalScroller": .flag(\NSScrollView.hasHorizontalScroller),
    "autohidesScrollers": .flag(\NSScrollView.autohidesScrollers),
    "borderType": .choice(\NSScrollView.borderType, "NSBorderType"),
    "drawsBackground": .flag(\NSScrollView.drawsBackground, false),
    "backgroundColor": .color(\NSScrollView.backgroundColor, "NSColor"),
    "contentInsets": .edges(\NSScrollView.contentInsets),
    "contentSize": .computed(NSScrollView.self) { view, _ in .size(view.contentSize) },
    "documentVisibleRect": .computed(NSScrollView.self) { view, _ in
      .rect(view.documentVisibleRect)
    },
    "verticalScroller": .object(\NSScrollView.verticalScroller, "NSScroller"),
    "horizontalScroller": .object(\NSScrollView.horizontalScroller, "NSScroller"),
    "automaticallyAdjustsContentInsets": .unseen, "scrollerStyle": .unseen,
    "verticalScrollElasticity": .unseen, "horizontalScrollElasticity": .unseen,
    "hasVerticalRuler": KitProperty(), "rulersVisible": KitProperty(),
    "scrollerInsets": .unseen, "allowsMagnification": .unseen,
    "usesPredominantAxisScrolling": .unseen, "verticalRulerView": KitProperty(),
    "findBarPosition": .unseen,
  ]

  private static let split: [String: KitMethod] = KitMethods.idle(
    "setHoldingPriority", "drawDivider", "setPosition"
  ).merging([
    "addArrangedSubview": KitMethods.does(NSSplitView.self) { view, call in
      guard let part = call.view(0) as? NSView, part !== view, !view.isDescendant(of: part) else {
        return
      }
      view.addArrangedSubview(part)
      call.kit.settle()
    },
    "adjustSubviews": KitMethods.does(NSSplitView.self) { view, _ in view.adjustSubviews() },
    "isSubviewCollapsed": { _, _ in .bool(false) },
  ]) { first, _ in first }
}

extension KitProperty {
  /// Insets of AppKit.
  static func edges<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, NSEdgeInsets>
  ) -> KitProperty {
    .of(
      path, "NSEdgeInsets", value(NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      read: { held, _ in value(held) }
    ) { value, kit in
      kit.insets(value).map {
        NSEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
      }
    }
  }

  private static func value(_ edges: NSEdgeInsets) -> Value {
    KitGeometry.insets(
      .init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right))
  }
}
