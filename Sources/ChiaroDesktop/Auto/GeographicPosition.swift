// SPDX-License-Identifier: MIT

/// A place on earth.
///
/// Apple counterpart: `CLLocationCoordinate2D` · Source: ISO 6709 · Fidelity: exact
public struct GeographicPosition: Hashable, Sendable {
  /// Degrees north of the equator, from -90 to 90.
  public let latitude: Double
  /// Degrees east of Greenwich, from -180 to 180.
  public let longitude: Double

  /// A place; nil where a number is outside its range or none at all.
  public init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The place to a tenth of a degree, about 11 km: sunset is the same to half a minute, and nobody
  /// is found by it.
  public var coarse: GeographicPosition {
    let rounded = { (degrees: Double) in (degrees * 10).rounded() / 10 }
    return GeographicPosition(latitude: rounded(latitude), longitude: rounded(longitude)) ?? self
  }
}

extension GeographicPosition: Codable {
  private enum Key: String, CodingKey { case latitude, longitude }

  /// Reads both numbers; a place that is not on earth is corrupted data.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let longitude = try container.decode(Double.self, forKey: .longitude)
    guard let position = GeographicPosition(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorruptedError(
        forKey: .latitude, in: container, debugDescription: "there is no such place on earth")
    }
    self = position
  }

  /// Writes both numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
  }
}
