// swift-format-ignore-file
//
//  Constants.swift
//  breadwallet
//
//  Created by Adrian Corscadden on 2016-10-24.
//  Copyright © 2016-2019 Breadwinner AG. All rights reserved.
//

import ChiaroUIKit

struct Padding {
    var increment: CGFloat
    
    subscript(multiplier: Int) -> CGFloat {
        return CGFloat(multiplier) * increment
    }
    
    static var half: CGFloat {
        return C.padding[1]/2.0
    }
}

// swiftlint:disable type_name
/// Constants
struct C {
    static let padding = Padding(increment: 8.0)
    static let animationDuration: TimeInterval = 0.3
}
