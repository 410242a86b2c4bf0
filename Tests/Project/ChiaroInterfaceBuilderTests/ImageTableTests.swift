// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Image views: symbols, pictures of the project, and those that nobody has.
@Suite("Pictures are as large and of the color that files say") @MainActor
struct ImageTableTests {
  private static let names: NamedAssets = {
    let names = NamedAssets()
    names.addImages(from: LoosePictures(paths: ["a/photo.png"]))
    return names
  }()

  private static func made(
    _ attributes: String, _ content: String = "", resources: String = ""
  ) throws -> MadeScreen {
    try MadeScreen(
      ios: """
        <imageView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="i">\(content)
        </imageView>
        """, constraints(["i.left = root.left + 20", "i.top = root.top + 100"]),
      resources: resources, names: names)
  }

  @Test(
    "a picture stands in its view by its content mode",
    arguments: [
      ("scaleToFill", View.ContentMode.scaleToFill), ("scaleAspectFit", .scaleAspectFit),
      ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
      ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight), ("odd", .scaleToFill), ("", .scaleToFill),
    ])
  func mode(_ word: String, _ mode: View.ContentMode) throws {
    let made = try Self.made("contentMode='\(word)' image='photo'")
    #expect(try made.placed("i").view.contentMode == mode)
  }

  nonisolated private static let star =
    "<image name='star' catalog='system' width='128' height='116'/>"

  nonisolated private static func look(_ attributes: String, _ content: String = "") -> String {
    "<preferredSymbolConfiguration key='preferredSymbolConfiguration' \(attributes)>\(content)"
      + "</preferredSymbolConfiguration>"
  }

  /// What a symbol is drawn for, in points: files keep its size for some 109.
  ///
  /// UIImageSymbolConfiguration.h: the default is that of body text, 17 points.
  nonisolated private static let symbols: [(String, String, CGFloat)] = [
    ("image='star' catalog='system'", "", 17),
    ("image='star' catalog='system'", look("configurationType='pointSize' pointSize='40'"), 40),
    (
      "image='star' catalog='system'",
      look("configurationType='pointSize' pointSize='40' weight='bold'"), 40
    ),
    (
      "image='star' catalog='system'",
      look(
        "configurationType='font'",
        "<fontDescription key='fontDescription' style='UICTFontTextStyleTitle0'/>"), 34
    ),
    (
      "image='star' catalog='system'",
      look(
        "configurationType='font'",
        "<fontDescription key='fontDescription' type='system' pointSize='28'/>"), 28
    ),
    ("image='star' catalog='system'", look("scale='default'"), 17),
    ("image='star' catalog='system'", look("pointSize='nan'"), 17),
    ("", "<imageReference key='image' image='star' catalog='system'/>", 17),
    (
      "",
      "<imageReference key='image' image='star' catalog='system' symbolScale='medium'/>"
        + look("configurationType='pointSize' pointSize='40'"), 40
    ),
    (
      "", "<imageReference key='image' image='star' catalog='system' symbolScale='default'/>", 17
    ),
  ]

  @Test("a symbol is as large as its configuration makes it", arguments: symbols)
  func symbol(_ attributes: String, _ content: String, _ points: CGFloat) throws {
    let made = try Self.made(attributes, content, resources: Self.star)
    let size = try made.frame("i").size
    #expect(abs(size.width - 128 * points / 109) < 0.4, "\(size)")
    #expect(abs(size.height - 116 * points / 109) < 0.4, "\(size)")
    #expect(made.odd.isEmpty)
  }

  @Test(
    "a small symbol is smaller and a large one larger, whoever says it",
    arguments: ["scale", "reference"])
  func scale(_ source: String) throws {
    func width(_ scale: String) throws -> CGFloat {
      let made =
        source == "scale"
        ? try Self.made("image='star' catalog='system'", Self.look("scale='\(scale)'"))
        : try Self.made(
          "",
          "<imageReference key='image' image='star' catalog='system' symbolScale='\(scale)'/>")
      return try made.frame("i").width
    }
    let widths = try ["small", "medium", "large"].map(width)
    #expect(widths[0] < widths[1] - 2 && widths[1] < widths[2] - 2)
  }

  @Test(
    "a symbol has the weight of its configuration",
    arguments: [
      (look("weight='bold'"), 700), (look("weight='ultraLight'"), 100),
      (look("weight='black' configurationType='pointSize' pointSize='9'"), 900),
      (
        look(
          "configurationType='font'",
          "<fontDescription key='fontDescription' type='boldSystem' pointSize='28'/>"), 600
      ),
    ])
  func weight(_ content: String, _ weight: Int) throws {
    let image = try Self.made("image='star' catalog='system'", content).view("i", ImageView.self)
      .image
    #expect(image?.configuration.symbol?.weight == weight)
  }

  /// Pictures without constraints on their sizes, which the file keeps, and other sizes.
  nonisolated private static let kept: [(String, CGSize)] = [
    ("<image name='photo' width='30' height='20'/>", CGSize(width: 30, height: 20)),
    ("<image name='photo' width='30.5' height='20.25'/>", CGSize(width: 30.5, height: 20.25)),
    ("<image name='photo' width='999999' height='20'/>", CGSize(width: 10_000, height: 20)),
  ]

  @Test("a picture is as large as the file keeps it", arguments: kept)
  func kept(_ resource: String, _ size: CGSize) throws {
    for (attributes, content) in [
      ("image='photo'", ""), ("", "<imageReference key='image' image='photo'/>"),
    ] {
      let own = try Self.made(attributes, content, resources: resource).frame("i").size
      #expect(abs(own.width - size.width) < 0.4 && abs(own.height - size.height) < 0.4)
    }
  }

  @Test(
    "a size that is none is nobody's",
    arguments: ["width='0' height='9'", "width='-4' height='9'", "width='nan' height='9'", ""])
  func noSize(_ size: String) throws {
    let made = try Self.made("image='photo'", resources: "<image name='photo' \(size)/>")
    let own = try made.placed("i").view.intrinsicContentSize
    #expect(own.width <= 0 && own.height <= 0)
  }

  // MARK: Colors

  @Test(
    "a symbol is drawn in the tint that is in force",
    arguments: [
      ("", "", "#007AFF", "#0A84FF"), (srgb("tintColor", 1, 0, 0), "", "#FF0000", "#FF0000"),
      ("", srgb("tintColor", 0, 0, 1), "#0000FF", "#0000FF"),
      (
        "<color key='tintColor' systemColor='labelColor'/>", srgb("tintColor", 0, 0, 1),
        "#000000", "#FFFFFF"
      ),
    ])
  func tint(_ own: String, _ outer: String, _ light: String, _ dark: String) throws {
    let made = try MadeScreen(
      ios: """
        <imageView image="star" catalog="system" id="i">\(rect(20, 100, 60, 60))\(own)</imageView>
        """, outer)
    #expect(made.drawn(.light).contains(light) && made.drawn(.dark).contains(dark))
  }

  @Test(
    "a picture is shown in the way that the reference to it says",
    arguments: [
      ("renderingMode='template'", ImageRenderingMode.alwaysTemplate),
      ("renderingMode='original'", .alwaysOriginal), ("", .automatic),
      ("renderingMode='odd'", .automatic),
    ])
  func rendering(_ attribute: String, _ mode: ImageRenderingMode) throws {
    for image in ["image='photo'", "image='star' catalog='system'"] {
      let view = try Self.made("", "<imageReference key='image' \(image) \(attribute)/>")
        .view("i", ImageView.self)
      #expect(view.image?.renderingMode == mode)
    }
  }

  @Test(
    "a picture that nobody has is reported, and its place is shown",
    arguments: [
      ("image='nowhere'", "", true), ("", "<imageReference key='image' image='nowhere'/>", true),
      ("image='photo'", "", false), ("", "", false), ("image='star' catalog='system'", "", false),
    ])
  func missing(_ attributes: String, _ content: String, _ isMissing: Bool) throws {
    let made = try MadeScreen(
      ios: "<imageView \(attributes) id='i'>\(rect(20, 100, 60, 60))\(content)</imageView>",
      names: Self.names)
    #expect(made.odd == (isMissing ? ["image-not-found"] : []))
    #expect(try made.view("i", PictureView.self).isMissing == isMissing)
    let drawn = made.drawn(.light).contains { $0.hasPrefix("#767680") }
    #expect(drawn == isMissing)
  }

  @Test(
    "the picture of a variation is that of its size class",
    arguments: [("widthClass=compact", "moon"), ("widthClass=regular", "star")])
  func variation(_ key: String, _ symbol: String) throws {
    let made = try Self.made(
      "image='star' catalog='system'", "<variation key='\(key)' image='moon'/>")
    #expect(try made.view("i", ImageView.self).image?.content == .symbol(symbol))
  }

  @Test("a picture that is hidden, clipped or pale is so, whatever its view")
  func states() throws {
    let made = try MadeScreen(
      ios: """
        <imageView hidden="YES" clipsSubviews="YES" alpha="0.25" image="star" catalog="system"
        id="i">\(rect(20, 100, 60, 60))</imageView>
        """)
    let view = try made.placed("i").view
    #expect(view.isHidden && view.clipsToBounds && view.alpha == 0.25)
    #expect(try made.placed("i").isHidden && !made.drawn(.light).contains("#007AFF"))
  }
}
