// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroProject
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroProject.
  package static func chiaroProject(at path: String, _ print: (String) -> Void)
    throws
  {
    // snippet.begin example
    let project = try Project.scan(path)
    print("\(project.catalogs.count) catalog")
    for target in project.targets().targets {
      print("\(target.name): a \(target.source.rawValue)")
    }
    // snippet.end
  }
}
