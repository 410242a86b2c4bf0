// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Controls of AppKit: their values, states and actions, as they are documented.
@MainActor
@Suite("AppKit's controls as documented")
struct DocumentedControlTests {
  let test = TestApplication()

  @MainActor
  private final class Target {
    var told: [String] = []
    func act(_ sender: NSControl) { told.append(sender.stringValue) }
    static let action = Selector(Target.act(_:), "act(_:)")
  }

  @Test("a control converts its value")
  func values() {
    let control = NSTextField(string: "12.5 mm")
    same("double", control.doubleValue, 12.5)
    same("integer", control.integerValue, 12)
    same("float", control.floatValue, 12.5)
    control.integerValue = 7
    same("text", control.stringValue, "7")
    control.stringValue = "abc"
    same("no number", control.doubleValue, 0)
    control.doubleValue = 1.25
    same("fraction", control.stringValue, "1.25")
    let other = NSTextField(string: "3")
    control.takeIntegerValueFrom(other)
    same("taken", control.stringValue, "3")
    other.stringValue = "x"
    control.takeStringValueFrom(other)
    same("text taken", control.stringValue, "x")
    same("enabled", control.isEnabled, true)
    same("size", control.controlSize, .regular)
    same("highlighted", control.isHighlighted, false)
    same("refuses", control.refusesFirstResponder, false)
    same("target", control.target == nil, true)
    same("action", control.action, nil)
  }

  @Test("a click performs the action on the target, unless the control is disabled")
  func actions() {
    let target = Target()
    let button = NSButton(
      checkboxWithTitle: "Box", target: target, action: Target.action)
    button.performClick(nil)
    same("on", button.state, .on)
    same("sent", target.told, ["1"])
    button.isEnabled = false
    button.performClick(nil)
    same("disabled", target.told.count, 1)
    same("state stays", button.state, .on)
    button.isEnabled = true
    button.state = .off
    same("by code nobody is told", target.told.count, 1)
    same("sends", button.sendAction(Target.action, to: target), true)
    same("nobody", button.sendAction(nil, to: target), false)
  }

  @Test("a button's state is off, on or mixed as far as it may be")
  func states() {
    let button = NSButton(checkboxWithTitle: "Box", target: nil, action: nil)
    same("at first", button.state, .off)
    same("mixed", button.allowsMixedState, false)
    button.state = .mixed
    same("two states", button.state, .on)
    button.integerValue = 5
    same("not zero", button.state, .on)
    button.integerValue = -3
    same("negative", button.state, .on)
    button.allowsMixedState = true
    button.integerValue = -3
    same("three states", button.state, .mixed)
    button.state = .on
    let states = (0..<4).map { _ in
      button.setNextState()
      return button.state
    }
    same("order", states, [.off, .mixed, .on, .off])
    let push = NSButton(title: "Push", target: nil, action: nil)
    push.performClick(nil)
    same("momentary", push.state, .off)
    push.setButtonType(.pushOnPushOff)
    push.performClick(nil)
    same("on and off", push.state, .on)
  }

  @Test("radio buttons with one action in one view are a group")
  func radios() {
    let target = Target()
    let group = NSView()
    let buttons = (0..<3).map {
      NSButton(radioButtonWithTitle: "\($0)", target: target, action: Target.action)
    }
    let other = NSButton(radioButtonWithTitle: "other", target: nil, action: nil)
    for button in buttons + [other] { group.addSubview(button) }
    other.state = .on
    buttons[0].performClick(nil)
    buttons[2].performClick(nil)
    same("one", buttons.map(\.state), [.off, .off, .on])
    same("another group", other.state, .on)
    buttons[2].performClick(nil)
    same("stays", buttons[2].state, .on)
    same("told", target.told.count, 3)
  }

  @Test("a button's titles, images and key are as documented")
  func buttons() {
    let button = NSButton()
    same("title", button.title, "Button")
    same("alternate", button.alternateTitle, "")
    same("key", button.keyEquivalent, "")
    same("mask", button.keyEquivalentModifierMask, [])
    same("image", button.image == nil, true)
    same("transparent", button.isTransparent, false)
    same("border", button.isBordered, true)
    same("inside", button.showsBorderOnlyWhileMouseInside, false)
    same("destructive", button.hasDestructiveAction, false)
    let attributed = NSAttributedString(string: "Rich")
    button.attributedTitle = attributed
    same("title of rich", button.title, "Rich")
    button.title = "Plain"
    same("rich of title", button.attributedTitle.string, "Plain")
  }

  @Test("a pop-up button selects its first item, and one item of each title is there")
  func popUps() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    same("none", button.indexOfSelectedItem, -1)
    same("no title", button.titleOfSelectedItem, nil)
    button.addItems(withTitles: ["a", "b", "c"])
    same("first", button.titleOfSelectedItem, "a")
    button.addItem(withTitle: "a")
    same("unique", button.itemTitles, ["b", "c", "a"])
    button.insertItem(withTitle: "c", at: 0)
    same("inserted", button.itemTitles, ["c", "b", "a"])
    button.selectItem(withTitle: "b")
    same("by title", button.indexOfSelectedItem, 1)
    same("state", button.item(at: 1)?.state, .on)
    same("other state", button.item(at: 0)?.state, .off)
    button.item(at: 2)?.tag = 9
    same("tag", button.selectItem(withTag: 9), true)
    same("tag's", button.selectedTag(), 9)
    same("no tag", button.selectItem(withTag: 8), false)
    same("stays", button.indexOfSelectedItem, 2)
    button.selectItem(at: -1)
    same("deselected", button.selectedItem == nil, true)
    button.select(nil)
    same("nil", button.titleOfSelectedItem, nil)
    same("no index", button.indexOfItem(withTitle: "z"), -1)
    same("no item", button.item(withTitle: "z") == nil, true)
    button.setTitle("new")
    same("added", button.titleOfSelectedItem, "new")
    button.removeItem(withTitle: "new")
    same("removed", button.itemTitles, ["c", "b", "a"])
    button.removeAllItems()
    same("empty", button.numberOfItems, 0)
    same("last", button.lastItem == nil, true)
    let down = NSPopUpButton(frame: .zero, pullsDown: true)
    down.addItems(withTitles: ["Title", "a"])
    down.setTitle("Other")
    same("pull-down", down.itemTitles.first, "Other")
  }

  @Test("segments are selected as the tracking mode says")
  func segments() {
    let target = Target()
    let control = NSSegmentedControl(
      labels: ["a", "b", "c"], trackingMode: .selectOne, target: target, action: Target.action)
    same("none", control.selectedSegment, -1)
    control.selectedSegment = 1
    same("one", control.isSelected(forSegment: 1), true)
    control.setSelected(true, forSegment: 2)
    same("only one", control.isSelected(forSegment: 1), false)
    same("the other", control.selectedSegment, 2)
    same("by code nobody is told", target.told, [])
    control.setTag(4, forSegment: 0)
    same("tag", control.selectSegment(withTag: 4), true)
    same("tagged", control.selectedSegment, 0)
    same("no tag", control.selectSegment(withTag: 5), false)
    control.selectedSegment = -1
    same("deselected", control.selectedSegment, -1)
    same("width", control.segmentCount, 3)
    control.segmentCount = 2
    same("fewer", control.label(forSegment: 1), "b")
    same("enabled", control.isEnabled(forSegment: 0), true)
    let any = NSSegmentedControl(
      labels: ["a", "b"], trackingMode: .selectAny, target: nil, action: nil)
    any.setSelected(true, forSegment: 0)
    any.setSelected(true, forSegment: 1)
    same("any", [0, 1].map { any.isSelected(forSegment: $0) }, [true, true])
    same("empty", NSSegmentedControl().segmentCount, 0)
  }

  @Test("sliders, steppers and indicators keep their values in their ranges")
  func ranges() {
    let slider = NSSlider(value: 5, minValue: 0, maxValue: 10, target: nil, action: nil)
    slider.doubleValue = 12
    same("most", slider.doubleValue, 10)
    slider.doubleValue = -1
    same("least", slider.doubleValue, 0)
    slider.numberOfTickMarks = 3
    same("mark", slider.tickMarkValue(at: 1), 5)
    same("closest", slider.closestTickMarkValue(toValue: 6), 5)
    same("ticks only", slider.allowsTickMarkValuesOnly, false)
    same("continuous", slider.isContinuous, true)
    same("vertical", slider.isVertical, false)
    slider.doubleValue = 8
    slider.maxValue = 6
    same("with the range", slider.doubleValue, 6)
    same("usual range", [NSSlider().minValue, NSSlider().maxValue], [0, 1])
    let stepper = NSStepper()
    same("range", [stepper.minValue, stepper.maxValue, stepper.increment], [0, 59, 1])
    same("wraps", stepper.valueWraps && stepper.autorepeat, true)
    stepper.doubleValue = 100
    same("stepper's most", stepper.doubleValue, 59)
    let progress = NSProgressIndicator()
    same("progress", [progress.minValue, progress.maxValue, progress.doubleValue], [0, 100, 0])
    same("indeterminate", progress.isIndeterminate, true)
    same("style", progress.style, .bar)
    same("stopped", progress.isDisplayedWhenStopped, true)
    progress.isIndeterminate = false
    progress.increment(by: 30)
    progress.increment(by: 90)
    same("incremented", progress.doubleValue, 100)
    let box = NSComboBox()
    box.addItems(withObjectValues: ["a", "b"])
    same("combo", box.indexOfSelectedItem, -1)
    same("shown", box.numberOfVisibleItems, 5)
    box.selectItem(at: 1)
    same("chosen", box.indexOfSelectedItem, 1)
    same("no value", box.indexOfItem(withObjectValue: "z"), NSNotFound)
  }

  @Test("a key equivalent presses the button of the window that has it")
  func keys() {
    let target = Target()
    let button = NSButton(title: "OK", target: target, action: Target.action)
    button.keyEquivalent = "\r"
    test.content.addSubview(button)
    test.app.updateWindows()
    test.window.handle(KeyEvent(.down, .return))
    same("return", target.told.count, 1)
    button.isHidden = true
    test.window.handle(KeyEvent(.down, .return))
    same("hidden", target.told.count, 1)
    button.isHidden = false
    button.isEnabled = false
    test.window.handle(KeyEvent(.down, .return))
    same("disabled", target.told.count, 1)
    button.isEnabled = true
    button.keyEquivalent = "k"
    button.keyEquivalentModifierMask = .command
    test.window.handle(KeyEvent(.down, .character("k")))
    same("without command", target.told.count, 1)
    test.window.handle(KeyEvent(.down, .character("k"), modifiers: .command))
    same("with command", target.told.count, 2)
  }
}
