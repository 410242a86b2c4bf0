// SPDX-License-Identifier: MIT

import ChiaroColor

// Each text gets a color slot of its own. With its color clear the text is gone, and what lies
// behind it is seen; with black and with white the difference says how much of the text's color
// arrives at a pixel, through opacity, clips and whatever is drawn over it. Only colors change from
// picture to picture, and only the pixels around the text are painted again.

/// A meter of the contrast of a display list's texts, from rendered pixels and from colors.
///
/// ```swift
/// let meter = ContrastMeter(canvas: canvas, resources: resources)
/// for text in meter.contrasts(of: window.displayList) {
///   print(text.text, text.measured, text.computed)
/// }
/// ```
///
/// Apple counterpart: the contrast audit of Accessibility Inspector · Source: WCAG 2.2 §1.4.3 ·
/// Fidelity: approximate
public struct ContrastMeter: Sendable {
  private let canvas: Canvas
  private let resources: RenderResources

  /// Creates a meter that draws on a canvas of 8 bits.
  public init(canvas: Canvas, resources: RenderResources) {
    precondition(canvas.depth == .eightBit, "contrast is measured on pixels of 8 bits")
    self.canvas = canvas
    self.resources = resources
  }

  /// Returns the contrast of every text of a list, in drawing order.
  public func contrasts(of list: DisplayList) -> [TextContrast] {
    measure(list, of: { $0.textInk }).map { ink, letters, measured, ground in
      TextContrast(
        text: ink, frame: letters.bounds.rectangle, measured: measured,
        computed: measured == nil ? nil : ground.contrast(of: letters))
    }
  }

  /// Returns the contrast of every picture of a list that is drawn in one color, such as a symbol,
  /// in drawing order.
  ///
  /// A picture's own transparency counts as an edge of it: only where most of its color arrives is
  /// it compared with what lies behind. Those of more pixels than `most` are not measured.
  package func markContrasts(of list: DisplayList, within most: Int = .max) -> [MarkContrast] {
    let found = measure(list, within: most, of: { $0.markInk })
    return found.map { _, letters, measured, _ in
      MarkContrast(frame: letters.bounds.rectangle, measured: measured)
    }
  }

  /// What is found of one thing that is drawn in one color.
  private typealias Found<Name> = (
    ink: Name, letters: Letters, measured: ContrastRange?, ground: FlatGround
  )

  private func measure<Name>(
    _ list: DisplayList, within most: Int = .max,
    of ink: (DisplayList) -> (DisplayCommand) -> Ink<Name>?
  ) -> [Found<Name>] {
    let (list, inks) = list.withOwnSlots(of: ink(list))
    let scene = SceneBuilder.scene(of: list, on: canvas, with: resources)
    let ground = FlatGround(scene, list.colors, in: canvas.colorSpace)
    let camera = LetterCamera(list, Renderer(canvas: canvas, resources: resources))
    return inks.map { name, slot in
      let letters = Letters(of: slot, in: scene)
      let isSmall = letters.bounds.width * letters.bounds.height <= most
      let measured =
        isSmall
        ? camera.pictures(of: letters).contrast(of: letters, in: canvas.colorSpace) : nil
      return (name, letters, measured, ground)
    }
  }
}

/// Something that a command draws in the color of one slot.
private struct Ink<Name> {
  var name: Name
  var slot: ColorSlot
  /// The command with another slot in its place.
  var command: (ColorSlot) -> DisplayCommand
}

extension DisplayList {
  /// The text that a command draws.
  fileprivate func textInk(_ command: DisplayCommand) -> Ink<String>? {
    guard case .text(let frame, let text, let slot) = command else { return nil }
    let string = texts.indices.contains(Int(text)) ? texts[Int(text)].string : ""
    return Ink(name: string, slot: slot) { .text(frame, text, $0) }
  }

  /// The picture in one color that a command draws.
  fileprivate func markInk(_ command: DisplayCommand) -> Ink<Void>? {
    guard case .tintedImage(let frame, let image, let slot) = command else { return nil }
    return Ink(name: (), slot: slot) { .tintedImage(frame, image, $0) }
  }

  /// The list with a separate color slot for each thing of a kind, and the things with their slots;
  /// -1 for an invalid slot.
  fileprivate func withOwnSlots<Name>(
    of ink: (DisplayCommand) -> Ink<Name>?
  ) -> (list: DisplayList, inks: [(name: Name, slot: Int32)]) {
    var list = self
    var found: [(name: Name, slot: Int32)] = []
    for (index, command) in commands.enumerated() {
      guard let ink = ink(command) else { continue }
      // A slot that leads nowhere stays so: that thing is not drawn.
      guard colors.indices.contains(Int(ink.slot.index)) else {
        found.append((ink.name, -1))
        continue
      }
      let own = ColorSlot(list.colors.count)
      list.colors.append(colors[Int(ink.slot.index)])
      list.commands[index] = ink.command(own)
      found.append((ink.name, own.index))
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
