// SPDX-License-Identifier: MIT

/// A position on Earth.
///
/// Apple counterpart: `CLLocationCoordinate2D` · Source: ISO 6709 · Fidelity: exact
public struct GeographicPosition: Hashable, Sendable {
  /// The latitude in degrees, from -90 to 90; positive values are north.
  public let latitude: Double
  /// The longitude in degrees, from -180 to 180; positive values are east.
  public let longitude: Double

  /// Creates a position; nil if a number is NaN or out of range.
  public init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The position, rounded to a tenth of a degree, which is about 11 km.
  ///
  /// The rounded position gives the time of sunset to within half a minute, without revealing where
  /// a person is.
  public var coarse: GeographicPosition {
    let rounded = { (degrees: Double) in (degrees * 10).rounded() / 10 }
    return GeographicPosition(latitude: rounded(latitude), longitude: rounded(longitude)) ?? self
  }
}

extension GeographicPosition: Codable {
  private enum Key: String, CodingKey { case latitude, longitude }

  /// Decodes a position; throws `DecodingError` if a number is out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let longitude = try container.decode(Double.self, forKey: .longitude)
    guard let position = GeographicPosition(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorruptedError(
        forKey: .latitude, in: container, debugDescription: "not a place on earth")
    }
    self = position
  }

  /// Encodes the latitude and longitude.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
  }
}
