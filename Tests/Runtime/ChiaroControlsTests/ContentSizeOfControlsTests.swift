// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Controls tell constraints how large their content is.
@MainActor
@Suite("Content sizes of controls")
struct ContentSizeOfControlsTests {
  @Test("a label held by its corner grows with its text")
  func label() {
    let test = TestScreen()
    let (root, label): (View, Label) = (test.root.view, Label())
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
    ])
    label.text = "Ab"
    test.screen.update()
    let short = label.frame
    label.text = "Abracadabra"
    test.screen.update()
    #expect(short.origin == CGPoint(x: 8, y: 8))
    #expect(short.width > 0 && short.height > 0)
    #expect(label.frame.width > short.width)
    #expect(label.frame.height == short.height)
  }

  @Test("what fills its room has no length of its own there")
  func bars() {
    #expect(TabBar().intrinsicContentSize.width == View.noIntrinsicMetric)
    #expect(TabBar().intrinsicContentSize.height > 0)
    #expect(ImageView().intrinsicContentSize.height == View.noIntrinsicMetric)
  }
}
