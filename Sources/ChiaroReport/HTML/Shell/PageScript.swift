// SPDX-License-Identifier: MIT

/// The scripts of a page.
///
/// On load they only show the filters and restore the theme.
enum PageScript {
  /// The script that runs before the body is parsed, and shows what needs scripts.
  static let early = "document.documentElement.classList.add('has-scripts')"

  /// The script that runs after the body is parsed: filters, the search shortcut, and links to
  /// filtered items.
  static let text = #"""
    'use strict';
    (() => {
      const byId = id => document.getElementById(id);
      const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
      const form = byId('filters');
      const panel = byId('panel');
      const search = byId('search');

      // What can be hidden, collected when a filter is used for the first time.
      let content;
      const collect = () => content ??= {
        rows: all('.row').map(element => ({
          element,
          name: element.querySelector('h4').textContent.toLowerCase(),
          catalog: element.closest('.catalog').id.slice('catalog-'.length),
          kind: element.closest('.board').dataset.kind,
          marks: all('.found', element).map(mark)
        })),
        findings: all('.findings .list > li').map(finding),
        diagnostics: all('.diagnostics .list > li').map(finding),
        boards: all('.board'),
        catalogs: all('.catalog'),
        rules: all('.rule')
      };

      const finding = element => ({
        element,
        name: (element.querySelector('strong') ?? element).textContent.toLowerCase(),
        catalog: element.dataset.catalog ?? '',
        rule: element.dataset.rule ?? '',
        severity: element.classList[0]
      });

      const mark = element => ({
        element,
        rule: element.hash.slice('#rule-'.length),
        severity: element.classList[0]
      });

      const wishes = () => ({
        name: search.value.trim().toLowerCase(),
        rule: byId('rule')?.value ?? '',
        catalog: byId('catalog')?.value ?? '',
        only: byId('only').checked,
        severity: { e: byId('severity-e').checked, w: byId('severity-w').checked,
          n: byId('severity-n').checked }
      });

      const show = (element, isShown) => {
        if (element.hidden === isShown) element.hidden = !isShown;
        return isShown;
      };
      const isOfRule = (item, wish) =>
        wish.severity[item.severity] && (wish.rule === '' || wish.rule === item.rule);
      const isNamed = (item, wish) => item.name.includes(wish.name);
      const isInCatalog = (item, wish) => wish.catalog === '' || wish.catalog === item.catalog;

      const showRow = (row, wish) => {
        let found = 0;
        for (const mark of row.marks) if (show(mark.element, isOfRule(mark, wish))) found += 1;
        const needsFinding = wish.only || wish.rule !== '';
        return show(row.element,
          isNamed(row, wish) && isInCatalog(row, wish) && (found > 0 || !needsFinding));
      };
      const showAround = (elements, inside) => {
        for (const element of elements) {
          show(element, element.querySelector(`${inside}:not([hidden])`) !== null);
        }
      };
      const ratio = (shown, items, word) =>
        items.length === 0 ? [] : [`${shown} of ${items.length} ${word}`];

      const apply = () => {
        const wish = wishes();
        const { rows, findings, diagnostics, boards, catalogs, rules } = collect();
        const shown = { colors: 0, images: 0 };
        for (const row of rows) if (showRow(row, wish)) shown[row.kind] += 1;
        const found = findings.filter(item => show(item.element,
          isOfRule(item, wish) && isNamed(item, wish) && isInCatalog(item, wish))).length;
        for (const item of diagnostics) {
          show(item.element, wish.severity[item.severity] && isNamed(item, wish));
        }
        showAround(boards, '.row');
        showAround(catalogs, '.board');
        showAround(rules, '.list > li');
        const kind = name => rows.filter(row => row.kind === name);
        byId('result').textContent = [
          ...ratio(shown.colors, kind('colors'), 'colors'),
          ...ratio(shown.images, kind('images'), 'images'),
          ...ratio(found, findings, 'findings')
        ].join(', ');
      };

      let isPlanned = false;
      const plan = () => {
        if (isPlanned) return;
        isPlanned = true;
        requestAnimationFrame(() => { isPlanned = false; apply(); });
      };
      form.addEventListener('input', plan);
      form.addEventListener('reset', plan);
      form.addEventListener('submit', event => event.preventDefault());

      // A link to something that is filtered out shows everything again.
      const reveal = () => {
        const target = byId(decodeURIComponent(location.hash.slice(1)));
        if (!target?.closest('[hidden]')) return;
        form.reset();
        apply();
        target.scrollIntoView();
      };
      addEventListener('hashchange', reveal);
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

      // Not every browser lets a page opened from a file keep something.
      const themes = all('[name=theme]');
      try {
        const kept = byId(localStorage.getItem('chiaro-theme') ?? '');
        if (themes.includes(kept)) kept.checked = true;
        for (const theme of themes) {
          theme.addEventListener('change', () => localStorage.setItem('chiaro-theme', theme.id));
        }
      } catch { }
    })();
    """#
}
