// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroViews
package import Foundation

/// A view that overrides every method of the update cycle and notes each call.
package final class TracingView: View {
  package let name: String
  package let trace: Trace
  package var previous: TraitCollection?
  /// What else each method does.
  package var onLayout: (() -> Void)?
  package var onDraw: (() -> Void)?
  package var onTraits: (() -> Void)?
  package var onProperties: (() -> Void)?
  package var onConstraints: (() -> Void)?

  package init(
    _ name: String, _ trace: Trace, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)
  ) {
    self.name = name
    self.trace = trace
    super.init(frame: frame)
  }

  package override func traitCollectionDidChange(_ previous: TraitCollection?) {
    trace.add(name, "traitCollectionDidChange")
    self.previous = previous
    onTraits?()
  }

  package override func updateProperties() {
    trace.add(name, "updateProperties")
    onProperties?()
  }

  package override func updateConstraints() {
    trace.add(name, "updateConstraints")
    onConstraints?()
    super.updateConstraints()
  }

  package override func layoutSubviews() {
    trace.add(name, "layoutSubviews")
    onLayout?()
  }

  package override func draw(_ rect: CGRect) {
    trace.add(name, "draw")
    onDraw?()
  }

  package override func tintColorDidChange() { trace.add(name, "tintColorDidChange") }
}

/// A controller that overrides every method of the update cycle and notes each call.
package final class TracingController: ViewController {
  package let name: String
  package let trace: Trace
  package var onLayout: (() -> Void)?

  package init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
    super.init()
  }

  package override func traitCollectionDidChange(_ previous: TraitCollection?) {
    trace.add(name, "traitCollectionDidChange")
  }

  package override func updateViewConstraints() {
    trace.add(name, "updateViewConstraints")
    super.updateViewConstraints()
  }

  package override func viewWillLayoutSubviews() {
    trace.add(name, "viewWillLayoutSubviews")
    onLayout?()
  }

  package override func viewDidLayoutSubviews() { trace.add(name, "viewDidLayoutSubviews") }
  package override func viewWillAppear(_ animated: Bool) { trace.add(name, "viewWillAppear") }
  package override func viewIsAppearing(_ animated: Bool) { trace.add(name, "viewIsAppearing") }
  package override func viewDidAppear(_ animated: Bool) { trace.add(name, "viewDidAppear") }
}
