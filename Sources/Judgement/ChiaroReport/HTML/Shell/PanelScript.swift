// SPDX-License-Identifier: MIT

/// The script of the panel, the shortcut to the search, printing, and the theme.
enum PanelScript {
  static let text = #"""
    // On a narrow screen a link leaves the panel.
    panel.addEventListener('click', event => {
      if (event.target.closest('a') && panel.matches(':popover-open')) panel.hidePopover();
    });

    const takesText = element =>
      element.matches('input:not([type=radio], [type=checkbox]), select, textarea');
    addEventListener('keydown', event => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesText(event.target) || !byId('shortcuts').checked) return;
      event.preventDefault();
      if (getComputedStyle(panel).display === 'none') panel.showPopover();
      search.focus();
      search.select();
    });

    addEventListener('beforeprint', () => {
      for (const rest of all('.rest')) rest.open = true;
    });

    // Not every browser lets a page opened from a file keep something.
    const themes = all('[name=theme]');
    try {
      const kept = byId(localStorage.getItem('chiaro-theme') ?? '');
      if (themes.includes(kept)) kept.checked = true;
      for (const theme of themes) {
        theme.addEventListener('change', () => localStorage.setItem('chiaro-theme', theme.id));
      }
    } catch { }
    """#
}
