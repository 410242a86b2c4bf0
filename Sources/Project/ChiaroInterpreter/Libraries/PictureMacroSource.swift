// SPDX-License-Identifier: MIT

/// What the macros of SnapshotTestingMacros do with a view.
///
/// Source: what the library's page documents of its traits, sizes and names of pictures; nothing of
/// its code.
enum PictureMacroSource {
  static let code = lengths + traits + pictures

  /// The library's own names, which its sources declare.
  static let names = """
    struct SizesSnapshotTrait {
      typealias Size = PictureSize
      typealias Length = PictureLength
      typealias Device = PictureDevice
    }

    struct SnapshotConfiguration<Value> {
      let name: String?
      let value: Value
    }
    """

  private static let lengths = """
    enum PictureLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      case fixed(Double)
      case minimum
      init(integerLiteral value: Int) { self = .fixed(Double(value)) }
      init(floatLiteral value: Double) { self = .fixed(value) }
    }

    struct PictureSize {
      var width: PictureLength
      var height: PictureLength
      var name: String
      init(width: PictureLength, height: PictureLength, scale: Double? = nil) {
        self.width = width
        self.height = height
        switch (width, height) {
        case (.fixed, .fixed): name = "fixed-size"
        case (.fixed, .minimum): name = "min-height"
        case (.minimum, .fixed): name = "min-width"
        case (.minimum, .minimum): name = "min-size"
        }
      }
    }

    enum PictureDevice: String {
      case iPhoneX, iPhone12, iPadPro11, iPadPro12_9
      var width: Double {
        switch self {
        case .iPhoneX: 375
        case .iPhone12: 390
        case .iPadPro11: 1194
        case .iPadPro12_9: 1366
        }
      }
      var height: Double {
        switch self {
        case .iPhoneX: 812
        case .iPhone12: 844
        case .iPadPro11: 834
        case .iPadPro12_9: 1024
        }
      }
    }

    enum PictureFit { case widthAndHeight, widthButMinimumHeight, heightButMinimumWidth }

    extension PictureDevice {
      func size(_ fit: PictureFit) -> PictureSize {
        var size = PictureSize(
          width: fit == .heightButMinimumWidth ? .minimum : .fixed(width),
          height: fit == .widthButMinimumHeight ? .minimum : .fixed(height))
        size.name = fit == .widthAndHeight ? rawValue : "\\(rawValue)-\\(size.name)"
        return size
      }
    }

    """

  private static let traits = """
    enum PictureTheme { case light, dark, all }

    struct PictureEdges: OptionSet {
      let rawValue: Int
      static let top = PictureEdges(rawValue: 1)
      static let leading = PictureEdges(rawValue: 2)
      static let bottom = PictureEdges(rawValue: 4)
      static let trailing = PictureEdges(rawValue: 8)
      static let vertical: PictureEdges = [.top, .bottom]
      static let horizontal: PictureEdges = [.leading, .trailing]
      static let all: PictureEdges = [.top, .leading, .bottom, .trailing]
    }

    struct PictureTraits {
      var sizes: [PictureSize]? = nil
      var theme: PictureTheme? = nil
      var insets: EdgeInsets? = nil
      var ground: UIColor? = nil
      var isText = false

      static func sizes(
        devices: PictureDevice..., fitting: PictureFit = .widthAndHeight
      ) -> PictureTraits {
        PictureTraits(sizes: devices.map { $0.size(fitting) })
      }
      static func sizes(
        width: PictureLength = .minimum, height: PictureLength = .minimum, scale: Double? = nil
      ) -> PictureTraits {
        PictureTraits(sizes: [PictureSize(width: width, height: height)])
      }
      static func sizes(_ length: PictureLength, scale: Double? = nil) -> PictureTraits {
        PictureTraits(sizes: [PictureSize(width: length, height: length)])
      }
      static func sizes(_ sizes: PictureSize...) -> PictureTraits { PictureTraits(sizes: sizes) }
      static func sizes(_ sizes: [PictureSize]) -> PictureTraits { PictureTraits(sizes: sizes) }
      static func theme(_ theme: PictureTheme) -> PictureTraits { PictureTraits(theme: theme) }
      static func backgroundColor(_ color: Color) -> PictureTraits {
        PictureTraits(ground: UIColor(color))
      }
      static func backgroundColor(uiColor: UIColor) -> PictureTraits {
        PictureTraits(ground: uiColor)
      }
      static var padding: PictureTraits { padding(16) }
      static func padding(_ insets: EdgeInsets) -> PictureTraits { PictureTraits(insets: insets) }
      static func padding(_ length: CGFloat) -> PictureTraits { padding(.all, length) }
      static func padding(
        _ edges: PictureEdges = .all, _ length: CGFloat? = nil
      ) -> PictureTraits {
        let length = length ?? 16
        return PictureTraits(
          insets: EdgeInsets(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0))
      }
      static func strategy(_ strategy: PictureStrategy) -> PictureTraits {
        PictureTraits(isText: strategy == .recursiveDescription)
      }
      static var record: PictureTraits { PictureTraits() }
      static func record(_ isOn: Any) -> PictureTraits { PictureTraits() }
      static func diffTool(_ tool: Any) -> PictureTraits { PictureTraits() }
      static func disabled(_ reason: Any? = nil) -> PictureTraits { PictureTraits() }
      static func tags(_ tags: Any...) -> PictureTraits { PictureTraits() }
    }

    enum PictureStrategy { case image, recursiveDescription }

    """

  private static let pictures = """
    struct PictureOfTest {
      var name: String
      var size: PictureSize
      var isDark: Bool
      var traits: PictureTraits
      var width: CGFloat? { if case .fixed(let length) = size.width { length } else { nil } }
      var height: CGFloat? { if case .fixed(let length) = size.height { length } else { nil } }
    }

    func picturesOfTest(_ name: String, _ given: [PictureTraits]) -> [PictureOfTest] {
      var traits = PictureTraits()
      for one in given {
        traits.sizes = one.sizes ?? traits.sizes
        traits.theme = one.theme ?? traits.theme
        traits.insets = one.insets ?? traits.insets
        traits.ground = one.ground ?? traits.ground
        traits.isText = one.isText
      }
      if traits.isText { return [] }
      let theme = traits.theme ?? .all
      let styles = theme == .all ? [false, true] : [theme == .dark]
      let sizes = traits.sizes ?? [PictureSize(width: .minimum, height: .minimum)]
      return sizes.flatMap { size in
        styles.map { isDark in
          PictureOfTest(
            name: "\\(name)_\\(size.name)_\\(isDark ? "dark" : "light")", size: size,
            isDark: isDark, traits: traits)
        }
      }
    }

    func takePicture(_ picture: PictureOfTest, _ subject: Any, _ folder: String) {
      let style = UITraitCollection(userInterfaceStyle: picture.isDark ? .dark : .light)
      let insets = picture.traits.insets ?? EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
      let holder = UIViewController()
      if let controller = subject as? UIViewController { holder.addChild(controller) }
      if let shown = (subject as? UIViewController)?.view ?? (subject as? UIView) {
        let around: UIView = holder.view
        shown.translatesAutoresizingMaskIntoConstraints = false
        around.addSubview(shown)
        NSLayoutConstraint.activate([
          shown.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: insets.leading),
          shown.trailingAnchor.constraint(
            equalTo: around.trailingAnchor, constant: -insets.trailing),
          shown.topAnchor.constraint(equalTo: around.topAnchor, constant: insets.top),
          shown.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -insets.bottom),
        ])
        if let ground = picture.traits.ground { around.backgroundColor = ground }
        let least = around.systemLayoutSizeFitting(
          CGSize(width: picture.width ?? 0, height: picture.height ?? 0),
          withHorizontalFittingPriority: picture.width == nil ? .fittingSizeLevel : .required,
          verticalFittingPriority: picture.height == nil ? .fittingSizeLevel : .required)
        let size = CGSize(
          width: picture.width ?? least.width, height: picture.height ?? least.height)
        assertSnapshot(
          of: holder, as: .image(size: size, traits: style), testName: picture.name,
          snapshotDirectory: folder)
      } else {
        let shown = AnyView(subject)
          .padding(insets)
          .fixedSize(horizontal: picture.width == nil, vertical: picture.height == nil)
          .frame(width: picture.width, height: picture.height)
          .background(Color(uiColor: picture.traits.ground ?? .clear))
        assertSnapshot(
          of: shown, as: .image(layout: .sizeThatFits, traits: style), testName: picture.name,
          snapshotDirectory: folder)
      }
    }
    """
}
