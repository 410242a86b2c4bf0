// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  // What they show is in `Image.standardSymbols`.
  extension Image {
    /// The name of the image for adding an item: a plus sign.
    public static let addTemplateName: Name = "NSAddTemplate"
    /// The name of the image for removing an item: a minus sign.
    public static let removeTemplateName: Name = "NSRemoveTemplate"
    /// The name of the image for a menu of actions: a gear.
    public static let actionTemplateName: Name = "NSActionTemplate"
    /// The name of the image for advanced settings: two gears.
    public static let advancedName: Name = "NSAdvanced"
    /// The name of the image for general settings: a gear.
    public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
    /// The name of the image of the app's icon; here it is a generic app icon.
    public static let applicationIconName: Name = "NSApplicationIcon"
    /// The name of the image for a warning: an exclamation mark in a triangle.
    public static let cautionName: Name = "NSCaution"
    /// The name of the image for information: an "i" in a circle.
    public static let infoName: Name = "NSInfo"
    /// The name of the image for the network: a globe.
    public static let networkName: Name = "NSNetwork"
    /// The name of the image for this computer.
    public static let computerName: Name = "NSComputer"
    /// The name of the image for a folder.
    public static let folderName: Name = "NSFolder"
    /// The name of the image for a user's permissions: a person.
    public static let userName: Name = "NSUser"
    /// The name of the image for the settings of user accounts: two people.
    public static let userAccountsName: Name = "NSUserAccounts"
    /// The name of the image for a group's permissions: two people.
    public static let userGroupName: Name = "NSUserGroup"
    /// The name of the image for everyone's permissions: three people.
    public static let everyoneName: Name = "NSEveryone"
    /// The name of the image for a toolbar item that opens the Colors panel: a palette.
    public static let colorPanelName: Name = "NSColorPanel"
    /// The name of the image for a toolbar item that opens the Fonts panel: two letters.
    public static let fontPanelName: Name = "NSFontPanel"
    /// The name of the image for several documents, such as during a drag.
    public static let multipleDocumentsName: Name = "NSMultipleDocuments"
    /// The name of the image for the empty Trash.
    public static let trashEmptyName: Name = "NSTrashEmpty"
    /// The name of the image for the full Trash.
    public static let trashFullName: Name = "NSTrashFull"
    /// The name of the image for the home folder: a house.
    public static let homeTemplateName: Name = "NSHomeTemplate"
    /// The name of the image for bookmarks: a book.
    public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
    /// The name of the image for sharing: an arrow that points out of a box.
    public static let shareTemplateName: Name = "NSShareTemplate"
    /// The name of the image for reloading: a circular arrow.
    public static let refreshTemplateName: Name = "NSRefreshTemplate"
    /// The name of the image for stopping an operation: a cross.
    public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
    /// The name of the image for reloading that needs no bezel: a circular arrow in a disk.
    public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
    /// The name of the image for stopping an operation that needs no bezel: a cross in a disk.
    public static let stopProgressFreestandingTemplateName: Name =
      "NSStopProgressFreestandingTemplate"
    /// The name of the image for revealing a file that needs no bezel: a magnifying glass in a
    /// disk.
    public static let revealFreestandingTemplateName: Name = "NSRevealFreestandingTemplate"
    /// The name of the image for following a link that needs no bezel: an arrow in a disk.
    public static let followLinkFreestandingTemplateName: Name =
      "NSFollowLinkFreestandingTemplate"
    /// The name of the image for invalid data that needs no bezel: an exclamation mark in a disk.
    public static let invalidDataFreestandingTemplateName: Name =
      "NSInvalidDataFreestandingTemplate"
    /// The name of the image for going forward: a chevron to the right, even in right-to-left
    /// layouts.
    public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
    /// The name of the image for going back: a chevron to the left, even in right-to-left layouts.
    public static let goBackTemplateName: Name = "NSGoBackTemplate"
    /// The name of the image for going to the left: a chevron.
    public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
    /// The name of the image for going to the right: a chevron.
    public static let goRightTemplateName: Name = "NSGoRightTemplate"
    /// The name of the image for a small triangle to the left; it is drawn as a chevron.
    public static let leftFacingTriangleTemplateName: Name = "NSLeftFacingTriangleTemplate"
    /// The name of the image for a small triangle to the right; it is drawn as a chevron.
    public static let rightFacingTriangleTemplateName: Name = "NSRightFacingTriangleTemplate"
    /// The name of the image for a menu item that is on: a check mark.
    public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
    /// The name of the image for a menu item in a mixed state: a minus sign.
    public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
    /// The name of the image for something locked: a closed lock.
    public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
    /// The name of the image for something unlocked: an open lock.
    public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
    /// The name of the image for Quick Look: an eye.
    public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
    /// The name of the image for showing items as a list.
    public static let listViewTemplateName: Name = "NSListViewTemplate"
    /// The name of the image for showing items as icons.
    public static let iconViewTemplateName: Name = "NSIconViewTemplate"
    /// The name of the image for the badge of a smart folder: a gear.
    public static let smartBadgeTemplateName: Name = "NSSmartBadgeTemplate"
    /// The name of the image for the status "available": a dot.
    public static let statusAvailableName: Name = "NSStatusAvailable"
    /// The name of the image for the status "unavailable": a dot.
    public static let statusUnavailableName: Name = "NSStatusUnavailable"
    /// The name of the image for the status "partially available": a dot.
    public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
    /// The name of the image for no status: a ring.
    public static let statusNoneName: Name = "NSStatusNone"
  }
#endif
