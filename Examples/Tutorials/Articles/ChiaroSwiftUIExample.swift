// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroSwiftUI
import Foundation
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroSwiftUI.
  @MainActor
  package static func chiaroSwiftUI(_ print: (String) -> Void) {
    // snippet.begin example
    struct Swatches: View {
      var body: some View {
        HStack {
          Circle().fill(.red).frame(width: 20)
          RoundedRectangle(cornerRadius: 4).fill(.blue)
            .frame(width: 40, height: 20)
        }
        .padding()
      }
    }
    let controller = UIHostingController(rootView: Swatches())
    let size = controller.sizeThatFits(in: CGSize(width: 200, height: 52))
    print("\(size.width) by \(size.height)")
    // snippet.end
  }
}
