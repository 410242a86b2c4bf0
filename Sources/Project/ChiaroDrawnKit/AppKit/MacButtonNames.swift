// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

/// Buttons of AppKit, and controls that set a value.
@MainActor
enum MacButtonNames {
  static let classes: [String: KitClass] = [
    "NSButton": KitClass(
      upper: "NSControl", usual: ViewNames.frame, make: { button($0) }, properties: properties,
      methods: methods),
    "NSPopUpButton": KitClass(
      upper: "NSButton", usual: ViewNames.frame,
      make: { call in
        let pullsDown = call.value("pullsDown")?.truth ?? false
        let button =
          call.isDriven
          ? DrivenMacPopUpButton(frame: call.frame)
          : NSPopUpButton(frame: call.frame, pullsDown: pullsDown)
        button.pullsDown = pullsDown
        return button
      }, properties: popUp, methods: popUpMethods),
    "NSSwitch": KitClass(
      upper: "NSControl", usual: ViewNames.frame, make: { NSSwitch(frame: $0.frame) },
      properties: ["state": state(\NSSwitch.state)]),
    "NSSlider": KitClass(
      upper: "NSControl", usual: ViewNames.frame,
      make: { call in
        let slider =
          call.isDriven ? DrivenMacSlider(frame: call.frame) : NSSlider(frame: call.frame)
        call.number("maxValue").map { slider.maxValue = Double(KitGeometry.bounded($0)) }
        call.number("minValue").map {
          slider.minValue = min(slider.maxValue, Double(KitGeometry.bounded($0)))
        }
        call.number("value").map { slider.doubleValue = Double(KitGeometry.bounded($0)) }
        return slider
      },
      properties: [
        "minValue": .real(\NSSlider.minValue, 0), "maxValue": .real(\NSSlider.maxValue, 9),
        "isVertical": .flag(\NSSlider.isVertical),
        "trackFillColor": .color(\NSSlider.trackFillColor, "NSColor"),
        "numberOfTickMarks": KitProperty(), "allowsTickMarkValuesOnly": .unseen,
        "sliderType": KitProperty(), "tickMarkPosition": KitProperty(),
        "altIncrementValue": .unseen,
      ]),
    "NSStepper": KitClass(
      upper: "NSControl", usual: ViewNames.frame, make: { NSStepper(frame: $0.frame) },
      properties: [
        "minValue": .unseen, "maxValue": .unseen, "increment": .unseen,
      ]),
    "NSColorWell": KitClass(
      upper: "NSControl", usual: ViewNames.frame, make: { NSColorWell(frame: $0.frame) },
      properties: ["color": .ink(\NSColorWell.color, "NSColor")]),
    "NSSegmentedControl": MacSegmentNames.control,
    "NSLevelIndicator": KitClass(
      upper: "NSControl", usual: ViewNames.frame, make: { NSLevelIndicator(frame: $0.frame) },
      properties: ["minValue": .unseen, "maxValue": .real(\NSLevelIndicator.maxValue)]),
    "NSDatePicker": KitClass(
      upper: "NSControl", usual: ViewNames.frame, make: { NSDatePicker(frame: $0.frame) }),
    "NSPathControl": KitClass(
      upper: "NSControl", usual: ViewNames.frame, make: { NSPathControl(frame: $0.frame) },
      properties: ["url": .unseen, "pathStyle": KitProperty()]),
    "NSProgressIndicator": KitClass(
      upper: "NSView", usual: ViewNames.frame,
      make: {
        $0.isDriven
          ? DrivenMacProgressIndicator(frame: $0.frame) : NSProgressIndicator(frame: $0.frame)
      },
      properties: [
        "doubleValue": .real(\NSProgressIndicator.doubleValue),
        "minValue": .real(\NSProgressIndicator.minValue, -1),
        "maxValue": .real(\NSProgressIndicator.maxValue, 50),
        "isIndeterminate": .flag(\NSProgressIndicator.isIndeterminate, false),
        "style": .choice(\NSProgressIndicator.style, "NSProgressIndicator.Style"),
        "controlSize": .choice(\NSProgressIndicator.controlSize, "NSControl.ControlSize"),
        "isDisplayedWhenStopped": .flag(\NSProgressIndicator.isDisplayedWhenStopped, false),
        "usesThreadedAnimation": .unseen, "isBezeled": .unseen,
      ],
      methods: KitMethods.idle("sizeToFit").merging([
        "startAnimation": KitMethods.does(NSProgressIndicator.self) { view, _ in
          view.startAnimation(nil)
        },
        "stopAnimation": KitMethods.does(NSProgressIndicator.self) { view, _ in
          view.stopAnimation(nil)
        },
      ]) { first, _ in first }),
  ]

  private static func button(_ call: KitCall) -> NSButton {
    let button = call.isDriven ? DrivenMacButton(frame: call.frame) : NSButton(frame: call.frame)
    let image = call.value("image").flatMap(call.kit.image)
    if call.has("checkboxWithTitle") { button.setButtonType(.switch) }
    if call.has("radioButtonWithTitle") { button.setButtonType(.radio) }
    let title =
      call.text("title") ?? call.text("checkboxWithTitle") ?? call.text("radioButtonWithTitle")
    if let title { button.title = title }
    guard let image else {
      if title != nil, !call.has("frame") { button.frame.size = button.intrinsicContentSize }
      return button
    }
    button.image = image
    button.imagePosition = title == nil ? .imageOnly : .imageLeading
    if !call.has("frame") { button.frame.size = button.intrinsicContentSize }
    return button
  }

  /// A property that is on, off or mixed.
  private static func state<Object: NSControl>(
    _ path: ReferenceWritableKeyPath<Object, NSControl.StateValue>
  ) -> KitProperty {
    .of(
      path, "NSControl.StateValue", Value.word("on"), read: { held, _ in Kit.word(held) }
    ) { $1.state($0) }
  }

  private static let properties: [String: KitProperty] = [
    "title": .string(\NSButton.title), "alternateTitle": .string(\NSButton.alternateTitle),
    "attributedTitle": .of(
      \NSButton.attributedTitle, "NSAttributedString", Value.rich("A text"),
      read: { held, _ in Value.rich(held.string) }
    ) { $1.attributed($0) },
    "image": .image(\NSButton.image, "NSImage"),
    "alternateImage": .image(\NSButton.alternateImage, "NSImage"),
    "imagePosition": .choice(\NSButton.imagePosition, "NSControl.ImagePosition"),
    "imageScaling": .choice(\NSButton.imageScaling, "NSImageScaling", MacWords.scalings),
    "bezelStyle": .choice(\NSButton.bezelStyle, "NSButton.BezelStyle", MacWords.bezels),
    "isBordered": .flag(\NSButton.isBordered, false),
    "isTransparent": .flag(\NSButton.isTransparent),
    "showsBorderOnlyWhileMouseInside": .flag(\NSButton.showsBorderOnlyWhileMouseInside),
    "bezelColor": .color(\NSButton.bezelColor, "NSColor"),
    "contentTintColor": .color(\NSButton.contentTintColor, "NSColor"),
    "keyEquivalent": .string(\NSButton.keyEquivalent), "state": state(\NSButton.state),
    "hasDestructiveAction": .flag(\NSButton.hasDestructiveAction),
    "allowsMixedState": .flag(\NSButton.allowsMixedState),
    "imageHugsTitle": KitProperty(), "keyEquivalentModifierMask": .unseen,
    "symbolConfiguration": KitProperty(), "maxAcceleratorLevel": .unseen,
    "sound": .unseen, "isSpringLoaded": .unseen,
  ]

  private static let methods: [String: KitMethod] = KitMethods.idle(
    "setNextState", "highlight", "setPeriodicDelay"
  ).merging([
    "setButtonType": KitMethods.does(NSButton.self) { button, call in
      call[0].flatMap { call.kit.choice($0, NSButton.ButtonType.self) }.map {
        button.setButtonType($0)
      }
    }
  ]) { first, _ in first }

  // MARK: Pop-up buttons

  private static let popUp: [String: KitProperty] = [
    "pullsDown": .flag(\NSPopUpButton.pullsDown),
    "numberOfItems": .computed(NSPopUpButton.self) { button, _ in .int(button.numberOfItems) },
    "titleOfSelectedItem": .computed(NSPopUpButton.self) { button, _ in
      button.titleOfSelectedItem.map { .some(.string($0)) } ?? .nothing
    },
    "indexOfSelectedItem": .computed(NSPopUpButton.self) { button, _ in
      .int(button.indexOfSelectedItem)
    },
    "itemTitles": .computed(NSPopUpButton.self) { button, _ in
      .array(button.itemTitles.map { .string($0) })
    },
    "menu": .computed(NSPopUpButton.self) { button, kit in kit.value(button.menu, "NSMenu") },
    "itemArray": .computed(NSPopUpButton.self) { button, kit in
      .array(button.itemArray.map { kit.value($0, "NSMenuItem") })
    },
    "selectedItem": .computed(NSPopUpButton.self) { button, kit in
      kit.value(button.selectedItem, "NSMenuItem")
    },
    "lastItem": .computed(NSPopUpButton.self) { button, kit in
      kit.value(button.lastItem, "NSMenuItem")
    },
    "autoenablesItems": .unseen, "preferredEdge": .unseen,
  ]

  /// The most items of a menu.
  private static let mostItems = 500

  private static func add(_ titles: [String], to button: NSPopUpButton) {
    for title in titles where button.numberOfItems < mostItems { button.addItem(withTitle: title) }
  }

  private static let popUpMethods: [String: KitMethod] = KitMethods.idle(
    "synchronizeTitleAndSelectedItem", "insertItem", "removeItem"
  ).merging([
    "addItem": KitMethods.does(NSPopUpButton.self) { button, call in
      add([call.text("withTitle") ?? ""], to: button)
    },
    "addItems": KitMethods.does(NSPopUpButton.self) { button, call in
      add(call.kit.list(call.value("withTitles")).compactMap { call.kit.text($0) }, to: button)
    },
    "removeAllItems": KitMethods.does(NSPopUpButton.self) { button, _ in button.removeAllItems() },
    "selectItem": KitMethods.does(NSPopUpButton.self) { button, call in
      if let index = call.whole("at"), (0..<button.numberOfItems).contains(index) {
        button.selectItem(at: index)
      }
      if let title = call.text("withTitle"), button.item(withTitle: title) != nil {
        button.selectItem(withTitle: title)
      }
      if let tag = call.whole("withTag") { _ = button.selectItem(withTag: tag) }
    },
    "select": KitMethods.does(NSPopUpButton.self) { button, call in
      if let item = call.kit.object(call[0], NSMenuItem.self),
        button.itemArray.contains(where: { $0 === item })
      {
        button.select(item)
      }
    },
    "selectedTag": KitMethods.gives(NSPopUpButton.self) { button, _ in
      .int(button.selectedTag())
    },
    "item": KitMethods.gives(NSPopUpButton.self) { button, call in
      let title = call.text("withTitle")
      let found = button.itemArray.first { $0.title == title && title != nil }
      return call.kit.value(found ?? call.whole("at").flatMap { button.item(at: $0) }, "NSMenuItem")
    },
    "indexOfItem": KitMethods.gives(NSPopUpButton.self) { button, call in
      let (title, tag) = (call.text("withTitle"), call.whole("withTag"))
      let index = button.itemArray.firstIndex { item in
        title.map { $0 == item.title } ?? (item.tag == tag)
      }
      return .int(index ?? -1)
    },
    "setTitle": KitMethods.does(NSPopUpButton.self) { button, call in
      call.text(0).map { button.setTitle($0) }
    },
  ]) { first, _ in first }
}
