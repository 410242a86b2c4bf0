// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import Foundation

/// How a motion's share of the way depends on its share of the time.
enum MotionCurve: Hashable {
  case linear, easeIn, easeOut, easeInOut
  /// A spring with a damping ratio.
  case spring(CGFloat)
  /// A cubic curve with two control points.
  case cubic(CGPoint, CGPoint)

  func share(at time: CGFloat) -> CGFloat {
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .easeIn: return Self.bezier(time, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: return Self.bezier(time, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeInOut: return Self.bezier(time, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .cubic(let one, let two): return Self.bezier(time, one, two)
    case .spring(let damping):
      // A damped oscillation that has come to rest, but for a thousandth, when the time is over.
      let ratio = min(max(damping, 0.05), 1)
      let decay = exp(-6.9 * time)
      guard ratio < 1 else { return 1 - decay * (1 + 6.9 * time) }
      let turns = 6.9 / ratio * (1 - ratio * ratio).squareRoot() * time
      return 1 - decay * (cos(turns) + sin(turns) * ratio / (1 - ratio * ratio).squareRoot())
    }
  }

  /// The height of a cubic curve from 0, 0 to 1, 1 at a horizontal place, found by halving.
  private static func bezier(_ x: CGFloat, _ one: CGPoint, _ two: CGPoint) -> CGFloat {
    func value(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if value(middle, one.x, two.x) < x { low = middle } else { high = middle }
    }
    return value((low + high) / 2, one.y, two.y)
  }
}

/// What a call of `View.animate` changed, on its way from the old values to the new ones.
@MainActor
final class Motion: FrameDriven {
  /// The motion whose changes are being made; nil for none.
  @exclusivity(unchecked) nonisolated(unsafe) static var current: Motion?

  /// Whether changes are animated.
  static var areEnabled = true

  private(set) var duration: Double
  let delay: Double
  private(set) var curve: MotionCurve
  /// Whether the motion goes back to its beginning and starts over, until it is ended.
  let repeats: Bool
  let autoreverses: Bool
  private var views: Set<View> = []
  /// The time at which the motion would have begun to be where it is; nil until the next frame.
  private var start: Double?
  /// The share of the way.
  private(set) var share: CGFloat = 0
  /// The fraction of the duration that has passed.
  private(set) var fraction: CGFloat = 0
  private var isPaused = false
  private(set) var isOver = false
  private var completion: ((Bool) -> Void)?

  init(
    _ duration: Double, delay: Double = 0, curve: MotionCurve = .easeInOut, repeats: Bool = false,
    autoreverses: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    (self.duration, self.delay, self.curve) = (max(0, duration), max(0, delay), curve)
    (self.repeats, self.autoreverses) = (repeats, autoreverses)
    self.completion = completion
  }

  /// Makes changes that say at their end how long they take and by which curve, and starts.
  func runTimed(by changes: () -> (duration: Double, curve: MotionCurve)) {
    collect { (duration, curve) = changes() }
    begin()
  }

  /// Makes changes as part of the motion, and starts it.
  func run(_ changes: () -> Void) {
    collect(changes)
    begin()
  }

  /// Makes changes as part of the motion.
  func collect(_ changes: () -> Void) {
    let former = Motion.current
    if Motion.areEnabled { Motion.current = self }
    changes()
    Motion.current = former
  }

  /// The part of the time in which the changes that are being made are shown; nil for all of it.
  private(set) var keyframe: Keyframe?

  /// Makes changes that are shown in a part of the motion's time.
  func during(_ part: Keyframe, _ changes: () -> Void) {
    let former = keyframe
    keyframe = part
    changes()
    keyframe = former
  }

  /// Ends the motion at a position, without calling its completion.
  func drop(at position: ViewPropertyAnimator.Position) {
    completion = nil
    end(finished: false, at: position)
  }

  /// Holds the motion where it is.
  func pause() { (isPaused, start) = (true, nil) }

  /// Lets a paused motion go on from where it is.
  func resume() { isPaused = false }

  /// Moves to a fraction of the duration, from 0 to 1.
  func seek(to fraction: CGFloat) {
    (self.fraction, start) = (fraction, nil)
    share = curve.share(at: fraction)
    for view in views { view.window?.isListStale = true }
  }

  /// The share of the way that a change has gone which was made at another share of it.
  func share(since former: CGFloat) -> CGFloat {
    former < 1 ? max(0, (share - former) / (1 - former)) : 1
  }

  /// Leaves a view out; without any view left, the motion is over.
  func forget(_ view: View) {
    guard views.remove(view) != nil, views.isEmpty else { return }
    end(finished: false)
  }

  /// Starts the motion in the windows on screen; without one it ends in the next turn.
  func begin() {
    let windows = Set(views.compactMap(\.window)).filter { $0.input.isLive }
    guard duration + delay > 0, let window = windows.first else {
      finishLater()
      return
    }
    // One window counts the time; a motion in two moves both.
    window.input.animate(self)
    for other in windows { other.isListStale = true }
  }

  private func finishLater() {
    for view in views { view.stopMotion(self) }
    isOver = true
    guard let completion else { return }
    self.completion = nil
    Task { @MainActor in completion(true) }
  }

  /// Remembers a view's values for the time of the motion.
  func keep(_ view: View) { views.insert(view) }

  func advance(to time: Double) -> Bool {
    guard !isOver else { return false }
    for view in views { view.window?.isListStale = true }
    if isPaused { return true }
    let begin = start ?? (fraction > 0 ? time - delay - Double(fraction) * duration : time)
    start = begin
    let passed = time - begin - delay
    guard passed >= 0 else { return true }
    // A duration of next to nothing has had more turns than can be counted.
    let turns = duration > 0 ? min(passed / duration, 0x1p52) : 1
    if turns >= (autoreverses ? 2 : 1), !repeats || duration == 0 {
      end(finished: true)
      return false
    }
    let part = turns.truncatingRemainder(dividingBy: 1)
    let isBack = autoreverses && turns.truncatingRemainder(dividingBy: 2) >= 1
    fraction = CGFloat(isBack ? 1 - part : part)
    share = curve.share(at: fraction)
    return true
  }

  func finish() { end(finished: false) }

  func end(finished: Bool, at position: ViewPropertyAnimator.Position = .end) {
    guard !isOver else { return }
    isOver = true
    for view in views {
      view.stopMotion(self, at: position)
      view.window?.isListStale = true
    }
    views = []
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}
