// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import Foundation

/// Segmented controls of AppKit.
@MainActor
enum MacSegmentNames {
  /// The most segments of a control.
  private static let most = 100

  static let control = KitClass(
    upper: "NSControl", usual: ViewNames.frame,
    make: { call in
      let control =
        call.isDriven
        ? DrivenMacSegmentedControl(frame: call.frame) : NSSegmentedControl(frame: call.frame)
      let (labels, images) = (
        call.kit.list(call.value("labels")), call.kit.list(call.value("images"))
      )
      control.segmentCount = min(most, max(labels.count, images.count))
      for (index, label) in labels.prefix(most).enumerated() {
        control.setLabel(call.kit.text(label) ?? "", forSegment: index)
      }
      for (index, image) in images.prefix(most).enumerated() {
        control.setImage(call.kit.image(image), forSegment: index)
      }
      if let mode = call.value("trackingMode") { setMode(mode, of: control, call.kit) }
      return control
    },
    properties: [
      "segmentCount": KitProperty(
        type: "Int",
        get: { object, _ in (object as? NSSegmentedControl).map { .int($0.segmentCount) } },
        set: { object, value, kit in
          guard let control = object as? NSSegmentedControl, let count = kit.whole(value) else {
            return false
          }
          control.segmentCount = min(most, max(0, count))
          return true
        }, sample: .int(3)),
      "selectedSegment": KitProperty(
        type: "Int",
        get: { object, _ in (object as? NSSegmentedControl).map { .int($0.selectedSegment) } },
        set: { object, value, kit in
          guard let control = object as? NSSegmentedControl, let index = kit.whole(value) else {
            return false
          }
          if index < control.segmentCount { control.selectedSegment = max(-1, index) }
          return true
        }),
      "segmentStyle": .choice(\NSSegmentedControl.segmentStyle, "NSSegmentedControl.Style"),
      "trackingMode": .choice(
        \NSSegmentedControl.trackingMode, "NSSegmentedControl.SwitchTracking"),
      "selectedSegmentBezelColor": .color(
        \NSSegmentedControl.selectedSegmentBezelColor, "NSColor"),
      "segmentDistribution": KitProperty(),
    ],
    methods: KitMethods.idle("setTag", "setMenu", "setToolTip", "setShowsMenuIndicator").merging([
      "setLabel": at { control, index, call in
        control.setLabel(call.text(0) ?? "", forSegment: index)
      },
      "setImage": at { control, index, call in
        control.setImage(call[0].flatMap(call.kit.image), forSegment: index)
      },
      "setWidth": at { control, index, call in
        control.setWidth(KitGeometry.bounded(max(0, call.number(0) ?? 0)), forSegment: index)
      },
      "setSelected": at { control, index, call in
        control.setSelected(call[0]?.truth ?? false, forSegment: index)
      },
      "setEnabled": at { control, index, call in
        control.setEnabled(call[0]?.truth ?? true, forSegment: index)
      },
      "isSelected": { object, call in
        guard let control = object as? NSSegmentedControl, let index = call.whole("forSegment"),
          (0..<control.segmentCount).contains(index)
        else { return .bool(false) }
        return .bool(control.isSelected(forSegment: index))
      },
    ]) { first, _ in first })

  private static func setMode(_ value: Value, of control: NSSegmentedControl, _ kit: Kit) {
    kit.choice(value, NSSegmentedControl.SwitchTracking.self).map { control.trackingMode = $0 }
  }

  /// A method that changes a segment that is there.
  private static func at(
    _ work: @escaping @MainActor (NSSegmentedControl, Int, KitCall) -> Void
  ) -> KitMethod {
    KitMethods.does(NSSegmentedControl.self) { control, call in
      guard let index = call.whole("forSegment"), (0..<control.segmentCount).contains(index) else {
        return
      }
      work(control, index, call)
    }
  }
}
