// swift-format-ignore-file
//
//  UIView+InitAdditions.swift
//  breadwallet
//
//  Created by Adrian Corscadden on 2016-12-19.
//  Copyright © 2016-2019 Breadwinner AG. All rights reserved.
//

import ChiaroUIKit

extension UIView {
    convenience init(color: UIColor) {
        self.init(frame: .zero)
        backgroundColor = color
    }
}
