// SPDX-License-Identifier: MIT

public import ChiaroColor

// A conversion between two RGB spaces decodes, multiplies by a matrix and encodes. With eight bits
// in, everything up to the sum of each row is known beforehand: what a byte of red adds to the new
// red, green and blue. These three numbers lie side by side in one 64-bit word, so that a pixel
// takes three loads and two additions for all nine products; three more loads encode the sums.
//
//     bits 63…42   41…21   20…0        each field: a bias of ¼, in units of 2⁻¹⁸
//       blue       green    red        its upper bits are the index of the encoded byte
//
// The bias keeps sums that lie below 0 above it, so that no field borrows from its neighbor;
// indices outside of 0…1 hold the clipped bytes.

/// A conversion of 8-bit pixels from one RGB color space to another.
///
/// Each channel is within 1 of the exact value, and nearly always the closest byte to it. Colors
/// outside of the target's gamut are clipped.
///
/// Apple counterpart: `vImageConvert_AnyToAny` · Source: CSS Color 4 §10 (matrices and curves) ·
/// Fidelity: exact to within one step of 8 bits
public struct PixelConversion: Sendable {
  /// The fixed-point linear light that each byte of a channel contributes; the bias is in red's.
  private let sums: [UInt64]
  /// The encoded byte for each quantized linear value.
  private let bytes: [UInt8]

  private static let fieldWidth: UInt64 = 21
  private static let one = Double(1 << 18)
  private static let bias = 0.25
  /// The number of bits of a field below its index: 2¹³ steps from black to white.
  private static let fraction: UInt64 = 5
  private static let indexMask: UInt64 = 0x3FFF

  /// Creates a conversion from a color space that a bitmap can have to `sRGB` or `displayP3`.
  ///
  /// If the source is gray, all three channels of a pixel have the gray value.
  public init(from source: ColorSpace, to target: ColorSpace) {
    precondition(Bitmap.colorSpaces.contains(source), "a bitmap cannot be in \(source)")
    precondition(
      target == .sRGB || target == .displayP3, "a picture cannot be converted to \(target)")
    let light: ColorSpace = target == .displayP3 ? .linearDisplayP3 : .linearSRGB
    let from: ColorSpace = source == .displayP3 ? .linearDisplayP3 : .linearSRGB
    sums = (0..<3).flatMap { channel in
      (0...255).map { byte in
        var linear = ColorComponents.zero
        linear[channel] = Self.light(byte, source)
        let bias = channel == 0 ? ColorComponents(repeating: Self.bias) : .zero
        return Self.packed(from.convert(linear, to: light) + bias)
      }
    }
    bytes = (0...Int(Self.indexMask)).map { index in
      // The middle of the step, of which the fraction was cut off.
      let step = (Double(index) + 0.5) * Double(1 << Self.fraction) / Self.one - Self.bias
      let encoded = light.convert([min(max(step, 0), 1), 0, 0], to: target).x
      return UInt8(encoded * 255 + 0.5)
    }
  }

  private static func light(_ byte: Int, _ space: ColorSpace) -> Double {
    let encoded = ColorComponents(repeating: Double(byte) / 255)
    switch space {
    case .displayP3: return space.convert(encoded, to: .linearDisplayP3).x
    default: return space.convert(encoded, to: .linearSRGB).x
    }
  }

  /// Packs three fields in a word; a negative one borrows from its neighbor what the bias returns.
  private static func packed(_ light: ColorComponents) -> UInt64 {
    (0..<3).reduce(0) { word, field in
      let units = Int64((light[field] * one).rounded())
      return word &+ UInt64(bitPattern: units) &<< (fieldWidth * UInt64(field))
    }
  }

  /// Converts pixels with straight alpha, with one byte each for red, green, blue and alpha; alpha
  /// does not change.
  ///
  /// - Parameters:
  ///   - source: the pixels; their number of bytes is a multiple of four
  ///   - target: memory of the same size, which may be the source itself
  public func convert(
    _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) {
    precondition(
      source.count == target.count && source.count.isMultiple(of: 4),
      "a pixel has four bytes and needs four bytes of space")
    guard let input = source.baseAddress, let output = target.baseAddress else { return }
    sums.withMemory { sums in
      bytes.withMemory { bytes in
        for place in stride(from: 0, to: source.count, by: 4) {
          let pixel = input.loadUnaligned(fromByteOffset: place, as: UInt32.self)
          output.storeBytes(
            of: Self.converted(pixel, sums, bytes), toByteOffset: place, as: UInt32.self)
        }
      }
    }
  }

  @inline(__always)
  private static func converted(
    _ pixel: UInt32, _ sums: UnsafePointer<UInt64>, _ bytes: UnsafePointer<UInt8>
  ) -> UInt32 {
    let sum =
      sums[Int(pixel & 255)] &+ sums[256 &+ Int(pixel &>> 8 & 255)]
      &+ sums[512 &+ Int(pixel &>> 16 & 255)]
    let red = UInt32(bytes[Int(sum &>> fraction & indexMask)])
    let green = UInt32(bytes[Int(sum &>> (fraction &+ fieldWidth) & indexMask)])
    let blue = UInt32(bytes[Int(sum &>> (fraction &+ 2 &* fieldWidth) & indexMask)])
    return red | green &<< 8 | blue &<< 16 | pixel & 0xFF00_0000
  }
}
