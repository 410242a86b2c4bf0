// SPDX-License-Identifier: MIT

import Testing

/// What every Swift file of the project keeps to.
@Suite("Source files")
struct SourceFileTests {
  static let files = SourceFile.all(in: ["Sources", "Tests", "Tools"])

  /// Files that may be longer, each with its reason.
  static let longFiles = [
    "Sources/Runtime/ChiaroViews/Views/View.swift":
      "what a subclass overrides has to be declared in the class, not in an extension",
    "Sources/Runtime/ChiaroViews/Controllers/ViewController.swift": "as for views",
    "Sources/Runtime/ChiaroViews/Views/SnapshotLayer.swift": "as for views",
    "Sources/Runtime/ChiaroViews/Events/Responder.swift": "as for views",
    "Sources/Runtime/ChiaroControls/Text/TextField.swift": "as for views",
    "Sources/Runtime/ChiaroControls/Text/TextView.swift": "as for views",
    "Sources/Runtime/ChiaroControls/Lists/TableView.swift": "as for views",
    "Sources/Runtime/ChiaroAppKit/Views/NSView.swift": "as for views",
  ]

  @Test("the walk finds the project")
  func found() {
    #expect(Self.files.count > 300)
  }

  @Test("the licence stands in the first line")
  func licence() {
    let missing = Self.files.filter { $0.lines.first != "// SPDX-License-Identifier: MIT" }
    #expect(missing.map(\.path) == [])
  }

  @Test("no file has over 400 lines, generated ones and those with a reason excepted")
  func length() {
    let long = Self.files.filter { $0.lines.count > 401 && !$0.isGenerated }
    #expect(Set(long.map(\.path)) == Set(Self.longFiles.keys))
  }

  @Test("no line has over 100 columns, generated ones excepted")
  func width() {
    for file in Self.files where !file.isGenerated {
      var isText = false
      for (number, line) in file.lines.enumerated() {
        if line.contains("\"\"\"") { isText.toggle() }
        // What a text says on one line may have to stay there.
        guard line.count > 100, !isText, !line.contains("\"") else { continue }
        Issue.record("\(file.path):\(number + 1) has \(line.count) columns")
      }
    }
  }

  @Test("nothing is left to do")
  func finished() {
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
    for file in Self.files {
      for (number, line) in file.lines.enumerated() {
        #expect(!words.contains { line.contains($0) }, "\(file.path):\(number + 1)")
      }
    }
  }

  @Test("the C library is named in one file")
  func platform() {
    let cLibraries: Set = ["Glibc", "Musl", "Darwin"]
    let naming = Self.files.filter { !$0.imports.isDisjoint(with: cLibraries) }
    #expect(naming.map(\.path) == ["Sources/Core/CLibrary/CLibrary.swift"])
  }

  @Test("the names of types say what they are")
  func names() {
    let vague = #/\b(?:struct|class|enum|protocol|actor) \w+(?:Manager|Helper|Util|Utils)\b/#
    for file in Self.files {
      for (number, line) in file.lines.enumerated() {
        #expect(line.firstMatch(of: vague) == nil, "\(file.path):\(number + 1)")
      }
    }
  }
}
