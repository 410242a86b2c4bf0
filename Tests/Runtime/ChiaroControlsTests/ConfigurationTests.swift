// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Views that are configured by state and traits: S107, S221.
@MainActor
@Suite("Configurations")
struct ConfigurationTests {
  let test = TestScreen()

  private final class CountingButton: Button {
    var styles: [UserInterfaceStyle] = []
    override func updateConfiguration() { styles.append(traitCollection.userInterfaceStyle) }
  }

  private final class CountingCell: TableViewCell {
    var styles: [UserInterfaceStyle] = []
    override func updateConfiguration(using state: CellConfigurationState) {
      styles.append(state.traitCollection.userInterfaceStyle)
    }
  }

  /// Changes a trait that was not read, then one that was.
  private func changeTraits() {
    test.screen.update()
    test.change { $0.horizontalSizeClass = .regular }
    test.switchStyle(to: .dark)
  }

  @Test("S107: a button's updateConfiguration is called again when a trait it read changes")
  func button() {
    let button = CountingButton()
    test.root.view.addSubview(button)
    changeTraits()
    #expect(button.styles == [.light, .dark])
  }

  @Test("S107: so is a button's handler")
  func buttonHandler() {
    let button = Button(configuration: .filled())
    var styles: [UserInterfaceStyle] = []
    button.configurationUpdateHandler = { styles.append($0.traitCollection.userInterfaceStyle) }
    test.root.view.addSubview(button)
    changeTraits()
    #expect(styles == [.light, .dark])
  }

  @Test("S107: so is a cell's updateConfiguration(using:)")
  func cell() {
    let cell = CountingCell()
    test.root.view.addSubview(cell)
    changeTraits()
    #expect(cell.styles == [.light, .dark])
  }

  @Test("S107: so are the handlers of cells and of headers and footers", arguments: 0..<3)
  func handlers(_ kind: Int) {
    var styles: [UserInterfaceStyle] = []
    let note: (CellConfigurationState) -> Void = {
      styles.append($0.traitCollection.userInterfaceStyle)
    }
    let row = TableViewCell()
    row.configurationUpdateHandler = { note($1) }
    let item = CollectionViewCell()
    item.configurationUpdateHandler = { note($1) }
    let header = TableViewHeaderFooterView()
    header.configurationUpdateHandler = { note($1) }
    test.root.view.addSubview([row, item, header][kind])
    changeTraits()
    #expect(styles == [.light, .dark])
  }

  @Test("a change of the state asks a button and a cell for their configuration, once")
  func states() {
    let button = CountingButton()
    let cell = CountingCell()
    test.root.view.addSubview(button)
    test.root.view.addSubview(cell)
    test.screen.update()
    button.isHighlighted = true
    button.isSelected = true
    cell.isSelected = true
    cell.isSelected = true
    test.screen.update()
    #expect(button.styles.count == 2)
    #expect(cell.styles.count == 2)
  }

  @Test(
    "S221: the preferred tint is the person's accent color, where there is one",
    arguments: [
      (UserInterfaceIdiom.mac, AccentColor.purple, true), (.mac, .multicolor, false),
      (.phone, .purple, false),
    ])
  func preferredTint(_ idiom: UserInterfaceIdiom, _ accent: AccentColor, _ isReplaced: Bool) {
    let traits = TraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.accentColor = accent
    }
    let color = ConfigurationColorTransformer.preferredTint(.red).resolved(with: traits)
    let accentColor = DynamicColor.controlAccentColor.resolved(with: traits)
    #expect(color == (isReplaced ? accentColor : DynamicColor.red.resolved(with: traits)))
  }

  @Test("grayscale keeps the lightness, monochrome is the secondary label color")
  func transformers() {
    let gray = ConfigurationColorTransformer.grayscale(.systemRed).resolved(with: .current)
    let components = gray.converted(to: .oklab).components
    #expect(abs(components.y) < 1e-6 && abs(components.z) < 1e-6)
    #expect(ConfigurationColorTransformer.monochromeTint(.systemRed) == .secondaryLabel)
  }
}
