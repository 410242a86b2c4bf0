// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// The text styles, the levels of the foreground, weights, and text that breaks into lines.
struct TypographyPage: View {
  private let styles: [(name: String, font: Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          PageHeading("Text styles")
          ForEach(styles, id: \.name) { Text($0.name).font($0.font) }
          TypographyLevels()
          PageHeading("Attributed text")
          Text("Light").bold() + Text(" and ") + Text("dark").italic().foregroundStyle(.indigo)
            + Text(", underlined").underline() + Text(", struck").strikethrough()
          Text(
            """
            A longer text breaks into lines where words end, and does so at the same places in \
            light and in dark, because only colors change.
            """
          )
          .lineSpacing(3)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 20)
      }
      .navigationTitle("Text")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// The levels of the foreground beside the weights.
private struct TypographyLevels: View {
  private let weights: [(name: String, weight: Font.Weight)] = [
    ("Regular", .regular), ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold),
  ]

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        PageHeading("Four levels")
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("quaternary").foregroundStyle(.quaternary)
      }
      Spacer()
      VStack(alignment: .leading, spacing: 4) {
        PageHeading("Weights")
        ForEach(weights, id: \.name) { Text($0.name).fontWeight($0.weight) }
      }
      Spacer()
    }
  }
}
