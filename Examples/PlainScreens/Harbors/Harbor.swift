// SPDX-License-Identifier: MIT

/// A harbor and its water.
struct Harbor {
  var name: String
  var remark: String
  /// In meters above chart datum.
  var depth: Double
  var isRising: Bool
  var berths: Int

  static let all = [
    Harbor(name: "Old Harbor", remark: "By the church", depth: 3.4, isRising: true, berths: 12),
    Harbor(
      name: "North Beach", remark: "Sand, open to the west", depth: 1.2, isRising: false, berths: 0),
    Harbor(
      name: "Gull Rock", remark: "Two buoys below the light; a swell runs in after storms",
      depth: 6.8, isRising: true, berths: 2),
    Harbor(name: "Mill Bay", remark: "Quiet", depth: 2.5, isRising: false, berths: 5),
    Harbor(
      name: "Long Pier", remark: "Ferries at noon and at six", depth: 8.1, isRising: true,
      berths: 31),
    Harbor(name: "West Cove", remark: "Deep to the shore", depth: 5.5, isRising: false, berths: 1),
  ]
}
