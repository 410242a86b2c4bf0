// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// The filters on pictures do what the simulation does to colors.
  @Suite("Vision filters")
  @BrowserActor
  struct VisionFilterTests {
    /// Corners, grays, and what lies between.
    private static let colors: [SRGB8] = {
      let steps: [UInt8] = [0, 64, 128, 192, 255]
      return steps.flatMap { red in
        steps.flatMap { green in steps.map { SRGB8(red: red, green: green, blue: $0) } }
      }
    }()

    @Test("a picture looks as its colors do", arguments: VisionDeficiency.allCases)
    func pixels(_ deficiency: VisionDeficiency) throws {
      let page = try PageTests.look(at: .plain)
      let name = String(deficiency.rawValue.prefix(1))
      let seen = try Self.filtered(Self.colors, by: "see-\(name)", page)
      #expect(seen.count == Self.colors.count)
      for (color, pixel) in zip(Self.colors, seen) {
        let expected = SRGB8(Color(color).simulated(deficiency))
        let distance = zip(
          [expected.red, expected.green, expected.blue], [pixel.red, pixel.green, pixel.blue]
        ).map { abs(Int($0) - Int($1)) }.max()
        // Eight bits of linear light between two filters are coarse in the dark.
        #expect((distance ?? 255) <= 6, "\(color): \(pixel), not \(expected)")
      }
    }

    /// Pixels after a filter of the page, drawn by its canvas.
    private static func filtered(
      _ colors: [SRGB8], by filter: String, _ page: BrowserPage
    ) throws -> [SRGB8] {
      let list = colors.map { "[\($0.red),\($0.green),\($0.blue)]" }.joined(separator: ",")
      let hex = try page.text(
        """
        (() => {
          const colors = [\(list)];
          const canvas = (draw) => {
            const canvas = document.createElement('canvas');
            canvas.width = colors.length;
            canvas.height = 1;
            const context = canvas.getContext('2d', { willReadFrequently: true });
            draw(context);
            return { canvas, context };
          };
          const source = canvas(context => colors.forEach(([r, g, b], x) => {
            context.fillStyle = `rgb(${r} ${g} ${b})`;
            context.fillRect(x, 0, 1, 1);
          }));
          const shown = canvas(context => {
            context.filter = 'url(#\(filter))';
            context.drawImage(source.canvas, 0, 0);
          });
          const data = shown.context.getImageData(0, 0, colors.length, 1).data;
          return Array.from(data, v => v.toString(16).padStart(2, '0')).join('');
        })()
        """)
      let bytes = stride(from: 0, to: hex.utf8.count, by: 2).compactMap { start in
        UInt8(hex.dropFirst(start).prefix(2), radix: 16)
      }
      return stride(from: 0, to: bytes.count - 3, by: 4).map {
        SRGB8(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
      }
    }
  }
}
