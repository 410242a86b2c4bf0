// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import Foundation

/// A part of a motion's time, in shares of its duration.
struct Keyframe: Hashable {
  var start: CGFloat
  var length: CGFloat

  /// The share of the part that has passed.
  func share(at fraction: CGFloat) -> CGFloat {
    length > 0 ? min(1, max(0, (fraction - start) / length)) : 1
  }
}

/// Where a property was when its motion began or a share of the way later, and where each keyframe
/// brings it.
@MainActor
struct MotionTrack<Value> {
  let motion: Motion
  private let since: CGFloat
  private var parts: [(from: Value, to: Value?, keyframe: Keyframe?)]

  init(from start: Value, _ motion: Motion) {
    (self.motion, since) = (motion, motion.share)
    parts = [(start, nil, motion.keyframe)]
  }

  /// Where the property was.
  var start: Value { parts[0].from }

  /// Takes in a change from a value that another keyframe of the same motion brought about; returns
  /// whether it is of the same motion.
  mutating func goOn(from value: Value, _ motion: Motion) -> Bool {
    guard motion === self.motion, let keyframe = motion.keyframe else { return false }
    guard keyframe != parts[parts.count - 1].keyframe else { return true }
    parts[parts.count - 1].to = value
    parts.append((value, nil, keyframe))
    return true
  }

  /// Returns where the property is on its way to its end.
  func value(end: Value, _ mix: (Value, Value, CGFloat) -> Value) -> Value {
    let fraction = motion.fraction
    guard let part = parts.last(where: { ($0.keyframe?.start ?? 0) <= fraction }) else {
      return start
    }
    let share = part.keyframe?.share(at: fraction) ?? motion.share(since: since)
    return mix(part.from, part.to ?? end, share)
  }
}

/// What of a view moves.
@MainActor
final class ViewMotion {
  enum Property { case frame, alpha, transform, background }

  var frame: MotionTrack<CGRect>?
  var alpha: MotionTrack<CGFloat>?
  var transform: MotionTrack<Transform>?
  var background: MotionTrack<DynamicColor>?

  var isEmpty: Bool { frame == nil && alpha == nil && transform == nil && background == nil }

  var motions: [Motion] {
    [frame?.motion, alpha?.motion, transform?.motion, background?.motion].compactMap { $0 }
  }
}

/// The values that a view has, while it is shown with others on the way there.
struct ModelValues {
  var frame: CGRect
  var alpha: CGFloat
  var transform: Transform?
  var shownBackground: DynamicColor?
}

extension View {
  /// Notes that a property changes as part of the current motion.
  final func move(_ property: ViewMotion.Property) {
    guard let motion = Motion.current, motion.duration > 0, window?.loadedInput?.isLive == true
    else { return Motion.current?.keep(self) ?? () }
    let moves = extras?.motion ?? ViewMotion()
    let shown = shownValues(moves)
    ensureExtras().motion = moves
    motion.keep(self)
    switch property {
    case .frame:
      if moves.frame?.goOn(from: storedFrame, motion) == true { break }
      moves.frame = MotionTrack(from: shown.frame, motion)
    case .alpha:
      if moves.alpha?.goOn(from: storedAlpha, motion) == true { break }
      moves.alpha = MotionTrack(from: shown.alpha, motion)
    case .transform:
      if moves.transform?.goOn(from: placement?.transform ?? .identity, motion) == true { break }
      moves.transform = MotionTrack(from: shown.transform ?? .identity, motion)
    case .background:
      let color = backdrop.backgroundColor ?? .clear
      if moves.background?.goOn(from: color, motion) == true { break }
      moves.background = MotionTrack(from: shown.shownBackground ?? color, motion)
    }
  }

  /// Ends what a motion moves; the view gets the values that it has at a position.
  final func stopMotion(_ motion: Motion, at position: ViewPropertyAnimator.Position = .end) {
    guard let moves = extras?.motion else { return }
    View.performWithoutAnimation { restore(moves, of: motion, at: position) }
    if moves.frame?.motion === motion { moves.frame = nil }
    if moves.alpha?.motion === motion { moves.alpha = nil }
    if moves.transform?.motion === motion { moves.transform = nil }
    if moves.background?.motion === motion { moves.background = nil }
    if moves.isEmpty { extras?.motion = nil }
  }

  private final func restore(
    _ moves: ViewMotion, of motion: Motion, at position: ViewPropertyAnimator.Position
  ) {
    guard position != .end else { return }
    let shown = shownValues(moves)
    let isStart = position == .start
    if let track = moves.frame, track.motion === motion {
      placedFrame = isStart ? track.start : shown.frame
    }
    if let track = moves.alpha, track.motion === motion {
      alpha = isStart ? track.start : shown.alpha
    }
    if let track = moves.transform, track.motion === motion {
      transform = isStart ? track.start : shown.transform ?? .identity
    }
    if let track = moves.background, track.motion === motion {
      backgroundColor = isStart ? track.start : shown.shownBackground
    }
  }

  /// Ends all that moves in the view; what moves nothing else is over.
  final func stopMotions() {
    guard let moves = extras?.motion else { return }
    extras?.motion = nil
    window?.isListStale = true
    for motion in moves.motions { motion.forget(self) }
  }

  /// Returns the values on their way.
  private final func shownValues(_ moves: ViewMotion) -> ModelValues {
    var shown = ModelValues(frame: storedFrame, alpha: storedAlpha, transform: placement?.transform)
    if let track = moves.frame {
      shown.frame = track.value(end: storedFrame) { $0.mixed($1, $2) }
    }
    if let track = moves.alpha {
      let alpha = track.value(end: storedAlpha) { $0 + ($1 - $0) * $2 }
      shown.alpha = min(1, max(0, alpha))
    }
    if let track = moves.transform {
      shown.transform = track.value(end: placement?.transform ?? .identity) {
        $0.mixed($1, Float($2))
      }
    }
    if let track = moves.background {
      shown.shownBackground = track.value(end: backdrop.backgroundColor ?? .clear) {
        $0.mixed($1, Double($2), scope.traits)
      }
    }
    return shown
  }

  /// Gives the view the values on their way, for the time of showing it; nil if nothing moves.
  ///
  /// - Returns: the values that the view has, to be given back by `show(_:)`
  final func showMotion() -> ModelValues? {
    guard let moves = extras?.motion else { return nil }
    let shown = shownValues(moves)
    let model = ModelValues(
      frame: storedFrame, alpha: storedAlpha, transform: placement?.transform,
      shownBackground: shown.shownBackground)
    show(shown)
    return model
  }

  final func show(_ values: ModelValues) {
    storedFrame = values.frame
    storedAlpha = values.alpha
    if values.transform != placement?.transform { ensurePlacement().transform = values.transform }
  }
}

extension CGRect {
  fileprivate func mixed(_ end: CGRect, _ share: CGFloat) -> CGRect {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
    return CGRect(
      x: mix(minX, end.minX), y: mix(minY, end.minY), width: max(0, mix(width, end.width)),
      height: max(0, mix(height, end.height)))
  }
}

extension Transform {
  fileprivate func mixed(_ end: Transform, _ share: Float) -> Transform {
    func mix(_ one: Float, _ other: Float) -> Float { one + (other - one) * share }
    return Transform(
      a: mix(a, end.a), b: mix(b, end.b), c: mix(c, end.c), d: mix(d, end.d),
      tx: mix(tx, end.tx), ty: mix(ty, end.ty))
  }
}

extension DynamicColor {
  /// The color between two, in sRGB with alpha, as they are with traits.
  fileprivate func mixed(
    _ end: DynamicColor, _ share: Double, _ traits: TraitCollection
  ) -> DynamicColor {
    let one = resolved(with: traits).converted(to: .extendedSRGB)
    let other = end.resolved(with: traits).converted(to: .extendedSRGB)
    let alpha = one.alpha + (other.alpha - one.alpha) * share
    // What is clear has no color of its own.
    let first = one.alpha == 0 ? other.components : one.components
    let second = other.alpha == 0 ? first : other.components
    return DynamicColor(
      Color(.extendedSRGB, first + (second - first) * share, alpha: min(1, max(0, alpha))))
  }
}
