// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What controls show of their states, beside what the gallery shows.
@MainActor
@Suite("States of controls")
struct StateTests {
  let test = TestScreen()
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 40)

  private func drawn(_ view: View) -> DisplayList {
    if view.superview == nil { test.root.view.addSubview(view) }
    return test.window.displayList
  }

  @Test("a control's states are one value")
  func state() {
    let control = Control()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isHighlighted = true
    control.isSelected = true
    control.isFocused = true
    #expect(control.state == [.disabled, .highlighted, .selected, .focused])
    #expect(control.state.rawValue == 0b1111)
  }

  @Test("a highlighted label and image view show what was set for that")
  func highlighted() {
    let label = Label(frame: frame)
    label.text = "text"
    label.highlightedTextColor = .green
    #expect(drawn(label).color(ofText: "text") == "#000000")
    label.isHighlighted = true
    #expect(drawn(label).color(ofText: "text") == "#00FF00")
    let view = ImageView(image: Image(.file("usual")))
    view.highlightedImage = Image(.file("pressed"))
    #expect(drawn(view).images == [.file("usual")])
    view.isHighlighted = true
    #expect(drawn(view).images == [.file("pressed")])
  }

  @Test("a secure field shows dots, and the insertion point after them")
  func secureField() {
    let field = TextField(frame: frame)
    field.text = "abc"
    field.isSecureTextEntry = true
    field.isEditing = true
    let list = drawn(field)
    #expect(list.texts.map(\.string) == ["•••"])
    #expect(list.lines(of: "fill") == ["fill 25.5 9.5 2 21 r1 #007AFF"])
  }

  @Test(
    "values beyond the ends stand at the ends, and a slider without a range at the left",
    arguments: [(-1, 0, 1, 13.5), (2, 0, 1, 86.5), (0.5, 0, 1, 50), (1, 1, 1, 13.5)]
      as [(Float, Float, Float, CGFloat)])
  func slider(_ value: Float, _ least: Float, _ greatest: Float, _ width: CGFloat) {
    let slider = Slider(frame: frame)
    slider.minimumValue = least
    slider.maximumValue = greatest
    slider.value = value
    let tracks = drawn(slider).lines(of: "fill").prefix(2).map { $0.split(separator: " ") }
    #expect(tracks.map { Double($0[3]) } == [100, Double(width)])
  }

  @Test("a cell's background can be set, with a border, and kept from following the state")
  func cellBackground() {
    let cell = TableViewCell(frame: frame)
    var background = BackgroundConfiguration(backgroundColor: .red)
    background.strokeColor = .green
    background.strokeWidth = 2
    cell.backgroundConfiguration = background
    #expect(
      drawn(cell).lines(of: "fill") + drawn(cell).lines(of: "stroke") == [
        "fill 0 0 100 40 #FF0000", "stroke 0 0 100 40 r0 w2 #00FF00",
      ])
    cell.isHighlighted = true
    #expect(drawn(cell).lines(of: "fill") == ["fill 0 0 100 40 #D1D1D6"])
    cell.automaticallyUpdatesBackgroundConfiguration = false
    #expect(drawn(cell).lines(of: "fill") == ["fill 0 0 100 40 #FF0000"])
  }

  @Test("a configuration's colors go before its kind's, and a transformer after all")
  func buttonColors() {
    var configuration = ButtonConfiguration.filled()
    configuration.title = "text"
    configuration.baseForegroundColor = .green
    configuration.baseBackgroundColor = .red
    let button = Button(configuration: configuration)
    #expect(drawn(button).color(ofText: "text") == "#00FF00")
    #expect(drawn(button).colors.first?.hexText == "#FF0000")
    button.configuration?.background.backgroundColorTransformer =
      ConfigurationColorTransformer { _ in .blue }
    #expect(drawn(button).colors.first?.hexText == "#0000FF")
  }

  @Test("a spinner in a button stands for its picture")
  func buttonSpinner() {
    var configuration = ButtonConfiguration.gray()
    configuration.title = "text"
    configuration.subtitle = "more"
    configuration.image = Image(.symbol("star"))
    configuration.showsActivityIndicator = true
    let list = drawn(Button(configuration: configuration))
    #expect(list.images == [])
    #expect(list.texts.map(\.string) == ["text", "more"])
    #expect(list.lines(of: "group").count == 7)
  }
}
