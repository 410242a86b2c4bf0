// SPDX-License-Identifier: MIT

import ChiaroColor

// Each text gets a color slot of its own. With its color clear the text is gone, and what lies
// behind it is seen; with black and with white the difference says how much of the text's color
// arrives at a pixel, through opacity, clips and whatever is drawn over it. Only colors change from
// picture to picture, and only the pixels around the text are painted again.

/// A meter that determines the contrast of a display list's texts, both from rendered pixels and
/// from colors.
///
/// ```swift
/// let meter = ContrastMeter(canvas: canvas, resources: resources)
/// for text in meter.contrasts(of: window.displayList) {
///   print(text.text, text.measured, text.computed)
/// }
/// ```
///
/// Apple counterpart: the contrast audit of Accessibility Inspector · Source: WCAG 2.2 §1.4.3 ·
/// Fidelity: approximate, measures display lists, not a running app
public struct ContrastMeter: Sendable {
  private let canvas: Canvas
  private let resources: RenderResources

  /// Creates a meter that draws on a canvas.
  ///
  /// - Precondition: the canvas has 8 bits per channel
  public init(canvas: Canvas, resources: RenderResources) {
    precondition(canvas.depth == .eightBit, "contrast can be measured only on pixels of 8 bits")
    self.canvas = canvas
    self.resources = resources
  }

  /// Returns the contrast of every text in a list, in drawing order.
  public func contrasts(of list: DisplayList) -> [TextContrast] {
    measure(list, [.texts]).texts
  }

  /// The content to measure: texts, and pictures in one color, such as symbols.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let texts = Kinds(rawValue: 1)
    package static let marks = Kinds(rawValue: 2)
  }

  /// Returns the contrast of every text of a list, and of every picture that is drawn in one color,
  /// in drawing order.
  ///
  /// A picture's own transparency counts as an edge of it: only where most of its color arrives is
  /// it compared with what lies behind. Pictures of more pixels than `most` are not measured.
  package func measure(
    _ list: DisplayList, _ kinds: Kinds, marksWithin most: Int = .max
  ) -> (texts: [TextContrast], marks: [MarkContrast]) {
    guard !kinds.isEmpty else { return ([], []) }
    let (list, inks) = list.withOwnSlots(kinds)
    let scene = SceneBuilder.scene(of: list, on: canvas, with: resources)
    let ground = FlatGround(scene, list.colors, in: canvas.colorSpace)
    let camera = LetterCamera(list, Renderer(canvas: canvas, resources: resources))
    var found: (texts: [TextContrast], marks: [MarkContrast]) = ([], [])
    for ink in inks {
      let letters = Letters(of: ink.slot, in: scene)
      let isMeasured =
        ink.text != nil || letters.bounds.width * letters.bounds.height <= most
      let measured =
        isMeasured
        ? camera.pictures(of: letters).contrast(of: letters, in: canvas.colorSpace) : nil
      guard let text = ink.text else {
        found.marks.append(
          MarkContrast(
            frame: letters.bounds.rectangle, measured: measured?.range,
            closest: measured?.closest))
        continue
      }
      found.texts.append(
        TextContrast(
          text: text, frame: letters.bounds.rectangle, measured: measured?.range,
          closest: measured?.closest,
          computed: measured == nil ? nil : ground.contrast(of: letters)))
    }
    return found
  }
}

extension DisplayList {
  /// Something that a command draws in the color of one slot.
  private struct Ink {
    /// The characters of a text; nil for a picture.
    var text: String?
    var slot: ColorSlot
    /// The command with another slot in its place.
    var command: (ColorSlot) -> DisplayCommand
  }

  private func ink(_ command: DisplayCommand, _ kinds: ContrastMeter.Kinds) -> Ink? {
    switch command {
    case .text(let frame, let text, let slot) where kinds.contains(.texts):
      let string = texts.indices.contains(Int(text)) ? texts[Int(text)].string : ""
      return Ink(text: string, slot: slot) { .text(frame, text, $0) }
    case .tintedImage(let frame, let image, let slot) where kinds.contains(.marks):
      return Ink(slot: slot) { .tintedImage(frame, image, $0) }
    default: return nil
    }
  }

  /// The list with a separate color slot for each thing of some kinds, and the things with their
  /// slots; -1 for an invalid slot.
  fileprivate func withOwnSlots(
    _ kinds: ContrastMeter.Kinds
  ) -> (list: DisplayList, inks: [(text: String?, slot: Int32)]) {
    var list = self
    var found: [(text: String?, slot: Int32)] = []
    for (index, command) in commands.enumerated() {
      guard let ink = ink(command, kinds) else { continue }
      // A slot that leads nowhere stays so: that thing is not drawn.
      guard colors.indices.contains(Int(ink.slot.index)) else {
        found.append((ink.text, -1))
        continue
      }
      let own = ColorSlot(list.colors.count)
      list.colors.append(colors[Int(ink.slot.index)])
      list.commands[index] = ink.command(own)
      found.append((ink.text, own.index))
    }
    return (list, found)
  }
}

/// A renderer of the pixels around a text, in several text colors.
private final class LetterCamera {
  private var list: DisplayList
  private let renderer: Renderer

  init(_ list: DisplayList, _ renderer: Renderer) {
    self.list = list
    self.renderer = renderer
    renderer.draw(list)
  }

  func pictures(of letters: Letters) -> LetterPictures {
    guard !letters.bounds.isEmpty else { return LetterPictures() }
    let color = list.colors[Int(letters.slot)]
    let shown = picture(of: letters)
    let others = [Color.clear, .black, .white].map { picture(of: letters, in: $0) }
    _ = picture(of: letters, in: color)
    return LetterPictures(shown: shown, ground: others[0], black: others[1], white: others[2])
  }

  private func picture(of letters: Letters, in color: Color) -> [UInt8] {
    list.colors[Int(letters.slot)] = color
    renderer.update(list, dirty: [letters.bounds.rectangle])
    return picture(of: letters)
  }

  private func picture(of letters: Letters) -> [UInt8] {
    let (bounds, stride) = (letters.bounds, 4 * renderer.canvas.size.width)
    return renderer.withPixels { frame in
      bounds.rows.flatMap { y in
        frame[y * stride + 4 * Int(bounds.left)..<y * stride + 4 * Int(bounds.right)]
      }
    } ?? []
  }
}
