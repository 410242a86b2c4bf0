// SPDX-License-Identifier: MIT

/// The script that writes the chosen options into the page's address and restores them from it.
enum AddressScript {
  static let text = #"""
    const severities = {
      error: 'severity-e', warning: 'severity-w', note: 'severity-n', hint: 'severity-h' };
    const menus = ['rule', 'catalog'];
    const views = ['appearance', 'vision'];

    const writeAddress = () => {
      const query = new URLSearchParams();
      const put = (name, value) => { if (value) query.set(name, value); };
      put('name', search.value.trim());
      const left = Object.keys(severities).filter(name => byId(severities[name]).checked);
      if (left.length < 4) query.set('severity', left.join(' '));
      for (const menu of menus) put(menu, byId(menu)?.selectedOptions[0]?.dataset.key);
      put('only', byId('only').checked && 'findings');
      for (const view of views) put(view, document.querySelector(`[name=${view}]:checked`)?.value);
      const address = new URL(location.href);
      address.search = query.toString();
      // Not every browser lets a page opened from a file change it.
      try { history.replaceState(history.state, '', address); } catch { }
    };

    const readAddress = () => {
      const query = new URLSearchParams(location.search);
      search.value = query.get('name') ?? '';
      if (query.has('severity')) {
        const left = query.get('severity').split(' ');
        for (const name in severities) byId(severities[name]).checked = left.includes(name);
      }
      for (const menu of menus) {
        const key = query.get(menu);
        const chosen = Array.from(byId(menu)?.options ?? []).find(o => o.dataset.key === key);
        if (key && chosen) chosen.selected = true;
      }
      byId('only').checked = query.get('only') === 'findings';
      for (const view of views) {
        const key = query.get(view);
        const chosen = all(`[name=${view}]`).find(button => button.value === key);
        if (key && chosen) chosen.checked = true;
      }
      if (['name', 'severity', 'only', ...menus].some(name => query.has(name))) apply();
    };
    for (const view of views) {
      for (const button of all(`[name=${view}]`)) button.addEventListener('change', writeAddress);
    }
    readAddress();
    if (location.hash) addEventListener('load', reveal);
    """#
}
