// SPDX-License-Identifier: MIT

import ChiaroSource

extension InterfaceDocument {
  /// Reads a storyboard or xib.
  ///
  /// - Parameters:
  ///   - bytes: the whole file
  ///   - file: the file's path, for places and for the kind of a file that does not name its own
  ///   - limits: the bounds of reading
  /// - Returns: the document, which is empty for a file that is too large or not UTF-8
  package static func read(
    _ bytes: [UInt8], file: String, limits: Limits = Limits()
  ) -> InterfaceDocument {
    if let refusal = refusal(bytes, file, limits) {
      return InterfaceDocument(file: file, root: nil, objects: [:], diagnostics: [refusal])
    }
    var scanner = InterfaceScanner(bytes: bytes, file: file, limits: limits)
    scanner.scan()
    let tree = InterfaceTree(
      file: file, bytes: bytes, nodes: scanner.nodes, attributes: scanner.attributes)
    let root = tree.nodes.isEmpty ? nil : InterfaceElement(tree: tree, index: 0)
    var diagnostics = scanner.diagnostics
    if let odd = oddRoot(root, file) { diagnostics.append(odd) }
    let objects = objects(of: tree, &diagnostics)
    // All else that is odd comes from the versions that stand side by side.
    if let conflict = MergeMarks(bytes).diagnostic(of: file, bytes) { diagnostics = [conflict] }
    return InterfaceDocument(
      file: file, root: root, objects: objects, diagnostics: diagnostics.sorted())
  }

  /// Returns why a file is not read at all.
  private static func refusal(
    _ bytes: [UInt8], _ file: String, _ limits: Limits
  ) -> Diagnostic? {
    let place = SourceLocation(file: file, line: 1, column: 1)
    if bytes.count > limits.bytes {
      return Diagnostic(
        .error, id: "interface-too-large", at: place,
        "the file is not read, because it is larger than \(limits.bytes) bytes")
    }
    let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    guard isWide || bytes.prefix(64).contains(0) else { return nil }
    return Diagnostic(
      .error, id: "interface-encoding", at: place,
      "the file is not in UTF-8, the encoding that Xcode writes")
  }

  /// Returns what is odd about a file as a whole.
  private static func oddRoot(_ root: InterfaceElement?, _ file: String) -> Diagnostic? {
    guard let root else {
      return Diagnostic(
        .error, id: "interface-empty", at: SourceLocation(file: file, line: 1, column: 1),
        "the file has no element")
    }
    if root.isNamed("document") { return nil }
    if root.isNamed("archive") {
      return Diagnostic(
        .warning, id: "interface-format", at: root.location,
        "the format of Xcode 4 is not supported", fix: "open and save the file with Xcode")
    }
    return Diagnostic(
      .error, id: "interface-format", at: root.location,
      "the file begins with <\(root.name)>, but <document> is expected")
  }

  /// Returns the positions of the objects by identifier; of two with one identifier the first
  /// counts.
  private static func objects(
    of tree: InterfaceTree, _ diagnostics: inout [Diagnostic]
  ) -> [String: Int] {
    var objects: [String: Int] = [:]
    objects.reserveCapacity(tree.nodes.count / 4)
    for index in tree.nodes.indices {
      let element = InterfaceElement(tree: tree, index: index)
      guard let id = element.objectID else { continue }
      // Variations repeat the object's identifier in another attribute; a device's is a model.
      if element.isNamed("device") { continue }
      if objects[id] == nil {
        objects[id] = index
      } else if diagnostics.count < 100 {
        diagnostics.append(
          Diagnostic(
            .warning, id: "interface-object-twice", at: element.location,
            "a second object has the id '\(id)'; references lead to the first"))
      }
    }
    return objects
  }
}
