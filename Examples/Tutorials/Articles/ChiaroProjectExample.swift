// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroProject
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroProject.
  package static func chiaroProject(at path: String, _ print: (String) -> Void) throws {
    // snippet.begin example
    let project = try Project.scan(path)
    print("\(project.catalogs.count) catalog, \(project.infoPlists.count) property list")
    for target in project.targets().targets {
      print("\(target.name) has \(target.catalogs.map { $0.split(separator: "/").last ?? "" })")
    }
    // snippet.end
  }
}
