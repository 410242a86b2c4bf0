// SPDX-License-Identifier: MIT

public import ChiaroSource

/// Breaks `Contents.json` files in the ways that people and generators break them, the same way
/// from the same seed: two in three stay valid JSON and are wrong in what they say.
public struct ContentsMutator {
  private var random: SeededGenerator
  private let originals: [[UInt8]]
  private let values: [JSON]
  private let donors: [JSON]

  /// Creates a mutator of valid files.
  ///
  /// - Parameters:
  ///   - seed: what decides all mutants
  ///   - originals: the files
  ///   - donors: other files' values, parts of which are put in
  public init(seed: UInt64, originals: [[UInt8]], donors: [JSON]) {
    random = SeededGenerator(seed: seed)
    self.originals = originals
    self.donors = donors
    values = originals.map { bytes in
      JSONDocument.read(bytes, file: "").document.map { JSON($0.root) } ?? .null
    }
  }

  /// A mutant of the file at an index.
  public mutating func mutant(of index: Int) -> [UInt8] {
    if random.once(in: 3) {
      return ByteMutator.mutant(of: originals[index], originals, &random)
    }
    var json = values[index]
    for _ in 0...random.index(under: 4) { mutate(&json) }
    return Array(json.text(random.pick([.xcode, .pretty, .compact])).utf8)
  }

  /// Walks down at random and changes what it comes to.
  private mutating func mutate(_ json: inout JSON) {
    let goesDown = !random.once(in: 5)
    switch json {
    case .array(var elements) where goesDown && !elements.isEmpty:
      mutate(&elements[random.index(under: elements.count)])
      json = .array(elements)
    case .object(var members) where goesDown && !members.isEmpty:
      mutate(&members[random.index(under: members.count)].value)
      json = .object(members)
    case .array(let elements): json = .array(changed(elements))
    case .object(let members): json = .object(changed(members))
    default: json = replacement(for: json)
    }
  }

  // MARK: Faults

  private mutating func changed(_ elements: [JSON]) -> [JSON] {
    var elements = elements
    switch random.index(under: elements.isEmpty ? 2 : 7) {
    case 0: elements.append(replacement(for: .null))
    case 1: elements.append(part())
    case 2: elements.shuffle(using: &random)
    case 3: elements.remove(at: random.index(under: elements.count))
    case 4: elements = [nested(.array(elements))]
    case 5:
      let copies = Array(repeating: random.pick(elements), count: random.index(under: 40))
      elements.insert(contentsOf: copies, at: random.index(under: elements.count))
    default: elements[random.index(under: elements.count)] = replacement(for: elements[0])
    }
    return elements
  }

  private mutating func changed(_ members: [JSON.Member]) -> [JSON.Member] {
    var members = members
    let word = random.pick(ContentsVocabulary.names)
    guard !members.isEmpty else { return [JSON.Member(word, replacement(for: .null))] }
    let index = random.index(under: members.count)
    switch random.index(under: 7) {
    case 0: members.remove(at: index)
    case 1: members.insert(JSON.Member(word, part()), at: index)
    case 2: members[index].name = word
    case 3: members.append(JSON.Member(members[index].name, part()))  // the same name twice
    case 4: members.swapAt(index, random.index(under: members.count))
    case 5:  // a key moves into its neighbor
      let moved = members.remove(at: index)
      guard !members.isEmpty else { return [JSON.Member(word, .object([moved]))] }
      let place = random.index(under: members.count)
      members[place].value = .object([
        JSON.Member(members[place].name, members[place].value), moved,
      ])
    default: members[index].value = nested(members[index].value)
    }
    return members
  }

  /// Another value, of another type more often than not.
  private mutating func replacement(for json: JSON) -> JSON {
    switch random.index(under: 9) {
    case 0: .null
    case 1: .bool(random.once(in: 2))
    case 2: .verbatim(random.pick(ContentsVocabulary.numbers))
    case 3: .array([json])
    case 4: .object([JSON.Member(random.pick(ContentsVocabulary.names), json)])
    case 5: .string(random.pick(ContentsVocabulary.names))
    default: .string(random.pick(ContentsVocabulary.values))
    }
  }

  /// A value inside of more brackets than anyone needs, now and then more than are allowed.
  private mutating func nested(_ json: JSON) -> JSON {
    var nested = json
    let depth = random.once(in: 20) ? 200 : random.index(under: 8)
    for _ in 0..<depth {
      nested = random.once(in: 2) ? .array([nested]) : .object([JSON.Member("colors", nested)])
    }
    return nested
  }

  /// A piece of any of the files.
  private mutating func part() -> JSON {
    var part = random.pick(donors)
    while !random.once(in: 3) {
      switch part {
      case .array(let elements) where !elements.isEmpty: part = random.pick(elements)
      case .object(let members) where !members.isEmpty: part = random.pick(members).value
      default: return part
      }
    }
    return part
  }
}
