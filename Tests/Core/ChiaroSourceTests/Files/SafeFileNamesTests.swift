// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

@Suite("File names for names from elsewhere")
struct SafeFileNamesTests {
  @Test(
    "a name stays in its folder and can be typed",
    arguments: [
      ("Lagoon", "Lagoon"), ("Brand/Lagoon", "Brand-Lagoon"), ("../../etc/passwd", "etc-passwd"),
      ("..", "unnamed"), ("", "unnamed"), ("/", "unnamed"), (".hidden", "hidden"),
      ("a\0b", "a-b"), ("a\nb\u{1B}[31m", "a-b-31m"), ("C:\\x", "C-x"), ("Größe", "Größe"),
      ("파랑", "파랑"), ("a  (2) + b_1.5", "a  (2) + b_1.5"), ("-rf", "rf"), ("a\u{202E}b", "a-b"),
      ("~", "unnamed"), ("$(x)`y`", "(x)-y"), ("icon 🎉 party", "icon - party"),
    ])
  func portable(_ text: String, _ name: String) {
    var names = SafeFileNames()
    #expect(names.name(for: text) == name)
  }

  @Test("no two names are the same, whatever a file system makes of case and accents")
  func unique() {
    var names = SafeFileNames()
    let given = ["Sand", "sand", "SAND", "Sand-2", "Caf\u{E9}", "Cafe\u{301}", "ß", "SS"].map {
      names.name(for: $0)
    }
    #expect(Set(given.map { $0.uppercased() }).count == given.count, "\(given)")
    #expect(given[0] == "Sand" && given[1] == "sand-2" && given[2] == "SAND-3")
  }

  @Test("a name has room for an ending")
  func long() {
    var names = SafeFileNames()
    for letter in ["x", "한", "a\u{301}"] {
      let name = names.name(for: String(repeating: letter, count: 5_000))
      #expect(name.utf8.count <= 120 && name.utf8.count > 110)
    }
  }

  @Test("a folder is made with those around it, and may be there already")
  func folders() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a/b/c")
    try FolderWriter.make(path)
    try FolderWriter.make(path + "/")
    #expect(FolderReader.identity(of: path)?.isFolder == true)
    try folder.write("x", to: "file")
    #expect(throws: FileError.self) { try FolderWriter.make(folder.path("file")) }
    #expect(throws: FileError.self) { try FolderWriter.make(folder.path("file/below")) }
  }
}
