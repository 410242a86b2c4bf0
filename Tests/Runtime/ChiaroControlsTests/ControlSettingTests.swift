// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What settings of buttons, steppers, pickers, bars and fields show.
@MainActor
@Suite("Settings of controls")
struct ControlSettingTests {
  let test: TestScreen

  init() {
    test = TestScreen(stage: Stage(resources: RenderResources(pictures: Sizes())))
  }

  /// A source in which every file is 30 by 10 points.
  private struct Sizes: PictureSource {
    func picture(_ reference: PictureReference, size: PixelSize) -> Picture? { nil }
    func naturalSize(of reference: PictureReference) -> PointSize? {
      if case .file = reference { return PointSize(width: 30, height: 10) }
      return nil
    }
  }

  private func show(_ view: View, _ width: CGFloat = 200, _ height: CGFloat = 100) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    test.root.view.addSubview(view)
    test.screen.update()
  }

  private var images: [String] { test.window.displayList.lines(of: "image") }

  @Test(
    "a button's symbol has the size of a font, and other pictures have their own",
    arguments: [
      (Image(.symbol("star")), nil, 17.0, CGSize(width: 20, height: 20)),
      (Image(.symbol("star")), nil, 34, CGSize(width: 40, height: 40)),
      (Image(.symbol("star")), 10.2, 34, CGSize(width: 12, height: 12)),
      (Image(.file("a.png")), nil, 17, CGSize(width: 30, height: 10)),
    ] as [(Image, Double?, CGFloat, CGSize)])
  func imageSizes(_ image: Image, _ points: Double?, _ title: CGFloat, _ size: CGSize) {
    let button = Button(frame: .zero)
    var configuration = ButtonConfiguration.plain()
    configuration.image = image
    configuration.titleFont = .systemFont(ofSize: title)
    configuration.preferredSymbolConfigurationForImage = points.map {
      SymbolConfiguration(pointSize: $0)
    }
    button.configuration = configuration
    show(button)
    #expect(button.imageRect(forContentRect: button.bounds).size == size)
    // A button is at least as high as a line of its title.
    let whole = button.intrinsicContentSize
    #expect(whole.width == size.width + 24 && whole.height >= size.height + 14)
    // A picture that is too large for its button shrinks.
    button.frame.size = CGSize(width: 5, height: 5)
    let small = button.imageRect(forContentRect: button.bounds).size
    #expect(image.content.isSymbol || small.width == 5)
  }

  @Test(
    "a button's image is at the edge that its configuration says",
    arguments: [
      (ButtonConfiguration.ImagePlacement.leading, false, true), (.trailing, false, false),
      (.leading, true, false), (.trailing, true, true),
    ])
  func sidePlacement(
    _ placement: ButtonConfiguration.ImagePlacement, _ isMirrored: Bool, _ isLeft: Bool
  ) {
    test.change { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
    let button = placed(placement)
    let (image, text) = parts(button)
    #expect(image.midY == text.midY && image.midY == 50)
    #expect(isLeft ? image.maxX + 8 == text.minX : text.maxX + 8 == image.minX)
    #expect(min(image.minX, text.minX) + max(image.maxX, text.maxX) == 200)
  }

  @Test("a button's image is above or below its title", arguments: [true, false])
  func stackedPlacement(isAbove: Bool) {
    let button = placed(isAbove ? .top : .bottom)
    let (image, text) = parts(button)
    #expect(image.midX == 100 && text.midX == 100)
    #expect(isAbove ? image.maxY + 8 == text.minY : text.maxY + 8 == image.minY)
    #expect(button.intrinsicContentSize.height == 20 + 8 + text.height + 14)
  }

  private func placed(_ placement: ButtonConfiguration.ImagePlacement) -> Button {
    let button = Button(frame: .zero)
    var configuration = ButtonConfiguration.plain()
    (configuration.title, configuration.image) = ("Title", Image(.symbol("star")))
    configuration.imagePlacement = placement
    button.configuration = configuration
    show(button)
    return button
  }

  private func parts(_ button: Button) -> (image: CGRect, text: CGRect) {
    let room = button.contentRect(forBounds: button.bounds)
    return (button.imageRect(forContentRect: room), button.titleRect(forContentRect: room))
  }

  @Test("a button's image view has a tint color of its own, and hides the image")
  func imageView() {
    let button = Button(type: .custom)
    button.setImage(Image(.symbol("star")), for: .normal)
    button.imageView?.tintColor = .red
    show(button)
    #expect(images.count == 1 && images[0].hasSuffix("in #FF0000"))
    button.imageView?.isHidden = true
    test.screen.update()
    #expect(images.isEmpty)
  }

  @Test("a stepper shows the images of its buttons' states")
  func stepper() {
    let stepper = Stepper()
    stepper.setDecrementImage(Image(.symbol("tortoise")), for: .normal)
    stepper.setDecrementImage(Image(.symbol("moon")), for: .disabled)
    stepper.setIncrementImage(Image(.symbol("hare")), for: .normal)
    stepper.setIncrementImage(Image(.symbol("bolt")), for: .highlighted)
    show(stepper, 94, 32)
    func names() -> [String] {
      images.compactMap { line in
        line.components(separatedBy: "symbol:").last?.components(separatedBy: " ").first
      }
    }
    #expect(names() == ["moon", "hare"])
    stepper.value = 1
    test.screen.update()
    #expect(names() == ["tortoise", "hare"])
    test.window.handle(PointerEvent(.down, at: CGPoint(x: 80, y: 16)))
    test.screen.update()
    #expect(names() == ["tortoise", "bolt"])
  }

  @Test(
    "a date is rounded down to the minute interval, where it is to be",
    arguments: [
      (1, true, 450), (5, true, 300), (15, true, 0), (7, true, 450), (15, false, 450),
    ] as [(Int, Bool, Double)])
  func minutes(_ interval: Int, _ rounds: Bool, _ seconds: Double) {
    let picker = DatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    let hour = Date(timeIntervalSinceReferenceDate: 3_600_000)
    picker.date = hour.addingTimeInterval(7 * 60 + 30)
    picker.minuteInterval = interval
    picker.roundsToMinuteInterval = rounds
    #expect(picker.date == hour.addingTimeInterval(seconds))
  }

  @Test("a rounded date is not before the first one")
  func firstMinute() {
    let picker = DatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    let hour = Date(timeIntervalSinceReferenceDate: 3_600_000)
    picker.minuteInterval = 15
    picker.minimumDate = hour.addingTimeInterval(60)
    picker.date = hour.addingTimeInterval(120)
    #expect(picker.date == hour.addingTimeInterval(900))
  }

  @Test("a minimal search bar does not show its bar tint color")
  func searchBar() {
    let bar = SearchBar(frame: .zero)
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .red)
    bar.searchBarStyle = .minimal
    #expect(bar.backgroundColor == nil && bar.barTintColor == .red)
    bar.barTintColor = .blue
    #expect(bar.backgroundColor == nil)
    bar.searchBarStyle = .prominent
    #expect(bar.backgroundColor == .blue)
    bar.barTintColor = nil
    #expect(bar.backgroundColor == nil && bar.barTintColor == nil)
  }

  private final class InsetField: TextField {
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 40, dy: 0)
    }
  }

  @Test("a field's placeholder stands where the field says")
  func placeholder() {
    let field = InsetField(frame: .zero)
    field.placeholder = "Name"
    show(field, 200, 30)
    func left() -> String? {
      test.window.displayList.lines(of: "text").first?.components(separatedBy: " ")[1]
    }
    #expect(left() == "40")
    field.text = "Ada"
    test.screen.update()
    #expect(left() != "40")
  }

  @Test(
    "a pasteboard gives text as data, and data of plain text as text",
    arguments: ["public.utf8-plain-text", "public.plain-text"])
  func pasteboard(_ type: String) {
    let board = Pasteboard()
    board.setData(Data("words".utf8), forPasteboardType: type)
    #expect(board.string == "words" && board.strings == ["words"] && board.hasStrings)
    board.string = "more"
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("more".utf8))
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "more")
    board.items = [[:], [type: Data()]]
    #expect(board.data(forPasteboardType: type) == nil)
  }

  @Test(
    "the text of a pasteboard is that of a type of text, whatever else it holds",
    arguments: [
      (["public.utf8-plain-text": "Harbor"], "Harbor"), (["public.text": "Harbor"], "Harbor"),
      (["public.text": "second", "public.utf8-plain-text": "Harbor"], "Harbor"), ([:], nil),
    ] as [([String: String], String?)])
  func pasteboardText(_ texts: [String: String], _ wanted: String?) {
    let board = Pasteboard()
    let others = (0..<8).map { ("com.app.id-\($0)", "\($0)") }
    board.items = [texts.merging(others) { $1 }]
    #expect(board.string == wanted && board.hasStrings == (wanted != nil))
    #expect(board.strings == (wanted.map { [$0] } ?? []))
  }

  @Test("sections are put beside others, in their order")
  func sections() {
    var snapshot = DiffableSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.insertSections(["c", "d"], beforeSection: "b")
    snapshot.insertSections(["e"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "d", "b", "e"])
  }

  @Test(
    "a section that already exists, and one beside none, stop the program",
    arguments: [true, false])
  func refusedSections(isKnown: Bool) async {
    if isKnown {
      await #expect(processExitsWith: .failure) {
        var snapshot = DiffableSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.insertSections(["b"], beforeSection: "a")
      }
    } else {
      await #expect(processExitsWith: .failure) {
        var snapshot = DiffableSnapshot<String, Int>()
        snapshot.insertSections(["b"], afterSection: "a")
      }
    }
  }

  @Test("an alert's buttons say what their actions do")
  func alertLabels() {
    let alert = AlertController(title: "Title", message: nil, preferredStyle: .alert)
    let action = AlertAction(title: "OK", style: .default)
    (action.accessibilityLabel, action.accessibilityIdentifier) = ("Agree", "ok")
    alert.addAction(action)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    test.root.present(alert)
    test.screen.update()
    let nodes = alert.view.accessibilityTree().filter { $0.traits == .button }
    #expect(nodes.map(\.label) == ["Cancel", "Agree"] && nodes.map(\.identifier) == [nil, "ok"])
  }
}
