// SPDX-License-Identifier: MIT

/// The inner loops of painting, on premultiplied RGBA in four bytes, red the lowest, four pixels at
/// a time.
///
/// All arithmetic is exact and on integers: with source s of alpha a, coverage m and destination d,
/// each from 0 to 255,
///
///     d' = round((s m + d (255 - A)) / 255),  A = round(a m / 255)
///
/// so that m = 255 is source-over and m = 0 leaves d as it is. The bytes of red and blue are
/// processed in one vector of 16-bit lanes, those of green and alpha in another; every sum fits: s
/// m is at most 255 A + 127. Sixteen bytes are stored at a time, and rows may begin anywhere.
enum PixelKernels {
  typealias Pixels = SIMD4<UInt32>
  typealias Lanes = SIMD8<UInt16>

  // MARK: One color

  /// Fills a block of pixels.
  static func fill(
    _ rows: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int, _ color: UInt32
  ) {
    let four = Pixels(repeating: color)
    // The last four once more with what is before them, instead of one by one.
    let last = width &- 4
    var row = rows
    for _ in 0..<height {
      if last >= 0 {
        var x = 0
        while x < last {
          store(four, row + x)
          x &+= 4
        }
        store(four, row + last)
      } else {
        for x in 0..<width { row[x] = color }
      }
      row += stride
    }
  }

  /// Blends a color into a block of pixels, with the same coverage for all.
  static func blend(
    _ rows: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int, _ color: UInt32,
    coverage: UInt8
  ) {
    let covered = Lanes(repeating: UInt16(coverage))
    let low = lowBytes(Pixels(repeating: color)) &* covered
    let high = highBytes(Pixels(repeating: color)) &* covered
    let alpha = divided(Lanes(repeating: UInt16(color >> 24)) &* covered)
    let rest = Lanes(repeating: 255) &- alpha
    var row = rows
    for _ in 0..<height {
      var x = 0
      while x &+ 4 <= width {
        store(mix(load(row + x), low, high, rest), row + x)
        x &+= 4
      }
      if x < width {
        storeSome(mix(loadSome(row + x, width &- x), low, high, rest), row + x, width &- x)
      }
      row += stride
    }
  }

  /// Blends a color into a block of pixels, with the coverage given by rows of bytes.
  static func blend(
    _ rows: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int, _ color: UInt32,
    coverage: UnsafePointer<UInt8>, coverageStride: Int
  ) {
    let alpha = Lanes(repeating: UInt16(color >> 24))
    let (low, high) = (lowBytes(Pixels(repeating: color)), highBytes(Pixels(repeating: color)))
    var (row, bytes) = (rows, coverage)
    for _ in 0..<height {
      // An opaque color needs no product of its alpha.
      if color >> 24 == 255 {
        blendRow(row, bytes, width, low, high) { $0 }
      } else {
        blendRow(row, bytes, width, low, high) { divided(alpha &* $0) }
      }
      row += stride
      bytes += coverageStride
    }
  }

  /// Blends a color into a row; `alpha` returns the product of the color's alpha and a coverage.
  @inline(__always)
  private static func blendRow(
    _ row: UnsafeMutablePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ width: Int,
    _ low: Lanes, _ high: Lanes, _ alpha: (Lanes) -> Lanes
  ) {
    let one = Lanes(repeating: 255)
    var x = 0
    while x &+ 4 <= width {
      let covered = spread(loadBytes(coverage + x))
      let rest = one &- alpha(covered)
      store(mix(load(row + x), low &* covered, high &* covered, rest), row + x)
      x &+= 4
    }
    guard x < width else { return }
    let covered = spread(loadBytes(coverage + x, width &- x))
    let old = loadSome(row + x, width &- x)
    let new = mix(old, low &* covered, high &* covered, one &- alpha(covered))
    storeSome(new, row + x, width &- x)
  }

  // MARK: Pixels

  /// Blends a row of pixels into another.
  static func blend(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int
  ) {
    let one = Lanes(repeating: 255)
    var x = 0
    while x < count {
      let left = count &- x
      let new = left >= 4 ? load(source + x) : loadSome(source + x, left)
      let old = left >= 4 ? load(row + x) : loadSome(row + x, left)
      let mixed = mix(old, lowBytes(new) &* one, highBytes(new) &* one, one &- alphas(new))
      if left >= 4 { store(mixed, row + x) } else { storeSome(mixed, row + x, left) }
      x &+= 4
    }
  }

  /// Blends a row of pixels into another, with the coverage given by bytes.
  static func blend(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    let one = Lanes(repeating: 255)
    var x = 0
    while x < count {
      let left = count &- x
      let new = left >= 4 ? load(source + x) : loadSome(source + x, left)
      let old = left >= 4 ? load(row + x) : loadSome(row + x, left)
      let covered =
        left >= 4 ? spread(loadBytes(coverage + x)) : spread(loadBytes(coverage + x, left))
      let rest = one &- divided(alphas(new) &* covered)
      let mixed = mix(old, lowBytes(new) &* covered, highBytes(new) &* covered, rest)
      if left >= 4 { store(mixed, row + x) } else { storeSome(mixed, row + x, left) }
      x &+= 4
    }
  }

  /// Mixes two rows, rounded: `weight` parts of 255 of the second, the rest of the first.
  static func mix(
    _ row: UnsafeMutablePointer<UInt32>, _ first: UnsafePointer<UInt32>,
    _ second: UnsafePointer<UInt32>, weight: UInt8, count: Int
  ) {
    let part = Lanes(repeating: UInt16(weight))
    let rest = Lanes(repeating: 255) &- part
    var x = 0
    while x < count {
      let left = count &- x
      let old = left >= 4 ? load(first + x) : loadSome(first + x, left)
      let new = left >= 4 ? load(second + x) : loadSome(second + x, left)
      let mixed = mix(old, lowBytes(new) &* part, highBytes(new) &* part, rest)
      if left >= 4 { store(mixed, row + x) } else { storeSome(mixed, row + x, left) }
      x &+= 4
    }
  }

  /// Copies a row with red and blue swapped, as displays need it.
  static func swapRedAndBlue(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int
  ) {
    let kept = Pixels(repeating: 0xFF00_FF00)
    let low = Pixels(repeating: 0xFF)
    var x = 0
    while x < count {
      let left = count &- x
      let old = left >= 4 ? load(source + x) : loadSome(source + x, left)
      let new = old & kept | (old & low) &<< 16 | (old &>> 16) & low
      if left >= 4 { store(new, row + x) } else { storeSome(new, row + x, left) }
      x &+= 4
    }
  }

  /// Writes a row of pixels multiplied by a color, channel by channel.
  static func multiply(
    _ source: UnsafePointer<UInt32>, by color: UInt32, count: Int,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    let (low, high) = (lowBytes(Pixels(repeating: color)), highBytes(Pixels(repeating: color)))
    var x = 0
    while x < count {
      let left = count &- x
      let old = left >= 4 ? load(source + x) : loadSome(source + x, left)
      let (newLow, newHigh) = (divided(lowBytes(old) &* low), divided(highBytes(old) &* high))
      let new = unsafeBitCast(newLow | (newHigh &<< 8), to: Pixels.self)
      if left >= 4 { store(new, row + x) } else { storeSome(new, row + x, left) }
      x &+= 4
    }
  }

  // MARK: Coverage

  /// Multiplies coverage by a factor of 255 parts.
  static func multiply(_ row: UnsafeMutablePointer<UInt8>, by factor: UInt8, count: Int) {
    if factor == 255 { return }
    for x in 0..<count { row[x] = product(row[x], factor) }
  }

  /// Multiplies coverage by other coverage.
  static func multiply(
    _ row: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, count: Int
  ) {
    for x in 0..<count { row[x] = product(row[x], other[x]) }
  }

  /// Returns the product of two fractions of 255, rounded.
  @inline(__always)
  static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    let sum = UInt32(first) &* UInt32(second) &+ 128
    return UInt8(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
  }

  // MARK: Lanes

  /// Returns (s m + d rest) / 255, rounded; `low` and `high` are the products s m.
  @inline(__always)
  private static func mix(_ old: Pixels, _ low: Lanes, _ high: Lanes, _ rest: Lanes) -> Pixels {
    let newLow = divided(low &+ lowBytes(old) &* rest)
    let newHigh = divided(high &+ highBytes(old) &* rest)
    return unsafeBitCast(newLow | (newHigh &<< 8), to: Pixels.self)
  }

  /// Returns lanes divided by 255 and rounded; exact up to 255 · 255 + 127.
  @inline(__always)
  private static func divided(_ lanes: Lanes) -> Lanes {
    let sum = lanes &+ Lanes(repeating: 128)
    return (sum &+ (sum &>> 8)) &>> 8
  }

  /// Returns the red and blue bytes of each pixel.
  @inline(__always)
  private static func lowBytes(_ pixels: Pixels) -> Lanes {
    unsafeBitCast(pixels, to: Lanes.self) & Lanes(repeating: 255)
  }

  /// Returns the green and alpha bytes of each pixel.
  @inline(__always)
  private static func highBytes(_ pixels: Pixels) -> Lanes {
    unsafeBitCast(pixels, to: Lanes.self) &>> 8
  }

  /// Returns the alpha of each pixel, twice.
  @inline(__always)
  private static func alphas(_ pixels: Pixels) -> Lanes {
    let alpha = pixels &>> 24
    return unsafeBitCast(alpha | (alpha &<< 16), to: Lanes.self)
  }

  /// Returns each of four bytes twice, in 16-bit lanes.
  @inline(__always)
  private static func spread(_ bytes: UInt32) -> Lanes {
    let wide = Pixels(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
    return unsafeBitCast(wide | (wide &<< 16), to: Lanes.self)
  }

  // MARK: Memory

  @inline(__always)
  private static func load(_ place: UnsafePointer<UInt32>) -> Pixels {
    UnsafeRawPointer(place).loadUnaligned(as: Pixels.self)
  }

  @inline(__always)
  private static func store(_ pixels: Pixels, _ place: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: pixels, as: Pixels.self)
  }

  /// Loads up to three pixels.
  @inline(__always)
  private static func loadSome(_ place: UnsafePointer<UInt32>, _ count: Int) -> Pixels {
    var pixels = Pixels(place[0], 0, 0, 0)
    if count > 1 { pixels.y = place[1] }
    if count > 2 { pixels.z = place[2] }
    return pixels
  }

  @inline(__always)
  private static func storeSome(
    _ pixels: Pixels, _ place: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    place[0] = pixels.x
    if count > 1 { place[1] = pixels.y }
    if count > 2 { place[2] = pixels.z }
  }

  @inline(__always)
  private static func loadBytes(_ place: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(place).loadUnaligned(as: UInt32.self)
  }

  /// Loads up to three bytes.
  @inline(__always)
  private static func loadBytes(_ place: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    var bytes = UInt32(place[0])
    if count > 1 { bytes |= UInt32(place[1]) &<< 8 }
    if count > 2 { bytes |= UInt32(place[2]) &<< 16 }
    return bytes
  }
}
