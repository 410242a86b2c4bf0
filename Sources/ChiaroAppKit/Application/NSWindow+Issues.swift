// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension NSApplication {
  /// What in the app's windows, and in the app itself, is used in a way that AppKit forbids; empty
  /// where all is well.
  public final var issues: [AppKitDiagnostic] {
    let own: [AppKitDiagnostic] =
      appearance?.allowsVibrancy == true ? [.vibrantAppearance(of: "\(type(of: self))")] : []
    return own + windows.flatMap(\.issues)
  }
}

extension NSWindow {
  /// What in the window is used in a way that AppKit forbids; empty where all is well.
  ///
  /// Vibrant appearances belong on effect views, on popovers and on what stands in them. Effect
  /// views that blend within the window must not overlap; those that blend behind it may. Title
  /// bars blend within the window, sheets and popovers behind it.
  public final var issues: [AppKitDiagnostic] {
    var survey = EffectSurvey()
    if !isMaterial && appearance?.allowsVibrancy == true {
      survey.issues.append(.vibrantAppearance(of: pathText))
    }
    for view in subviews { survey.visit(view, at: .zero, isInEffect: isMaterial) }
    return survey.issues
  }
}

/// One walk over the views of a window.
@MainActor
private struct EffectSurvey {
  var issues: [AppKitDiagnostic] = []
  /// The effect views seen so far that blend within the window, with their places in it.
  private var within: [(view: NSVisualEffectView, frame: NSRect)] = []

  mutating func visit(_ view: View, at origin: NSPoint, isInEffect: Bool) {
    guard !view.isHidden else { return }
    let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
    var isInEffect = isInEffect
    if let effect = view as? NSVisualEffectView {
      isInEffect = true
      check(effect, frame)
    }
    if !isInEffect, (view as? NSView)?.appearance?.allowsVibrancy == true {
      issues.append(.vibrantAppearance(of: view.pathText))
    }
    let inner = NSPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
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
  /// The mode that the material is made for, or nil for either.
  fileprivate var properBlendingMode: NSVisualEffectView.BlendingMode? {
    switch self {
    case .titlebar: .withinWindow
    case .sheet, .popover: .behindWindow
    default: nil
    }
  }
}
