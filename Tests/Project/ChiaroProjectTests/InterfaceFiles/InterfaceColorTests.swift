// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroProject
import ChiaroSource
import Testing

@Suite("Colors of interface files")
struct InterfaceColorTests {
  /// A color's attributes, and what it is in light and in dark.
  struct Case: CustomTestStringConvertible {
    var attributes: String
    var value: String
    var light: String?
    var dark: String?
    var testDescription: String { attributes }

    init(_ attributes: String, _ value: String, _ light: String?, _ dark: String? = nil) {
      self.attributes = attributes
      self.value = value
      self.light = light
      self.dark = dark ?? light
    }
  }

  static let resources = """
    <resources><namedColor name="Own"><color red="0" green="0.5" blue="1" alpha="1"
      colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    <systemColor name="futureColor"><color white="0.5" alpha="1" colorSpace="custom"
      customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
    """

  static let cases = [
    Case("white='1' alpha='1' colorSpace='calibratedWhite'", "literal", "#FFFFFF"),
    Case("white='0.5' alpha='0.5' colorSpace='deviceWhite'", "literal", "#80808080"),
    Case(
      "white='0' alpha='1' colorSpace='custom' customColorSpace='calibratedWhite'", "literal",
      "#000000"),
    Case("red='1' green='0.5' blue='0' alpha='1' colorSpace='calibratedRGB'", "literal", "#FF8000"),
    Case("red='1' green='0.5' blue='0' colorSpace='deviceRGB'", "literal", "#FF8000"),
    Case(
      "red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='sRGB'",
      "literal", "#FF0000"),
    Case("red='0xFF' green='0x80' blue='0x00' alpha='1'", "literal", "#FF8000"),
    Case(
      "red='0' green='1' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
      "literal", "#00FF00"),
    Case(
      "cyan='0' magenta='1' yellow='1' black='0' alpha='1' colorSpace='custom' "
        + "customColorSpace='genericCMYKColorSpace'", "literal", "#FF0000"),
    Case("systemColor='systemBackgroundColor'", "system", "#FFFFFF", "#000000"),
    Case(
      "systemColor='systemRedColor' red='1' green='0' blue='0' alpha='1'", "system", "#FF383C",
      "#FF4245"),
    Case(
      "xcode11CocoaTouchSystemColor='labelColor' cocoaTouchSystemColor='darkTextColor'",
      "system", "#000000", "#FFFFFF"),
    Case(
      "systemColor='labelColor' cocoaTouchSystemColor='darkTextColor'", "system", "#000000",
      "#FFFFFF"),
    Case("cocoaTouchSystemColor='darkTextColor'", "legacy", "#000000"),
    Case("systemColor='lightTextColor'", "legacy", "#FFFFFF99"),
    Case("cocoaTouchSystemColor='groupTableViewBackgroundColor'", "legacy", "#F2F2F7", "#000000"),
    Case("cocoaTouchSystemColor='whiteColor'", "legacy", "#FFFFFF"),
    Case("systemColor='futureColor'", "system", "#808080"),
    Case("systemColor='unheardOfColor'", "system", nil),
    Case("name='Own'", "named", "#0080FF"),
    Case("name='Catalog'", "named", "#FFFFFF", "#000000"),
    Case("name='Missing'", "named", nil),
    Case("patternImage='Stripes'", "pattern", nil),
    Case("red='nan' green='1' blue='1'", "unknown", nil),
    Case("", "unknown", nil),
  ]

  @Test("every notation has its meaning, in light and dark", arguments: cases)
  func notation(_ sample: Case) throws {
    let document = InterfaceDocument(
      "<document targetRuntime='iOS.CocoaTouch'><color key='k' \(sample.attributes)/>"
        + Self.resources + "</document>")
    let color = try #require(document.colors.first)
    #expect(document.colors.count == 1 && color.key == "k")
    #expect("\(color.value)".prefix { $0 != "(" } == sample.value)
    let dynamic = color.dynamicColor(in: document, on: document.platform) {
      $0 == "Catalog" ? DynamicColor(light: .white, dark: .black) : nil
    }
    let shown: (UserInterfaceStyle) -> String? = { style in
      dynamic?.resolved(with: TraitCollection(userInterfaceStyle: style)).hexText
    }
    #expect([shown(.light), shown(.dark)] == [sample.light, sample.dark])
  }

  @Test("a Mac's system colors are the Mac's")
  func mac() throws {
    let document = InterfaceDocument(
      "<document targetRuntime='MacOSX.Cocoa'>"
        + "<color key='textColor' name='labelColor' catalog='System' colorSpace='catalog'/>"
        + "</document>")
    let color = try #require(document.colors.first)
    #expect(color.value == .system("labelColor"))
    let dynamic = color.dynamicColor(in: document, on: document.platform) { _ in nil }
    let dark = dynamic?.resolved(with: TraitCollection(userInterfaceStyle: .dark))
    #expect(dark?.hexText == "#FFFFFFD8")
  }

  @Test("the ground of source lists is that of the sidebar's material; of headers nothing is known")
  func sourceList() throws {
    let document = InterfaceDocument(
      "<document targetRuntime='MacOSX.Cocoa'><view>"
        + "<color key='a' name='_sourceListBackgroundColor' catalog='System'"
        + " colorSpace='catalog'/>"
        + ["headerColor", "controlShadowColor", "controlDarkShadowColor"].map {
          "<color key='b' name='\($0)' catalog='System' colorSpace='catalog'/>"
        }.joined() + "</view></document>"
    )
    let colors = document.colors.map { color in
      color.dynamicColor(in: document, on: document.platform) { _ in nil }
    }
    #expect(colors.map { $0 == nil } == [false, true, true, true])
    for (style, lightness) in [(UserInterfaceStyle.light, 0.9...1), (.dark, 0.1...0.3)] {
      let shown = try #require(
        colors[0]?.resolved(with: TraitCollection(userInterfaceStyle: style)))
      let expected = MaterialRecipe.named("sidebar", on: .macOS, style: style)?.opaqueForm()
      #expect(shown == expected && lightness.contains(shown.components.x))
    }
  }

  /// Components with what macOS shows: the crayons of its color panel.
  static let calibrated = [
    ("red='1' green='0' blue='0' colorSpace='calibratedRGB'", "#FF2600"),
    ("red='0' green='1' blue='0' colorSpace='calibratedRGB'", "#00F900"),
    ("red='0' green='0' blue='1' colorSpace='calibratedRGB'", "#0433FF"),
    ("red='1' green='0.5' blue='0' colorSpace='calibratedRGB'", "#FF9300"),
    (
      "red='0.4' green='0.8' blue='1' colorSpace='custom' customColorSpace='calibratedRGB'",
      "#76D6FF"
    ),
    ("red='1' green='1' blue='1' alpha='0.5' colorSpace='calibratedRGB'", "#FFFFFF80"),
    ("red='1' green='0.5' colorSpace='calibratedRGB'", nil),
    ("white='0.2' colorSpace='calibratedWhite'", "#424242"),
    ("white='0.8' colorSpace='custom' customColorSpace='calibratedWhite'", "#D6D6D6"),
    ("white='0.5' colorSpace='deviceWhite'", "#808080"),
    ("red='1' green='0.5' blue='0' colorSpace='deviceRGB'", "#FF8000"),
  ]

  @Test("calibrated colors of a Mac are generic RGB and generic gray", arguments: calibrated)
  func genericColors(_ attributes: String, _ hex: String?) throws {
    let document = InterfaceDocument(
      "<document targetRuntime='MacOSX.Cocoa'><view>"
        + "<color key='k' \(attributes)/></view></document>"
    )
    let color = try #require(document.colors.first)
    let shown = color.dynamicColor(in: document, on: document.platform) { _ in nil }
    #expect(shown?.resolved(with: TraitCollection()).hexText == hex)
  }

  @Test("every color of real files has a value", arguments: InterfaceFixture.all)
  func real(_ fixture: InterfaceFixture) throws {
    let document = try fixture.document()
    let unknown = document.colors.filter { color in
      color.dynamicColor(in: document, on: document.platform) { _ in nil } == nil
    }
    // AppKit's color of table headers before macOS 10.14, of which no value is public.
    #expect(unknown.allSatisfy { $0.value == .system("headerColor") })
  }
}
