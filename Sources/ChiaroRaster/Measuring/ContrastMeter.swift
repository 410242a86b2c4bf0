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
    let (list, texts) = list.withSlotsOfTexts
    let scene = SceneBuilder.scene(of: list, on: canvas, with: resources)
    let ground = FlatGround(scene, list.colors, in: canvas.colorSpace)
    let camera = LetterCamera(list, Renderer(canvas: canvas, resources: resources))
    return texts.map { text in
      let letters = Letters(of: text.slot, in: scene)
      let measured = camera.pictures(of: letters).contrast(of: letters, in: canvas.colorSpace)
      return TextContrast(
        text: text.string, frame: letters.bounds.rectangle, measured: measured,
        computed: measured == nil ? nil : ground.contrast(of: letters))
    }
  }
}

extension DisplayList {
  /// The list with a separate color slot for each text, and the texts with their slots; -1 for an
  /// invalid slot.
  fileprivate var withSlotsOfTexts: (list: DisplayList, texts: [(string: String, slot: Int32)]) {
    var list = self
    var found: [(string: String, slot: Int32)] = []
    for (index, command) in commands.enumerated() {
      guard case .text(let frame, let text, let slot) = command else { continue }
      let string = texts.indices.contains(Int(text)) ? texts[Int(text)].string : ""
      // A slot that leads nowhere stays so: that text is not drawn.
      guard colors.indices.contains(Int(slot.index)) else {
        found.append((string, -1))
        continue
      }
      let own = ColorSlot(list.colors.count)
      list.colors.append(colors[Int(slot.index)])
      list.commands[index] = .text(frame, text, own)
      found.append((string, own.index))
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
