// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit
import Testing

/// Symbols, their configurations, and the scale of pictures.
@MainActor
@Suite("Symbols and scales")
struct SymbolTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  @Test(
    "a symbol that the system has not is nil, whatever asks for it",
    arguments: [
      "", "no.such.symbol", "star.fill.fill", "Star", "star ", "star..fill", ".", "star.xx",
      "bell~", "(",
    ])
  func unknown(_ name: String) {
    #expect(UIImage(systemName: name) == nil)
    #expect(UIImage(systemName: name, withConfiguration: Configuration(pointSize: 12)) == nil)
    #expect(UIImage(systemName: name, compatibleWith: nil) == nil)
    #expect(UIImage(systemName: name, variableValue: 0.5) == nil)
  }

  @Test(
    "one that the system has is there, also of other releases and scripts, and without a drawing",
    arguments: [
      "star", "star.fill", "bell.badge.fill", "square.and.arrow.up", "0.circle", "figure.walk",
      "chevron.right", "character.book.closed.ar", "apple.image.playground.fill",
      "arrow.up.left.and.arrow.down.right", "42.circle.fill",
    ])
  func known(_ name: String) {
    let image = UIImage(systemName: name)
    #expect(image?.isSymbolImage == true)
    #expect(image?.content == .symbol(name))
  }

  @Test("every symbol that the Gallery's library draws and the system has is found")
  func drawings() {
    let missing = SymbolLibrary.names.filter { UIImage(systemName: $0) == nil }
    // Parts of symbols have names of their own in the library.
    #expect(
      missing.filter { !$0.hasPrefix("~") } == ["flashlight.off", "line.2.horizontal", "slash"])
  }

  @Test("what is applied later wins, and what it leaves open stays")
  func merging() throws {
    let size = Configuration(pointSize: 20, weight: .bold)
    let large = size.applying(Configuration(scale: .large))
    let sized = try #require(UIImage(systemName: "star", withConfiguration: large))
    let plain = try #require(UIImage(systemName: "star", withConfiguration: size))
    #expect(sized.size.width > plain.size.width)
    #expect(sized.symbolConfiguration == large)
    #expect(large.pointSize == 20 && large.weight == 700)
    let red = Configuration(hierarchicalColor: .systemRed)
    let merged = plain.applyingSymbolConfiguration(red)
    #expect(merged?.size == plain.size)
    #expect(merged?.symbolConfiguration == size.applying(red))
    #expect(size.applying(red) != size && size.applying(nil) == size)
    #expect(plain.withConfiguration(red).symbolConfiguration == red)
    #expect(
      red.applying(Configuration(paletteColors: [.systemBlue]))
        == Configuration(paletteColors: [.systemBlue]))
    #expect(large.configurationWithoutScale() == size)
    #expect(size.configurationWithoutWeight() == Configuration(pointSize: 20))
    #expect(size.configurationWithoutPointSizeAndWeight() == .unspecified)
    #expect(Configuration(paletteColors: []) == .unspecified)
    #expect(UIImage(.file("a.png")).applyingSymbolConfiguration(red) == nil)
  }

  @Test("colors of a configuration are drawn, in their variant for the style; a template is tinted")
  func colors() throws {
    let stage = InputStage()
    func shown(_ image: UIImage?, _ style: UIUserInterfaceStyle) -> [String] {
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      view.tintColor = .green
      stage.root.addSubview(view)
      stage.screen.systemTraits = UITraitCollection(userInterfaceStyle: style)
      stage.screen.update()
      defer { view.removeFromSuperview() }
      return stage.window.displayList.colors.map(\.hexText)
    }
    // A screen has the colors of iOS 18, by Data/system-colors.json.
    let red = ["#FF3B30", "#FF453A"]
    let configurations: [Configuration] = [
      Configuration(hierarchicalColor: .systemRed),
      Configuration(paletteColors: [.systemRed, .systemGray]),
      Configuration(paletteColors: [.systemRed]).applying(.preferringMulticolor()),
      .preferringMulticolor().applying(Configuration(hierarchicalColor: .systemRed)),
    ]
    for configuration in configurations {
      let image = UIImage(systemName: "star.fill", withConfiguration: configuration)
      #expect(shown(image, .light) == [red[0]])
      #expect(shown(image, .dark) == [red[1]])
      #expect(shown(image?.withRenderingMode(.alwaysTemplate), .light) == ["#00FF00"])
      #expect(shown(image?.withTintColor(.blue), .light) == ["#0000FF"])
      #expect(shown(image?.withRenderingMode(.alwaysOriginal), .light) == [red[0]])
    }
    let plain = UIImage(systemName: "star.fill", withConfiguration: .preferringMulticolor())
    #expect(shown(plain, .light) == ["#00FF00"])
    let mono = Configuration(hierarchicalColor: .systemRed).applying(.preferringMonochrome())
    #expect(shown(UIImage(systemName: "star", withConfiguration: mono), .light) == ["#00FF00"])
  }

  @Test("a view's preferred configuration counts where the image has none of its own")
  func preferred() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = Configuration(pointSize: 50).applying(
      Configuration(hierarchicalColor: .systemRed))
    #expect(view.intrinsicContentSize.width == 60)
    #expect(view.displayedImage?.symbolConfiguration?.pointSize == 50)
    view.image = UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 10))
    #expect(view.intrinsicContentSize.width == 12)
    view.preferredSymbolConfiguration = nil
    view.image = UIImage(systemName: "star")
    #expect(view.displayedImage?.symbolConfiguration == Configuration.unspecified)
  }

  @Test("a button has a preferred configuration for each state, and one in its configuration")
  func button() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let small = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 60), forImageIn: .normal)
    #expect(button.intrinsicContentSize.width > small.width)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal)?.pointSize == 60)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == nil)
    #expect(button.currentPreferredSymbolConfiguration?.pointSize == 60)
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
    let configured = UIButton(configuration: configuration)
    #expect(configured.currentPreferredSymbolConfiguration == Configuration(scale: .large))
  }

  @Test("the scale of an image is its picture's")
  func scales() throws {
    let files: [(String, Double?, CGFloat)] = [
      ("a.png", nil, 1), ("a@2x.png", nil, 2), ("b/a@3x~ipad.png", nil, 3), ("a.png", 2, 2),
      ("a@2x.png", 3, 3), ("a@2x/b.png", nil, 1),
    ]
    for (path, given, scale) in files {
      #expect(UIImage(.file(path, scale: given)).scale == scale)
    }
    for scale in [1, 2, 3] as [CGFloat] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let size = CGSize(width: 7.5, height: 4)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
      #expect(image.scale == scale && image.size == size)
      let data = try #require(image.pngData())
      #expect(UIImage(data: data)?.scale == 1)
      #expect(UIImage(data: data, scale: scale)?.scale == scale)
    }
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(UITraitCollection(displayScale: 3).performAsCurrent { symbol.scale } == 3)
  }
}
