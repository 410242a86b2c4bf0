// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Controls of UIKit that show or set a value.
@Suite("Controls have the values and colors of their elements") @MainActor
struct ControlTableTests {
  private static func made(
    _ name: String, _ attributes: String, _ content: String = ""
  ) throws -> MadeScreen {
    try MadeScreen(
      ios: "<\(name) \(attributes) id='x'>\(rect(20, 100, 200, 40))\(content)</\(name)>")
  }

  // MARK: Switches, sliders and steppers

  @Test(
    "a switch is on where the file says it: Interface Builder leaves out what is off",
    arguments: [
      ("on='YES'", true), ("on='NO'", false), ("", false), ("on='maybe'", false), ("on=''", false),
    ])
  func toggle(_ attribute: String, _ isOn: Bool) throws {
    #expect(try Self.made("switch", attribute).view("x", Switch.self).isOn == isOn)
  }

  @Test("a switch has its colors, and shows the one of its state")
  func toggleColors() throws {
    let colors = srgb("onTintColor", 1, 0, 0) + srgb("thumbTintColor", 0, 0, 1)
    let on = try Self.made("switch", "on='YES'", colors)
    let toggle = try on.view("x", Switch.self)
    #expect(on.looks(toggle.onTintColor) == ["#FF0000", "#FF0000"])
    #expect(on.looks(toggle.thumbTintColor) == ["#0000FF", "#0000FF"])
    #expect(on.drawn(.light).isSuperset(of: ["#FF0000", "#0000FF"]))
    #expect(try !Self.made("switch", "on='NO'", colors).drawn(.dark).contains("#FF0000"))
    let usual = try Self.made("switch", "on='YES'")
    #expect(usual.drawn(.light).contains("#34C759") && usual.drawn(.dark).contains("#30D158"))
  }

  /// UISlider.h: from 0 to 1, and a value beyond the ends is the nearer end.
  nonisolated private static let sliders: [(String, Float, Float, Float)] = [
    ("value='0.5' minValue='0.0' maxValue='1'", 0, 1, 0.5),
    ("value='30' minValue='10' maxValue='50'", 10, 50, 30),
    ("value='-4' minValue='-8' maxValue='-2'", -8, -2, -4),
    ("value='99' minValue='10' maxValue='50'", 10, 50, 50),
    ("value='1' minValue='10' maxValue='50'", 10, 50, 10),
    ("value='nan' minValue='0' maxValue='1'", 0, 1, 0.5),
    ("value='0.25' minValue='nan' maxValue='inf'", 0, 1, 0.25),
    ("value='3' minValue='5' maxValue='2'", 5, 5, 5),
    ("value='0.0'", 0, 1, 0),
  ]

  @Test("a slider has its ends and its value between them", arguments: sliders)
  func slider(_ attributes: String, _ least: Float, _ most: Float, _ value: Float) throws {
    let slider = try Self.made("slider", attributes).view("x", Slider.self)
    #expect(slider.minimumValue == least && slider.maximumValue == most && slider.value == value)
  }

  @Test("a slider draws the colors that the file gives its parts")
  func sliderColors() throws {
    let made = try Self.made(
      "slider", "value='0.5'",
      srgb("minimumTrackTintColor", 1, 0, 0) + srgb("maximumTrackTintColor", 0, 1, 0)
        + srgb("thumbTintColor", 0, 0, 1))
    for style in [UserInterfaceStyle.light, .dark] {
      #expect(made.drawn(style).isSuperset(of: ["#FF0000", "#00FF00", "#0000FF"]))
    }
  }

  /// UIStepper.h: from 0 to 100.
  nonisolated private static let steppers: [(String, Double, Double, Double)] = [
    ("", 0, 100, 0), ("value='7' maximumValue='10'", 0, 10, 7),
    ("value='70' maximumValue='10'", 0, 10, 10), ("value='-7' minimumValue='-3'", -3, 100, -3),
    ("value='5' minimumValue='9' maximumValue='2'", 9, 9, 9),
    ("value='inf' minimumValue='nan' maximumValue='-inf'", 0, 100, 0),
  ]

  @Test("a stepper has its ends and its value between them", arguments: steppers)
  func stepper(_ attributes: String, _ least: Double, _ most: Double, _ value: Double) throws {
    let stepper = try Self.made("stepper", attributes).view("x", Stepper.self)
    #expect(stepper.minimumValue == least && stepper.maximumValue == most)
    #expect(stepper.value == value)
  }

  // MARK: Segments

  nonisolated private static let segments =
    "<segments><segment title='One'/>"
    + "<segment title='Two' enabled='NO'/><segment image='star' catalog='system'/></segments>"

  /// UISegmentedControl.h: without a selection the index is -1.
  nonisolated private static let selections: [(String, Int)] = [
    ("selectedSegmentIndex='0'", 0), ("selectedSegmentIndex='2'", 2), ("", -1),
    ("selectedSegmentIndex='-1'", -1), ("selectedSegmentIndex='0' momentary='YES'", -1),
    ("selectedSegmentIndex='none'", -1),
  ]

  @Test("a segmented control has its segments and its selection", arguments: selections)
  func segmented(_ attributes: String, _ selected: Int) throws {
    let made = try Self.made("segmentedControl", attributes, Self.segments)
    let control = try made.view("x", SegmentedControl.self)
    #expect(
      control.segments == [.title("One"), .title("Two"), .image(Image(.symbol("star")))])
    #expect(control.selectedSegmentIndex == selected)
    #expect((0..<3).map { control.isSegmentEnabled($0) } == [true, false, true])
    #expect(made.texts == ["One", "Two"])
  }

  @Test("a selection beyond the segments, and no segments, draw what is there")
  func oddSegments() throws {
    let far = try Self.made("segmentedControl", "selectedSegmentIndex='70'", Self.segments)
    #expect(far.texts == ["One", "Two"])
    let none = try Self.made("segmentedControl", "selectedSegmentIndex='0'")
    #expect(try none.view("x", SegmentedControl.self).segments.isEmpty && none.texts.isEmpty)
    let tint = try Self.made(
      "segmentedControl", "selectedSegmentIndex='0'",
      Self.segments + srgb("selectedSegmentTintColor", 1, 0, 0))
    #expect(tint.drawn(.dark).contains("#FF0000"))
  }

  // MARK: Progress and activity

  @Test(
    "progress is between nothing and all",
    arguments: [
      ("progress='0.25'", 0.25), ("progress='7'", 1), ("progress='-1'", 0), ("", 0),
      ("progress='nan'", 0), ("progress='1'", 1),
    ] as [(String, Float)])
  func progress(_ attribute: String, _ value: Float) throws {
    let made = try Self.made(
      "progressView", attribute,
      srgb("progressTintColor", 1, 0, 0) + srgb("trackTintColor", 0, 0, 1))
    #expect(try made.view("x", ProgressView.self).progress == value)
    #expect(made.drawn(.light).contains("#FF0000") == (value > 0))
    #expect(made.drawn(.dark).contains("#0000FF"))
  }

  /// UIActivityIndicatorView.h: the styles of before iOS 13 have a color of their own.
  nonisolated private static let indicators: [(String, String, ActivityIndicator.Style, String?)] =
    [
      ("style='medium'", "", .medium, nil), ("style='large'", "", .large, nil),
      ("style='gray'", "", .medium, nil), ("style='white'", "", .medium, "#FFFFFF"),
      ("style='whiteLarge'", "", .large, "#FFFFFF"), ("", "", .medium, nil),
      ("style='whiteLarge'", srgb("color", 1, 0, 0), .large, "#FF0000"),
      ("style='medium'", srgb("color", 1, 0, 0), .medium, "#FF0000"),
    ]

  @Test("an activity indicator has the size and color of its style", arguments: indicators)
  func indicator(
    _ attribute: String, _ content: String, _ style: ActivityIndicator.Style, _ color: String?
  ) throws {
    let made = try Self.made("activityIndicatorView", attribute, content)
    let view = try made.view("x", ActivityIndicator.self)
    #expect(view.style == style)
    if let color { #expect(made.looks(view.color) == [color, color]) }
  }

  @Test("an indicator that hides when it stops is on the canvas", arguments: ["YES", "NO"])
  func hiding(_ flag: String) throws {
    let made = try Self.made(
      "activityIndicatorView", "hidesWhenStopped='\(flag)' animating='NO'",
      srgb("color", 1, 0, 0))
    #expect(try !made.view("x", ActivityIndicator.self).isHidden)
    #expect(made.drawn(.light).contains { $0.hasPrefix("#FF0000") })
  }

  // MARK: Pages and colors

  @Test(
    "a page control has its pages, and one of them",
    arguments: [
      ("numberOfPages='3'", 3, 0), ("numberOfPages='3' currentPage='2'", 3, 2),
      ("numberOfPages='3' currentPage='9'", 3, 2), ("numberOfPages='-3'", 0, 0), ("", 0, 0),
      ("numberOfPages='2.9' currentPage='1.2'", 2, 1),
    ])
  func pages(_ attributes: String, _ count: Int, _ current: Int) throws {
    let control = try Self.made("pageControl", attributes).view("x", PageControl.self)
    #expect(control.numberOfPages == count && control.currentPage == current)
  }

  @Test("a page control draws its two colors")
  func pageColors() throws {
    let made = try Self.made(
      "pageControl", "numberOfPages='3' currentPage='1'",
      srgb("pageIndicatorTintColor", 0, 0, 1) + srgb("currentPageIndicatorTintColor", 1, 0, 0))
    #expect(made.drawn(.light).isSuperset(of: ["#FF0000", "#0000FF"]))
  }

  // MARK: Dates

  nonisolated private static let modes: [(String, DatePicker.Mode)] = [
    ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime),
    ("countDownTimer", .countDownTimer), ("yearAndMonth", .yearAndMonth), ("odd", .dateAndTime),
  ]

  @Test("a date picker is of the mode and the style of its words", arguments: modes)
  func dates(_ word: String, _ mode: DatePicker.Mode) throws {
    for (style, wanted) in [
      ("wheels", DatePicker.Style.wheels), ("compact", .compact), ("inline", .inline),
      ("", .automatic),
    ] {
      let picker = try Self.made("datePicker", "datePickerMode='\(word)' style='\(style)'")
        .view("x", DatePicker.self)
      #expect(picker.datePickerMode == mode && picker.preferredDatePickerStyle == wanted)
    }
  }

  /// Dates by the seconds since 2001; a date beyond the ends is the nearer end.
  nonisolated private static let dates: [(String, TimeInterval)] = [
    ("<date key='date' timeIntervalSinceReferenceDate='86400'/>", 86_400),
    (
      "<date key='date' timeIntervalSinceReferenceDate='86400'/>"
        + "<date key='minimumDate' timeIntervalSinceReferenceDate='90000'/>", 90_000
    ),
    (
      "<date key='date' timeIntervalSinceReferenceDate='86400'/>"
        + "<date key='maximumDate' timeIntervalSinceReferenceDate='60'/>", 60
    ),
    ("<date key='date' timeIntervalSinceReferenceDate='1e300'/>", 581_335_200),
    ("<date key='date' timeIntervalSinceReferenceDate='nan'/>", 581_335_200),
    ("<date key='date'/>", 581_335_200), ("", 581_335_200),
  ]

  @Test("a date picker shows the date of the file, or one that stays the same", arguments: dates)
  func date(_ content: String, _ seconds: TimeInterval) throws {
    let picker = try Self.made(
      "datePicker", "datePickerMode='dateAndTime' minuteInterval='1' useCurrentDate='NO'", content
    ).view("x", DatePicker.self)
    #expect(picker.date.timeIntervalSinceReferenceDate == seconds)
  }

  /// Locales in both notations of Interface Builder, and what is none.
  nonisolated private static let locales: [(String, String, String)] = [
    ("", "<locale key='locale' localeIdentifier='de_DE'/>", "de_DE"), ("locale='fr'", "", "fr"),
    ("", "", "en_US"), ("locale=''", "", "en_US"), ("locale='💥'", "", "en_US"),
    ("", "<locale key='locale' localeIdentifier='../../etc'/>", "en_US"),
    ("", "<locale key='locale'/>", "en_US"), ("locale='zh-Hant_TW'", "", "zh-Hant_TW"),
  ]

  @Test("a date picker is of the file's locale, if it is one", arguments: locales)
  func locale(_ attribute: String, _ content: String, _ name: String) throws {
    let made = try Self.made("datePicker", "datePickerMode='date' \(attribute)", content)
    #expect(try made.view("x", DatePicker.self).locale == Locale(identifier: name))
  }

  // MARK: Sizes

  /// Controls without a frame: the sizes that Xcode 14 saves for them.
  nonisolated private static let sizes: [(String, CGSize)] = [
    ("<switch on='YES' * />", CGSize(width: 51, height: 31)),
    ("<stepper * />", CGSize(width: 94, height: 32)),
    ("<progressView * />", CGSize(width: 150, height: 4)),
    ("<activityIndicatorView style='medium' * />", CGSize(width: 20, height: 20)),
    ("<activityIndicatorView style='large' * />", CGSize(width: 37, height: 37)),
    ("<colorWell * />", CGSize(width: 28, height: 28)),
  ]

  @Test("a control without a frame is as large as Xcode has it", arguments: sizes)
  func size(_ element: String, _ size: CGSize) throws {
    let made = try MadeScreen(
      ios: element.replacing(
        "*", with: "id='x' translatesAutoresizingMaskIntoConstraints='NO'"),
      constraints(["x.left = root.left", "x.top = root.top"]))
    #expect(try made.frame("x").size == size)
  }

  @Test(
    "controls with open widths have the heights that Xcode saves",
    arguments: [
      ("<slider * />", 31.0), ("<textField borderStyle='roundedRect' * />", 34),
      (
        "<segmentedControl * ><segments><segment title='A'/></segments></segmentedControl>", 32
      ),
    ])
  func height(_ element: String, _ height: CGFloat) throws {
    let made = try MadeScreen(
      ios: element.replacing(
        "*", with: "id='x' translatesAutoresizingMaskIntoConstraints='NO'"),
      constraints(["x.left = root.left + 20", "x.right = root.right - 20", "x.top = root.top"]))
    #expect(try made.frame("x").height == height)
  }

  @Test(
    "a control that is not enabled is not",
    arguments: ["switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker"])
  func enabled(_ name: String) throws {
    for (attribute, isEnabled) in [("", true), ("enabled='YES'", true), ("enabled='NO'", false)] {
      let control = try Self.made(name, attribute).view("x", Control.self)
      #expect(control.isEnabled == isEnabled)
    }
  }
}
