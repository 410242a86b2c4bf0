// swift-format-ignore-file
//
//  UserGroupMemberPresentable.swift
//  PanModal
//
//  Created by Tosin Afolabi on 2/26/19.
//  Copyright © 2019 PanModal. All rights reserved.
//

import ChiaroUIKit

struct UserGroupMemberPresentable: Equatable {

    let name: String
    let role: String
    let avatarBackgroundColor: UIColor

}
