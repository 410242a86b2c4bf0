// SPDX-License-Identifier: MIT

import ChiaroColor

/// The difference of two scenes on the same canvas.
///
/// Steps are compared in order. Where both scenes have the same number, each step is compared with
/// its counterpart; otherwise equal steps at the beginning and at the end are skipped, and all
/// between them count as changed. A step's effect is estimated by its bounds, so that the result
/// may be too large, never too small.
struct SceneDifference {
  /// A scene together with the colors that it is painted with.
  struct Painted {
    var scene: Scene
    var colors: [Color]
  }

  private let former: Painted
  private let new: Painted

  init(from former: Painted, to new: Painted) {
    self.former = former
    self.new = new
  }

  /// The rectangles whose pixels may differ.
  var changed: DirtyRectangles {
    let (before, after) = (former.scene.steps, new.scene.steps)
    var dirty = DirtyRectangles()
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, isSame(start, start) { start += 1 }
    var tail = 0
    while tail < shorter - start, isSame(before.count - 1 - tail, after.count - 1 - tail) {
      tail += 1
    }
    let isAligned = before.count == after.count
    for index in start..<before.count - tail where !isAligned || !isSame(index, index) {
      dirty.add(before[index].bounds)
    }
    for index in start..<after.count - tail where !isAligned || !isSame(index, index) {
      dirty.add(after[index].bounds)
    }
    return dirty
  }

  /// Returns whether a step paints the same as its former counterpart.
  private func isSame(_ before: Int, _ after: Int) -> Bool {
    let (old, step) = (former.scene.steps[before], new.scene.steps[after])
    guard old.operation == step.operation, old.bounds == step.bounds,
      former.scene.shape(old.shape) == new.scene.shape(step.shape), hasSameClip(old.clip, step.clip)
    else { return false }
    let (first, second) = (Int(old.argument), Int(step.argument))
    switch step.operation {
    case .color: return former.color(first) == new.color(second)
    case .gradient: return isSameGradient(first, second)
    case .picture: return isSamePicture(first, second)
    case .backdrop:
      let (one, other) = (former.scene.backdrops[first], new.scene.backdrops[second])
      return one.extent == other.extent && one.filter == other.filter
    // A group is the same when it ends as far from here; what is in it are steps of their own.
    case .beginGroup: return first - before == second - after
    case .endGroup: return first == second
    }
  }

  private func hasSameClip(_ before: Int32, _ after: Int32) -> Bool {
    var (first, second) = (before, after)
    while first >= 0, second >= 0 {
      let (old, clip) = (former.scene.clips[Int(first)], new.scene.clips[Int(second)])
      guard former.scene.shape(old.shape) == new.scene.shape(clip.shape) else { return false }
      (first, second) = (old.parent, clip.parent)
    }
    return first == second
  }

  private func isSameGradient(_ before: Int, _ after: Int) -> Bool {
    let (old, gradient) = (former.scene.gradients[before], new.scene.gradients[after])
    guard old.u == gradient.u, old.v == gradient.v else { return false }
    let ramp = former.scene.ramps[Int(old.ramp)]
    let newRamp = new.scene.ramps[Int(gradient.ramp)]
    return ramp.interpolation == newRamp.interpolation && ramp.stops.count == newRamp.stops.count
      && zip(ramp.stops, newRamp.stops).allSatisfy { stop, newStop in
        stop.position == newStop.position
          && former.color(Int(stop.color.index)) == new.color(Int(newStop.color.index))
      }
  }

  private func isSamePicture(_ before: Int, _ after: Int) -> Bool {
    let (old, picture) = (former.scene.pictures[before], new.scene.pictures[after])
    return old.origin == picture.origin && old.hasWhiteBackground == picture.hasWhiteBackground
      && former.color(Int(old.whiteSlot)) == new.color(Int(picture.whiteSlot))
      && (old.alphaSlot < 0) == (picture.alphaSlot < 0)
      && former.color(Int(old.alphaSlot))?.alpha == new.color(Int(picture.alphaSlot))?.alpha
      && old.bitmap == picture.bitmap
  }
}

extension SceneDifference.Painted {
  /// Returns the color of a slot; nil for none.
  fileprivate func color(_ slot: Int) -> Color? {
    colors.indices.contains(slot) ? colors[slot] : nil
  }
}

extension Scene {
  fileprivate func shape(_ index: Int32) -> SceneShape? {
    index < 0 ? nil : shapes[Int(index)]
  }
}
