// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// The device on which Interface Builder shows a file's scenes.
struct DeviceModel {
  let idiom: UserInterfaceIdiom
  /// The pixels of a point.
  let scale: Double
  /// The size of its screen in points.
  let size: CGSize
  /// What the status bar, rounded corners and the home indicator cover.
  let insets: EdgeInsets

  private struct Entry {
    var name: String
    var width: CGFloat
    var height: CGFloat
    var scale = 3.0
    var top: CGFloat
    var bottom: CGFloat = 34
  }

  /// The devices as Interface Builder names them, with the insets that its canvas gives them.
  private static let entries = [
    Entry(name: "retina3_5", width: 320, height: 480, scale: 2, top: 20, bottom: 0),
    Entry(name: "retina4_0", width: 320, height: 568, scale: 2, top: 20, bottom: 0),
    Entry(name: "retina4_7", width: 375, height: 667, scale: 2, top: 20, bottom: 0),
    Entry(name: "retina5_5", width: 414, height: 736, top: 20, bottom: 0),
    Entry(name: "retina5_9", width: 375, height: 812, top: 44),
    Entry(name: "retina6_1", width: 414, height: 896, scale: 2, top: 44),
    Entry(name: "retina6_5", width: 414, height: 896, top: 44),
    Entry(name: "retina6_0", width: 390, height: 844, top: 47),
    Entry(name: "retina6_72", width: 430, height: 932, top: 59),
    Entry(name: "retina6_12", width: 393, height: 852, top: 59),
    Entry(name: "retina6_3", width: 402, height: 874, top: 62),
    Entry(name: "retina6_7", width: 428, height: 926, top: 47),
    Entry(name: "retina6_9", width: 440, height: 956, top: 62),
    Entry(name: "ipad9_7", width: 768, height: 1_024, scale: 2, top: 20, bottom: 0),
    Entry(name: "ipad10_2", width: 810, height: 1_080, scale: 2, top: 20, bottom: 0),
    Entry(name: "ipad10_5", width: 834, height: 1_112, scale: 2, top: 20, bottom: 0),
    Entry(name: "ipad10_9rounded", width: 820, height: 1_180, scale: 2, top: 24, bottom: 20),
    Entry(name: "ipad11_0rounded", width: 834, height: 1_194, scale: 2, top: 24, bottom: 20),
    Entry(name: "ipad12_9rounded", width: 1_024, height: 1_366, scale: 2, top: 24, bottom: 20),
    Entry(name: "ipad12_9", width: 1_024, height: 1_366, scale: 2, top: 20, bottom: 0),
    Entry(name: "iPad13_0rounded", width: 1_032, height: 1_376, scale: 2, top: 24, bottom: 20),
    Entry(name: "watch38", width: 136, height: 170, scale: 2, top: 19, bottom: 0),
    Entry(name: "watch42", width: 156, height: 195, scale: 2, top: 21, bottom: 0),
  ]

  /// Finds a file's device; without a known one it is that of 4.7 inches, or a pad or TV.
  init(_ document: InterfaceDocument) {
    let name = document.device?[attribute: "id"] ?? ""
    if document.runtime == .macOS {
      self.init(.mac, 1, CGSize(width: 480, height: 270), .zero)
      return
    }
    if document.runtime == .tvOS {
      self.init(
        .tv, 1, CGSize(width: 1_920, height: 1_080),
        EdgeInsets(
          top: 60, left: 80, bottom: 60, right: 80))
      return
    }
    let usual =
      switch document.runtime {
      case .iPad: "ipad9_7"
      case .watchOS: "watch42"
      default: "retina4_7"
      }
    let entry =
      Self.entries.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
      ?? Self.entries.first { $0.name == usual } ?? Self.entries[2]
    let isPad = entry.width >= 700
    let isLandscape = document.device?[attribute: "orientation"] == "landscape"
    let size =
      isLandscape
      ? CGSize(width: entry.height, height: entry.width)
      : CGSize(width: entry.width, height: entry.height)
    var insets = EdgeInsets(top: entry.top, bottom: entry.bottom)
    if isLandscape, !isPad {
      let side: CGFloat = entry.top > 20 ? entry.top : 0
      insets = EdgeInsets(left: side, bottom: side > 0 ? 21 : 0, right: side)
    }
    self.init(isPad ? .pad : .phone, entry.scale, size, insets)
  }

  /// A device of a screen of a size.
  init(screen size: CGSize) {
    self.init(size.width >= 700 ? .pad : .phone, 2, size, .zero)
  }

  private init(
    _ idiom: UserInterfaceIdiom, _ scale: Double, _ size: CGSize, _ insets: EdgeInsets
  ) {
    self.idiom = idiom
    self.scale = scale
    self.size = size
    self.insets = insets
  }

  /// The shorter side from which a phone that lies is wide.
  ///
  /// Source: Human Interface Guidelines, Layout, device size classes
  private static let wideSide: CGFloat = 414

  /// The size classes of a scene of the device.
  var classes: SizeClasses {
    let isPhone = idiom == .phone
    let isUpright = size.height > size.width
    return SizeClasses(
      isWide: !isPhone || !isUpright && size.height >= Self.wideSide,
      isHigh: !isPhone || isUpright)
  }
}
