// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// What the inspector says about a view of SwiftUI.
struct InspectedViewPage: View {
  let inspection: NodeInspection?

  var body: some View {
    if let inspection {
      List {
        Section("View") {
          LabeledContent("Kind", value: inspection.kind)
          if let text = inspection.text { LabeledContent("Text", value: text) }
          LabeledContent("Frame", value: inspection.frame.numbers)
          Text(inspection.trail.joined(separator: " › ")).font(.footnote)
            .foregroundStyle(.secondary)
        }
        Section("Environment") {
          ForEach(inspection.values, id: \.name) { InspectedValueRow(value: $0) }
        }
      }
    } else {
      ContentUnavailableView(
        "No View of SwiftUI", systemImage: "eye",
        description: Text("Other pages show traits: their views have no environment."))
    }
  }
}

/// A value of the environment, with its origin below.
private struct InspectedValueRow: View {
  let value: NodeInspection.Value

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      LabeledContent(value.name, value: value.text)
      Text(value.origin.description).font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension CGRect {
  /// Left, top, width and height.
  fileprivate var numbers: String {
    [minX, minY, width, height].map { "\(($0 * 10).rounded() / 10)" }.joined(separator: "  ")
  }
}
