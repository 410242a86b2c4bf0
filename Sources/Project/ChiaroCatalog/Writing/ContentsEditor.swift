// SPDX-License-Identifier: MIT

public import ChiaroColor
public import ChiaroSource

/// An editor for a `Contents.json` that preserves everything that it does not change.
///
/// Every byte outside of a change stays the same, including unknown names, the order, the spelling,
/// white space, and even bytes that are not UTF-8. New content is formatted like the rest of the
/// file.
///
/// ```swift
/// var editor = try ContentsEditor(set)
/// var dark = EntrySlot()
/// dark.idiom = "universal"
/// dark.style = "dark"
/// editor.setColor(Color(.sRGB, 1, 1, 1), for: dark)
/// try editor.write()
/// ```
///
/// Apple counterpart: Xcode's asset editor · Source: measured on 412 files that Xcode wrote ·
/// Fidelity: exact
public struct ContentsEditor: Sendable {
  /// The path of the `Contents.json` file.
  public let path: String
  private var editor: JSONEditor

  /// Creates an editor for the `Contents.json` of a set, with the content that it had when the set
  /// was read.
  ///
  /// - Parameter set: a set whose `Contents.json` was read
  /// - Throws: `CatalogError` of kind `notEditable` if the file is missing or not JSON
  public init(_ set: AssetSet) throws(CatalogError) {
    guard let document = set.document else {
      throw CatalogError(
        kind: .notEditable, path: set.contentsPath, detail: "the file is missing or not JSON")
    }
    self.init(document)
  }

  /// Creates an editor for a parsed file.
  public init(_ document: JSONDocument) {
    path = document.file
    editor = JSONEditor(document)
  }

  /// The content of the file with all changes so far.
  public var root: JSON { JSON(editor.document.root) }

  /// The bytes of the file with all changes so far.
  public var bytes: [UInt8] { editor.bytes }

  /// The text of the file with all changes so far; bytes that are not UTF-8 become U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes the file atomically.
  ///
  /// - Throws: `CatalogError` of kind `notWritten` if writing fails; the file is then unchanged
  public func write() throws(CatalogError) {
    do throws(FileError) {
      try AtomicFile.write(bytes, toPath: path)
    } catch {
      throw CatalogError(kind: .notWritten, path: path, detail: error.detail)
    }
  }

  /// Sets a value in the root object; nil removes it.
  ///
  /// A new name is inserted in alphabetical order, as in Xcode. If the root value is not an object,
  /// nothing changes.
  public mutating func setValue(_ value: JSON?, forName name: String) {
    let root = editor.document.root
    if root.kind == .object { editor.set(name, to: value, in: root) }
  }

  /// Sets the color of the entry for a slot; if there is no such entry, adds one.
  ///
  /// An entry matches a slot if its keys, as the catalog reader reads them, are exactly those of
  /// the slot. In an existing entry, only `color` changes.
  ///
  /// - Returns: true if the color was set; false if the root value is not an object or its `colors`
  ///   are not a list, in which case nothing changes
  @discardableResult
  public mutating func setColor(_ color: Color, for slot: EntrySlot) -> Bool {
    setColor(ColorNotation.json(color), for: slot)
  }

  /// Changes the color of the entry for a slot, in the notation of the entry: unchanged components
  /// keep their spelling, and changed ones the kind of number.
  ///
  /// If there is no entry, or if more than components changes, such as the space, the color is set
  /// as by `setColor(_:for:)`.
  ///
  /// - Returns: false as for a color that is set
  @discardableResult
  package mutating func changeColor(_ color: Color, for slot: EntrySlot) -> Bool {
    let entry = entries(under: "colors").first { $0.slot == slot }?.value
    guard let before = entry?["color"], let changes = ColorNotation.changes(of: before, to: color)
    else { return setColor(color, for: slot) }
    // From the end on, so that the places of those before stay.
    for change in changes.reversed() { editor.replace(change.component, with: change.value) }
    return true
  }

  /// Sets the `color` of the entry for a slot, as it is to be written.
  ///
  /// - Returns: false, with nothing changed, as for a color with components
  @discardableResult
  package mutating func setColor(_ value: JSON, for slot: EntrySlot) -> Bool {
    let root = editor.document.root
    guard root.kind == .object else { return false }
    if let entry = entries(under: "colors").first(where: { $0.slot == slot }) {
      editor.set("color", to: value, in: entry.value)
      return true
    }
    var entry = EntryNotation.json(slot)
    entry["color"] = value
    switch root["colors"]?.kind {
    case .array?: root["colors"].map { editor.append(entry, to: $0) }
    case nil, .null?: editor.set("colors", to: .array([entry]), in: root)
    default: return false
    }
    return true
  }

  /// Removes every entry for a slot from a list of entries, such as `colors` or `images`.
  ///
  /// Entries match as in `setColor(_:for:)`. Nothing changes if there is no such list.
  public mutating func removeEntries(for slot: EntrySlot, under name: String) {
    editor.remove(
      Set(entries(under: name).filter { $0.slot == slot }.map(\.value.start)))
  }

  /// Returns the entries of a list with their slots, as the catalog reader reads them.
  private func entries(under name: String) -> [(value: JSONValue, slot: EntrySlot)] {
    let members = editor.document.root.members
    guard let list = members.first(where: { $0.name.string == name })?.value else { return [] }
    var reader = EntryReader(CatalogLimits())
    return reader.objects(in: list).map { ($0, reader.slot($0)) }
  }
}
