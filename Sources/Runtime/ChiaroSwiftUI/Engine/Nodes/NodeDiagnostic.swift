// SPDX-License-Identifier: MIT

/// Something odd that the engine found in nodes; it left that out and drew the rest.
package struct NodeDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem.
  package enum Kind: String, Sendable, CaseIterable {
    /// A length that is negative or no number.
    case invalidLength = "invalid-length"
    /// Views that are nested too deeply, such as one whose body contains itself.
    case tooDeep = "too-deep"
    /// More views than are laid out.
    case tooManyViews = "too-many-views"
    /// A layout that asks for sizes without end.
    case tooMuchWork = "too-much-work"
    /// The same identity twice in one list.
    case repeatedIdentity = "repeated-identity"
    /// A view reads an object that is missing from the environment.
    case missingObject = "missing-object"
  }

  /// The kind of a problem.
  package var kind: Kind
  /// The name of the view, or of its kind.
  package var view: String
  /// The message, in a sentence.
  package var message: String
  /// The place where the view was made; nil if unknown.
  package var place: SourcePlace?

  package var description: String {
    let line = place.map { "\($0.file):\($0.line): " } ?? ""
    return "\(line)\(view): \(message)"
  }
}

extension Node.Kind {
  /// The name of the view for messages.
  package var name: String {
    switch self {
    case .group, .branch, .identified, .tagged: "Group"
    case .composite(let composite): composite.name
    case .each: "ForEach"
    case .environment(let change): "environment(\(change.name))"
    case .preference: "preference"
    case .behavior: "behavior"
    case .section: "Section"
    case .list: "List"
    case .listPart(let part): "\(part.role)"
    case .inset: "safeAreaInset"
    case .navigation: "NavigationStack"
    case .tabs: "TabView"
    case .text: "Text"
    case .shape(let value): value.name
    case .image: "Image"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .control(let value): value.name
    case .stack(let value):
      (value.isLazy ? "Lazy" : "") + (value.axis == .horizontal ? "HStack" : "VStack")
    case .overlap: "ZStack"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .lazyGrid(let value): value.axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    case .scroll: "ScrollView"
    case .geometry: "GeometryReader"
    case .fitting: "ViewThatFits"
    case .layout(let value): value.name
    case .button: "Button"
    case .layered(let value): "\(value.role)"
    case .modifier(let modifier): modifier.name
    }
  }
}

extension Modifier {
  /// The name of the modifier in code.
  package var name: String {
    switch self {
    case .padding, .systemPadding: "padding"
    case .frame, .flexibleFrame: "frame"
    case .containerFrame: "containerRelativeFrame"
    case .fixedSize: "fixedSize"
    case .priority: "layoutPriority"
    case .offset: "offset"
    case .position: "position"
    case .aspectRatio: "aspectRatio"
    case .guide: "alignmentGuide"
    case .ignoresSafeArea: "ignoresSafeArea"
    case .cell: "gridCell"
    case .value: "layoutValue"
    case .opacity: "opacity"
    case .clip: "clipShape"
    case .hidden: "hidden"
    case .zIndex: "zIndex"
    case .scale: "scaleEffect"
    case .rotation: "rotationEffect"
    case .shadow: "shadow"
    case .group: "compositingGroup"
    case .row: "listRow"
    case .mask: "mask"
    case .blend: "blendMode"
    case .effect(let effect): effect.name
    }
  }
}
