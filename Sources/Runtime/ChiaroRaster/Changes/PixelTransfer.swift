// SPDX-License-Identifier: MIT

/// Functions that copy and mix frames of four bytes per pixel into memory of the caller.
package enum PixelTransfer {
  /// The order of a pixel's bytes in memory, the lowest address first.
  package enum ByteOrder: Sendable, CaseIterable {
    /// Red, green, blue, alpha: the order of a renderer's frames.
    case rgba
    /// Blue, green, red, alpha: the order of X11 and Wayland windows, which ignore the last byte.
    case bgra
  }

  /// Copies a part of a frame to the same position in another frame of the same size or larger.
  ///
  /// A row of `source` has `width` pixels, a row of `target` has `bytesPerRow` bytes.
  package static func copy(
    _ part: PixelRectangle, of source: UnsafeRawBufferPointer, width: Int,
    to target: UnsafeMutableRawPointer, bytesPerRow: Int, order: ByteOrder
  ) {
    precondition(
      part.x >= 0 && part.y >= 0 && part.maxX <= width
        && part.maxY * width * 4 <= source.count, "a part must be within its frame")
    guard !part.isEmpty, let base = source.baseAddress else { return }
    for y in part.y..<part.maxY {
      let from = (base + (y * width + part.x) * 4).assumingMemoryBound(to: UInt32.self)
      let to = (target + y * bytesPerRow + part.x * 4).assumingMemoryBound(to: UInt32.self)
      switch order {
      case .rgba: to.update(from: from, count: part.width)
      case .bgra: PixelKernels.swapRedAndBlue(to, from, count: part.width)
      }
    }
  }

  /// Mixes two frames of the same size into a third.
  ///
  /// `progress` runs from 0 (the first frame) to 1 (the second) and is rounded to steps of 1/255.
  package static func mix(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, progress: Double,
    into target: UnsafeMutableRawBufferPointer
  ) {
    precondition(
      first.count == second.count && first.count == target.count,
      "mixed frames must have the same size")
    guard let one = first.baseAddress, let other = second.baseAddress, let to = target.baseAddress
    else { return }
    let weight = UInt8((min(1, max(0, progress)) * 255).rounded())
    PixelKernels.mix(
      to.assumingMemoryBound(to: UInt32.self), one.assumingMemoryBound(to: UInt32.self),
      other.assumingMemoryBound(to: UInt32.self), weight: weight, count: first.count / 4)
  }
}
