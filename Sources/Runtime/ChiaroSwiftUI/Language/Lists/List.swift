// SPDX-License-Identifier: MIT

/// A scrolling list of rows, which can be grouped into sections.
///
/// Apple counterpart: `List` · Source: SwiftUI reference (statements SU177–SU188) · Fidelity:
/// measured in `insetGrouped` and `plain`; rows cannot be selected, moved or swiped
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let content: Node

  private init(_ content: some View) { self.content = content.lowered }

  /// Creates a list in which a person can choose one row.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content())
  }
  /// Creates a list in which a person can choose several rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content())
  }

  package var node: Node { .list(content) }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }
  /// Creates a list with a row for each element; a property identifies each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent))
  }
  /// Creates a list with a row for each element of a binding's collection.
  ///
  /// The closure gets a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent))
  }
  /// Creates a list with a row for each number in a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ForEach(data, content: rowContent))
  }
}

/// A container for controls, grouped into sections.
///
/// Apple counterpart: `Form` · Source: SwiftUI reference (statement SU190) · Fidelity: measured
public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package var node: Node { .list(content.lowered, isForm: true) }
}

/// A style for forms.
///
/// Apple counterpart: `FormStyle` · Source: SwiftUI reference (statement SU190) · Fidelity:
/// approximate, all forms look like `automatic`
public protocol FormStyle: Sendable {}
/// The form style that the system chooses.
///
/// Apple counterpart: `AutomaticFormStyle` · Source: SwiftUI reference · Fidelity: exact
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
/// A form style that shows rows in groups.
///
/// Apple counterpart: `GroupedFormStyle` · Source: SwiftUI reference · Fidelity: exact
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
/// A form style that shows labels beside values.
///
/// Apple counterpart: `ColumnsFormStyle` · Source: SwiftUI reference · Fidelity: approximate, drawn
/// as `grouped`
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The style that the system chooses.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// The style that shows rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The style that shows labels beside values.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A part of a list with a header and a footer.
///
/// Apple counterpart: `Section` · Source: SwiftUI reference (statements SU181–SU184) · Fidelity:
/// measured in `insetGrouped`
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private var isExpanded = true

  private init(_ header: Parent, _ content: Content, _ footer: Footer) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header(), content(), footer()) }
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }

  package var node: Node {
    Node(
      .section(SectionValue(isExpanded: isExpanded)),
      [header.lowered, content.lowered, footer.lowered])
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}
extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }
  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}
extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }
  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}
extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
  /// Creates a section with a title; the binding tells whether the section is expanded.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView())
    self.isExpanded = isExpanded.wrappedValue
  }
}
