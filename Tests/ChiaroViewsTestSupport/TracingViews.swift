// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// A view that overrides every method of the update cycle and notes each call.
final class TracingView: View {
  let name: String
  let trace: Trace
  var previous: TraitCollection?
  /// What else each method does.
  var onLayout: (() -> Void)?
  var onDraw: (() -> Void)?
  var onTraits: (() -> Void)?
  var onProperties: (() -> Void)?
  var onConstraints: (() -> Void)?

  init(_ name: String, _ trace: Trace, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
    self.name = name
    self.trace = trace
    super.init(frame: frame)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    trace.add(name, "traitCollectionDidChange")
    self.previous = previous
    onTraits?()
  }

  override func updateProperties() {
    trace.add(name, "updateProperties")
    onProperties?()
  }

  override func updateConstraints() {
    trace.add(name, "updateConstraints")
    onConstraints?()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    trace.add(name, "layoutSubviews")
    onLayout?()
  }

  override func draw(_ rect: CGRect) {
    trace.add(name, "draw")
    onDraw?()
  }

  override func tintColorDidChange() { trace.add(name, "tintColorDidChange") }
}

/// A controller that overrides every method of the update cycle and notes each call.
final class TracingController: ViewController {
  let name: String
  let trace: Trace
  var onLayout: (() -> Void)?

  init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
    super.init()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    trace.add(name, "traitCollectionDidChange")
  }

  override func updateViewConstraints() {
    trace.add(name, "updateViewConstraints")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() {
    trace.add(name, "viewWillLayoutSubviews")
    onLayout?()
  }

  override func viewDidLayoutSubviews() { trace.add(name, "viewDidLayoutSubviews") }
  override func viewWillAppear(_ animated: Bool) { trace.add(name, "viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { trace.add(name, "viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { trace.add(name, "viewDidAppear") }
}
