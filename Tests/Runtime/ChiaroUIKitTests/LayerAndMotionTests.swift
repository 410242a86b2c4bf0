// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// Layers by what they draw, animators and gestures of two fingers, by UIKit's names.
@MainActor
@Suite("Layers and motions")
struct LayerAndMotionTests {
  private struct Drawn: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var expected: [String]
    var set: @MainActor @Sendable (CALayer) -> Void
  }

  private static func shape(_ change: (CAShapeLayer) -> Void) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    change(layer)
    return layer
  }

  private static func gradient(_ change: (CAGradientLayer) -> Void) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    change(layer)
    return layer
  }

  nonisolated private static let layers = [
    Drawn(testDescription: "a shape is filled", expected: ["path "]) {
      $0.addSublayer(shape { _ in })
    },
    Drawn(testDescription: "a shape has an outline", expected: ["path ", "stroke"]) {
      $0.addSublayer(shape { $0.strokeColor = UIColor.red.cgColor })
    },
    Drawn(testDescription: "a part of an outline", expected: ["M0 0 L4 0 L4 4"]) {
      $0.addSublayer(
        shape {
          $0.fillColor = nil
          $0.strokeColor = UIColor.red.cgColor
          $0.strokeEnd = 0.5
        })
    },
    Drawn(testDescription: "an axial gradient", expected: ["linear 0.5 0 0.5 1"]) {
      $0.addSublayer(gradient { _ in })
    },
    Drawn(testDescription: "a radial gradient", expected: ["radial 0.5 0.5 0.5 0.5"]) {
      $0.addSublayer(
        gradient {
          $0.type = .radial
          $0.startPoint = CGPoint(x: 0.5, y: 0.5)
          $0.endPoint = CGPoint(x: 1, y: 1)
        })
    },
    Drawn(testDescription: "one color is no gradient", expected: ["fill 0 0 10 10"]) {
      $0.addSublayer(gradient { $0.colors = [UIColor.red.cgColor] })
    },
    Drawn(testDescription: "a mask cuts to a path", expected: ["clip", "path "]) {
      let inner = shape { _ in }
      inner.mask = shape { _ in }
      $0.addSublayer(inner)
    },
    Drawn(
      testDescription: "some corners are round", expected: ["M0 4 C0 1.790861 1.790861 0 4 0 L10 0"]
    ) {
      $0.backgroundColor = UIColor.red.cgColor
      $0.cornerRadius = 4
      $0.maskedCorners = [.layerMinXMinYCorner]
    },
  ]

  @Test("a layer draws what it says", arguments: layers)
  private func draws(_ drawn: Drawn) {
    let stage = InputStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(view)
    let before = stage.window.displayList.description
    drawn.set(view.layer)
    let text = stage.window.displayList.description
    for part in drawn.expected {
      #expect(text.contains(part) && !before.contains(part), "\(text)")
    }
  }

  private func moved(in stage: InputStage) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.root.addSubview(view)
    _ = stage.window.displayList
    _ = stage.window.advance(to: 0)
    return view
  }

  @Test("an animator is moved by hand, goes on, and ends with its completions")
  func animator() {
    let stage = InputStage()
    let view = moved(in: stage)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
    animator.addCompletion { #expect($0 == .end) }
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    #expect(animator.state == .inactive && !animator.isRunning)
    animator.fractionComplete = 0.25
    _ = stage.window.advance(to: 0.5)
    #expect(stage.window.displayList.description.contains("fill 25 0 10 10"))
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.25)
    // What is added begins where the view is, and takes the rest of the way.
    animator.addAnimations { view.alpha = 0.6 }
    _ = stage.window.advance(to: 0.6)
    #expect(!stage.window.displayList.description.contains("group"))
    animator.fractionComplete = 0.625
    #expect(stage.window.displayList.description.contains("group 0.8"))
    animator.fractionComplete = 0.25
    #expect(!stage.window.displayList.description.contains("group"), "before what was added")
    animator.startAnimation()
    #expect(animator.isRunning && ends == 0)
    for time in [0.7, 1.5, 3] { _ = stage.window.advance(to: time) }
    #expect(ends == 1 && animator.state == .inactive && !animator.isRunning)
    #expect(stage.window.displayList.description.contains("fill 100 0 10 10"))
  }

  @Test("a stopped animator calls its completions only where it is finished")
  func stopped() {
    for (isDropped, expected) in [(true, []), (false, [UIViewAnimatingPosition.current])] {
      let stage = InputStage()
      let view = moved(in: stage)
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear
      ) {
        view.frame.origin.x = 100
      } completion: {
        ends.append($0)
      }
      for time in [1, 1.5] { _ = stage.window.advance(to: time) }
      #expect(stage.window.displayList.description.contains("fill 50 0 10 10"))
      animator.stopAnimation(isDropped)
      animator.finishAnimation(at: .current)
      #expect(ends == expected && animator.state == .inactive)
    }
  }

  private final class Fingers: UIView {
    var seen: [String] = []
    func pinched(_ pinch: UIPinchGestureRecognizer) { seen.append("\(pinch.state) \(pinch.scale)") }
    func turned(_ turn: UIRotationGestureRecognizer) {
      seen.append("\(turn.state) \(turn.rotation)")
    }
  }

  @Test("two fingers that move apart or turn are followed to their end, wherever that is")
  func fingers() {
    let pinch = UIPinchGestureRecognizer()
    let turn = UIRotationGestureRecognizer()
    let cases: [(UIGestureRecognizer, Selector, [(CGFloat, CGFloat)], [String])] = [
      (
        pinch, Selector(Fingers.pinched(_:), "pinched(_:)"), [(2, 0), (3, 0)],
        ["began 2.0", "changed 3.0", "ended 3.0"]
      ),
      (
        turn, Selector(Fingers.turned(_:), "turned(_:)"), [(1, 0.5), (1, 1)],
        ["began 0.5", "changed 1.0", "ended 1.0"]
      ),
      (pinch, Selector(Fingers.pinched(_:), "pinched(_:)"), [(1, 1), (1, 2)], []),
    ]
    for (recognizer, action, way, expected) in cases {
      let (stage, view) = (InputStage(), Fingers(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      stage.root.addSubview(view)
      recognizer.addTarget(view, action: action)
      view.addGestureRecognizer(recognizer)
      stage.window.handle(PinchEvent(.began, at: CGPoint(x: 20, y: 20)))
      for (index, (scale, rotation)) in way.enumerated() {
        stage.window.handle(
          PinchEvent(
            .moved, at: CGPoint(x: 20 + index * 200, y: 20), scale: scale, rotation: rotation,
            time: Double(index)))
      }
      let (scale, rotation) = way[1]
      stage.window.handle(
        PinchEvent(
          .ended, at: CGPoint(x: 220, y: 20), scale: scale, rotation: rotation, time: 2))
      #expect(view.seen == expected)
      #expect(recognizer.state == .possible)
    }
  }

  private func place(in stage: InputStage) -> String? {
    let text = stage.window.displayList.description
    return text.split(separator: "\n").first { $0.contains(" 0 10 10 ") }
      .map { String($0.split(separator: " ")[1]) }
  }

  @Test("a paused animation stays where it is for any time, and goes on from there")
  func pauses() {
    let stage = InputStage()
    let view = moved(in: stage)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
    animator.startAnimation()
    for time in [0, 0.5] { _ = stage.window.advance(to: time) }
    animator.pauseAnimation()
    #expect(animator.fractionComplete == 0.5 && place(in: stage) == "50")
    _ = stage.window.advance(to: 10)
    #expect(place(in: stage) == "50")
    animator.startAnimation()
    for time in [20, 20.25] { _ = stage.window.advance(to: time) }
    #expect(place(in: stage) == "75")
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    for time in [30, 30.5] { _ = stage.window.advance(to: time) }
    #expect(place(in: stage) == "75" && animator.state == .active)
    _ = stage.window.advance(to: 30.8)
    #expect(place(in: stage) == "100" && animator.state == .inactive)
  }

  @Test(
    "a stopped animation leaves the views where it is, or where it is finished",
    arguments: [(nil, 50), (.start, 0), (.current, 50), (.end, 100)]
      as [(UIViewAnimatingPosition?, CGFloat)])
  func stops(_ position: UIViewAnimatingPosition?, _ x: CGFloat) {
    let stage = InputStage()
    let view = moved(in: stage)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame.origin.x = 100
      view.alpha = 0
    }
    animator.startAnimation()
    for time in [0, 0.5] { _ = stage.window.advance(to: time) }
    animator.stopAnimation(position == nil)
    _ = stage.window.advance(to: 5)
    #expect(place(in: stage) == "50" && (animator.state == .stopped) == (position != nil))
    if let position { animator.finishAnimation(at: position) }
    _ = stage.window.advance(to: 6)
    #expect(view.frame.origin.x == x && view.alpha == 1 - x / 100)
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test(
    "each keyframe moves its views in its own time",
    arguments: [(0.0, 0, nil), (1, 0, 0.75), (2.25, 0, 0.5), (3, 50, 0.5), (3.5, 100, 0.75)]
      as [(Double, Int, Double?)])
  func keyframes(_ time: Double, _ x: Int, _ alpha: Double?) {
    let stage = InputStage()
    let view = moved(in: stage)
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 4, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.625, relativeDuration: 0.25) {
        view.frame.origin.x = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 1 }
    } completion: {
      ends.append($0)
    }
    #expect(view.alpha == 1 && view.frame.origin.x == 100)
    for step in [0, time] { #expect(stage.window.advance(to: step)) }
    let shown = stage.window.displayList.description
    #expect(place(in: stage) == "\(x)" && shown.contains("group") == (alpha != nil))
    if let alpha { #expect(shown.contains("group \(alpha)")) }
    #expect(ends.isEmpty && !stage.window.advance(to: 5) && ends == [true])
    #expect(place(in: stage) == "100")
  }

  @Test("keyframes repeat and go back where their options say so")
  func repeatedKeyframes() {
    let stage = InputStage()
    let view = moved(in: stage)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.frame.origin.x = 100
      }
    }
    for (time, x) in [(0.0, "0"), (0.25, "0"), (0.75, "50"), (1.25, "50"), (6.75, "50")] {
      #expect(stage.window.advance(to: time))
      #expect(place(in: stage) == x)
    }
  }

  @Test("animations that are removed are over at once, and their completions hear that")
  func removed() {
    let stage = InputStage()
    let (one, two) = (moved(in: stage), moved(in: stage))
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      (one.alpha, two.alpha) = (0, 0)
      one.frame.origin.x = 50
    } completion: {
      ends.append($0)
    }
    _ = stage.window.advance(to: 0.1)
    one.layer.removeAllAnimations()
    #expect(ends.isEmpty)
    two.layer.removeAllAnimations()
    #expect(ends == [false])
    _ = stage.window.advance(to: 5)
    #expect(ends == [false])
  }

  @Test(
    "durations of next to nothing, and of nothing, end nothing else",
    arguments: [0, 1e-30, .leastNonzeroMagnitude, .infinity, .nan] as [Double])
  func durations(_ duration: Double) {
    for delay in [0, 0.5] {
      let stage = InputStage()
      let view = moved(in: stage)
      UIView.animate(
        withDuration: duration, delay: delay, options: [.repeat, .autoreverse],
        animations: { view.frame.origin.x = 100 })
      for time in [0.1, 0.7, 1, 1e9] { _ = stage.window.advance(to: time) }
      #expect([0, 100].contains(place(in: stage).flatMap(Double.init)?.rounded()))
    }
  }

  @Test("a size of bounds leaves the center, a size of the frame the origin")
  func bounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.frame == CGRect(x: 25, y: 20, width: 50, height: 60))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    #expect(view.frame == CGRect(x: 25, y: 20, width: 50, height: 60))
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    label.text = "text"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20) && label.frame.width < 100)
  }

  @Test("an arc of an angle that is no number is none")
  func arcs() {
    for (start, end) in [(0, .nan), (.nan, 1), (.infinity, 1)] as [(CGFloat, CGFloat)] {
      let path = UIBezierPath()
      path.addArc(withCenter: .zero, radius: 9, startAngle: start, endAngle: end, clockwise: true)
      #expect(path.isEmpty)
    }
  }
}
