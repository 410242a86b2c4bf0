# SPDX-License-Identifier: MIT
#
# The window of qt6.cpp by way of PySide6, for a newer Qt than the system's: one that tells an app
# which scheme the desktop has, live. Its palette stays what it was at the start unless the app asks
# for another one, as this does.

import sys

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QApplication, QLabel

app = QApplication(sys.argv)
label = QLabel("Qt " + qVersion())
label.setAlignment(Qt.AlignmentFlag.AlignCenter)
label.resize(600, 400)
app.styleHints().colorSchemeChanged.connect(
    lambda scheme: app.setPalette(app.style().standardPalette()))
label.show()
sys.exit(app.exec())
