// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// What the inspector says about a view of SwiftUI: where it is, and its environment, with what
/// views wrote first.
struct InspectedViewPage: View {
  let inspection: NodeInspection?
  /// Asks for another view.
  let pick: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      content
        .navigationTitle(inspection?.kind ?? "View")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Inspect Another", action: pick) }
    }
  }

  @ViewBuilder private var content: some View {
    if let inspection {
      List {
        Section("View") {
          if let text = inspection.text { LabeledContent("Text", value: text) }
          LabeledContent("Frame", value: inspection.frame.numbers)
          Text(inspection.trail.joined(separator: " › ")).font(.footnote)
            .foregroundStyle(.secondary)
        }
        ForEach(Origin.allCases, id: \.self) { origin in
          let values = inspection.values.filter { Origin($0.origin) == origin }
          if !values.isEmpty {
            Section(origin.rawValue) {
              ForEach(values, id: \.name) { InspectedValueRow(value: $0) }
            }
          }
        }
      }
    } else {
      ContentUnavailableView(
        "No View of SwiftUI", systemImage: "eye",
        description: Text("Views of UIKit and AppKit have traits, and no environment."))
    }
  }

  /// The kinds of origins, as headings.
  private enum Origin: String, CaseIterable {
    case views = "Written by views"
    case traits = "Traits"
    case defaults = "Defaults"

    init(_ origin: EnvironmentOrigin) {
      switch origin {
      case .change: self = .views
      case .traits: self = .traits
      case .usual: self = .defaults
      }
    }
  }
}

/// A value of the environment, with its origin below.
private struct InspectedValueRow: View {
  let value: NodeInspection.Value

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      LabeledContent(value.name, value: value.text)
      if value.origin != .usual {
        Text(value.origin.description).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

extension CGRect {
  /// Left, top, width and height.
  fileprivate var numbers: String {
    [minX, minY, width, height].map { "\(($0 * 10).rounded() / 10)" }.joined(separator: "  ")
  }
}
