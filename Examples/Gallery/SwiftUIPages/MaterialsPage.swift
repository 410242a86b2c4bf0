// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// SwiftUI's materials over the stripes of the UIKit page, with the levels of text on each.
struct MaterialsPage: View {
  private let materials: [(name: String, material: Material)] = [
    ("ultraThinMaterial", .ultraThinMaterial), ("thinMaterial", .thinMaterial),
    ("regularMaterial", .regularMaterial), ("thickMaterial", .thickMaterial),
    ("ultraThickMaterial", .ultraThickMaterial), ("bar", .bar),
  ]

  var body: some View {
    ZStack {
      Stripes().ignoresSafeArea()
      ScrollView {
        VStack(spacing: 16) {
          ForEach(materials, id: \.name) { MaterialPanel(name: $0.name, material: $0.material) }
        }
        .padding(24)
      }
    }
  }
}

/// A panel of a material, with text in the levels of the foreground.
private struct MaterialPanel: View {
  let name: String
  let material: Material

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
      }
      Spacer()
      Image(systemName: "moon").font(.title2).foregroundStyle(.tint)
    }
    .padding(16)
    .background(material, in: RoundedRectangle(cornerRadius: 16))
  }
}

/// Stripes of strong colors with words on them.
private struct Stripes: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink,
  ]

  var body: some View {
    ZStack(alignment: .top) {
      HStack(spacing: 0) { ForEach(colors, id: \.self) { $0 } }
      VStack(alignment: .leading, spacing: 14) {
        ForEach(0..<18) { _ in
          Text("Light and dark · light and dark").font(.system(size: 24, weight: .bold))
            .foregroundStyle(.white).lineLimit(1)
        }
      }
      .padding(.top, 56)
    }
  }
}
