// SPDX-License-Identifier: MIT

import ChiaroColor

/// The way in which `color-mix()` goes from one color to another (CSS Color 4 §12).
struct CSSMix {
  private var channels: CSSChannels?
  private var space: ColorSpace? = .oklab
  /// The place of the hue among the components; nil for a space without one.
  private var hue: Int?
  private var arc = Arc.shorter

  private enum Arc: String {
    case shorter
    case longer
    case increasing
    case decreasing
  }

  /// The way that CSS takes where none is named: in Oklab.
  init() {}

  /// Reads the words after `in`: a space, and for one with a hue perhaps `longer hue`.
  init?(_ words: [String]) {
    let words = words.map { $0.lowercased() }
    guard let name = words.first else { return nil }
    switch name {
    case "hsl", "hwb": (space, channels, hue) = (nil, CSSChannels(name), 0)
    default:
      guard let known = ColorSpace(cssName: name) else { return nil }
      (space, hue) = (known, known.isPolar ? 2 : nil)
    }
    if words.count == 1 { return }
    guard hue != nil, words.count == 3, words[2] == "hue", let arc = Arc(rawValue: words[1])
    else { return nil }
    self.arc = arc
  }

  /// Returns the color between two.
  ///
  /// - Parameters:
  ///   - first: the color at 0
  ///   - second: the color at 1
  ///   - share: the place between them
  /// - Returns: the color, in the space of the way; of `hsl` and `hwb` in sRGB
  func mix(_ first: TokenColor, _ second: TokenColor, at share: Double) -> TokenColor {
    var (one, two) = (parts(of: first), parts(of: second))
    // What one lacks, it takes from the other.
    for index in 0..<4 {
      switch (one[index], two[index]) {
      case (nil, let value): one[index] = value ?? 0
      case (let value, nil): two[index] = value
      default: break
      }
    }
    let (from, to) = (one.map { $0 ?? 0 }, two.map { $0 ?? 0 })
    let between = { (start: Double, end: Double) in start + (end - start) * share }
    let alpha = between(from[3], to[3])
    let values = (0..<3).map { index in
      if index == hue {
        return HueShape.wrapped(between(from[index], turned(from[index], to[index])))
      }
      // Channels count as much as they are seen.
      let sum = between(from[index] * from[3], to[index] * to[3])
      return alpha > 0 ? sum / alpha : between(from[index], to[index])
    }
    // What both lack, the mix lacks.
    let missing = self.missing(in: first) & self.missing(in: second)
    if let channels { return channels.color(values, alpha: alpha, missing: missing) }
    let components = ColorComponents(values[0], values[1], values[2])
    return TokenColor(Color(space ?? .oklab, components, alpha: alpha), missing: missing)
  }

  /// The three components and alpha, without those that are missing or mean nothing.
  private func parts(of color: TokenColor) -> [Double?] {
    var parts: [Double?]
    if let channels {
      let values = channels.values(of: color.color)
      parts = channels.names.map { values[$0] }
      if HueShape(color.color).isGray { parts[0] = nil }
    } else {
      let own = color.color.converted(to: space ?? .oklab)
      parts = [own.components.x, own.components.y, own.components.z]
      if let hue, own.components.y < (space == .lch ? 0.0015 : 4e-6) { parts[hue] = nil }
    }
    parts.append(color.color.alpha)
    let missing = self.missing(in: color)
    return parts.indices.map { missing & (1 << $0) != 0 ? nil : parts[$0] }
  }

  /// What a color lacks in the space of the way, also where it is given in another: a hue stays
  /// one.
  private func missing(in color: TokenColor) -> UInt8 {
    channels?.missing(in: color)
      ?? CSSChannels.missing(in: color, among: CSSChannels.meanings(of: space ?? .oklab))
  }

  /// Returns the second hue so that the way to it from the first is the arc's.
  private func turned(_ start: Double, _ end: Double) -> Double {
    let turn = end - start
    switch arc {
    case .shorter: return turn > 180 ? end - 360 : turn < -180 ? end + 360 : end
    case .longer:
      if (0..<180).contains(turn) && turn > 0 { return end - 360 }
      return turn > -180 && turn <= 0 ? end + 360 : end
    case .increasing: return turn < 0 ? end + 360 : end
    case .decreasing: return turn > 0 ? end - 360 : end
    }
  }
}
