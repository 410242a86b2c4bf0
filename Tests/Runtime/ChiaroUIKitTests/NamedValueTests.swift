// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

@Suite("Values by name, kept names and attributed titles")
@MainActor
struct NamedValueTests {
  private let stage = InputStage()

  @Test("properties are read and set by their names, with and without “is”")
  func known() {
    let (label, field) = (UILabel(), UITextField())
    label.setValue("Sea", forKey: "text")
    label.setValue(true, forKey: "hidden")
    label.setValue(3, forKey: "tag")
    label.setValue(0.5, forKey: "alpha")
    label.setValue(UIColor.red, forKey: "backgroundColor")
    #expect(label.text == "Sea" && label.isHidden && label.tag == 3 && label.alpha == 0.5)
    #expect(label.backgroundColor == .red)
    #expect(label.value(forKey: "isHidden") as? Bool == true)
    #expect(label.value(forKey: "text") as? String == "Sea")
    label.setValue(nil, forKey: "text")
    #expect(label.text == nil && label.value(forKey: "text") == nil)
    field.placeholder = "Name"
    field.setValue(UIColor.green, forKeyPath: "_placeholderLabel.textColor")
    let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .green)
  }

  @Test("the field of a search bar is found by its name, and another name is kept")
  func others() {
    let bar = UISearchBar()
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setValue("Sea", forKeyPath: "searchField.text")
    #expect(bar.text == "Sea")
    alert.setValue("Note", forKey: "title")
    alert.setValue(NSAttributedString(string: "b"), forKey: "attributedMessage")
    #expect(alert.title == "Note")
    #expect((alert.value(forKey: "attributedMessage") as? NSAttributedString)?.string == "b")
    let action = UIAlertAction(title: "c", style: .default)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
  }

  @Test("an attributed title of a button says its font and color")
  func attributedTitle() {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Go")
    title.font = .boldSystemFont(ofSize: 21)
    title.foregroundColor = .yellow
    configuration.attributedTitle = title
    #expect(configuration.title == "Go" && configuration.baseForegroundColor == .yellow)
    #expect(configuration.titleFont == .boldSystemFont(ofSize: 21))
    #expect(configuration.attributedTitle?.font == .boldSystemFont(ofSize: 21))
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 9)
      return outgoing
    }
    #expect(configuration.titleFont == .systemFont(ofSize: 9))
    let container = AttributeContainer([.foregroundColor: UIColor.red, .kern: 2])
    #expect(container.foregroundColor == .red && container.kern == 2)
    let old = NSAttributedString(AttributedString("a", attributes: container))
    #expect(old.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    #expect(AttributedString(old).runs.first?.foregroundColor == .red)
  }

  private nonisolated static let titleChanges:
    [(String, @MainActor @Sendable (inout UIButton.Configuration) -> Void)] = [
      ("plain title", { $0.title = "Stop" }), ("no title", { $0.title = nil }),
      ("other text", { $0.attributedTitle = AttributedString("Stop") }),
      ("no text", { $0.attributedTitle = nil }),
    ]

  @Test("what an attributed title says of itself leaves with it", arguments: titleChanges)
  func formerTitle(
    _ name: String, _ change: @MainActor @Sendable (inout UIButton.Configuration) -> Void
  ) {
    var configuration = UIButton.Configuration.filled()
    let font = configuration.titleFont
    configuration.baseForegroundColor = .green
    var title = AttributedString("Go")
    title.font = .boldSystemFont(ofSize: 21)
    title.foregroundColor = .red
    // As a handler does at each update.
    for _ in 0..<2 { configuration.attributedTitle = title }
    #expect(configuration.baseForegroundColor == .red)
    var other = configuration
    change(&configuration)
    #expect(configuration.titleFont == font && configuration.baseForegroundColor == .green)
    #expect(configuration.attributedTitle?.foregroundColor == nil)
    // What was said since then stays.
    other.baseForegroundColor = .blue
    change(&other)
    #expect(other.titleFont == font && other.baseForegroundColor == .blue)
  }

  @Test("paragraph styles and colors of lines outlast the way to an AttributedString and back")
  func attributesBothWays() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let attributes: [NSAttributedString.Key: Any] = [
      .paragraphStyle: style, .underlineStyle: 1, .underlineColor: UIColor.red,
      .strikethroughStyle: 1, .strikethroughColor: UIColor.blue, .baselineOffset: 2,
    ]
    let text = AttributedString(NSAttributedString(string: "Sea", attributes: attributes))
    #expect(text.underlineColor == .red && text.strikethroughColor == .blue)
    style.alignment = .right
    #expect(text.paragraphStyle?.alignment == .center && text.paragraphStyle?.lineSpacing == 3)
    let back = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect((back[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(back[.underlineColor] as? UIColor == .red && back[.baselineOffset] as? CGFloat == 2)
    #expect(back[.strikethroughColor] as? UIColor == .blue)
    var container = AttributeContainer()
    #expect(container.paragraphStyle == nil)
    container.paragraphStyle = style
    #expect(container.paragraphStyle?.alignment == .right)
    var whole = AttributedString("Sea")
    whole.paragraphStyle = style
    #expect(whole == AttributedString("Sea", attributes: container))
  }

  @Test("a layer of text draws it in its color")
  func textLayer() {
    let layer = CATextLayer()
    (layer.string, layer.fontSize) = ("Harbor", 12)
    layer.foregroundColor = UIColor.red.cgColor
    layer.alignmentMode = .center
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stage.root.layer.addSublayer(layer)
    stage.screen.update()
    #expect("\(stage.window.displayList)".contains("Harbor"))
    layer.string = nil
    stage.screen.update()
    #expect(!"\(stage.window.displayList)".contains("Harbor"))
  }

  @Test("who holds a controller is told of its preferred size")
  func preferredSize() {
    final class Parent: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        told.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    for width in [100.0, 100, 200] {
      child.preferredContentSize = CGSize(width: width, height: 50)
    }
    #expect(parent.told == [CGSize(width: 100, height: 50), CGSize(width: 200, height: 50)])
  }

  @Test("the item beside which a panel stands is a view or an item of a bar")
  func sourceItem() throws {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    let (view, item) = (UIView(), UIBarButtonItem(title: "a"))
    popover.sourceItem = view
    #expect(popover.sourceView === view && popover.sourceItem === view)
    popover.sourceItem = item
    #expect(popover.barButtonItem === item && popover.sourceItem === item)
  }

  @Test("what snaps to a point is there at once; other behaviors keep what they are told")
  func dynamics() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: stage.root)
    let (snap, gravity) = (
      UISnapBehavior(item: view, snapTo: CGPoint(x: 50, y: 60)), UIGravityBehavior(items: [view])
    )
    #expect(view.center == CGPoint(x: 5, y: 5))
    animator.addBehavior(snap)
    animator.addBehavior(gravity)
    #expect(view.center == CGPoint(x: 50, y: 60) && animator.behaviors.count == 2)
    #expect(gravity.dynamicAnimator === animator && !animator.isRunning)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
  }

  @Test("behaviors within a removed one have no effect any more", arguments: [true, false])
  func removedBehaviors(_ isChildRemoved: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (animator, other) = (UIDynamicAnimator(referenceView: stage.root), UIDynamicAnimator())
    let (parent, middle) = (UIDynamicBehavior(), UIDynamicBehavior())
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 50, y: 60))
    middle.addChildBehavior(snap)
    parent.addChildBehavior(middle)
    animator.addBehavior(parent)
    #expect(view.center == CGPoint(x: 50, y: 60) && snap.dynamicAnimator === animator)
    // Who does not have it cannot remove it.
    other.removeBehavior(parent)
    parent.removeChildBehavior(snap)
    #expect(parent.dynamicAnimator === animator && snap.dynamicAnimator === animator)
    if isChildRemoved {
      parent.removeChildBehavior(middle)
    } else {
      animator.removeBehavior(parent)
    }
    #expect(snap.dynamicAnimator == nil && middle.dynamicAnimator == nil)
    snap.snapPoint = CGPoint(x: 1, y: 2)
    #expect(view.center == CGPoint(x: 50, y: 60))
  }

  @Test("accessibility: who can be used, where, and by what words")
  func accessibility() {
    let (button, label) = (UIButton(type: .system), UILabel())
    button.accessibilityTraits = .button
    #expect(button.accessibilityRespondsToUserInteraction)
    #expect(!label.accessibilityRespondsToUserInteraction)
    label.accessibilityRespondsToUserInteraction = true
    #expect(label.accessibilityRespondsToUserInteraction)
    label.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    stage.root.addSubview(label)
    #expect(label.accessibilityFrame == stage.root.convert(label.frame, to: nil))
    #expect(label.accessibilityActivationPoint.x == label.accessibilityFrame.midX)
    label.accessibilityFrame = .zero
    #expect(label.accessibilityFrame == .zero)
    label.accessibilityAttributedLabel = NSAttributedString(string: "Sea")
    #expect(label.accessibilityLabel == "Sea" && label.accessibilityUserInputLabels == ["Sea"])
    label.text = "Large"
    #expect(label.largeContentTitle == "Large" && !label.showsLargeContentViewer)
  }

  @Test(
    "a word of a text is found by a place in it",
    arguments: [(0, "Deep"), (2, "Deep"), (4, nil), (5, "blue"), (11, "sea"), (13, "sea")])
  func words(offset: Int, word: String?) throws {
    let view = UITextView()
    view.text = "Deep blue, sea"
    let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    let range = view.tokenizer.rangeEnclosingPosition(
      place, with: .word, inDirection: .storage(.forward))
    #expect(range.flatMap { view.text(in: $0) } == word)
  }

  @Test("descriptions of fonts say size and weight; attributed text of lists its first look")
  func descriptions() {
    let bold = UIFontDescriptor(fontAttributes: [
      .size: CGFloat(14), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 14, weight: .bold))
    let light = bold.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: -0.4]])
    #expect(light.pointSize == 14 && light !== bold)
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(
      string: "Sea", attributes: [.foregroundColor: UIColor.blue])
    #expect(content.text == "Sea" && content.textColor == .blue)
    #expect(content.attributedText?.string == "Sea")
  }

  @Test(
    "a point is inside a path by its rule",
    arguments: [
      (CGPoint(x: 50, y: 50), true, false), (CGPoint(x: 10, y: 50), true, true),
      (CGPoint(x: 101, y: 50), false, false), (CGPoint(x: 1, y: 1), false, false),
    ])
  func inside(point: CGPoint, winds: Bool, isBetween: Bool) {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(path.contains(point) == winds)
    path.usesEvenOddFillRule = true
    #expect(path.contains(point) == isBetween)
  }

  @Test("an arc between tangents turns the corner by its radius")
  func tangents() {
    var path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(abs(path.currentPoint.x - 100) < 0.01 && abs(path.currentPoint.y - 20) < 0.01)
    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 100) < 0.01 && abs(box.height - 20) < 0.01 && box.minY > -0.01)
    path.addArc(
      tangent1End: CGPoint(x: 200, y: 20), tangent2End: CGPoint(x: 300, y: 20), radius: 20)
    #expect(path.currentPoint == CGPoint(x: 200, y: 20))
  }

  @Test("a segmented control of a subclass takes items by its superclass's initializer")
  func segments() {
    final class Choice: UISegmentedControl {
      init(_ words: String...) { super.init(items: words) }
    }
    let choice = Choice("a", "b")
    #expect(choice.numberOfSegments == 2 && choice.titleForSegment(at: 1) == "b")
  }
}
