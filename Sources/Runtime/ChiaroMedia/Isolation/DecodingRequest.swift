// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A request to the helper, without the picture's bytes.
struct DecodingRequest: Equatable {
  var hints: ImageHints
  var limits: ImageLimits
  /// The largest address space of the helper in bytes.
  var memoryLimit: Int
  /// The processor time for this picture, in seconds.
  var processorSeconds: Int

  /// The version of the protocol, by which a helper detects a program of another version.
  private static let version: UInt8 = 2

  init(hints: ImageHints, limits: ImageLimits, memoryLimit: Int, processorSeconds: Int) {
    self.hints = hints
    self.limits = limits
    self.memoryLimit = memoryLimit
    self.processorSeconds = processorSeconds
  }

  var head: [UInt8] {
    var writer = WireWriter()
    writer.write(Self.version)
    switch hints.vectorSize {
    case .pixelsPerPoint(let scale):
      writer.write(false)
      writer.write(scale)
    case .fitting(let side):
      writer.write(true)
      writer.write(side)
    }
    writer.write(hints.previewSide ?? 0)
    for number in [limits.byteCount, limits.pixelCount, limits.side] { writer.write(number) }
    writer.write(memoryLimit)
    writer.write(processorSeconds)
    return writer.bytes
  }

  init(head: [UInt8]) throws(WireError) {
    var reader = WireReader(head)
    if try reader.byte() != Self.version { throw WireError() }
    let isFitting = try reader.bool()
    let size: VectorSize =
      isFitting ? .fitting(side: try reader.size()) : .pixelsPerPoint(try reader.positive())
    let previewSide = try reader.count()
    hints = ImageHints(vectorSize: size, previewSide: previewSide == 0 ? nil : previewSide)
    limits = ImageLimits(
      byteCount: try reader.size(), pixelCount: try reader.size(), side: try reader.size())
    memoryLimit = try reader.count()
    processorSeconds = try reader.count()
    try reader.end()
  }
}
