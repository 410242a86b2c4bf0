// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation
import Testing

/// A sample of a control, in the states it can show.
struct GallerySample: CustomTestStringConvertible, Sendable {
  var name: String
  var make: @MainActor @Sendable () -> View

  var testDescription: String { name }

  init(_ name: String, _ make: @escaping @MainActor @Sendable () -> View) {
    self.name = name
    self.make = make
  }
}

/// Every control there is.
@MainActor
enum Gallery {
  nonisolated static let samples: [GallerySample] = [
    GallerySample("activity-indicator", activityIndicators), GallerySample("button", buttons),
    GallerySample("button-states", buttonStates),
    GallerySample("collection-grid") { GalleryLists.grid() },
    GallerySample("collection-sidebar") { GalleryLists.sidebar() },
    GallerySample("color-well") { GalleryPickers.colorWells() },
    GallerySample("date-picker") { GalleryPickers.datePickers() },
    GallerySample("image-view", imageViews), GallerySample("label", labels),
    GallerySample("navigation-bar") { GalleryBars.navigationBar() },
    GallerySample("navigation-bar-large") { GalleryBars.largeNavigationBar() },
    GallerySample("page-control") { GalleryPickers.pageControls() },
    GallerySample("picker-view") { GalleryPickers.pickerView() },
    GallerySample("progress-view", progressViews),
    GallerySample("scroll-view", scrollView),
    GallerySample("search-bar") { GalleryBars.searchBars() },
    GallerySample("segmented-control", segmentedControl), GallerySample("slider", sliders),
    GallerySample("stack-view", stackView), GallerySample("status-bar") { GalleryBars.statusBar() },
    GallerySample("stepper") { GalleryPickers.steppers() },
    GallerySample("switch", switches), GallerySample("tab-bar") { GalleryBars.tabBar() },
    GallerySample("table-grouped") { GalleryLists.table(.grouped) },
    GallerySample("table-inset-grouped") { GalleryLists.table(.insetGrouped) },
    GallerySample("table-plain") { GalleryLists.table(.plain) },
    GallerySample("text-field", textFields), GallerySample("text-view", textView),
    GallerySample("toolbar") { GalleryBars.toolbar() },
    GallerySample("visual-effect") { GalleryBars.effects() },
    GallerySample("web-view", webViews),
    GallerySample("appkit-buttons") { GalleryMac.buttons() },
    GallerySample("appkit-fields") { GalleryMac.fields() },
    GallerySample("appkit-lists") { GalleryMac.lists() },
    GallerySample("appkit-values") { GalleryMac.values() },
  ]

  /// Puts views below one another.
  static func column(_ views: [View]) -> View {
    let column = View(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    var top: CGFloat = 0
    for view in views {
      view.frame.origin.y = top
      top += view.frame.height + 8
      column.addSubview(view)
    }
    return column
  }

  static func sized<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat) -> V {
    view.frame.size = CGSize(width: width, height: height)
    return view
  }

  private static func activityIndicators() -> View {
    let spinners = [ActivityIndicator.Style.medium, .large].map(ActivityIndicator.init(style:))
    for spinner in spinners { spinner.startAnimating() }
    return column(spinners)
  }

  private static let kinds: [(String, ButtonConfiguration)] = [
    ("Plain", .plain()), ("Tinted", .tinted()), ("Filled", .filled()), ("Gray", .gray()),
  ]

  private static func button(_ kind: (String, ButtonConfiguration)) -> Button {
    var configuration = kind.1
    configuration.title = kind.0
    configuration.image = Image(.symbol("star"))
    return Button(configuration: configuration)
  }

  private static func buttons() -> View {
    let legacy = sized(Button(), 120, 40)
    legacy.setTitle("Older kind", for: .normal)
    return column(kinds.map(button) + [legacy])
  }

  private static func buttonStates() -> View {
    let states: [(Button) -> Void] = [
      { $0.isEnabled = false }, { $0.isHighlighted = true }, { $0.isSelected = true },
      { $0.isFocused = true },
    ]
    return column(
      kinds.flatMap { kind in
        states.map { change in
          let button = button(kind)
          change(button)
          return button
        }
      })
  }

  private static func imageViews() -> View {
    let original = Image(.file("photo.png"))
    return column([
      ImageView(image: original), ImageView(image: original.withRenderingMode(.alwaysTemplate)),
      ImageView(image: Image(.symbol("moon"))),
      ImageView(image: original.withTintColor(.systemRed, renderingMode: .alwaysOriginal)),
    ])
  }

  private static func labels() -> View {
    let labels = (0..<4).map { _ in Label(text: "Chiaroscuro") }
    labels[1].textColor = .secondaryLabel
    labels[2].isEnabled = false
    labels[3].styledText = AttributedText([
      .init("Light ", font: .headline, foregroundColor: .label),
      .init("and dark", font: .headline, foregroundColor: .systemRed),
    ])
    labels[3].frame.size.width = 200
    return column(labels)
  }

  private static func progressViews() -> View {
    let view = sized(ProgressView(), 150, 4)
    view.progress = 0.5
    return column([view])
  }

  private static func scrollView() -> View {
    let view = sized(ScrollView(), 200, 100)
    view.contentSize = CGSize(width: 200, height: 400)
    view.contentOffset.y = 50
    let label = Label(text: "Scrolled")
    label.frame.origin.y = 80
    view.addSubview(label)
    return view
  }

  private static func segmentedControl() -> View {
    let control = SegmentedControl(titles: ["Light", "Dark", "Automatic"])
    control.selectedSegmentIndex = 1
    return control
  }

  private static func sliders() -> View {
    let views = (0..<2).map { _ in sized(Slider(), 118, 31) }
    for view in views { view.value = 0.5 }
    views[1].isEnabled = false
    return column(views)
  }

  private static func stackView() -> View {
    let stack = StackView(arrangedSubviews: ["One", "Two"].map { Label(text: $0) })
    stack.backgroundColor = .secondarySystemBackground
    stack.distribution = .fillEqually
    return sized(stack, 200, 40)
  }

  private static func switches() -> View {
    let views = (0..<3).map { _ in Switch() }
    views[1].isOn = true
    views[2].isEnabled = false
    return column(views)
  }

  private static func textFields() -> View {
    let fields = (0..<3).map { _ in sized(TextField(), 200, 34) }
    for field in fields { field.borderStyle = .roundedRect }
    fields[0].text = "Text"
    fields[0].isEditing = true
    fields[1].placeholder = "Placeholder"
    fields[2].text = "Disabled"
    fields[2].isEnabled = false
    return column(fields)
  }

  private static func textView() -> View {
    let view = sized(TextView(), 120, 60)
    view.text = "Light and dark, and what lies between them."
    return view
  }

  private static func webViews() -> View {
    let views = (0..<2).map { _ in sized(WebView(), 200, 40) }
    views[1].html = "<meta name=\"color-scheme\" content=\"light dark\">"
    return column(views)
  }
}
