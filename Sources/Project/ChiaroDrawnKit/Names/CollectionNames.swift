// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

/// Collections, their cells and layouts.
@MainActor
enum CollectionNames {
  static let classes: [String: KitClass] = [
    "UICollectionView": KitClass(
      upper: "UIScrollView",
      make: { call in
        let layout =
          call.kit.object(call.value("collectionViewLayout"), UICollectionViewLayout.self)
          ?? UICollectionViewFlowLayout()
        return call.isDriven
          ? DrivenCollectionView(frame: call.frame, collectionViewLayout: layout)
          : UICollectionView(frame: call.frame, collectionViewLayout: layout)
      },
      properties: [
        "dataSource": TableNames.source { $0.source = $1 },
        "delegate": TableNames.source { $0.delegate = $1 },
        "backgroundView": .object(\UICollectionView.backgroundView, "UIView"),
        "collectionViewLayout": KitProperty(
          get: { object, kit in
            (object as? UICollectionView).map {
              kit.value($0.collectionViewLayout, "UICollectionViewFlowLayout")
            }
          },
          set: { object, value, kit in
            guard let layout = kit.object(value, UICollectionViewLayout.self) else { return false }
            (object as? UICollectionView)?.collectionViewLayout = layout
            return true
          }),
      ], methods: methods,
      statics: [
        "elementKindSectionHeader": { _, _ in .string(UICollectionView.elementKindSectionHeader) },
        "elementKindSectionFooter": { _, _ in .string(UICollectionView.elementKindSectionFooter) },
      ]),
    "UICollectionReusableView": KitClass(
      upper: "UIView", usual: ViewNames.frame,
      make: {
        $0.isDriven
          ? DrivenReusableView(frame: $0.frame) : UICollectionReusableView(frame: $0.frame)
      }, properties: ["reuseIdentifier": KitProperty()], methods: ["apply": { _, _ in nil }]),
    "UICollectionViewCell": KitClass(
      upper: "UICollectionReusableView", usual: ViewNames.frame,
      make: {
        $0.isDriven ? DrivenCollectionCell(frame: $0.frame) : UICollectionViewCell(frame: $0.frame)
      },
      properties: [
        "contentView": .part("UIView", UICollectionViewCell.self) { $0.contentView },
        "backgroundView": .object(\UICollectionViewCell.backgroundView, "UIView"),
        "selectedBackgroundView": .object(\UICollectionViewCell.selectedBackgroundView, "UIView"),
        "isSelected": .flag(\UICollectionViewCell.isSelected),
        "isHighlighted": .flag(\UICollectionViewCell.isHighlighted),
      ].merging(TableNames.configured) { first, _ in first }, methods: TableNames.cellMethods),
    "UICollectionViewListCell": KitClass(
      upper: "UICollectionViewCell", usual: ViewNames.frame,
      make: {
        $0.isDriven
          ? DrivenCollectionCell(frame: $0.frame) : UICollectionViewListCell(frame: $0.frame)
      }, properties: ["accessories": KitProperty()]),
    "UICollectionViewLayout": KitClass(
      make: { _ in UICollectionViewFlowLayout() },
      methods: ["invalidateLayout": { _, _ in nil }]),
    "UICollectionViewFlowLayout": KitClass(
      upper: "UICollectionViewLayout", make: { _ in UICollectionViewFlowLayout() },
      properties: [
        "itemSize": .size(\UICollectionViewFlowLayout.itemSize),
        "estimatedItemSize": .size(\UICollectionViewFlowLayout.estimatedItemSize),
        "minimumLineSpacing": .length(\UICollectionViewFlowLayout.minimumLineSpacing),
        "minimumInteritemSpacing": .length(\UICollectionViewFlowLayout.minimumInteritemSpacing),
        "sectionInset": .insets(\UICollectionViewFlowLayout.sectionInset),
        "headerReferenceSize": .size(\UICollectionViewFlowLayout.headerReferenceSize),
        "footerReferenceSize": .size(\UICollectionViewFlowLayout.footerReferenceSize),
        "scrollDirection": .choice(
          \UICollectionViewFlowLayout.scrollDirection, "UICollectionView.ScrollDirection"),
      ],
      statics: [
        "automaticSize": { _, _ in
          Value.size(UICollectionViewFlowLayout.automaticSize)
        }
      ]),
    "UICollectionViewCompositionalLayout": KitClass(
      upper: "UICollectionViewLayout", make: { listed($0) },
      statics: ["list": { _, call in call.kit.value(listed(call), "UICollectionViewLayout") }]),
  ]

  /// A layout of rows, in place of what code composes.
  private static func listed(_ call: KitCall) -> UICollectionViewLayout {
    call.note("a compositional layout is drawn as a list")
    return .rows
  }

  private static let methods: [String: KitMethod] = [
    "register": { object, call in
      call.kit.register(
        call.first,
        as: call.text("forCellWithReuseIdentifier") ?? call.text("withReuseIdentifier"), in: object)
      return nil
    },
    "dequeueReusableCell": { object, call in
      try call.kit.dequeue(
        call.text("withReuseIdentifier"), "UICollectionViewCell", in: object, call)
    },
    "dequeueReusableSupplementaryView": { object, call in
      try call.kit.dequeue(
        call.text("withReuseIdentifier"), "UICollectionReusableView", in: object, call)
    },
    "reloadData": { object, call in
      (object as? UIView).map { call.kit.reload($0) }
      return nil
    },
    "reloadItems": { _, _ in nil }, "selectItem": { _, _ in nil },
    "deselectItem": { _, _ in nil }, "scrollToItem": { _, _ in nil },
    "performBatchUpdates": { _, _ in nil }, "cellForItem": { _, _ in .nothing },
    "setCollectionViewLayout": { object, call in
      call.kit.object(call[0], UICollectionViewLayout.self).map {
        (object as? UICollectionView)?.collectionViewLayout = $0
      }
      return nil
    },
  ]
}

extension UICollectionViewLayout {
  /// Rows of the full width, as high as their content.
  fileprivate static var rows: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
