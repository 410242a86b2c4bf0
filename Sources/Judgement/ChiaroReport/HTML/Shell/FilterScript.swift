// SPDX-License-Identifier: MIT

/// The script that applies the filters and the search.
enum FilterScript {
  static let text = #"""
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
      rests: all('.rest'),
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
        n: byId('severity-n').checked, h: byId('severity-h').checked }
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
    // What is folded up is looked through too: a search, a rule or a look at hints alone unfolds it,
    // and folds it up again.
    const unfolded = new Set();
    const isSearch = ({ name, rule, severity: { e, w, n } }) =>
      name !== '' || rule !== '' || !(e || w || n);
    const unfold = (rests, wish) => {
      showAround(rests, ':is(.row, .list > li)');
      for (const rest of rests) {
        if (isSearch(wish) && !rest.open) {
          rest.open = true;
          unfolded.add(rest);
        } else if (!isSearch(wish) && unfolded.delete(rest)) {
          rest.open = false;
        }
      }
    };
    const ratio = (shown, items, word) =>
      items.length === 0 ? [] : [`${shown} of ${items.length} ${word}`];

    const apply = () => {
      const wish = wishes();
      const { rows, findings, diagnostics, boards, catalogs, rests, rules } = collect();
      const shown = { colors: 0, images: 0 };
      for (const row of rows) if (showRow(row, wish)) shown[row.kind] += 1;
      const found = findings.filter(item => show(item.element,
        isOfRule(item, wish) && isNamed(item, wish) && isInCatalog(item, wish))).length;
      for (const item of diagnostics) {
        show(item.element, wish.severity[item.severity] && isNamed(item, wish));
      }
      showAround(boards, '.row');
      showAround(catalogs, '.board');
      unfold(rests, wish);
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
      requestAnimationFrame(() => { isPlanned = false; apply(); writeAddress(); });
    };
    form.addEventListener('input', plan);
    form.addEventListener('reset', plan);
    form.addEventListener('submit', event => event.preventDefault());
    """#
}
