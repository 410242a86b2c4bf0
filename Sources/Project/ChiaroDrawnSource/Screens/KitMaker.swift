// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterfaceBuilder
import ChiaroInterpreter

/// Makes a view or controller of UIKit's anew in each appearance, as the app shows it.
@MainActor
struct KitMaker {
  private(set) var view: SubjectView
  private let number: Int
  private let subject: SourceSubject
  private let drawing: Drawing
  private let kit: SourceKit
  private let device: ScreenDevice
  /// Whether empty labels of a view get texts that stand for those of a model.
  var hasSamples = false
  private var isFirst = true
  private var isInNavigation = false

  /// Prepares for a view that was made once.
  ///
  /// - Parameters:
  ///   - view: the view
  ///   - number: its number among those of the subject
  ///   - subject: what makes it
  ///   - drawing: what evaluates
  ///   - kit: what makes the objects
  ///   - device: the device that shows it
  init(
    _ view: SubjectView, _ number: Int, of subject: SourceSubject, _ drawing: Drawing,
    _ kit: SourceKit, on device: ScreenDevice
  ) {
    (self.view, self.number, self.subject) = (view, number, subject)
    (self.drawing, self.kit, self.device) = (drawing, kit, device)
  }

  /// The screen in an appearance; nil where nothing can be shown.
  mutating func screen(in appearance: ScreenAppearance) -> KitScreen? {
    if isFirst {
      isFirst = false
      guard let screen = draw(in: appearance) else { return nil }
      guard subject.isOfApp, kit.kit.missesNavigation(view.value) else { return screen }
      isInNavigation = true
    }
    return remake(in: appearance) ? draw(in: appearance) : nil
  }

  private func draw(in appearance: ScreenAppearance) -> KitScreen? {
    view.room.fits
      ? kit.screen(view.value, in: view.room, appearance.traits, drawing.session)
      : kit.screen(
        ofPart: view.value, on: view.room, appearance.traits, drawing.session,
        hasSamples: hasSamples)
  }

  private mutating func remake(in appearance: ScreenAppearance) -> Bool {
    kit.begin(appearance.traits, isMac: subject.isMac, drawing: drawing)
    let again = drawing.views(of: subject, on: device)
    guard again.indices.contains(number) else { return false }
    view = again[number]
    if isInNavigation { view.value = kit.kit.inNavigation(view.value) }
    return true
  }
}
