// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroSource
import ChiaroSwiftUI
import Foundation

/// What is seen of a screen, for what is told of its area and of its types.
struct ScreenParts {
  /// Gives its parts, which an audit does not ask for.
  var parts: @MainActor () -> [UnderstoodArea.Part]
  /// The names of the project's types that it shows.
  var types: Set<String>
}

// The parts of screens of both kinds.

extension UnderstoodArea {
  /// The share of a room from which a fill is the ground of what is on it, rather than content.
  private static let groundShare: CGFloat = 0.5

  /// The parts of a screen of SwiftUI.
  @MainActor
  static func parts(of screen: SourceScreen) -> [Part] {
    (screen.tree?.elements ?? []).compactMap { element in
      switch element.kind {
      case .shape(let value) where value.name == Drawing.unknownName:
        return Part(kind: .unknown, frame: element.frame, place: element.place)
      case .shape:
        if isGround(element.frame, in: screen.size) { return nil }
      case .text, .image, .control, .divider, .button: break
      default: return nil
      }
      return Part(kind: .content, frame: element.frame, place: element.place)
    }
  }

  /// The parts of a screen of UIKit or AppKit.
  @MainActor
  static func parts(of screen: KitScreen, _ program: Program) -> [Part] {
    screen.sights.compactMap { sight in
      let place = program.sourcePlace(sight.made)
      if sight.isHollow { return Part(kind: .hollow, frame: sight.frame, place: place) }
      let isShown =
        sight.text?.isEmpty == false || sight.picture != .none
        || sight.fill.map { $0.alpha > 0 } == true && !isGround(sight.frame, in: screen.size)
      return isShown ? Part(kind: .content, frame: sight.frame, place: place) : nil
    }
  }

  private static func isGround(_ frame: CGRect, in size: CGSize) -> Bool {
    frame.width * frame.height >= groundShare * size.width * size.height
  }
}

extension UnderstoodArea.Whole {
  /// What a session knows of a screen.
  ///
  /// - Parameters:
  ///   - size: its size in points
  ///   - isBlank: whether its picture shows nothing but its ground
  ///   - session: what evaluated it
  @MainActor
  init(_ size: CGSize, isBlank: Bool, _ session: Session) {
    (self.size, self.isBlank) = (size, isBlank)
    end = session.isOver ? session.diagnostics.last?.message : nil
    assumed = session.assumptions.compactMap { assumption in
      // That a Mac's SwiftUI has the looks of iOS is no part that is missing.
      assumption.words == MacLook.words
        ? nil : (assumption.words, session.program.sourcePlace(assumption.place))
    }
  }
}
