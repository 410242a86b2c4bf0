// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroTestSupport
import Testing

@testable import ChiaroMedia

@Suite struct WireTests {
  static let requests = [
    DecodingRequest(
      hints: ImageHints(vectorSize: .pixelsPerPoint(2.5)), limits: .standard, memoryLimit: 1 << 31,
      processorSeconds: 12),
    DecodingRequest(
      hints: ImageHints(vectorSize: .fitting(side: 64), previewSide: 160),
      limits: ImageLimits(byteCount: 1, pixelCount: 2, side: 3), memoryLimit: 0,
      processorSeconds: 0),
  ]

  @Test("a request arrives as it was sent", arguments: requests)
  func everyRequest(_ request: DecodingRequest) throws {
    #expect(try DecodingRequest(head: request.head) == request)
    for count in 0..<request.head.count {
      #expect(throws: WireError.self) {
        try DecodingRequest(head: Array(request.head.prefix(count)))
      }
    }
    #expect(throws: WireError.self) { try DecodingRequest(head: request.head + [0]) }
  }

  @Test("any mutant of a request is nonsense or a request", arguments: requests)
  func requestMutants(_ request: DecodingRequest) {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<1_000 {
      let mutant = ByteMutator.mutant(of: request.head, [request.head], &generator)
      _ = try? DecodingRequest(head: mutant)
    }
  }

  static let profiles: [ImageProfile] = [
    .none, .sRGB, .displayP3, .grayGamma22, .other("Écran 表示"),
  ]

  private func image(
    _ samples: Bitmap.Samples, _ space: ColorSpace = .sRGB,
    _ alphaState: Bitmap.AlphaState = .straight, _ profile: ImageProfile = .none,
    _ points: PointSize? = nil
  ) -> DecodedImage {
    let bitmap = Bitmap(
      size: PixelSize(width: 2, height: 1), samples: samples, colorSpace: space,
      alphaState: alphaState)
    return DecodedImage(
      bitmap: bitmap,
      facts: ImageFacts(
        format: .svg, bitsPerChannel: bitmap.bitsPerChannel, hasAlphaChannel: true,
        isFullyOpaque: false, profile: profile, pointSize: points))
  }

  private var images: [DecodedImage] {
    let shallow = Bitmap.Samples.eightBit([1, 2, 3, 4, 5, 6, 7, 8])
    let deep = Bitmap.Samples.sixteenBit([1, 2, 3, 4, 500, 600, 7_000, 65_535])
    var images = [
      image(deep), image(shallow, .sRGB, .straight, .none, PointSize(width: 2, height: 1)),
    ]
    images += Bitmap.colorSpaces.map { image(shallow, $0) }
    images += Bitmap.AlphaState.allCases.map { image(shallow, .sRGB, $0) }
    images += Self.profiles.map { image(shallow, .sRGB, .straight, $0) }
    return images
      + images.prefix(2).map { image in
        var image = image
        image.preview = images[1].bitmap
        return image
      }
  }

  @Test("a picture arrives as it was sent: every depth, space, alpha state and profile")
  func everyImage() throws {
    for image in images {
      let message = DecodingAnswer.message(.success(image))
      #expect(try DecodingAnswer.result(of: message, limits: .standard).get() == image)
    }
  }

  @Test(
    "an error arrives as it was sent", arguments: ImageError.Kind.allCases, ImageFormat.allCases)
  func errors(kind: ImageError.Kind, format: ImageFormat) throws {
    let error = ImageError(kind, format, "what was found")
    let message = DecodingAnswer.message(.failure(error))
    #expect(try DecodingAnswer.result(of: message, limits: .standard) == .failure(error))
  }

  @Test("an answer beyond the limits is nonsense")
  func limits() {
    let message = DecodingAnswer.message(.success(images[0]))
    for limits in [ImageLimits(pixelCount: 1), ImageLimits(side: 1)] {
      #expect(throws: WireError.self) { try DecodingAnswer.result(of: message, limits: limits) }
    }
  }

  @Test("an answer with too few or too many samples is nonsense")
  func samples() {
    var message = DecodingAnswer.message(.success(images[1]))
    message.payload.removeLast()
    #expect(throws: WireError.self) { try DecodingAnswer.result(of: message, limits: .standard) }
    message.payload += [0, 0]
    #expect(throws: WireError.self) { try DecodingAnswer.result(of: message, limits: .standard) }
  }

  @Test("lengths beyond what is expected are refused before anything is allocated")
  func lengths() {
    let empty = WireMessage(head: [], payload: [])
    #expect((try? WireMessage.announced(by: empty.lengths, largestPayload: 0)) == empty)
    for (head, payload) in [(1 << 17, 0), (0, 9), (-1, 0), (0, -1), (0, Int.max)] {
      var writer = WireWriter()
      writer.write(head)
      writer.write(payload)
      #expect(throws: WireError.self) {
        try WireMessage.announced(by: writer.bytes, largestPayload: 8)
      }
    }
  }

  @Test("any mutant of an answer is nonsense, an error, or a picture within the limits")
  func mutants() {
    var generator = SeededGenerator(seed: 5)
    let limits = ImageLimits(pixelCount: 100, side: 10)
    let heads = images.map { DecodingAnswer.message(.success($0)).head }
    for (index, image) in images.enumerated() {
      var message = DecodingAnswer.message(.success(image))
      for _ in 0..<200 {
        message.head = ByteMutator.mutant(of: heads[index], heads, &generator)
        guard case .success(let image)? = try? DecodingAnswer.result(of: message, limits: limits)
        else { continue }
        #expect(image.bitmap.size.pixelCount * 4 == image.bitmap.samples.count)
      }
    }
  }
}
