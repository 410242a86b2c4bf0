// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// What every view can have, and views of effects and of other frameworks.
@Suite("Views have what every view can have") @MainActor
struct ViewTableTests {
  private static func made(
    _ attributes: String, _ content: String = "", element: String = "view"
  ) throws -> MadeScreen {
    try MadeScreen(
      ios: "<\(element) \(attributes) id='v'>\(rect(20, 100, 60, 40))\(content)</\(element)>")
  }

  @Test(
    "a view is as opaque as it says",
    arguments: [
      ("alpha='0.5'", 0.5), ("alpha='0.0'", 0), ("alpha='2'", 1), ("alpha='-1'", 0),
      ("alpha='nan'", 1), ("alpha='half'", 1), ("", 1),
    ])
  func alpha(_ attribute: String, _ alpha: CGFloat) throws {
    #expect(try Self.made(attribute).placed("v").view.alpha == alpha)
  }

  /// A truth of a view, with its value where the file says nothing, `YES`, `NO`, or nonsense.
  nonisolated private static let truths: [(String, [Bool])] = [
    ("hidden", [false, true, false, false]),
    ("clipsSubviews", [false, true, false, false]),
    ("userInteractionEnabled", [true, true, false, true]),
    ("autoresizesSubviews", [true, true, false, true]),
    (
      "preservesSuperviewLayoutMargins", [false, true, false, false]
    ),
    (
      "insetsLayoutMarginsFromSafeArea", [true, true, false, true]
    ),
    (
      "translatesAutoresizingMaskIntoConstraints", [true, true, false, true]
    ),
  ]

  @Test("a view has a truth where the file says it, and else UIKit's", arguments: truths)
  func truth(_ name: String, _ values: [Bool]) throws {
    let attributes = ["", "\(name)='YES'", "\(name)='NO'", "\(name)='yes'"]
    for (attribute, value) in zip(attributes, values) {
      let view = try Self.made(attribute).placed("v").view
      #expect(Self.truth(name, view) == value, "\(attribute)")
    }
  }

  private static func truth(_ name: String, _ view: View) -> Bool? {
    switch name {
    case "hidden": view.isHidden
    case "clipsSubviews": view.clipsToBounds
    case "userInteractionEnabled": view.isUserInteractionEnabled
    case "autoresizesSubviews": view.autoresizesSubviews
    case "preservesSuperviewLayoutMargins": view.preservesSuperviewLayoutMargins
    case "insetsLayoutMarginsFromSafeArea": view.insetsLayoutMarginsFromSafeArea
    case "translatesAutoresizingMaskIntoConstraints":
      view.translatesAutoresizingMaskIntoConstraints
    default: nil
    }
  }

  @Test("what is hidden, and what is in it, is not drawn")
  func hidden() throws {
    for (attribute, isDrawn) in [("", true), ("hidden='YES'", false), ("alpha='0.0'", false)] {
      let made = try Self.made(
        attribute,
        "<subviews><label text='Inner' id='l'>\(rect(0, 0, 60, 20))</label></subviews>"
          + srgb("backgroundColor", 1, 0, 0))
      #expect(made.texts == (isDrawn ? ["Inner"] : []))
      #expect(made.drawn(.light).contains("#FF0000") == isDrawn)
    }
  }

  @Test(
    "a view keeps the direction of its content",
    arguments: [
      ("forceRightToLeft", 32.0), ("forceLeftToRight", 5), ("unspecified", 5), ("odd", 5),
    ])
  func direction(_ word: String, _ left: CGFloat) throws {
    let made = try Self.made(
      "semanticContentAttribute='\(word)'",
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      \(constraints([
        "a.leading = v.leading + 5", "a.top = v.top", "a.width = 23", "a.height = 9",
      ]))
      """)
    #expect(try made.frame("a").minX == left)
  }

  /// Styles that views and controllers keep, with the ground that they have in light and in dark.
  nonisolated private static let styles: [(String, [String])] = [
    ("", ["#FFFFFF", "#000000"]), ("appearanceType='light'", ["#FFFFFF", "#FFFFFF"]),
    ("appearanceType='dark'", ["#000000", "#000000"]),
    ("userInterfaceStyle='dark'", ["#000000", "#000000"]),
    ("interfaceStyle='light'", ["#FFFFFF", "#FFFFFF"]),
    ("userInterfaceStyle='unspecified'", ["#FFFFFF", "#000000"]),
    ("userInterfaceStyle='odd'", ["#FFFFFF", "#000000"]),
  ]

  @Test("a view keeps its style, whichever the screen has", arguments: styles)
  func style(_ attribute: String, _ looks: [String]) throws {
    let made = try Self.made(
      attribute, "<color key='backgroundColor' systemColor='systemBackgroundColor'/>")
    let view = try made.placed("v").view
    for (style, look) in zip([UserInterfaceStyle.light, .dark], looks) {
      made.screen.show(TraitCollection(userInterfaceStyle: style))
      #expect(view.backgroundColor?.resolved(with: view.traitCollection).hexText == look)
    }
  }

  @Test("a controller's style is that of its screen", arguments: ["light", "dark"])
  func controllerStyle(_ word: String) throws {
    for attribute in ["interfaceStyle", "userInterfaceStyle"] {
      let text = InterfaceScreens.storyboard("").replacing(
        "<viewController ", with: "<viewController \(attribute)='\(word)' ")
      let made = try MadeScreen(text)
      for style in [UserInterfaceStyle.light, .dark] {
        made.screen.show(TraitCollection(userInterfaceStyle: style))
        let traits = try made.placed("root").view.traitCollection
        #expect(traits.userInterfaceStyle == (word == "dark" ? .dark : .light))
      }
    }
  }

  // MARK: Effects

  /// UIBlurEffect.h and UIVibrancyEffect.h: a style by its word.
  nonisolated private static let blurs: [(String, BlurEffect.Style)] = [
    ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
    ("prominent", .prominent), ("systemMaterial", .systemMaterial),
    ("systemThinMaterial", .systemThinMaterial),
    ("systemUltraThinMaterial", .systemUltraThinMaterial),
    ("systemThickMaterial", .systemThickMaterial),
    ("systemChromeMaterial", .systemChromeMaterial),
    ("systemMaterialDark", .systemMaterialDark),
    ("systemChromeMaterialLight", .systemChromeMaterialLight),
  ]

  @Test("an effect view has the effect of its words", arguments: blurs)
  func blur(_ word: String, _ style: BlurEffect.Style) throws {
    let view = try Self.made("", "<blurEffect style='\(word)'/>", element: "visualEffectView")
      .view("v", VisualEffectView.self)
    #expect((view.effect as? BlurEffect)?.style == style)
    let vibrant = try Self.made(
      "", "<vibrancyEffect style='fill'><blurEffect style='\(word)'/></vibrancyEffect>",
      element: "visualEffectView"
    ).view("v", VisualEffectView.self)
    #expect((vibrant.effect as? VibrancyEffect)?.style == .fill)
  }

  @Test(
    "without a style that is known there is no effect",
    arguments: [
      "", "<blurEffect/>", "<blurEffect style='thick'/>", "<vibrancyEffect style='label'/>",
    ])
  func noEffect(_ content: String) throws {
    let view = try Self.made("", content, element: "visualEffectView")
      .view("v", VisualEffectView.self)
    #expect(view.effect == nil)
  }

  @Test("what is in an effect view stands in its content view")
  func effectContent() throws {
    let made = try Self.made(
      "",
      """
      <blurEffect style="regular"/><view key="contentView" id="c">\(rect(0, 0, 60, 40))<subviews>
      <label text="In" id="l">\(rect(1, 2, 30, 20))</label></subviews></view>
      <subviews><label text="Beside" id="m">\(rect(1, 22, 30, 20))</label></subviews>
      """, element: "visualEffectView")
    let content = try made.view("v", VisualEffectView.self).contentView
    #expect(try made.placed("c").view.superview === content)
    #expect(try made.placed("m").view.superview === content)
    #expect(made.texts == ["In", "Beside"])
  }

  // MARK: Placeholders

  @Test(
    "a placeholder with its class's name stands for what is not drawn, and it is reported",
    arguments: [
      ("mapView", "MKMapView"), ("webView", "UIWebView"), ("wkWebView", "WKWebView"),
      ("glkView", "GLKView"), ("mtkView", "MTKView"), ("sceneKitView", "SCNView"),
      ("skView", "SKView"), ("arscnView", "ARSCNView"), ("arskView", "ARSKView"),
      ("arView", "ARView"), ("pdfView", "PDFView"),
    ])
  func placeholder(_ element: String, _ name: String) throws {
    let made = try Self.made("", element: element)
    #expect(made.texts == [name] && made.odd == ["view-not-drawn"])
    #expect(try made.placed("v").className == name)
    let own = try Self.made("customClass='MyView'", element: element)
    #expect(own.texts == ["MyView"])
    #expect(try own.placed("v").className == "MyView")
  }

  @Test("an element that nobody knows is an empty view with what is in it, and it is reported")
  func unknown() throws {
    let made = try Self.made(
      "", "<subviews><label text='In' id='l'>\(rect(1, 2, 30, 20))</label></subviews>",
      element: "hologram")
    #expect(made.texts == ["In"] && made.odd == ["view-not-drawn"])
    #expect(try made.frame("v") == CGRect(x: 20, y: 100, width: 60, height: 40))
  }

  /// UIKit's classes of elements, where the file names none.
  nonisolated private static let classes: [(String, String)] = [
    ("view", "UIView"), ("containerView", "UIView"), ("control", "UIControl"),
    ("imageView", "UIImageView"), ("stackView", "UIStackView"), ("scrollView", "UIScrollView"),
    ("visualEffectView", "UIVisualEffectView"), ("label", "UILabel"),
    ("textField", "UITextField"), ("textView", "UITextView"), ("searchBar", "UISearchBar"),
    ("button", "UIButton"), ("switch", "UISwitch"), ("slider", "UISlider"),
    ("segmentedControl", "UISegmentedControl"), ("progressView", "UIProgressView"),
    ("activityIndicatorView", "UIActivityIndicatorView"), ("stepper", "UIStepper"),
    ("pageControl", "UIPageControl"), ("pickerView", "UIPickerView"),
    ("datePicker", "UIDatePicker"), ("colorWell", "UIColorWell"), ("tableView", "UITableView"),
    ("collectionView", "UICollectionView"), ("navigationBar", "UINavigationBar"),
    ("toolbar", "UIToolbar"), ("tabBar", "UITabBar"),
  ]

  @Test("a view is of UIKit's class unless the file names another", arguments: classes)
  func classes(_ element: String, _ name: String) throws {
    #expect(try Self.made("", element: element).placed("v").className == name)
    let own = try Self.made("customClass='Own' customModule='App'", element: element)
    #expect(try own.placed("v").className == "Own")
    #expect(try own.frame("v") == CGRect(x: 20, y: 100, width: 60, height: 40))
  }
}
