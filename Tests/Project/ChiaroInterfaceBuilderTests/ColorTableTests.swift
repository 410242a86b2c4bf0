// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Every notation of colors, as it is seen in light and in dark.
@Suite("Colors are those of their notations") @MainActor
struct ColorTableTests {
  /// A notation with its color in light and, if that is another one, in dark.
  struct Wanted: Sendable {
    var notation: String
    var light: String
    var dark: String

    init(_ notation: String, _ light: String, _ dark: String? = nil) {
      (self.notation, self.light, self.dark) = (notation, light, dark ?? light)
    }
  }

  private static func label(_ notation: String) -> String {
    "<label text='A' id='l'>\(rect(0, 0, 90, 40))<color key='textColor' \(notation)/></label>"
  }

  nonisolated private static let sRGB = "colorSpace='custom' customColorSpace='sRGB'"
  nonisolated private static let gray22 =
    "colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'"
  nonisolated private static let extended =
    "colorSpace='custom' customColorSpace='extendedGrayColorSpace'"

  nonisolated private static let literals: [Wanted] = [
    Wanted("red='1' green='0.5' blue='0' alpha='1' \(sRGB)", "#FF8000"),
    Wanted("red='0.0' green='0.0' blue='1' alpha='0.5' \(sRGB)", "#0000FF80"),
    Wanted("red='0.2' green='0.4' blue='0.6' alpha='0.0' \(sRGB)", "#33669900"),
    Wanted("red='1' green='0.5' blue='0' alpha='1' colorSpace='calibratedRGB'", "#FF8000"),
    Wanted("red='1' green='0.5' blue='0' alpha='1' colorSpace='deviceRGB'", "#FF8000"),
    Wanted("red='1' green='0.5' blue='0'", "#FF8000"),
    Wanted("red='0xff' green='0x80' blue='0x00' alpha='0xff' \(sRGB)", "#FF8000"),
    // Display P3: white and gray are those of sRGB, and pure red lies outside of it.
    Wanted(
      "red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
      "#FF0000"),
    Wanted(
      "red='0.5' green='0.5' blue='0.5' alpha='1' colorSpace='custom' "
        + "customColorSpace='displayP3'", "#808080"),
    Wanted(
      "red='1' green='1' blue='1' alpha='1' colorSpace='custom' "
        + "customColorSpace='displayP3'", "#FFFFFF"),
    Wanted("white='0' alpha='1' \(gray22)", "#000000"),
    Wanted("white='1' alpha='1' \(gray22)", "#FFFFFF"),
    Wanted("white='0.5' alpha='1' \(gray22)", "#808080"),
    Wanted("white='0.0' alpha='0.25' \(gray22)", "#00000040"),
    Wanted("white='1' alpha='1' colorSpace='calibratedWhite'", "#FFFFFF"),
    Wanted("white='0.5' alpha='1' \(extended)", "#808080"),
    Wanted("cyan='0' magenta='1' yellow='1' black='0' alpha='1'", "#FF0000"),
    Wanted("cyan='0' magenta='0' yellow='0' black='1' alpha='1'", "#000000"),
  ]

  @Test("components mean the same color in light and in dark", arguments: literals)
  func literal(_ wanted: Wanted) throws {
    let made = try MadeScreen(ios: Self.label(wanted.notation))
    #expect(made.looks(try made.view("l", Label.self).textColor) == [wanted.light, wanted.dark])
    #expect(made.odd.isEmpty)
  }

  /// UIColor.h and Human Interface Guidelines, Color, as of iOS 13 to 18.
  nonisolated private static let systems: [Wanted] = [
    Wanted("systemColor='labelColor'", "#000000", "#FFFFFF"),
    Wanted("systemColor='secondaryLabelColor'", "#3C3C4399", "#EBEBF599"),
    Wanted("systemColor='tertiaryLabelColor'", "#3C3C434C", "#EBEBF54C"),
    Wanted("systemColor='quaternaryLabelColor'", "#3C3C432D", "#EBEBF529"),
    Wanted("systemColor='placeholderTextColor'", "#3C3C434C", "#EBEBF54C"),
    Wanted("systemColor='linkColor'", "#007AFF", "#0984FF"),
    Wanted("systemColor='separatorColor'", "#3C3C4349", "#54545899"),
    Wanted("systemColor='opaqueSeparatorColor'", "#C6C6C8", "#38383A"),
    Wanted("systemColor='systemBackgroundColor'", "#FFFFFF", "#000000"),
    Wanted("systemColor='secondarySystemBackgroundColor'", "#F2F2F7", "#1C1C1E"),
    Wanted("systemColor='tertiarySystemBackgroundColor'", "#FFFFFF", "#2C2C2E"),
    Wanted("systemColor='systemGroupedBackgroundColor'", "#F2F2F7", "#000000"),
    Wanted("systemColor='secondarySystemGroupedBackgroundColor'", "#FFFFFF", "#1C1C1E"),
    Wanted("systemColor='tertiarySystemGroupedBackgroundColor'", "#F2F2F7", "#2C2C2E"),
    Wanted("systemColor='systemFillColor'", "#78788033", "#7878805B"),
    Wanted("systemColor='secondarySystemFillColor'", "#78788028", "#78788051"),
    Wanted("systemColor='tertiarySystemFillColor'", "#7676801E", "#7676803D"),
    Wanted("systemColor='quaternarySystemFillColor'", "#74748014", "#7676802D"),
    Wanted("systemColor='systemBlueColor'", "#007AFF", "#0A84FF"),
    Wanted("systemColor='systemRedColor'", "#FF3B30", "#FF453A"),
    Wanted("systemColor='systemGreenColor'", "#34C759", "#30D158"),
    Wanted("systemColor='systemOrangeColor'", "#FF9500", "#FF9F0A"),
    Wanted("systemColor='systemYellowColor'", "#FFCC00", "#FFD60A"),
    Wanted("systemColor='systemPinkColor'", "#FF2D55", "#FF375F"),
    Wanted("systemColor='systemPurpleColor'", "#AF52DE", "#BF5AF2"),
    Wanted("systemColor='systemIndigoColor'", "#5856D6", "#5E5CE6"),
    Wanted("systemColor='systemGrayColor'", "#8E8E93"),
    Wanted("systemColor='systemGray2Color'", "#AEAEB2", "#636366"),
    Wanted("systemColor='systemGray3Color'", "#C7C7CC", "#48484A"),
    Wanted("systemColor='systemGray4Color'", "#D1D1D6", "#3A3A3C"),
    Wanted("systemColor='systemGray5Color'", "#E5E5EA", "#2C2C2E"),
    Wanted("systemColor='systemGray6Color'", "#F2F2F7", "#1C1C1E"),
    // The newest of several names counts; what stands beside it is for older systems.
    Wanted(
      "xcode11CocoaTouchSystemColor='labelColor' cocoaTouchSystemColor='darkTextColor'",
      "#000000", "#FFFFFF"),
    Wanted(
      "red='1' green='0' blue='0' alpha='1' \(sRGB) systemColor='labelColor'", "#000000",
      "#FFFFFF"),
    // Names of before iOS 13: some are fixed, and others have a successor.
    Wanted("cocoaTouchSystemColor='darkTextColor'", "#000000"),
    Wanted("systemColor='darkTextColor'", "#000000"),
    Wanted("cocoaTouchSystemColor='lightTextColor'", "#FFFFFF99"),
    Wanted("cocoaTouchSystemColor='groupTableViewBackgroundColor'", "#F2F2F7", "#000000"),
    // What nobody knows by its name is what the file keeps of it.
    Wanted("red='0' green='1' blue='0' alpha='1' \(sRGB) systemColor='noSuchColor'", "#00FF00"),
  ]

  @Test("a system color is Apple's, in light and in dark", arguments: systems)
  func system(_ wanted: Wanted) throws {
    let made = try MadeScreen(ios: Self.label(wanted.notation))
    let looks = made.looks(try made.view("l", Label.self).textColor)
    for (one, other) in zip(looks, [wanted.light, wanted.dark]) {
      #expect(Self.areAlike(one, other), "\(looks)")
    }
    #expect(made.odd.isEmpty)
  }

  /// Whether two colors are the same but for the rounding of alpha, which the lists cut.
  private static func areAlike(_ one: String, _ other: String) -> Bool {
    guard one.prefix(7) == other.prefix(7), one.count == other.count else { return false }
    let alphas = [one, other].map { Int($0.dropFirst(7), radix: 16) ?? 255 }
    return abs(alphas[0] - alphas[1]) <= 1
  }

  nonisolated private static let named = """
    <namedColor name="Brand"><color red="0" green="0.5" blue="1" alpha="1" colorSpace="custom"
    customColorSpace="sRGB"/></namedColor><namedColor name="Hollow"/>
    <systemColor name="futureColor"><color white="0" alpha="0.5" colorSpace="custom"
    customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
    """

  @Test(
    "a color that no catalog has is the copy in the file, and without one it is reported",
    arguments: [
      ("name='Brand'", "#0080FF", true), ("systemColor='futureColor'", "#00000080", true),
      ("name='Hollow'", "none", false), ("name='Nowhere'", "none", false),
      ("systemColor='nowhereColor'", "none", false), ("patternImage='tile'", "none", false),
      ("red='nan' green='0' blue='0'", "none", false), ("white='inf'", "none", false),
      ("red='1' green='1'", "none", false), ("", "none", false),
    ])
  func copy(_ notation: String, _ color: String, _ isKnown: Bool) throws {
    let made = try MadeScreen(
      ios: "<view id='v'>\(rect(0, 0, 9, 9))<color key='tintColor' \(notation)/></view>",
      resources: Self.named)
    let told = try made.placed("v").colors.first { $0.key == "tintColor" }
    #expect(made.looks(told?.color) == [color, color])
    #expect(made.odd == (isKnown ? [] : ["color-not-found"]))
  }

  /// A catalog with a color that adapts.
  private struct Catalog: NamedColorSource {
    func color(named name: String) -> DynamicColor? {
      name == "Brand" ? DynamicColor(light: Color(.sRGB, 1, 0, 0), dark: .white) : nil
    }
  }

  @Test("a catalog's color goes before the copy in the file, and adapts")
  func catalog() throws {
    let names = NamedAssets()
    names.addColors(from: Catalog())
    let made = try MadeScreen(
      ios: Self.label("name='Brand'"), resources: Self.named, names: names)
    #expect(made.looks(try made.view("l", Label.self).textColor) == ["#FF0000", "#FFFFFF"])
  }

  /// The values that AppKit has for its named colors, as of macOS 11 and later.
  nonisolated private static let macs: [Wanted] = [
    Wanted("name='labelColor' catalog='System' colorSpace='catalog'", "#000000D8", "#FFFFFFD8"),
    Wanted(
      "name='secondaryLabelColor' catalog='System' colorSpace='catalog'", "#0000007F",
      "#FFFFFF8C"),
    Wanted("name='textColor' catalog='System' colorSpace='catalog'", "#000000", "#FFFFFF"),
    Wanted(
      "name='windowBackgroundColor' catalog='System' colorSpace='catalog'", "#ECECEC", "#323232"),
    Wanted(
      "name='controlBackgroundColor' catalog='System' colorSpace='catalog'", "#FFFFFF", "#1E1E1E"),
    Wanted(
      "name='textBackgroundColor' catalog='System' colorSpace='catalog'", "#FFFFFF", "#1E1E1E"),
    Wanted("white='1' alpha='1' colorSpace='calibratedWhite'", "#FFFFFF"),
    Wanted("white='0' alpha='0.5' colorSpace='calibratedWhite'", "#00000080"),
    // The crayons of macOS's color panel are defined in calibrated RGB: Maraschino, Spring.
    Wanted("red='1' green='0' blue='0' alpha='1' colorSpace='calibratedRGB'", "#FF2600"),
    Wanted("red='0' green='1' blue='0' alpha='1' colorSpace='calibratedRGB'", "#00F900"),
    Wanted("red='0' green='0' blue='1' alpha='1' colorSpace='calibratedRGB'", "#0433FF"),
    Wanted("red='1' green='0' blue='0' alpha='1' colorSpace='deviceRGB'", "#FF0000"),
  ]

  @Test("a color of a file for macOS is AppKit's", arguments: macs)
  func mac(_ wanted: Wanted) throws {
    let made = try MadeScreen(
      mac: """
        <textField id="l">\(rect(0, 0, 90, 40))<textFieldCell key="cell" title="A" id="c">
        <color key="textColor" \(wanted.notation)/></textFieldCell></textField>
        """)
    let looks = made.looks(try made.view("l", Label.self).textColor)
    for (one, other) in zip(looks, [wanted.light, wanted.dark]) {
      #expect(Self.areNear(one, other), "\(looks)")
    }
  }

  /// Whether no component of two colors differs by more than one.
  private static func areNear(_ one: String, _ other: String) -> Bool {
    func parts(_ color: String) -> [Int] {
      let digits = Array(color.dropFirst())
      return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        Int(String(digits[$0...($0 + 1)]), radix: 16)
      }
    }
    let (left, right) = (parts(one), parts(other))
    return left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test(
    "a color of a variation is that of its size class",
    arguments: [
      ("widthClass=compact", "#0000FF"), ("widthClass=regular", "#FF0000"),
      ("heightClass=regular-widthClass=compact", "#0000FF"), ("heightClass=compact", "#FF0000"),
    ])
  func variation(_ key: String, _ color: String) throws {
    let made = try MadeScreen(
      ios: """
        <view id="v">\(rect(0, 0, 90, 40))\(srgb("backgroundColor", 1, 0, 0))
        <variation key="\(key)">\(srgb("backgroundColor", 0, 0, 1))</variation></view>
        """)
    #expect(made.looks(try made.placed("v").view.backgroundColor) == [color, color])
    let told = try made.placed("v").colors.filter { $0.key == "backgroundColor" }
    #expect(told.map { made.looks($0.color)[0] } == [color])
  }

  @Test(
    "the tint of a view is that of those in it, unless they have their own",
    arguments: [("", "#FF00FF"), ("0", "#00FF00")])
  func tint(_ own: String, _ color: String) throws {
    let inner = own.isEmpty ? "" : srgb("tintColor", 0, 1, 0)
    let made = try MadeScreen(
      ios: """
        <view id="o">\(rect(0, 100, 300, 300))\(srgb("tintColor", 1, 0, 1))<subviews>
        <view id="i">\(rect(0, 0, 200, 200))\(inner)<subviews><button buttonType="system" id="b">
        \(rect(0, 0, 90, 40))<state key="normal" title="Go"/></button></subviews></view></subviews>
        </view>
        """)
    for style in [UserInterfaceStyle.light, .dark] {
      let drawn = made.drawn(style)
      #expect(drawn.contains(color) && !drawn.contains("#0A84FF") && !drawn.contains("#007AFF"))
    }
  }
}
