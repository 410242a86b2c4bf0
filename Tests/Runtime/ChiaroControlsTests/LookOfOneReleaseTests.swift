// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What people know of iOS 13 to 18: discs, corners, chevrons and dots.
@MainActor
@Suite("Looks of iOS 18")
struct LookOfOneReleaseTests {
  let test = TestScreen()

  private func draw(_ view: View, _ size: CGSize) -> DisplayList {
    view.frame = CGRect(origin: .zero, size: size)
    test.root.view.addSubview(view)
    test.screen.update()
    return test.window.displayList
  }

  /// The corner radii and sizes of the round shapes that are filled.
  private func shapes(_ list: DisplayList) -> [String] {
    list.commands.compactMap {
      guard case .fillRounded(let rect, let radius, _) = $0 else { return nil }
      return "\(rect.width) \(rect.height) \(radius.points)"
    }
  }

  @Test("a button that closes something is a disc of 30 points with a small cross in gray")
  func close() {
    let button = Button(type: .close)
    let size = button.sizeThatFits(.zero)
    #expect(size == CGSize(width: 30, height: 30))
    #expect(shapes(draw(button, size)) == ["30.0 30.0 15.0"])
    #expect(button.configuration == nil)
    button.isHighlighted = true
    test.screen.update()
    #expect(shapes(test.window.displayList) == ["30.0 30.0 15.0"])
  }

  @Test(
    "the dots of pages can be told from the control's own background, in every appearance",
    arguments: [UserInterfaceStyle.light, .dark])
  func dots(_ style: UserInterfaceStyle) throws {
    test.switchStyle(to: style)
    let control = PageControl()
    (control.numberOfPages, control.currentPage) = (5, 1)
    control.backgroundStyle = .prominent
    let list = draw(control, control.size(forNumberOfPages: 5))
    let slots = list.commands.compactMap { command -> Color? in
      guard case .fillRounded(_, _, let slot) = command else { return nil }
      return list.colors[Int(slot.index)]
    }
    let traits = TraitCollection(userInterfaceStyle: style)
    let ground = slots[0].composited(over: DynamicColor.systemBackground.resolved(with: traits))
    let dots = slots.dropFirst().map { ContrastRatio($0.composited(over: ground), ground).value }
    #expect(dots.count == 5)
    #expect(dots[1] > 7 && dots.allSatisfy { $0 > 1.3 })
    control.backgroundStyle = .minimal
    test.screen.update()
    #expect(test.window.displayList.colors.contains { $0.hexText == "#FFFFFF" })
  }

  @Test("the month of a calendar leads to wheels of months and years, and back")
  func months() {
    let picker = DatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 1_773_576_000)
    func texts() -> [String] { test.window.displayList.texts.map(\.string) }
    _ = draw(picker, picker.sizeThatFits(.zero))
    #expect(texts().contains("March 2026") && texts().contains("31"))
    let hand = Hand(test.window)
    hand.tap(40, 22)
    test.screen.update()
    #expect(texts().contains("March 2026") && !texts().contains("31"))
    #expect(
      texts().contains { $0.contains("February") } && texts().contains { $0.contains("2027") })
    hand.tap(40, 22)
    test.screen.update()
    #expect(texts().contains("31"))
    #expect(picker.date == Date(timeIntervalSince1970: 1_773_576_000))
  }

  @Test("a sheet has the corners of iOS 13 to 18, or its own")
  func sheet() {
    let sheet = ViewController()
    #expect(sheet.sheetPresentationController?.preferredCornerRadius == 10)
    sheet.sheetPresentationController?.preferredCornerRadius = 24
    test.root.present(sheet)
    test.screen.update()
    #expect(sheet.view.layer.cornerRadius == 24)
  }
}
