// SPDX-License-Identifier: MIT

import ChiaroSource

extension InterfaceScanner {
  /// Closes the element that a closing tag fits.
  mutating func readClosingTag(_ name: Range<Int>) {
    if levelsLeftOut > 0 {
      levelsLeftOut -= 1
      return
    }
    let start = scanner.start
    if let last = open.last, isNamed(last, name) {
      return close(last, contentEnd: start, end: scanner.position)
    }
    closeAfterMismatch(name, start)
  }

  /// Closes what a tag means that does not close the innermost element.
  ///
  /// Interface Builder indents what it writes. So an element with the tag's indentation is meant,
  /// first one that has its name too; and a tag that stands further inside than the innermost
  /// element has lost its opening tag, and closes nothing.
  private mutating func closeAfterMismatch(_ name: Range<Int>, _ start: Int) {
    let text = String(decoding: bytes[name], as: UTF8.self)
    report(.warning, "interface-syntax", at: start, "</\(text)> does not match the open element")
    mismatches += 1
    let near = open.suffix(Self.farthestMatch)
    let named = near.filter { isNamed($0, name) }
    guard mismatches < Self.mostRepairs, let depth = indentation(of: start),
      let innermost = open.last.flatMap({ indentation(of: Int(nodes[$0].name) - 1) })
    else {
      if let nearest = named.last { closeAll(downTo: nearest, start) }
      return
    }
    if depth > innermost { return }
    let isLevel: (Int) -> Bool = { [self] in indentation(of: Int(nodes[$0].name) - 1) == depth }
    if let meant = named.last(where: isLevel) ?? near.last(where: isLevel) ?? named.last {
      closeAll(downTo: meant, start)
    }
  }

  /// The number of open elements among which a closing tag's is looked for.
  private static let farthestMatch = 64
  /// The number of tags for which indentation is compared; beyond it the file is not XML.
  private static let mostRepairs = 1000

  private mutating func closeAll(downTo node: Int, _ start: Int) {
    while let last = open.last, last > node { close(last, contentEnd: start, end: start) }
    close(node, contentEnd: start, end: scanner.position)
  }

  /// Closes the innermost element.
  mutating func close(_ node: Int, contentEnd: Int, end: Int) {
    open.removeLast()
    nodes[node].end = UInt32(nodes.count)
    nodes[node].contentEnd = UInt32(contentEnd)
    nodes[node].close = UInt32(end)
  }

  private func isNamed(_ node: Int, _ name: Range<Int>) -> Bool {
    let own = Int(nodes[node].name)
    guard Int(nodes[node].nameLength) == name.count else { return false }
    for offset in 0..<name.count where bytes[own + offset] != bytes[name.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Returns the number of blanks before the byte at an offset; nil if it does not begin its line.
  func indentation(of offset: Int) -> Int? {
    var index = min(offset, bytes.count) - 1
    while index >= 0, offset - index <= 1000 {
      if bytes[index] == 0x0A { return offset - index - 1 }
      guard XMLScanner.isSpace(bytes[index]) else { return nil }
      index -= 1
    }
    return nil
  }
}
