// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What controls say of themselves before and after they are used, as UIKit's do.
@MainActor
@Suite("Values of controls")
struct StartValueTests {
  let test = TestScreen()

  @Test("a text field's text is never nil, a label's is nil until it is set")
  func texts() {
    let field = TextField()
    #expect(field.text == "" && Label().text == nil)
    field.text = "a"
    field.text = nil
    #expect(field.text == "")
  }

  @Test("what a button shows in a state falls back to the normal state")
  func fallback() {
    let button = Button(frame: .zero)
    #expect(button.title(for: .highlighted) == nil && button.titleColor(for: .normal) == nil)
    button.setTitle("usual", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setImage(Image(.symbol("star")), for: .normal)
    button.setTitle("pressed", for: .highlighted)
    let states: [Control.State] = [.normal, .highlighted, .disabled, [.disabled, .focused]]
    #expect(states.map(button.title(for:)) == ["usual", "pressed", "usual", "usual"])
    #expect(states.allSatisfy { button.titleColor(for: $0) == .red })
    #expect(states.allSatisfy { button.image(for: $0) == Image(.symbol("star")) })
  }

  @Test(
    "a slider's value stays within its range, whichever is set first",
    arguments: [
      ([("value", 2)], 1, 0, 1), ([("value", -1)], 0, 0, 1),
      ([("value", 5), ("maximum", 10)], 1, 0, 10), ([("maximum", 10), ("value", 5)], 5, 0, 10),
      ([("minimum", 0.5)], 0.5, 0.5, 1), ([("value", 1), ("maximum", 0.25)], 0.25, 0, 0.25),
      ([("minimum", 3)], 3, 3, 3), ([("maximum", -3)], -3, -3, -3),
    ] as [([(String, Float)], Float, Float, Float)])
  func slider(_ steps: [(String, Float)], _ value: Float, _ least: Float, _ greatest: Float) {
    let slider = Slider()
    for (name, number) in steps {
      switch name {
      case "value": slider.value = number
      case "minimum": slider.minimumValue = number
      default: slider.maximumValue = number
      }
    }
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [value, least, greatest])
  }

  @Test("progress stays between none and all", arguments: [(-1, 0), (0.5, 0.5), (7, 1)])
  func progress(_ set: Float, _ value: Float) {
    let view = ProgressView()
    view.progress = set
    #expect(view.progress == value)
  }

  @Test("a spinner is hidden while it stands, unless it is to be seen then")
  func spinner() {
    let spinner = ActivityIndicator()
    var hidden = [spinner.isHidden]
    spinner.startAnimating()
    hidden.append(spinner.isHidden)
    spinner.stopAnimating()
    hidden.append(spinner.isHidden)
    spinner.hidesWhenStopped = false
    hidden.append(spinner.isHidden)
    #expect(hidden == [true, false, true, false])
  }

  @Test("scrolling lays out, once an update, and a scroll to the same place does not")
  func scrolling() {
    final class Counting: ScrollView {
      var offsets: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        offsets.append(contentOffset.y)
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    test.root.view.addSubview(view)
    test.screen.update()
    view.offsets = []
    for place: CGFloat in [10, 20] { view.contentOffset.y = place }
    test.screen.update()
    view.contentOffset.y = 20
    test.screen.update()
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 1, height: 1), animated: false)
    test.screen.update()
    #expect(view.offsets == [20, 401])
  }
}
