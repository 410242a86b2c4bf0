// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// A window with a view that fills it, in which tests press what a person would.
@MainActor
struct InputStage {
  let screen = UIScreen()
  let window: UIWindow
  let root = UIView()

  init(width: Double = 400, height: Double = 600) {
    window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    window.isHidden = false
    root.frame = window.bounds
    window.addSubview(root)
  }

  /// Presses the middle of a view, for a time.
  func press(_ view: UIView, for seconds: Double = 0, at time: Double = 0) {
    window.layoutIfNeeded()
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    press(at: place, for: seconds, at: time)
  }

  /// Presses a place of the window, for a time.
  func press(at place: CGPoint, for seconds: Double = 0, at time: Double = 0) {
    window.handle(PointerEvent(.down, at: place, time: time))
    _ = window.advance(to: time + seconds)
    window.handle(PointerEvent(.up, at: place, time: time + seconds))
  }

  /// Presses the row of a menu; returns whether there is such a row.
  func choose(_ title: String) -> Bool {
    guard let row = rows.first(where: { $0.accessibilityLabel == title }) else { return false }
    press(row, at: 10)
    return true
  }

  /// What the menu shows from its top: titles, and `-` for lines between groups.
  var menu: [String] {
    window.layoutIfNeeded()
    return (rows.first?.superview?.subviews ?? []).compactMap { view in
      if rows.contains(where: { $0 === view }) { return view.accessibilityLabel }
      if let label = view as? UILabel { return "# \(label.text ?? "")" }
      return view.frame.height == 8 ? "-" : nil
    }
  }

  private var rows: [UIView] {
    all(in: window).filter { "\(type(of: $0))" == "MenuRow" }
  }

  private func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
}
