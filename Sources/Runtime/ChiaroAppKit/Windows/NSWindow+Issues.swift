// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
import Foundation

extension NSApplication {
  /// The forbidden uses of AppKit that the app and its windows currently contain; empty for none.
  public final var issues: [AppKitDiagnostic] {
    let own: [AppKitDiagnostic] =
      appearance?.allowsVibrancy == true ? [.vibrantAppearance(of: "\(type(of: self))")] : []
    return own + windows.flatMap(\.issues)
  }
}

extension NSWindow {
  /// The forbidden uses of AppKit that the window and its views currently contain; empty for none.
  ///
  /// Only effect views, popovers and views inside them may have a vibrant appearance. Effect views
  /// whose blending mode is `withinWindow` must not overlap; those with `behindWindow` may. The
  /// material of title bars needs `withinWindow`; those of sheets and popovers need `behindWindow`.
  public final var issues: [AppKitDiagnostic] {
    var survey = EffectSurvey()
    if !isMaterial && appearance?.allowsVibrancy == true {
      survey.issues.append(.vibrantAppearance(of: pathText))
    }
    for view in subviews { survey.visit(view, at: .zero, isInEffect: isMaterial) }
    return survey.issues
  }
}

/// A walk over the views of a window that finds misused effects.
@MainActor
private struct EffectSurvey {
  var issues: [AppKitDiagnostic] = []
  /// The effect views found that blend within the window, with their frames in it.
  private var within: [(view: NSVisualEffectView, frame: NSRect)] = []

  mutating func visit(_ view: View, at origin: NSPoint, isInEffect: Bool) {
    guard !view.isHidden else { return }
    let frame = view.placedFrame.offsetBy(dx: origin.x, dy: origin.y)
    var isInEffect = isInEffect
    if let effect = view as? NSVisualEffectView {
      isInEffect = true
      check(effect, frame)
    }
    if !isInEffect, (view as? NSView)?.appearance?.allowsVibrancy == true {
      issues.append(.vibrantAppearance(of: view.pathText))
    }
    let start = view.placedBounds.origin
    let inner = NSPoint(x: frame.minX - start.x, y: frame.minY - start.y)
    for child in view.subviews { visit(child, at: inner, isInEffect: isInEffect) }
  }

  private mutating func check(_ view: NSVisualEffectView, _ frame: NSRect) {
    if let mode = view.material.properBlendingMode, mode != view.blendingMode {
      issues.append(.blendingMode(of: view.pathText, material: view.material))
    }
    guard view.blendingMode == .withinWindow else { return }
    for other in within where other.frame.overlaps(frame) {
      issues.append(.overlappingEffects(other.view.pathText, view.pathText))
    }
    within.append((view, frame))
  }
}

extension WindowMaterial {
  /// The blending mode that suits the material; nil for either.
  fileprivate var properBlendingMode: NSVisualEffectView.BlendingMode? {
    switch self {
    case .titlebar: .withinWindow
    case .sheet, .popover: .behindWindow
    default: nil
    }
  }
}
