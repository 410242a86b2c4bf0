// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroDrawnSource

/// One screen of three views, laid out by what apps lay out by.
@Suite("Layout by libraries and formats") @MainActor
struct LayoutBuilderTests {
  /// How the views are laid out; the frames are the same for each.
  nonisolated static let layouts: [String: String] = [
    "SnapKit": """
    box.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(10)
      make.leading.trailing.equalToSuperview().inset(20)
      make.height.equalTo(100)
    }
    line.snp.makeConstraints {
      $0.top.equalTo(box.snp.bottom).offset(8)
      $0.centerX.equalTo(box)
      $0.width.equalTo(box).multipliedBy(0.5)
      $0.height.equalTo(2).priority(.high)
    }
    dot.snp.makeConstraints { make in
      make.center.equalTo(box)
      make.size.equalTo(CGSize(width: 30, height: 30))
    }
    dot.snp.updateConstraints { $0.size.equalTo(40) }
    """,
    "PureLayout": """
    box.autoPinEdge(toSuperviewSafeArea: .top, withInset: 10)
    box.autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
    box.autoPinEdge(toSuperviewEdge: .trailing, withInset: 20)
    box.autoSetDimension(.height, toSize: 100)
    line.autoPinEdge(.top, to: .bottom, of: box, withOffset: 8)
    line.autoAlignAxis(.vertical, toSameAxisOf: box)
    line.autoMatch(.width, to: .width, of: box, withMultiplier: 0.5)
    line.autoSetDimension(.height, toSize: 2)
    dot.autoSetDimensions(to: CGSize(width: 40, height: 40))
    dot.autoAlignAxis(.vertical, toSameAxisOf: box)
    dot.autoAlignAxis(.horizontal, toSameAxisOf: box)
    """,
    "TinyConstraints": """
    box.topToSuperview(offset: 10, usingSafeArea: true)
    box.leadingToSuperview(offset: 20)
    box.trailingToSuperview(offset: 20)
    box.height(100)
    line.topToBottom(of: box, offset: 8)
    line.centerX(to: box)
    line.width(to: box, multiplier: 0.5)
    line.height(2)
    dot.size(CGSize(width: 40, height: 40))
    dot.center(in: box)
    """,
    "UIKit": """
    let views: [String: Any] = ["box": box, "line": line, "dot": dot]
    for part in [box, line, dot] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[box]-20-|", options: [], metrics: nil, views: views)
      + NSLayoutConstraint.constraints(
        withVisualFormat: "V:[box(100)]-gap-[line(==2)]", options: [.alignAllCenterX],
        metrics: ["gap": 8], views: views)
      + NSLayoutConstraint.constraints(
        withVisualFormat: "H:[dot(40)]", options: [], metrics: nil, views: views)
      + NSLayoutConstraint.constraints(
        withVisualFormat: "V:[dot(>=40@999)]", options: [], metrics: nil, views: views)
      + [
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
        line.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        dot.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        dot.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        dot.heightAnchor.constraint(lessThanOrEqualToConstant: 40),
      ])
    """,
  ]

  @Test("each gives the same frames", arguments: layouts.keys.sorted())
  func frames(_ library: String) throws {
    let layout = try #require(Self.layouts[library])
    let code = try DrawnCode([
      "Code.swift": Array(
        """
        import UIKit
        import \(library)
        class One: UIViewController {
          let box = UIView(), line = UIView(), dot = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            for part in [box, line, dot] { view.addSubview(part) }
            \(layout)
          }
        }
        """.utf8)
    ])
    let views = code.screens.flatMap { ($0["views"]?.elements).map { Array($0) } ?? [] }
    let frames = views.filter { $0["class"]?.string == "UIView" }.map(UIKitDrawingTests.words)
    #expect(
      frames.suffix(3) == [
        "UIView 20 69 353 100", "UIView 108.333 177 176.333 2", "UIView 176.667 99 40 40",
      ], "\(frames) \(code.assumed) \(code.diagnostics)")
    #expect(code.names == ["One"])
  }
}
