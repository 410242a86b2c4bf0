// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import Foundation

/// What of a view moves, and where each property was when it began to: which is where its motion
/// began, or a share of the motion's way later.
@MainActor
final class ViewMotion {
  enum Property { case frame, alpha, transform, background }

  var frame: (from: CGRect, motion: Motion, since: CGFloat)?
  var alpha: (from: CGFloat, motion: Motion, since: CGFloat)?
  var transform: (from: Transform, motion: Motion, since: CGFloat)?
  var background: (from: DynamicColor, motion: Motion, since: CGFloat)?

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
    case .frame: moves.frame = (shown.frame, motion, motion.share)
    case .alpha: moves.alpha = (shown.alpha, motion, motion.share)
    case .transform: moves.transform = (shown.transform ?? .identity, motion, motion.share)
    case .background:
      let color = shown.shownBackground ?? backdrop.backgroundColor ?? .clear
      moves.background = (color, motion, motion.share)
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
    if let (from, own, _) = moves.frame, own === motion {
      placedFrame = isStart ? from : shown.frame
    }
    if let (from, own, _) = moves.alpha, own === motion { alpha = isStart ? from : shown.alpha }
    if let (from, own, _) = moves.transform, own === motion {
      transform = isStart ? from : shown.transform ?? .identity
    }
    if let (from, own, _) = moves.background, own === motion {
      backgroundColor = isStart ? from : shown.shownBackground
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
    if let (from, motion, since) = moves.frame {
      shown.frame = from.mixed(storedFrame, motion.share(since: since))
    }
    if let (from, motion, since) = moves.alpha {
      let way = (storedAlpha - from) * motion.share(since: since)
      shown.alpha = min(1, max(0, from + way))
    }
    if let (from, motion, since) = moves.transform {
      let share = Float(motion.share(since: since))
      shown.transform = from.mixed(placement?.transform ?? .identity, share)
    }
    if let (from, motion, since) = moves.background {
      let end = backdrop.backgroundColor ?? .clear
      let share = Double(motion.share(since: since))
      shown.shownBackground = from.mixed(end, share, scope.traits)
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
