// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Controls that show or set a value.
@MainActor
enum ValueNames {
  static let classes: [String: KitClass] = [
    "UISwitch": KitClass(
      upper: "UIControl", make: { _ in UISwitch() },
      properties: [
        "isOn": .flag(\UISwitch.isOn), "onTintColor": .color(\UISwitch.onTintColor),
        "thumbTintColor": .color(\UISwitch.thumbTintColor),
      ],
      methods: [
        "setOn": { object, call in
          (object as? UISwitch)?.isOn = call[0]?.truth ?? true
          return nil
        }
      ]),
    "UISlider": KitClass(
      upper: "UIControl", make: { UISlider(frame: $0.frame) },
      properties: [
        "value": .single(\UISlider.value), "minimumValue": .single(\UISlider.minimumValue, 0.25),
        "maximumValue": .single(\UISlider.maximumValue, 2),
        "minimumTrackTintColor": .color(\UISlider.minimumTrackTintColor),
        "maximumTrackTintColor": .color(\UISlider.maximumTrackTintColor),
        "thumbTintColor": .color(\UISlider.thumbTintColor),
        "minimumValueImage": .image(\UISlider.minimumValueImage),
        "maximumValueImage": .image(\UISlider.maximumValueImage),
      ],
      methods: [
        "setValue": { object, call in
          call.number(0).map { (object as? UISlider)?.value = Float(KitGeometry.bounded($0)) }
          return nil
        }
      ]),
    "UIStepper": KitClass(
      upper: "UIControl", make: { _ in UIStepper() },
      properties: [
        "value": .real(\UIStepper.value), "minimumValue": .real(\UIStepper.minimumValue, -5),
        "maximumValue": .real(\UIStepper.maximumValue, 50),
        "stepValue": .real(\UIStepper.stepValue),
      ]),
    "UIPageControl": KitClass(
      upper: "UIControl", usual: ViewNames.frame, make: { UIPageControl(frame: $0.frame) },
      properties: [
        "numberOfPages": pages, "currentPage": .whole(\UIPageControl.currentPage, 0),
        "pageIndicatorTintColor": .color(\UIPageControl.pageIndicatorTintColor),
        "currentPageIndicatorTintColor": .color(\UIPageControl.currentPageIndicatorTintColor),
        "hidesForSinglePage": .flag(\UIPageControl.hidesForSinglePage),
      ]),
    "UIProgressView": KitClass(
      upper: "UIView", make: { UIProgressView(frame: $0.frame) },
      properties: [
        "progress": .single(\UIProgressView.progress),
        "progressTintColor": .color(\UIProgressView.progressTintColor),
        "trackTintColor": .color(\UIProgressView.trackTintColor),
        "progressViewStyle": KitProperty(),
      ],
      methods: [
        "setProgress": { object, call in
          call.number(0).map { (object as? UIProgressView)?.progress = Float(min(1, max(0, $0))) }
          return nil
        }
      ]),
    "UIActivityIndicatorView": KitClass(
      upper: "UIView",
      make: { call in
        let view = UIActivityIndicatorView(frame: call.frame)
        if let style = call.value("style").flatMap({
          call.kit.choice($0, UIActivityIndicatorView.Style.self)
        }) {
          view.style = style
        }
        return view
      },
      properties: [
        "style": .choice(\UIActivityIndicatorView.style, "UIActivityIndicatorView.Style"),
        "color": .of(
          \UIActivityIndicatorView.color, "UIColor?", KitProperty.Samples.color
        ) { value, kit in kit.color(value).map { .some($0) } },
        "hidesWhenStopped": .flag(\UIActivityIndicatorView.hidesWhenStopped, false),
        "isAnimating": .computed(UIActivityIndicatorView.self) { view, _ in
          .bool(view.isAnimating)
        },
      ],
      methods: [
        "startAnimating": { object, _ in
          (object as? UIActivityIndicatorView)?.startAnimating()
          return nil
        },
        "stopAnimating": { object, _ in
          (object as? UIActivityIndicatorView)?.stopAnimating()
          return nil
        },
      ]),
    "UIDatePicker": KitClass(
      upper: "UIControl", make: { _ in UIDatePicker() },
      properties: ["datePickerMode": KitProperty(), "preferredDatePickerStyle": KitProperty()]),
    "UIPickerView": KitClass(
      upper: "UIView", make: { _ in UIPickerView() }, properties: ["dataSource": KitProperty()],
      methods: ["reloadAllComponents": { _, _ in nil }, "selectRow": { _, _ in nil }]),
    "UIRefreshControl": KitClass(
      upper: "UIControl", make: { UIControl(frame: $0.frame) },
      methods: ["beginRefreshing": { _, _ in nil }, "endRefreshing": { _, _ in nil }]),
    "UISegmentedControl": KitClass(
      upper: "UIControl",
      make: { call in
        let control = UISegmentedControl(frame: call.frame)
        for item in call.kit.list(call.value("items")) { insert(item, control, nil, call) }
        return control
      },
      properties: [
        "selectedSegmentIndex": .whole(\UISegmentedControl.selectedSegmentIndex, 0),
        "selectedSegmentTintColor": .color(\UISegmentedControl.selectedSegmentTintColor),
        "numberOfSegments": .computed(UISegmentedControl.self) { control, _ in
          .int(control.numberOfSegments)
        },
      ],
      methods: [
        "insertSegment": { object, call in
          if let control = object as? UISegmentedControl {
            (call.value("withTitle") ?? call.value("with")).map {
              insert($0, control, call.whole("at"), call)
            }
          }
          return nil
        },
        "setTitleTextAttributes": { object, call in
          (object as? UISegmentedControl)?.setTitleTextAttributes(
            call.kit.attributes(call[0]), for: call.word("for") == "selected" ? .selected : .normal)
          return nil
        },
        "setTitle": { object, call in
          if let control = object as? UISegmentedControl, let at = call.whole("forSegmentAt"),
            (0..<control.numberOfSegments).contains(at)
          {
            control.setTitle(call.text(0), forSegmentAt: at)
          }
          return nil
        },
        "setEnabled": { _, _ in nil },
        "removeAllSegments": { object, _ in
          (object as? UISegmentedControl)?.removeAllSegments()
          return nil
        },
      ], statics: ["noSegment": { _, _ in .int(UISegmentedControl.noSegment) }]),
  ]

  private static func insert(
    _ item: Value, _ control: UISegmentedControl, _ index: Int?, _ call: KitCall
  ) {
    let count = control.numberOfSegments
    guard count < 100 else { return }
    let place = min(max(0, index ?? count), count)
    if item.text == nil, let image = call.kit.image(item) {
      control.insertSegment(with: image, at: place, animated: false)
    } else {
      control.insertSegment(withTitle: call.kit.text(item) ?? "", at: place, animated: false)
    }
  }

  /// The number of pages, of which more than a hundred are not drawn.
  private static let pages = KitProperty(
    type: "Int", get: { object, _ in (object as? UIPageControl).map { .int($0.numberOfPages) } },
    set: { object, value, kit in
      guard let count = kit.whole(value) else { return false }
      (object as? UIPageControl)?.numberOfPages = min(100, max(0, count))
      return true
    }, sample: .int(3))
}
