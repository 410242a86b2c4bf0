// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster

/// The encoding of a helper's answer in a message.
enum DecodingAnswer {
  /// Returns an answer as a message.
  static func message(
    _ result: Result<DecodedImage, ImageError>
  ) -> WireMessage {
    var writer = WireWriter()
    switch result {
    case .failure(let error):
      writer.write(false)
      writer.write(error.kind.rawValue)
      writer.write(error.format.rawValue)
      writer.write(String(error.detail.prefix(longestDetail)))
      return WireMessage(head: writer.bytes, payload: [])
    case .success(let image):
      writer.write(true)
      write(image.bitmap, to: &writer)
      write(image.facts, to: &writer)
      writer.write(image.preview != nil)
      if let preview = image.preview { write(preview, to: &writer) }
      return WireMessage(
        head: writer.bytes, payload: payload(of: image.bitmap.samples),
        tail: image.preview.map { payload(of: $0.samples) } ?? [])
    }
  }

  /// Returns the picture or the error in a message.
  ///
  /// Everything is checked: that the picture is within the limits, and that it has as many samples
  /// as it needs.
  static func result(
    of message: WireMessage, limits: ImageLimits
  ) throws(WireError) -> Result<DecodedImage, ImageError> {
    var reader = WireReader(message.head)
    if try reader.bool() {
      var payload = message.payload[...]
      if !message.tail.isEmpty { payload += message.tail }
      let bitmap = try bitmap(from: &reader, &payload, limits)
      let facts = try facts(from: &reader)
      let preview = try reader.bool() ? try self.bitmap(from: &reader, &payload, limits) : nil
      try reader.end()
      if !payload.isEmpty { throw WireError() }
      return .success(DecodedImage(bitmap: bitmap, facts: facts, preview: preview))
    }
    let error = ImageError(try reader.name(), try reader.name(), try reader.text())
    try reader.end()
    return .failure(error)
  }

  private static let longestDetail = 1_000

  // MARK: Bitmaps

  private static func write(_ bitmap: Bitmap, to writer: inout WireWriter) {
    writer.write(bitmap.size.width)
    writer.write(bitmap.size.height)
    writer.write(bitmap.bitsPerChannel == 16)
    writer.write(bitmap.colorSpace.rawValue)
    writer.write(bitmap.alphaState.rawValue)
  }

  private static func bitmap(
    from reader: inout WireReader, _ payload: inout ArraySlice<UInt8>, _ limits: ImageLimits
  ) throws(WireError) -> Bitmap {
    let size = PixelSize(
      width: try reader.count(upTo: limits.side), height: try reader.count(upTo: limits.side))
    let isDeep = try reader.bool()
    guard (try? limits.check(size, of: .unknown)) != nil,
      payload.count >= size.pixelCount * (isDeep ? 8 : 4),
      let space = ColorSpace(rawValue: try reader.byte()), Bitmap.colorSpaces.contains(space),
      let alphaState = Bitmap.AlphaState(rawValue: try reader.byte())
    else { throw WireError() }
    let own = payload.prefix(size.pixelCount * (isDeep ? 8 : 4))
    payload = payload.dropFirst(own.count)
    return Bitmap(
      size: size, samples: samples(from: own, isDeep: isDeep), colorSpace: space,
      alphaState: alphaState)
  }

  private static func payload(of samples: Bitmap.Samples) -> [UInt8] {
    switch samples {
    case .eightBit(let samples): samples
    case .sixteenBit(let samples): samples.withUnsafeBytes { [UInt8]($0) }
    }
  }

  private static func samples(from payload: ArraySlice<UInt8>, isDeep: Bool) -> Bitmap.Samples {
    // The whole of an array is that array, uncopied.
    guard isDeep else { return .eightBit([UInt8](payload)) }
    let count = payload.count / 2
    return .sixteenBit(
      [UInt16](unsafeUninitializedCapacity: count) { samples, initialized in
        UnsafeMutableRawBufferPointer(samples).copyBytes(from: payload)
        initialized = count
      })
  }

  // MARK: Facts

  private static func write(_ facts: ImageFacts, to writer: inout WireWriter) {
    writer.write(facts.format.rawValue)
    writer.write(facts.bitsPerChannel)
    writer.write(facts.hasAlphaChannel)
    writer.write(facts.isFullyOpaque)
    let (kind, description) = code(of: facts.profile)
    writer.write(kind)
    writer.write(description)
    writer.write(facts.pointSize != nil)
    if let size = facts.pointSize {
      writer.write(size.width)
      writer.write(size.height)
    }
  }

  private static func facts(from reader: inout WireReader) throws(WireError) -> ImageFacts {
    var facts = ImageFacts(
      format: try reader.name(), bitsPerChannel: try reader.count(upTo: 16),
      hasAlphaChannel: try reader.bool(), isFullyOpaque: try reader.bool(),
      profile: try profile(try reader.byte(), try reader.text()))
    if try reader.bool() {
      facts.pointSize = PointSize(width: try reader.positive(), height: try reader.positive())
    }
    return facts
  }

  private static func code(of profile: ImageProfile) -> (UInt8, String) {
    switch profile {
    case .none: (0, "")
    case .sRGB: (1, "")
    case .displayP3: (2, "")
    case .grayGamma22: (3, "")
    case .other(let description): (4, description)
    }
  }

  private static func profile(
    _ code: UInt8, _ description: String
  ) throws(WireError) -> ImageProfile {
    switch code {
    case 0: return .none
    case 1: return .sRGB
    case 2: return .displayP3
    case 3: return .grayGamma22
    case 4: return .other(description)
    default: throw WireError()
    }
  }
}
