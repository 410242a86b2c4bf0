// SPDX-License-Identifier: MIT

import ChiaroRaster
import Foundation

/// A device on which screens of code are drawn.
struct ScreenDevice: Sendable {
  /// The name by which a person asks for it.
  var name: String
  /// The size of its screen in points.
  var size: CGSize
  /// What the status bar and the home indicator cover, in points.
  var top: CGFloat
  var bottom: CGFloat
  /// The pixels of a point.
  var scale: Double

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 34,
    scale: Double = 3
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    (self.top, self.bottom, self.scale) = (top, bottom, scale)
  }

  /// The device where nobody asked for one.
  static let usual = all[0]

  /// A Mac, in a window of usual size.
  static let mac = ScreenDevice("Mac", 800, 600, top: 0, bottom: 0, scale: 2)

  /// All devices.
  static let all = [
    ScreenDevice("iPhone 16", 393, 852, top: 59),
    ScreenDevice("iPhone 17", 402, 874, top: 62),
    ScreenDevice("iPhone 17 Pro", 402, 874, top: 62),
    ScreenDevice("iPhone 17 Pro Max", 440, 956, top: 62),
    ScreenDevice("iPhone Air", 420, 912, top: 68),
    ScreenDevice("iPhone 16 Pro", 402, 874, top: 62),
    ScreenDevice("iPhone 16 Pro Max", 440, 956, top: 62),
    ScreenDevice("iPhone 16 Plus", 430, 932, top: 59),
    ScreenDevice("iPhone 16e", 390, 844, top: 47),
    ScreenDevice("iPhone 15", 393, 852, top: 59),
    ScreenDevice("iPhone 15 Pro", 393, 852, top: 59),
    ScreenDevice("iPhone 15 Plus", 430, 932, top: 59),
    ScreenDevice("iPhone 15 Pro Max", 430, 932, top: 59),
    ScreenDevice("iPhone 14", 390, 844, top: 47),
    ScreenDevice("iPhone 14 Plus", 428, 926, top: 47),
    ScreenDevice("iPhone 14 Pro", 393, 852, top: 59),
    ScreenDevice("iPhone 14 Pro Max", 430, 932, top: 59),
    ScreenDevice("iPhone 13", 390, 844, top: 47),
    ScreenDevice("iPhone 13 Pro", 390, 844, top: 47),
    ScreenDevice("iPhone 13 Pro Max", 428, 926, top: 47),
    ScreenDevice("iPhone 13 mini", 375, 812, top: 50),
    ScreenDevice("iPhone 12", 390, 844, top: 47),
    ScreenDevice("iPhone 12 Pro", 390, 844, top: 47),
    ScreenDevice("iPhone 12 Pro Max", 428, 926, top: 47),
    ScreenDevice("iPhone 12 mini", 375, 812, top: 50),
    ScreenDevice("iPhone X", 375, 812, top: 44),
    ScreenDevice("iPhone Xs", 375, 812, top: 44),
    ScreenDevice("iPhone 11 Pro", 375, 812, top: 44),
    ScreenDevice("iPhone Xr", 414, 896, top: 48, scale: 2),
    ScreenDevice("iPhone 11", 414, 896, top: 48, scale: 2),
    ScreenDevice("iPhone Xs Max", 414, 896, top: 44),
    ScreenDevice("iPhone 11 Pro Max", 414, 896, top: 44),
    ScreenDevice("iPhone 8", 375, 667, top: 20, bottom: 0, scale: 2),
    ScreenDevice("iPhone 8 Plus", 414, 736, top: 20, bottom: 0),
    ScreenDevice("iPhone SE", 320, 568, top: 20, bottom: 0, scale: 2),
    ScreenDevice("iPhone SE 2", 375, 667, top: 20, bottom: 0, scale: 2),
    ScreenDevice("iPhone SE 3", 375, 667, top: 20, bottom: 0, scale: 2),
    ScreenDevice("iPad", 820, 1_180, top: 24, bottom: 20, scale: 2),
    ScreenDevice("iPad mini", 744, 1_133, top: 24, bottom: 20, scale: 2),
    ScreenDevice("iPad Pro 11", 834, 1_194, top: 24, bottom: 20, scale: 2),
    ScreenDevice("iPad Pro 13", 1_032, 1_376, top: 24, bottom: 20, scale: 2),
  ]

  /// Whether a picture in pixels is as large as the screen.
  func fills(_ picture: PixelSize) -> Bool {
    picture.width == Int(size.width * scale) && picture.height == Int(size.height * scale)
  }

  /// The device of a name, whose case and spaces make no difference; nil for an unknown one.
  static func named(_ name: String) -> ScreenDevice? {
    let plain = { (text: String) in text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return all.first { plain($0.name) == plain(name) }
  }
}

/// The room in which a screen of code is drawn.
struct ScreenRoom {
  var size: CGSize
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  /// What the sides of a device that lies cover, in points.
  var side: CGFloat = 0
  var scale: Double
  /// Whether the size is that of the view itself, at most the room's.
  var fits = false
  /// Whether the view is asked for the size that it has by itself, rather than in the room.
  var isUnbounded = false
  /// Whether the width is the room's, where the size is that of the view.
  var isAsWide = false
  /// Whether the room has a ground of its own.
  var isOpaque = true

  init(_ device: ScreenDevice) {
    (size, top, bottom, scale) = (device.size, device.top, device.bottom, device.scale)
    // A window of a Mac is as large as its content.
    fits = device.name == ScreenDevice.mac.name
  }

  init(size: CGSize, scale: Double) { (self.size, self.scale) = (size, scale) }
}

extension ScreenRoom {
  /// The room of the same device on its side.
  var lying: ScreenRoom {
    var room = self
    room.size = CGSize(width: size.height, height: size.width)
    // A screen with a notch keeps clear of it on both sides.
    let hasNotch = bottom > 0 && size.width < 500
    (room.top, room.side) = (hasNotch || bottom == 0 ? 0 : top, hasNotch ? top : 0)
    room.bottom = hasNotch ? 21 : bottom
    return room
  }

  /// The greatest length of a side, in points.
  static let mostLength = 4_096.0

  /// A size that can be drawn.
  static func bounded(_ width: Double, _ height: Double) -> CGSize {
    let length = { (side: Double) in side.isNaN ? 1 : min(mostLength, max(1, side)) }
    return CGSize(width: length(width), height: length(height))
  }
}
