// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroColor
import ChiaroRaster
import Foundation

/// A material over the whole screen of a phone, 1170 × 2532: blur of 30 pixels, saturation 1.8 and
/// a tint, as Peers/material.py has it for OpenCV.
@main
enum MaterialBench {
  static let size = PixelSize(width: 1170, height: 2532)

  /// Waves, squares of 90 pixels, a ramp, and noise over all of it.
  static let picture: [UInt8] = {
    var random = SeededGenerator(seed: 7)
    var bytes = [UInt8](repeating: 255, count: 4 * size.pixelCount)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let wave = 127 + 120 * sin(Double(x) / 37) * cos(Double(y) / 91)
        let values = [
          Int(wave), 255 * ((x / 90 + y / 90) % 2), Int(Double(x) * 255 / Double(size.width)),
        ]
        for (channel, value) in values.enumerated() {
          let noisy = value + Int.random(in: -20..<20, using: &random)
          bytes[4 * (y * size.width + x) + channel] = UInt8(max(0, min(255, noisy)))
        }
      }
    }
    return bytes
  }()

  static func main() {
    var stage = ColorStage()
    stage.saturation = 1.8
    stage.clampsSaturation = true
    stage.fills = [.init(color: SIMD3(245, 245, 247) / 255, alpha: 0.35)]
    let blur = GaussianBlur(sigma: 30)
    var system = ColorStage()
    system.saturation = 1.35
    system.luminance = .init(amount: 0.6, curve: [0.725, 0.825, 0.76, 0.73])
    system.brightness = 0.12
    run("blur.30", BackdropFilter(blur: blur))
    run("material.30", BackdropFilter(blur: blur, color: stage))
    run("material.system", BackdropFilter(blur: blur, order: .colorThenBlur, color: system))
    print("material.30\t" + quality(BackdropFilter(blur: blur, color: stage)))
    copy()
  }

  static func run(_ name: String, _ filter: BackdropFilter) {
    var frame = picture
    Measurement(name).milliseconds(before: { frame = picture }) {
      apply(filter, to: &frame)
      return Double(frame[size.pixelCount])
    }
  }

  static func apply(_ filter: BackdropFilter, to frame: inout [UInt8]) {
    frame.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      let rows = PixelRows(base: base, rowLength: 4 * size.width, size: size)
      filter.apply(to: rows, region: PixelRectangle(size), extent: PixelRectangle(size))
    }
  }

  /// Decibels against the exact filter, without the 150 pixels at the edges.
  static func quality(_ filter: BackdropFilter) -> String {
    var frame = picture
    apply(filter, to: &frame)
    let samples = stride(from: 0, to: picture.count, by: 4).map { first -> SIMD4<Float> in
      let bytes = SIMD4<UInt8>(picture[first..<first + 4])
      return SIMD4<Float>(bytes) / 255
    }
    let exact = filter.reference(samples, size: size)
    var (sum, count, worst) = (0.0, 0, 0.0)
    for y in 150..<size.height - 150 {
      for x in 150..<size.width - 150 {
        let index = y * size.width + x
        for channel in 0..<3 {
          let distance = Double(frame[4 * index + channel]) - Double(exact[index][channel]) * 255
          sum += distance * distance
          worst = max(worst, distance.magnitude)
          count += 1
        }
      }
    }
    let decibels = 10 * log10(255 * 255 * Double(count) / sum)
    return "at \((decibels * 10).rounded() / 10) dB, worst \((worst * 10).rounded() / 10)"
  }

  static func copy() {
    var frame = picture
    Measurement("copy").milliseconds {
      picture.withUnsafeBytes { source in
        frame.withUnsafeMutableBytes { $0.copyMemory(from: source) }
      }
      return Double(frame[size.pixelCount])
    }
  }
}
