// SPDX-License-Identifier: MIT

import ChiaroViews

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// Values that this module keeps with an object, each under the name of its property.
  private final class KeptValues {
    var values: [String: Any] = [:]
  }

  extension TraitNode {
    /// Returns the value that is kept for the property that asks, else the usual one.
    func kept<Value>(_ usual: Value, _ property: String = #function) -> Value {
      (attachment as? KeptValues)?.values[property] as? Value ?? usual
    }

    /// Keeps a value for the property that asks; nil for none.
    func keep<Value>(_ value: Value?, _ property: String = #function) {
      let kept = attachment as? KeptValues ?? KeptValues()
      kept.values[property] = value
      attachment = kept
    }
  }

  extension View {
    /// Whether the view receives several touches at the same time; stored, but without effect, as
    /// there is never more than one touch.
    ///
    /// Apple counterpart: `isMultipleTouchEnabled` · Source: UIView.h · Fidelity: inert
    public var isMultipleTouchEnabled: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
  }
#endif
