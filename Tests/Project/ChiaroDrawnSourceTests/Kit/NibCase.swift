// SPDX-License-Identifier: MIT

import Testing

/// Code and a file of Interface Builder, with what the views of the screen are known to be.
struct NibCase: CustomTestStringConvertible, Sendable {
  var name: String
  var code: String
  /// The name of the file.
  var file: String
  /// The scenes of a storyboard, or the objects of a xib.
  var objects: String
  /// Views that the screen has, as `UIKitDrawingTests.words` tells them.
  var views: [String]

  var testDescription: String { name }

  init(
    _ name: String, _ code: String, _ file: String, _ objects: String, _ views: [String]
  ) {
    (self.name, self.code, self.file) = (name, code, file)
    (self.objects, self.views) = (objects, views)
  }

  /// The whole file.
  var document: String {
    let isStoryboard = file.hasSuffix(".storyboard")
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard." : "")XIB"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
      propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES"\(isStoryboard ? " initialViewController=\"one\"" : "")>
      <\(isStoryboard ? "scenes" : "objects")>
      \(objects)
      </\(isStoryboard ? "scenes" : "objects")>
      </document>
      """
  }

  /// A scene of a storyboard.
  static func scene(_ controller: String) -> String {
    "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
  }

  /// A label at a place.
  static func label(_ id: String, _ text: String, y: Int, more: String = "") -> String {
    """
    <label text="\(text)" id="\(id)" opaque="NO" userInteractionEnabled="NO">
      <rect key="frame" x="20" y="\(y)" width="200" height="30"/>
      \(more)
    </label>
    """
  }

  /// The content of a cell, with a label in it.
  static func content(height: Int) -> String {
    """
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="393" height="\(height)"/>
      <subviews>\(label("a", "canvas", y: 10))</subviews>
    </tableViewCellContentView>
    """
  }

  static let all = controllers + nibs + lists

  private static let controllers = [
    NibCase(
      "code sets what an outlet leads to, and hides what the canvas shows",
      """
      import UIKit
      class One: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var others: [UILabel]!
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "set"
          label.textColor = .systemBlue
          others.forEach { $0.text = "other" }
        }
      }
      """,
      "Main.storyboard",
      scene(
        """
        <viewController id="one" customClass="One" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
              \(label("a", "canvas", y: 100))\(label("b", "canvas", y: 140))
            </subviews>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
          </view>
          <connections>
            <outlet property="label" destination="a" id="o1"/>
            <outletCollection property="others" destination="b" collectionClass="NSMutableArray" \
        id="o2"/>
          </connections>
        </viewController>
        """),
      [
        "UIView 0 0 393 852 #FFFFFF #FFFFFF", "UILabel 20 100 200 30 set #0088FF #0091FF",
        "UILabel 20 140 200 30 other #000000 #FFFFFF",
      ]),
    NibCase(
      "what an initializer sets in place of the file, and guides of before the safe area",
      """
      import UIKit
      class Caption: UILabel {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          textColor = .systemBlue
        }
      }
      class One: UIViewController {}
      """,
      "Main.storyboard",
      scene(
        """
        <viewController id="one" customClass="One" sceneMemberID="viewController">
          <layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/>
            <viewControllerLayoutGuide type="bottom" id="bottom"/>
          </layoutGuides>
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <label text="end" id="a" customClass="Caption" \
        translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="0" y="0" width="20" height="20"/>
                <constraints><constraint firstAttribute="height" constant="20" id="c"/></constraints>
                <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c1"/>
              <constraint firstItem="a" firstAttribute="trailing" secondItem="root" \
        secondAttribute="trailing" id="c2"/>
              <constraint firstItem="bottom" firstAttribute="top" secondItem="a" \
        secondAttribute="bottom" constant="12" id="c3"/>
            </constraints>
          </view>
        </viewController>
        """), ["Caption 0 786 393 20 end #0088FF #0091FF"]),
    NibCase(
      "a view of the project's class in a storyboard, with an attribute, in order",
      """
      import UIKit
      @IBDesignable class Badge: UIView {
        @IBInspectable var radius: CGFloat = 0
        @IBInspectable var fill: UIColor = .red
        required init?(coder: NSCoder) { super.init(coder: coder); alpha = 0.5 }
        override func awakeFromNib() { super.awakeFromNib(); backgroundColor = fill }
      }
      class One: UIViewController { @IBOutlet var badge: Badge! }
      """,
      "Main.storyboard",
      scene(
        """
        <viewController id="one" customClass="One" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
              <view id="badge" customClass="Badge">
                <rect key="frame" x="10" y="90" width="40" height="20"/>
                <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="color" keyPath="fill">
                    <color key="value" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                  </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
              </view>
            </subviews>
          </view>
          <connections><outlet property="badge" destination="badge" id="o1"/></connections>
        </viewController>
        """),
      ["Badge 10 90 40 20 #00FF00 #00FF00"]),
    NibCase(
      "a controller that code asks a storyboard for",
      """
      import UIKit
      class Two: UIViewController {
        var words = "none"
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = words }
      }
      #Preview("asked") {
        let two = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "Two") as! Two
        two.words = "given"
        return two
      }
      """,
      "Main.storyboard",
      scene(
        """
        <viewController storyboardIdentifier="Two" id="one" customClass="Two" \
        sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(label("a", "canvas", y: 100))</subviews>
          </view>
          <connections><outlet property="label" destination="a" id="o1"/></connections>
        </viewController>
        """),
      ["UILabel 20 100 200 30 given #000000 #FFFFFF"]),
  ]

  private static let nibs = [
    NibCase(
      "a nib whose owner is a view",
      """
      import UIKit
      class Card: UIView {
        @IBOutlet var content: UIView!
        @IBOutlet var label: UILabel!
        override init(frame: CGRect) {
          super.init(frame: frame)
          Bundle.main.loadNibNamed("Card", owner: self, options: nil)
          addSubview(content)
          content.frame = bounds
          label.text = "card"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      #Preview("card") { Card(frame: CGRect(x: 0, y: 0, width: 300, height: 80)) }
      """,
      "Card.xib",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
        <connections>
          <outlet property="content" destination="v" id="o1"/>
          <outlet property="label" destination="a" id="o2"/>
        </connections>
      </placeholder>
      <view id="v">
        <rect key="frame" x="0" y="0" width="200" height="60"/>
        <subviews>\(label("a", "canvas", y: 10))</subviews>
      </view>
      """,
      ["UILabel 20 10 200 30 card #000000 #FFFFFF"]),
    NibCase(
      "a controller whose nib has its name",
      """
      import UIKit
      class SettingsViewController: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "loaded" }
      }
      """,
      "SettingsViewController.xib",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
      customClass="SettingsViewController">
        <connections>
          <outlet property="view" destination="v" id="o1"/>
          <outlet property="label" destination="a" id="o2"/>
        </connections>
      </placeholder>
      <view id="v">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(label("a", "canvas", y: 70))</subviews>
      </view>
      """,
      ["UILabel 20 70 200 30 loaded #000000 #FFFFFF"]),
  ]

  private static let lists = [
    NibCase(
      "rows of a prototype, which the project's class fills",
      """
      import UIKit
      class NameCell: UITableViewCell { @IBOutlet var name: UILabel! }
      class One: UITableViewController {
        let names = ["Ada", "Grace"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { names.count }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
          (cell as? NameCell)?.name.text = names[indexPath.row]
          return cell
        }
      }
      """,
      "Main.storyboard",
      scene(
        """
        <tableViewController id="one" customClass="One" sceneMemberID="viewController">
          <tableView key="view" id="root" style="plain" rowHeight="50">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <prototypes>
              <tableViewCell reuseIdentifier="name" id="cell" customClass="NameCell" \
        rowHeight="50">
                <rect key="frame" x="0" y="28" width="393" height="50"/>
                \(content(height: 50))
                <connections><outlet property="name" destination="a" id="o1"/></connections>
              </tableViewCell>
            </prototypes>
          </tableView>
        </tableViewController>
        """),
      [
        "UILabel 20 69 200 30 Ada #000000 #FFFFFF", "UILabel 20 119 200 30 Grace #000000 #FFFFFF",
      ]),
    NibCase(
      "rows that a file has, which code changes by outlets and by super",
      """
      import UIKit
      class One: UITableViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "changed" }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = super.tableView(tableView, cellForRowAt: indexPath)
          cell.backgroundColor = .yellow
          return cell
        }
        override func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { super.tableView(tableView, titleForHeaderInSection: section) }
      }
      """,
      "Main.storyboard",
      scene(
        """
        <tableViewController id="one" customClass="One" sceneMemberID="viewController">
          <tableView key="view" id="root" dataMode="static" style="plain" rowHeight="44">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <sections><tableViewSection id="section"><cells>
              <tableViewCell id="cell" rowHeight="60">
                <rect key="frame" x="0" y="28" width="393" height="60"/>
                \(content(height: 60))
              </tableViewCell>
            </cells></tableViewSection></sections>
          </tableView>
          <connections><outlet property="label" destination="a" id="o1"/></connections>
        </tableViewController>
        """),
      [
        "UITableViewCell 0 59 393 60 #FFFF00 #FFFF00",
        "UILabel 20 69 200 30 changed #000000 #FFFFFF",
      ]),
  ]
}
