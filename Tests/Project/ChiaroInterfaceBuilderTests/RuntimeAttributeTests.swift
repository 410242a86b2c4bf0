// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Values of `<userDefinedRuntimeAttributes>`, which an app sets by key path.
@Suite("Attributes that an app sets when it loads a file") @MainActor
struct RuntimeAttributeTests {
  /// A view with attributes of the types, key paths and values of Interface Builder.
  private static func made(
    _ attributes: [String], element: String = "view", _ own: String = ""
  ) throws -> MadeScreen {
    try MadeScreen(
      ios: """
        <\(element) \(own) id="v">\(rect(20, 100, 60, 40))<userDefinedRuntimeAttributes>
        \(attributes.joined())</userDefinedRuntimeAttributes></\(element)>
        """)
  }

  nonisolated private static func number(_ path: String, _ value: String, _ kind: String = "real")
    -> String
  {
    "<userDefinedRuntimeAttribute type='number' keyPath='\(path)'><\(kind) key='value' "
      + "value='\(value)'/></userDefinedRuntimeAttribute>"
  }

  nonisolated private static func flag(_ path: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type='boolean' keyPath='\(path)' value='\(value)'/>"
  }

  nonisolated private static func color(_ path: String, _ notation: String) -> String {
    "<userDefinedRuntimeAttribute type='color' keyPath='\(path)'><color key='value' \(notation)/>"
      + "</userDefinedRuntimeAttribute>"
  }

  nonisolated private static func size(_ path: String, _ width: String, _ height: String) -> String
  {
    "<userDefinedRuntimeAttribute type='size' keyPath='\(path)'><size key='value' "
      + "width='\(width)' height='\(height)'/></userDefinedRuntimeAttribute>"
  }

  /// A number, where it goes, and what becomes of it.
  nonisolated private static let numbers: [(String, String, CGFloat)] = [
    (number("layer.cornerRadius", "8", "integer"), "layer.cornerRadius", 8),
    (number("layer.cornerRadius", "7.5"), "layer.cornerRadius", 7.5),
    (number("layer.cornerRadius", "-3"), "layer.cornerRadius", 0),
    (number("layer.cornerRadius", "nan"), "layer.cornerRadius", 0),
    (number("layer.cornerRadius", "round"), "layer.cornerRadius", 0),
    (number("layer.borderWidth", "2", "integer"), "layer.borderWidth", 2),
    (number("layer.borderWidth", "-2", "integer"), "layer.borderWidth", 0),
    (number("layer.shadowOpacity", "0.4"), "layer.shadowOpacity", 0.4),
    (number("layer.shadowRadius", "6", "integer"), "layer.shadowRadius", 6),
    (number("layer.shadowRadius", "-6"), "layer.shadowRadius", 0),
    (size("layer.shadowOffset", "2", "6"), "layer.shadowOffset", 6),
    (size("layer.shadowOffset", "0.0", "-4"), "layer.shadowOffset", -4),
    (size("layer.shadowOffset", "0.0", "0.0"), "layer.shadowOffset", 0),
    ("", "layer.shadowOffset", -3), (number("alpha", "0.5"), "alpha", 0.5),
    (number("alpha", "3"), "alpha", 1), (number("alpha", "-1"), "alpha", 0),
    (number("cornerRadius", "9"), "layer.cornerRadius", 0), ("", "alpha", 1),
  ]

  @Test("a number is set by its key path, within its bounds", arguments: numbers)
  func number(
    _ attribute: String, _ path: String, _ value: CGFloat
  ) throws {
    let made = try Self.made([attribute])
    let view = try made.placed("v").view
    let values = [
      "layer.cornerRadius": view.layer.cornerRadius, "layer.borderWidth": view.layer.borderWidth,
      "layer.shadowOpacity": view.layer.shadowOpacity,
      "layer.shadowRadius": view.layer.shadowRadius,
      "layer.shadowOffset": view.layer.shadowOffset, "alpha": view.alpha,
    ]
    #expect(values[path] == value && made.odd.isEmpty)
  }

  @Test(
    "a truth is set by its key path",
    arguments: [
      (flag("layer.masksToBounds", "YES"), "clipsToBounds", true),
      (flag("layer.masksToBounds", "NO"), "clipsToBounds", false),
      (flag("clipsToBounds", "YES"), "clipsToBounds", true),
      (flag("clipsToBounds", "perhaps"), "clipsToBounds", false),
      (flag("hidden", "YES"), "isHidden", true), (flag("isHidden", "YES"), "isHidden", true),
      (flag("isHidden", "NO"), "isHidden", false), (flag("unheardOf", "YES"), "isHidden", false),
    ] as [(String, String, Bool)])
  func truth(_ attribute: String, _ path: String, _ value: Bool) throws {
    let view = try Self.made([attribute]).placed("v").view
    #expect((path == "isHidden" ? view.isHidden : view.clipsToBounds) == value)
  }

  nonisolated private static let red =
    "red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='sRGB'"

  /// A color, where it goes, and what is seen of it in light and in dark.
  nonisolated private static let colors: [(String, [String])] = [
    (color("backgroundColor", red), ["#FF0000", "#FF0000"]),
    (
      color("backgroundColor", "systemColor='systemBackgroundColor'"),
      ["#FFFFFF", "#000000"]
    ),
    (color("backgroundColor", "name='Nowhere'"), ["none", "none"]),
    (color("bgColor", red), ["none", "none"]),
    (color("layer.backgroundColor", red), ["none", "none"]),
  ]

  @Test("a color is set by its key path", arguments: colors)
  func color(
    _ attribute: String, _ looks: [String]
  ) throws {
    let made = try Self.made([attribute])
    #expect(made.looks(try made.placed("v").view.backgroundColor) == looks)
  }

  /// CALayer.h: a layer has a `CGColor`; the colors of UIKit that Interface Builder knows are none.
  @Test(
    "a color that a layer cannot use changes nothing and is reported",
    arguments: ["layer.borderColor", "layer.shadowColor", "layer.backgroundColor"])
  func inert(_ path: String) throws {
    let made = try Self.made([Self.number("layer.borderWidth", "1"), Self.color(path, Self.red)])
    let layer = try made.placed("v").view.layer
    #expect(made.looks(layer.borderColor) == ["#000000", "#000000"])
    #expect(made.looks(layer.shadowColor) == ["#000000", "#000000"])
    #expect(made.odd == ["runtime-color-without-effect"])
    #expect(try !made.placed("v").colors.contains { $0.key == path })
  }

  @Test("colors that apps add to layers for Interface Builder are seen")
  func added() throws {
    for path in ["layer.borderUIColor", "layer.borderColorFromUIColor"] {
      let made = try Self.made([Self.number("layer.borderWidth", "2"), Self.color(path, Self.red)])
      #expect(made.looks(try made.placed("v").view.layer.borderColor) == ["#FF0000", "#FF0000"])
      #expect(made.drawn(.dark).contains("#FF0000") && made.odd.isEmpty)
    }
  }

  /// UIInterfaceStyle.h: 1 is light and 2 is dark.
  @Test(
    "a style is set by its number",
    arguments: [
      ("1", UserInterfaceStyle.light), ("2", .dark), ("0", .unspecified), ("7", .unspecified),
      ("-1", .unspecified), ("nan", .unspecified),
    ])
  func style(_ value: String, _ style: UserInterfaceStyle) throws {
    let made = try Self.made([Self.number("overrideUserInterfaceStyle", value, "integer")])
    #expect(try made.placed("v").view.overrideUserInterfaceStyle == style)
  }

  @Test("an attribute goes before what the element itself says, and a later one before an earlier")
  func order() throws {
    let made = try Self.made(
      [Self.number("alpha", "0.5"), Self.number("alpha", "0.75"), Self.flag("hidden", "NO")],
      "hidden='YES' alpha='0.1'")
    let view = try made.placed("v").view
    #expect(view.alpha == 0.75 && !view.isHidden)
  }

  @Test("what only some views have is left alone in the others")
  func kinds() throws {
    let attributes = [
      Self.color("textColor", Self.red), Self.color("unselectedItemTintColor", Self.red),
    ]
    let label = try Self.made(attributes, element: "label", "text='A'")
    #expect(label.looks(try label.view("v", Label.self).textColor) == ["#FF0000", "#FF0000"])
    let bar = try Self.made(attributes, element: "tabBar")
    let color = try bar.view("v", TabBar.self).unselectedItemTintColor
    #expect(bar.looks(color) == ["#FF0000", "#FF0000"])
    #expect(try Self.made(attributes).odd.isEmpty)
  }

  @Test(
    "an attribute without a path, a value or a known type is left out",
    arguments: [
      "<userDefinedRuntimeAttribute type='number'><real key='value' value='9'/>"
        + "</userDefinedRuntimeAttribute>",
      "<userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'/>",
      "<userDefinedRuntimeAttribute keyPath=''/>", "<userDefinedRuntimeAttribute/>",
      "<userDefinedRuntimeAttribute type='nil' keyPath='backgroundColor'/>",
      "<userDefinedRuntimeAttribute type='point' keyPath='layer.position'>"
        + "<point key='value' x='1' y='2'/></userDefinedRuntimeAttribute>", "<stray/>",
    ])
  func odd(_ attribute: String) throws {
    let made = try Self.made([attribute, Self.number("layer.borderWidth", "3")])
    let view = try made.placed("v").view
    #expect(view.layer.cornerRadius == 0 && view.backgroundColor == nil)
    #expect(view.layer.borderWidth == 3)
  }
}
