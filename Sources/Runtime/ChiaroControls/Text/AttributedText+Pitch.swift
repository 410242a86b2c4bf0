// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension AttributedText {
  /// The text with lines as far apart as the text styles of its fonts say.
  ///
  /// Source: labels of two lines in public pictures of iOS 17, in `footnote` 18 points apart where
  /// one line is 15.5 points high
  func pitched(_ measure: TextMeasure) -> AttributedText {
    guard runs.contains(where: { $0.effectiveFont.pitch != nil }) else { return self }
    return AttributedText(
      runs.map { run in
        guard let pitch = run.effectiveFont.pitch else { return run }
        var paragraph = run.style?.paragraph ?? ParagraphFormat()
        // A line height that the text itself says is kept.
        guard paragraph.minimumLineHeight == 0, paragraph.maximumLineHeight == 0,
          paragraph.lineHeightMultiple == 0
        else { return run }
        paragraph.lineSpacing += max(0, pitch - measure.lineHeight(of: run.effectiveFont))
        var run = run
        run.style = RunStyle(
          paragraph: paragraph, underline: run.style?.underline,
          strikethrough: run.style?.strikethrough,
          baselineOffset: run.style?.baselineOffset ?? 0)
        return run
      })
  }
}
