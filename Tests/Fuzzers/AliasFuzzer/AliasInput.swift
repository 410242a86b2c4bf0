// SPDX-License-Identifier: MIT

import ChiaroTokens

/// Bytes as a graph of design tokens: chains of aliases, circles, and groups that extend others.
struct AliasInput {
  var bytes: [UInt8]

  /// The file: three bytes are a node, whose kind is the first and whose target are the others.
  var text: String {
    let count = bytes.count / 3
    let nodes = (0..<count).map { node -> String in
      let (kind, high, low) = (bytes[node * 3], Int(bytes[node * 3 + 1]), Int(bytes[node * 3 + 2]))
      let target = (high << 8 | low) % max(1, count)
      let next = (node + 1) % count
      switch kind % 8 {
      case 0: return ##""n\##(node)":{"$type":"color","$value":"#336699"}"##
      case 1, 2: return ##""n\##(node)":{"$type":"color","$value":"{n\##(target)}"}"##
      case 3: return ##""n\##(node)":{"$type":"color","$value":"{n\##(next)}"}"##
      case 4:
        return
          ##""n\##(node)":{"a":{"$extends":"{n\##(target)}"},"b":{"$extends":"{n\##(next)}"}}"##
      case 5: return ##""n\##(node)":{"$extends":"{n\##(target)}"}"##
      case 6: return ##""n\##(node)":{"$type":"color","$value":{"$ref":"#/n\##(target)/$value"}}"##
      default: return ##""n\##(node)":{"$type":"color","a":{"$value":"{n\##(target).a}"}}"##
      }
    }
    return "{\(nodes.joined(separator: ","))}"
  }

  /// Traps when something is left out without a word, or more is made than is written.
  func check() {
    let read = DTCGFormat.read([TokenFile("a.tokens.json", Array(text.utf8))])
    let nodes = bytes.count / 3 * 3
    precondition(read.palette.tokens.count <= 1_000 + 9 * nodes, "tokens without bound")
    let sheet = TokenSheet(read.palette)
    for row in sheet.rows {
      for cell in TokenCell.all where row.table[cell] != nil && sheet.color(row, cell) == nil {
        precondition(
          !read.diagnostics.isEmpty, "\(row.token.name) has no color, and nobody says so")
      }
    }
  }
}
