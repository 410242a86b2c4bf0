// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroInterpreter
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// A chart's marks, laid out in a rectangle.
@MainActor
struct ChartPlot {
  let marks: [ChartMark]
  let settings: ChartSettings
  private let x: ChartScale
  private let y: ChartScale
  /// The names of the series, in order.
  private let series: [String]

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    (self.marks, self.settings) = (marks, settings)
    let values = { (labels: [String]) in marks.flatMap { mark in labels.compactMap { mark[$0] } } }
    let xs = values(["x", "xStart", "xEnd"])
    var ys = values(["y", "yStart", "yEnd"])
    let isSideways = marks.contains { $0.kind == .bar && $0["y"].map(Self.isCategory) ?? false }
    ys += Self.sums(marks, "x", "y")
    let sums = isSideways || marks.allSatisfy { $0["y"] == nil } ? Self.sums(marks, "y", "x") : []
    let isAlong = xs.allSatisfy { !Self.isCategory($0) } && marks.contains { $0.kind == .bar }
    x = ChartScale(
      xs + sums, includesZero: isSideways || !sums.isEmpty,
      isRound: isSideways && isAlong && !settings.isHidden("chartXAxis"),
      domain: settings.domain("chartXScale"))
    y = ChartScale(
      ys, includesZero: true, isRound: !settings.isHidden("chartYAxis"),
      domain: settings.domain("chartYScale"))
    var names: [String] = []
    for mark in marks {
      if let name = mark.series, !names.contains(name) { names.append(name) }
    }
    series = names
  }

  private static func isCategory(_ value: ChartValue) -> Bool {
    if case .category = value { return true }
    return false
  }

  /// The sums of bars that stand on each other.
  private static func sums(_ marks: [ChartMark], _ key: String, _ value: String) -> [ChartValue] {
    var sums: [ChartValue?: Double] = [:]
    for mark in marks where mark.kind == .bar && mark.isStacked {
      sums[mark[key], default: 0] += mark[value]?.number ?? 0
    }
    return sums.values.map { .number($0) }
  }

  // MARK: Nodes

  /// The chart in its room: the plot, its axes and its legend.
  var node: Node {
    let plot = Node(.geometry { proxy in self.content(proxy.size) })
    guard !series.isEmpty, !settings.isHidden("chartLegend") else { return plot }
    let names = series
    return VStack(alignment: .leading, spacing: 8) {
      NodeContent(plot)
      HStack(spacing: 8) {
        ForEach(names.indices, id: \.self) { index in
          HStack(spacing: 4) {
            Circle().fill(Color(style: self.style(ofSeries: names[index]))).frame(
              width: 8, height: 8)
            Text(verbatim: names[index]).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }.lowered
  }

  private func content(_ size: CGSize) -> Node {
    if marks.contains(where: { $0.kind == .sector }) { return Node(.overlap(.center), sectors()) }
    let (xAxis, yAxis) = (settings.axis("chartXAxis", x), settings.axis("chartYAxis", y))
    let longest = yAxis.places.map { $0.text.count }.max() ?? 0
    let margin = yAxis.hasLabels && !yAxis.isHidden ? CGFloat(longest) * 6.5 + 6 : 0
    let room = CGRect(
      x: 0, y: 0, width: max(1, size.width - margin),
      height: max(1, size.height - (xAxis.hasLabels && !xAxis.isHidden ? 19 : 0)))
    let nodes =
      lines(of: yAxis, isUpright: false, room) + lines(of: xAxis, isUpright: true, room)
      + shapes(room)
    let plot = Node(.overlap(.topLeading), nodes)
    guard yAxis.isLeading else { return plot }
    return NodeContent(plot).offset(x: margin).lowered
  }

  /// The lines and labels of an axis; upright lines are those of the horizontal axis.
  private func lines(of axis: ChartAxis, isUpright: Bool, _ room: CGRect) -> [Node] {
    axis.places.flatMap { place -> [Node] in
      let along = isUpright ? room.width * place.share : room.height * (1 - place.share)
      var nodes: [Node] = []
      if axis.hasLines, !(isUpright && x.band != nil) {
        nodes.append(
          isUpright
            ? line(from: CGPoint(x: along, y: 0), to: CGPoint(x: along, y: room.height))
            : line(from: CGPoint(x: 0, y: along), to: CGPoint(x: room.width, y: along)))
      }
      guard axis.hasLabels else { return nodes }
      let half = CGFloat(place.text.count) * 3
      let spot =
        isUpright
        ? CGPoint(x: along, y: room.height + 11)
        : CGPoint(x: axis.isLeading ? -4 - half : room.width + 4 + half, y: along)
      let label = Text(verbatim: place.text).font(.system(size: 10))
        .foregroundStyle(.secondary).fixedSize().position(spot)
      return nodes + [label.lowered]
    }
  }

  private func line(from: CGPoint, to: CGPoint) -> Node {
    shape(stroke: StrokeStyle(lineWidth: 0.5), .color(.separator)) { path in
      path.move(to: Point(from))
      path.line(to: Point(to))
    }
  }

  private func shape(
    stroke: StrokeStyle? = nil, _ style: StyleValue, opacity: Double = 1,
    _ fill: @escaping (inout KernelPath) -> Void
  ) -> Node {
    let shown = opacity < 1 ? StyleValue.opacity(opacity, style) : style
    let form = ShapeForm.path { rect in
      var path = KernelPath()
      fill(&path)
      return path.moved(by: rect.origin)
    }
    return Node(
      .shape(ShapeValue("Mark", form, stroke.map { .stroke(shown, $0) } ?? .fill(shown))))
  }

  // MARK: Marks

  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private func style(ofSeries name: String?) -> StyleValue {
    guard let name, let place = series.firstIndex(of: name) else { return Color.blue.styleValue }
    return settings.styles(of: series)[name]
      ?? Self.palette[place % Self.palette.count].styleValue
  }

  private func style(of mark: ChartMark) -> StyleValue {
    mark.style ?? style(ofSeries: mark.series)
  }

  private func shapes(_ room: CGRect) -> [Node] {
    var nodes: [Node] = []
    var stacks: [ChartValue?: Double] = [:]
    var seen: Set<String> = []
    for mark in marks {
      switch mark.kind {
      case .bar: nodes.append(bar(mark, room, &stacks))
      case .line, .area:
        guard seen.insert("\(mark.kind) \(mark.series ?? "")").inserted else { continue }
        nodes.append(run(of: mark, room))
      case .point: point(mark, room).map { nodes.append($0) }
      case .rule: nodes.append(rule(mark, room))
      case .rectangle: rectangle(mark, room).map { nodes.append($0) }
      case .sector: break
      }
    }
    return nodes
  }

  private func place(_ value: ChartValue?, _ scale: ChartScale, _ length: CGFloat) -> CGFloat? {
    value.flatMap(scale.share).map { CGFloat($0) * length }
  }

  private func top(_ value: ChartValue?, _ room: CGRect) -> CGFloat? {
    place(value, y, room.height).map { room.height - $0 }
  }

  private func bar(
    _ mark: ChartMark, _ room: CGRect, _ stacks: inout [ChartValue?: Double]
  ) -> Node {
    let isSideways =
      mark["y"].map(Self.isCategory) ?? (mark["x"] != nil && mark["yStart"] == nil)
    let (key, value) = isSideways ? (mark["y"], mark["x"]) : (mark["x"], mark["y"])
    let start = mark.isStacked ? stacks[key] ?? 0 : 0
    let end = start + (value?.number ?? 0)
    stacks[key] = end
    let (along, across) = isSideways ? (x, y) : (y, x)
    let (length, breadth) =
      isSideways ? (room.width, room.height) : (room.height, room.width)
    let low = CGFloat(along.share(mark[isSideways ? "xStart" : "yStart"]?.number ?? start))
    let high = CGFloat(along.share(mark[isSideways ? "xEnd" : "yEnd"]?.number ?? end))
    let middle = place(key, across, breadth) ?? breadth / 2
    let slot = key == nil ? breadth : breadth * CGFloat(across.band ?? gap(across))
    let share = mark.width ?? (key == nil ? 1 : 0.7)
    let thickness = share <= 1 ? slot * share : share
    let from = min(low, high) * length
    let extent = abs(high - low) * length
    let rect =
      isSideways
      ? CGRect(x: from, y: middle - thickness / 2, width: extent, height: thickness)
      : CGRect(
        x: middle - thickness / 2, y: room.height - from - extent, width: thickness,
        height: extent)
    return box(rect, mark)
  }

  /// The share of an axis of numbers that one bar has.
  private func gap(_ scale: ChartScale) -> Double {
    let shares = Set(marks.compactMap { $0["x"].flatMap(scale.share) }).sorted()
    let gaps = zip(shares, shares.dropFirst()).map { $1 - $0 }
    return gaps.min() ?? 0.1
  }

  private func box(_ rect: CGRect, _ mark: ChartMark) -> Node {
    let radius = min(mark.corner, min(rect.width, rect.height) / 2)
    return shape(style(of: mark), opacity: mark.opacity) { path in
      let form = ShapeForm.rounded(radius: max(0, radius), isContinuous: false)
      path.elements += form.path(in: rect).elements
    }
  }

  /// A line, or an area, through the marks of a series.
  private func run(of first: ChartMark, _ room: CGRect) -> Node {
    let own = marks.filter { $0.kind == first.kind && $0.series == first.series }
    let points = own.compactMap { mark -> CGPoint? in
      guard let left = place(mark["x"], x, room.width),
        let top = top(mark["y"] ?? mark["yEnd"], room)
      else { return nil }
      return CGPoint(x: left, y: top)
    }
    let floors = own.compactMap { mark -> CGPoint? in
      guard let left = place(mark["x"], x, room.width) else { return nil }
      return CGPoint(
        x: left, y: top(mark["yStart"], room) ?? room.height * (1 - CGFloat(y.base)))
    }
    let curve = ChartCurve(first.curve)
    guard first.kind == .area else {
      return shape(stroke: first.stroke, style(of: first), opacity: first.opacity) {
        curve.add(points, to: &$0, begins: true)
      }
    }
    return shape(style(of: first), opacity: first.opacity) { path in
      curve.add(points, to: &path, begins: true)
      curve.add(floors.reversed(), to: &path, begins: false)
      path.close()
    }
  }

  private func point(_ mark: ChartMark, _ room: CGRect) -> Node? {
    guard let left = place(mark["x"], x, room.width), let top = top(mark["y"], room) else {
      return nil
    }
    let rect = CGRect(
      x: left - mark.side / 2, y: top - mark.side / 2, width: mark.side, height: mark.side)
    return shape(style(of: mark), opacity: mark.opacity) { path in
      path.elements += ShapeForm.circle.path(in: rect).elements
    }
  }

  private func rule(_ mark: ChartMark, _ room: CGRect) -> Node {
    var (start, end) = (CGPoint.zero, CGPoint(x: room.width, y: room.height))
    if let left = place(mark["x"], x, room.width) { (start.x, end.x) = (left, left) }
    if let top = top(mark["y"], room) { (start.y, end.y) = (top, top) }
    start.x = place(mark["xStart"], x, room.width) ?? start.x
    end.x = place(mark["xEnd"], x, room.width) ?? end.x
    start.y = top(mark["yStart"], room) ?? start.y
    end.y = top(mark["yEnd"], room) ?? end.y
    return shape(stroke: mark.stroke, style(of: mark), opacity: mark.opacity) { [start, end] in
      $0.move(to: Point(start))
      $0.line(to: Point(end))
    }
  }

  private func rectangle(_ mark: ChartMark, _ room: CGRect) -> Node? {
    let band = { (scale: ChartScale) in CGFloat(scale.band ?? 0) }
    let (middle, level) = (place(mark["x"], x, room.width), top(mark["y"], room))
    let left =
      place(mark["xStart"], x, room.width) ?? middle.map { $0 - band(x) * room.width / 2 } ?? 0
    let right =
      place(mark["xEnd"], x, room.width) ?? middle.map { $0 + band(x) * room.width / 2 }
      ?? room.width
    let low =
      top(mark["yStart"], room) ?? level.map { $0 + band(y) * room.height / 2 } ?? room.height
    let high = top(mark["yEnd"], room) ?? level.map { $0 - band(y) * room.height / 2 } ?? 0
    return box(
      CGRect(
        x: min(left, right), y: min(low, high), width: abs(right - left), height: abs(low - high)),
      mark)
  }

  // MARK: Sectors

  private func sectors() -> [Node] {
    let all = marks.filter { $0.kind == .sector }
    let whole = all.compactMap { $0["angle"]?.number }.reduce(0, +)
    var start = 0.0
    return all.map { mark in
      let share = whole > 0 ? (mark["angle"]?.number ?? 0) / whole : 0
      let (from, to) = (start * 2 * .pi - .pi / 2, (start + share) * 2 * .pi - .pi / 2)
      start += share
      let style = style(of: mark)
      let shown = mark.opacity < 1 ? StyleValue.opacity(mark.opacity, style) : style
      let form = ShapeForm.path { rect in
        ChartSector(from: from, to: to, inner: mark.innerRadius, inset: mark.inset).path(in: rect)
      }
      return Node(.shape(ShapeValue("SectorMark", form, .fill(shown))))
    }
  }
}
