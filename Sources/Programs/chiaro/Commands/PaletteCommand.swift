// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
import ChiaroReport
import ChiaroSource

/// `chiaro palette`: the system colors of a platform.
struct PaletteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "palette",
    abstract: "Print every system color of a platform in every appearance.",
    discussion: HelpText.text(
      """
      Each color shows how certain its values are. --format json adds their sources and the values \
      of earlier releases. The elevated columns are for dark.
      """,
      examples: [
        "chiaro palette",
        "chiaro palette systemTeal --platform macos",
        "chiaro palette --platform visionos -f json",
        "chiaro palette --output palette.png",
      ]))

  @Argument(help: "A color's name; all colors if left out.")
  var name: String?

  @Option(help: "The platform.")
  var platform: Platform = .iOS

  /// `--format`.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case png
  }

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      """
      The output format; by default the extension of --output decides, otherwise text. A picture \
      needs --output.
      """,
      valueName: "format"))
  var chosenFormat: Format?

  @Option(name: [.short, .long], help: "The file to write to.")
  var output: String?

  private var format: Format {
    let ending = output.flatMap(Path.fileExtension)?.lowercased()
    return chosenFormat ?? ending.flatMap(Format.init(rawValue:)) ?? .text
  }

  func validate() throws {
    if format == .png && output == nil { throw ValidationError("--format png needs --output") }
  }

  func run() throws {
    let colors = try chosen()
    switch format {
    case .png: try draw(colors)
    case .json:
      let list = colors.map(Self.json)
      let json = name == nil ? JSON.array(list) : list[0]
      if let output { try write(json.text() + "\n", to: output) } else { try Terminal.print(json) }
    case .text:
      if let output {
        try write(Self.table(colors, room: ""), to: output)
      } else {
        // Where a value has a swatch before it, what has none leaves the room.
        let width = ColorDepth.ofOutput == .all ? TerminalSwatch.width : 0
        let room = String(repeating: " ", count: width)
        try Terminal.print(colors: Self.table(colors, room: room))
      }
    }
  }

  private func write(_ text: String, to output: String) throws {
    try OutputPlace().write(text, to: output)
    Terminal.say("palette: \(output)")
  }

  private func draw(_ colors: [SystemColor]) throws {
    guard let output else { return }
    let sheet = PaletteSheet(colors: colors, columns: Self.columns, platform: platform)
    let picture = try Easel(try PictureOptions.standard).picture(of: sheet.list, sheet.size)
    try PictureFile.write(picture, to: output, in: OutputPlace())
    Terminal.say("picture: \(output)")
  }

  private func chosen() throws -> [SystemColor] {
    let all = SystemPalette.colors(of: platform)
    guard let name else { return all }
    if let color = SystemPalette.color(named: name, on: platform) { return [color] }
    let hint = Suggestions.hint(for: name, in: all.map(\.name))
    throw Outcome.unreadable("\(platform.rawValue) has no system color named \"\(name)\"\(hint)")
  }

  /// Every appearance, elevated ones in dark only: elsewhere elevation changes no color.
  private static let columns = AuditAppearance.all.filter {
    $0.gamut == .sRGB && ($0.style == .dark || $0.level == .base)
  }.map(\.key)

  private static func table(_ colors: [SystemColor], room: String) -> String {
    let width = (colors.map(\.name.count).max() ?? 4) + 2
    let heads = columns.map { $0.lines(width: 14) }
    var text = ""
    for line in 0..<(heads.map(\.count).max() ?? 1) {
      let cells = heads.map { room + pad(line < $0.count ? $0[line] : "", 15) }
      let row = pad(line == 0 ? "name" : "", width) + cells.joined()
      text += line == 0 ? row + "confidence" : String(row.reversed().drop { $0 == " " }.reversed())
      text += "\n"
    }
    for color in colors {
      let values = columns.map { key in
        color.color(for: key).map { pad($0.hexText, 15) } ?? room + pad("–", 15)
      }
      text += pad(color.name, width) + values.joined() + color.confidence.rawValue + "\n"
    }
    return text
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func json(_ color: SystemColor) -> JSON {
    [
      "version": 1,
      "name": .string(color.name),
      "platform": .string(color.platform.rawValue),
      "kind": .string(color.kind.rawValue),
      "confidence": .string(color.confidence.rawValue),
      "sources": .array(color.sources.map(JSON.string)),
      "values": .array(color.values.map(json)),
      "past": .array(
        color.past.map { past in
          [
            "release": .string(past.release), "source": .string(past.source),
            "values": .array(past.values.map(json)),
          ]
        }),
    ]
  }

  private static func json(_ value: SystemColor.Value) -> JSON {
    // The palette's values are the same in every gamut.
    var members = ColorJSON.members(of: value.key).filter { $0.name != "gamut" }
    if let accent = value.accent { members.append(.init("accent", .string("\(accent)"))) }
    if value.index > 0 { members.append(.init("index", .integer(value.index))) }
    members.append(.init("color", ColorJSON.color(value.color)))
    return .object(members)
  }
}
