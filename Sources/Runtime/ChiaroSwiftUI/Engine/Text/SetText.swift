// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
import Foundation

/// A text with its fonts and colors, which can be measured and drawn.
///
/// Lines are broken by the kernel's layout of text; their heights and distances are SwiftUI's.
@MainActor
struct SetText {
  private let text: AttributedText
  /// The font that gives lines their height.
  let font: Font.Resolved
  private let stage: Stage
  private let scale: CGFloat
  private let lineLimit: Int?
  private let reservedLines: Int
  private let spacing: CGFloat
  private let alignment: TextAlignment
  private let truncation: Text.TruncationMode
  private let isRightToLeft: Bool
  /// The width of the text in one line; nil for a text of several paragraphs.
  private let lineWidth: CGFloat?
  /// The width of the widest word of a text that may shrink, which does so before a word is broken;
  /// nil for another one.
  private let wordWidth: CGFloat?
  /// The text with the distances of its lines, for where there are several.
  private let paragraph: AttributedText
  /// The least share of its size to which the text may shrink; 1 for a text that does not.
  private let leastShare: CGFloat
  /// Makes the same text in a share of its size; nil for a text that does not shrink.
  private let smaller: ((CGFloat) -> SetText)?

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - value: the text
  ///   - environment: what is around it
  ///   - palette: the colors
  ///   - stage: what measures text
  ///   - share: the share of the fonts' sizes in which it is set
  init(
    _ value: TextValue, in environment: EnvironmentValues, _ palette: Palette, _ stage: Stage,
    share: CGFloat = 1
  ) {
    let fonts = value.pieces.map {
      environment.resolvedFont($0.font, $0.fontChanges).measured(by: stage.resources.textShaper)
        .scaled(by: share)
    }
    let font =
      fonts.max { $0.font.pointSize < $1.font.pointSize }
      ?? environment.resolvedFont().measured(by: stage.resources.textShaper).scaled(by: share)
    leastShare = share == 1 ? environment.minimumScaleFactor : 1
    smaller =
      leastShare < 1 ? { SetText(value, in: environment, palette, stage, share: $0) } : nil
    let pieces = value.pieces.map { piece in
      var piece = piece
      if environment.isUnderlined { piece.isUnderlined = true }
      if environment.isStruckThrough { piece.isStruckThrough = true }
      return piece
    }
    let runs = zip(pieces, fonts).map { piece, font in
      Self.run(piece, font, environment, palette)
    }
    self.font = font
    self.stage = stage
    scale = environment.displayScale
    lineLimit = environment.lineLimit.map { max(1, $0) }
    reservedLines = min(environment.reservedLines, 1_000)
    spacing = environment.lineSpacing
    alignment = environment.multilineTextAlignment
    truncation = environment.truncationMode
    isRightToLeft = environment.layoutDirection == .rightToLeft
    text = AttributedText(runs)
    lineWidth =
      value.pieces.contains { $0.string.utf8.contains(Self.newline) }
      ? nil : runs.map { Self.width(of: $0, stage) }.reduce(0, +)
    paragraph = Self.paragraph(runs, pieces, pitch: font.pitch, spacing)
    wordWidth =
      environment.minimumScaleFactor < 1 ? runs.map { Self.wordWidth(of: $0, stage) }.max() : nil
  }

  private static let newline = UInt8(ascii: "\n")

  private static func wordWidth(of run: AttributedText.Run, _ stage: Stage) -> CGFloat {
    // The widest word is among the longest ones.
    let words = run.string.split(whereSeparator: \.isWhitespace).sorted { $0.count > $1.count }
    return words.prefix(3).map { word in
      var part = run
      part.string = String(word)
      return width(of: part, stage)
    }.max() ?? 0
  }

  private static func run(
    _ piece: TextValue.Piece, _ font: Font.Resolved, _ environment: EnvironmentValues,
    _ palette: Palette
  ) -> AttributedText.Run {
    let string =
      switch environment.textCase {
      case .uppercase: piece.string.uppercased()
      case .lowercase: piece.string.lowercased()
      case nil: piece.string
      }
    let paint =
      piece.color.map { palette.paint($0, in: environment) }
      ?? palette.foreground(0, in: environment)
    var run = AttributedText.Run(string, font: font.font, foregroundColor: paint.color)
    run.style = style(of: piece, paint.color, ParagraphFormat())
    return run
  }

  private static func style(
    of piece: TextValue.Piece, _ color: DynamicColor, _ format: ParagraphFormat
  ) -> RunStyle? {
    RunStyle(
      paragraph: format, underline: piece.isUnderlined ? color : nil,
      strikethrough: piece.isStruckThrough ? color : nil, baselineOffset: piece.baselineOffset)
  }

  private static func paragraph(
    _ runs: [AttributedText.Run], _ pieces: [TextValue.Piece], pitch: CGFloat,
    _ spacing: CGFloat
  ) -> AttributedText {
    var format = ParagraphFormat()
    (format.minimumLineHeight, format.maximumLineHeight) = (pitch, pitch)
    format.lineSpacing = spacing
    return AttributedText(
      zip(runs, pieces).map { run, piece in
        var run = run
        run.style = style(of: piece, run.foregroundColor ?? .label, format)
        return run
      })
  }

  private static func width(of run: AttributedText.Run, _ stage: Stage) -> CGFloat {
    guard !run.string.isEmpty else { return 0 }
    let font = run.effectiveFont
    guard let shaper = stage.resources.textShaper else {
      return CGFloat(run.string.count) * font.pointSize / 2
    }
    let text = DisplayList.Text(run.string, font)
    return CGFloat(shaper.measure(text, width: .infinity, lineLimit: 1).width)
  }

  private var isEmpty: Bool { text.runs.allSatisfy(\.string.isEmpty) }

  // MARK: Sizes

  /// A size, and the number of lines in it.
  struct Extent {
    var size: CGSize
    var lines: Int
    /// The proposals with the same extent; nil if only one is known.
    var range: ProposalRange?
  }

  /// The text as large as a proposal lets it be, where it may shrink.
  private func fitted(_ proposal: ProposedViewSize) -> SetText {
    guard let smaller, isCut(proposal) else { return self }
    var (low, high) = (leastShare, CGFloat(1))
    var best = smaller(low)
    if best.isCut(proposal) { return best }
    for _ in 0..<Self.trials {
      let share = (low + high) / 2
      let next = smaller(share)
      if next.isCut(proposal) {
        high = share
      } else {
        (low, best) = (share, next)
      }
    }
    return best
  }

  /// How often a share is halved to find the greatest one that fits.
  private static let trials = 9

  /// Whether a proposal is too small for all of the text.
  private func isCut(_ proposal: ProposedViewSize) -> Bool {
    let room = proposal.width ?? .infinity
    guard !isEmpty, room > 0 else { return false }
    if let height = proposal.height, height > 0, raised(font.lineHeight) > height + 0.01 {
      return true
    }
    if let lineWidth, raised(lineWidth) <= room + 0.001 { return false }
    if let wordWidth, raised(wordWidth) > room + 0.001 { return true }
    let limit = limit(in: proposal.height)
    if limit == 0 { return false }
    return limit == 1 ? lineWidth != nil : wrapped(room, limit: 0).lines > limit
  }

  /// Returns the size for a proposal (statements SU75–SU78).
  func extent(_ proposal: ProposedViewSize) -> Extent {
    if leastShare < 1, isCut(proposal) { return fitted(proposal).extent(proposal) }
    var extent = written(proposal)
    if extent.lines > 0 { extent.size.height = max(extent.size.height, height(reservedLines)) }
    // A text that may shrink depends on the height too.
    if leastShare < 1 { extent.range = nil }
    return extent
  }

  /// Returns the size of what is written, without room that is kept.
  private func written(_ proposal: ProposedViewSize) -> Extent {
    if isEmpty { return Extent(size: .zero, lines: 0, range: .all) }
    let room = proposal.width ?? .infinity
    if room == 0 {
      let range = ProposalRange(width: LengthRange(only: 0), height: .all)
      return Extent(size: .zero, lines: 0, range: range)
    }
    if let lineWidth, raised(lineWidth) <= room + 0.001 {
      let width = raised(lineWidth)
      let wide = LengthRange(least: width - 0.001, most: .infinity, includesUnspecified: true)
      return Extent(
        size: CGSize(width: width, height: height(1)), lines: 1,
        range: ProposalRange(width: wide, height: .all))
    }
    return wrapped(room, limit: limit(in: proposal.height))
  }

  private func wrapped(_ room: CGFloat, limit: Int) -> Extent {
    // A line that has to be cut takes all of its room.
    if limit == 1 {
      let width = min(room, raised(lineWidth ?? room))
      return Extent(size: CGSize(width: width, height: height(1)), lines: 1)
    }
    let size = stage.size(of: paragraph, width: room, lineLimit: limit)
    let lines = max(1, Int(((size.height + spacing) / (font.pitch + spacing)).rounded()))
    return Extent(
      size: CGSize(width: min(room, raised(size.width)), height: height(lines)), lines: lines)
  }

  /// The greatest number of lines in a height; 0 for any.
  private func limit(in height: CGFloat?) -> Int {
    guard let height, height.isFinite else { return lineLimit ?? 0 }
    let more = (height - raised(font.lineHeight) + 0.01) / (font.pitch + spacing)
    let fitting = max(1, Int(min(more, 100_000).rounded(.down)) + 1)
    return min(fitting, lineLimit ?? fitting)
  }

  private func height(_ lines: Int) -> CGFloat {
    raised(font.lineHeight) + CGFloat(lines - 1) * (font.pitch + spacing)
  }

  /// A length in whole pixels, as many as it needs (statement SU5).
  private func raised(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - 0.001).rounded(.up) / scale
  }

  /// The distance of the first baseline from the top.
  var firstBaseline: CGFloat { font.ascender }

  /// Returns the distance of the last baseline from the top of a size.
  func lastBaseline(_ size: CGSize) -> CGFloat {
    max(0, size.height - (raised(font.lineHeight) - font.ascender))
  }

  /// The boxes of lines in a frame, each as wide as the frame, without what is above capitals and
  /// below the baseline.
  func lines(in frame: CGRect) -> [CGRect] {
    let step = font.pitch + spacing
    let count = max(1, Int(((frame.height - font.lineHeight) / max(1, step)).rounded()) + 1)
    let height = font.font.pointSize * 0.7
    return (0..<min(count, 1_000)).map { line in
      CGRect(
        x: frame.minX, y: frame.minY + CGFloat(line) * step + font.ascender - height,
        width: frame.width, height: height)
    }
  }

  // MARK: Drawing

  /// Draws the text in its frame, with lines broken as for the proposal that it answered.
  func draw(in frame: CGRect, _ proposal: ProposedViewSize, _ context: GraphicsContext) {
    if leastShare < 1, isCut(proposal) {
      return fitted(proposal).draw(in: frame, proposal, context)
    }
    let lines = extent(proposal).lines
    guard lines > 0 else { return }
    if lines == 1, lineWidth != nil { return drawLine(in: frame, context) }
    let natural = stage.lineHeight(of: font.font)
    let rise = font.ascender - stage.baseline(of: font.font) - (font.pitch - natural)
    // Where nothing was proposed, the frame is as wide as the longest line, which fits with a point
    // to spare; a box without an end would have no middle.
    let proposed = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? frame.width + 1
    let room = min(proposed, frame.width + 10_000)
    let share = kernelAlignment.share(in: .leftToRight)
    context.draw(
      paragraph,
      in: CGRect(
        x: frame.minX + (frame.width - room) * share, y: frame.minY + rise, width: room,
        height: CGFloat(lines) * (font.pitch + spacing)),
      alignment: kernelAlignment, limit: lines,
      direction: isRightToLeft ? .rightToLeft : .leftToRight, lineBreakMode: truncation.mode)
  }

  private func drawLine(in frame: CGRect, _ context: GraphicsContext) {
    let isCut = (lineWidth ?? 0) > frame.width + 0.01
    var left = frame.minX
    for run in text.runs {
      let own = run.effectiveFont
      let width = Self.width(of: run, stage)
      // Room to spare, so that no rounding cuts what fits.
      let room = isCut ? max(0, frame.maxX - left) : width + 1
      let top = frame.minY + font.ascender - stage.baseline(of: own)
      context.draw(
        AttributedText([run]),
        in: CGRect(x: left, y: top, width: room, height: stage.lineHeight(of: own)),
        alignment: .left, limit: 1, lineBreakMode: truncation.mode)
      left += width
    }
  }

  private var kernelAlignment: ChiaroViews.TextAlignment {
    switch alignment {
    case .leading: isRightToLeft ? .right : .left
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}

extension Text.TruncationMode {
  fileprivate var mode: LineBreakMode {
    switch self {
    case .head: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .tail: .byTruncatingTail
    }
  }
}
