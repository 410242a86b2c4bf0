// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroAppearance
import ChiaroViews
import Foundation

/// Views one below the other, each hung on the one above: a change of the first moves them all.
@MainActor
final class ConstraintChain {
  private let screen = Screen()
  private let window: Window
  private let root: View
  private var constraints: [LayoutConstraint] = []
  private var value: CGFloat = 0

  /// Measures chains of several lengths.
  static func measure() {
    for count in [100, 1_000] {
      let name = "constraints.\(count)"
      Measurement("\(name).build", runs: 7).milliseconds { ConstraintChain(count).settle() }
      let chain = ConstraintChain(count)
      _ = chain.settle()
      Measurement("\(name).constant", runs: 41).milliseconds { chain.changeConstant() }
      Measurement("\(name).width", runs: 41).milliseconds { chain.changeWidth() }
      Measurement("\(name).removal", runs: 21).milliseconds { chain.toggle() }
      Measurement("\(name).rest", runs: 41).milliseconds { chain.settle() }
    }
  }

  private init(_ count: Int) {
    window = Window(windowScene: WindowScene(screen: screen))
    window.makeKeyAndVisible()
    root = View(frame: window.bounds)
    window.addSubview(root)
    var above = root.topAnchor
    for _ in 0..<count {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      constraints += [
        view.topAnchor.constraint(equalTo: above, constant: 8),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      ]
      above = view.bottomAnchor
    }
    LayoutConstraint.activate(constraints)
  }

  private func settle() -> Double {
    screen.update()
    return Double(root.subviews.last?.frame.minY ?? 0)
  }

  private func changeConstant() -> Double {
    value += 1
    constraints[0].constant = value
    return settle()
  }

  private func changeWidth() -> Double {
    value += 1
    root.frame.size.width = 300 + value
    return settle()
  }

  private func toggle() -> Double {
    constraints[constraints.count / 4].isActive.toggle()
    return settle()
  }
}
