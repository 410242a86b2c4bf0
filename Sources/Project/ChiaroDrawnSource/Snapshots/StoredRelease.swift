// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster

/// The release of the system with which a project's pictures were taken, by the system's colors in
/// them: releases before iOS 26 have others.
enum StoredRelease {
  /// The most pictures that are looked at.
  static let mostPictures = 16
  /// Only each of so many pixels is looked at.
  private static let step = 11
  /// The least number of those pixels that have a color of the system.
  private static let least = 8

  /// The release that most pictures show; nil if they show no color that tells.
  static func shown(in pictures: [Bitmap]) -> SystemRelease? {
    let (before, since) = (colors(of: .iOS18), colors(of: .iOS26))
    let (old, new) = (before.subtracting(since), since.subtracting(before))
    let seen = pictures.map(commonColors)
    let votes = (
      seen.filter { !$0.isDisjoint(with: old) }.count,
      seen.filter { !$0.isDisjoint(with: new) }.count
    )
    return votes.0 == votes.1 ? nil : votes.0 > votes.1 ? .iOS18 : .iOS26
  }

  /// The colors of controls and texts in both styles.
  private static func colors(of release: SystemRelease) -> Set<SRGB8> {
    let all: [DynamicColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
    ]
    return [UserInterfaceStyle.light, .dark].reduce(into: []) { found, style in
      let traits = TraitCollection(userInterfaceStyle: style).modifyingTraits {
        $0.systemRelease = release
      }
      found.formUnion(all.map { SRGB8($0.resolved(with: traits)) })
    }
  }

  /// The colors that several pixels of a picture have.
  private static func commonColors(of picture: Bitmap) -> Set<SRGB8> {
    var counts: [SRGB8: Int] = [:]
    for start in stride(from: 0, to: picture.samples.count - 3, by: step * 4) {
      counts[picture.bytes(at: start), default: 0] += 1
    }
    let common = counts.filter { $0.value >= least && $0.key.alpha == 255 }.map(\.key)
    guard picture.colorSpace != .sRGB, !common.isEmpty else { return Set(common) }
    let row = Bitmap(
      size: PixelSize(width: common.count, height: 1),
      samples: .eightBit(common.flatMap { [$0.red, $0.green, $0.blue, 255] }),
      colorSpace: picture.colorSpace, alphaState: .straight)
    let converted = row.converted(to: .sRGB)
    return Set(common.indices.map { converted.bytes(at: $0 * 4) })
  }
}

extension Bitmap {
  /// The color of the pixel whose first sample has a number.
  fileprivate func bytes(at start: Int) -> SRGB8 {
    switch samples {
    case .eightBit(let samples):
      SRGB8(
        red: samples[start], green: samples[start + 1], blue: samples[start + 2],
        alpha: samples[start + 3])
    case .sixteenBit(let samples):
      SRGB8(
        red: UInt8(samples[start] >> 8), green: UInt8(samples[start + 1] >> 8),
        blue: UInt8(samples[start + 2] >> 8), alpha: UInt8(samples[start + 3] >> 8))
    }
  }
}

extension SnapshotReferences {
  /// The release that the stored pictures of a project show; nil if they do not tell.
  func release(_ decoder: any ImageDecoder) -> SystemRelease? {
    let all = open.sorted()
    let step = max(1, all.count / StoredRelease.mostPictures)
    let some = stride(from: 0, to: all.count, by: step).prefix(StoredRelease.mostPictures)
    return StoredRelease.shown(in: some.compactMap { picture(all[$0], decoder) })
  }
}
