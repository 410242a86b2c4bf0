// SPDX-License-Identifier: MIT

/// The script that copies a finding as a ticket: plain Markdown, of what the page says of it.
enum TicketScript {
  static let text = #"""
    const words = (item, part) => (item.querySelector(part)?.textContent ?? '').trim();
    // Nothing of a file is read as Markdown or as a name of a person.
    const plain = text => text.replace(/\s+/g, ' ')
      .replace(/[\\`*_[\]<>#|~&]/g, '\\$&').replace(/@/g, '@\u2060');
    const fence = (text, least) => '`'.repeat(
      Math.max(least, ...Array.from(text.matchAll(/`+/g), run => run[0].length + 1)));
    const code = text => {
      const marks = fence(text, 1);
      const gap = /^`|`$/.test(text) ? ' ' : '';
      return marks + gap + text + gap + marks;
    };
    const ticket = item => {
      const about = item.closest('.rule');
      const rule = words(about, '.path');
      const title = about.querySelector('h3').firstChild.textContent.trim();
      const page = /^https?:$/.test(location.protocol)
        ? location.href.replace(/[?#].*/, '') : '';
      const link = (text, id) => page ? `[${text}](${page}#${id})` : text;
      const sides = all('.sides > span', item).map(side => side.textContent.trim());
      const places = all('.path > span', item).map(place => place.textContent);
      const snippet = item.querySelector('pre')?.textContent ?? '';
      const marks = fence(snippet, 3);
      const help = words(about, '.help').replace(/^What to do\s*/, '');
      const fix = words(item, '.fix');
      const rest = places.length > 10 ? ` and ${places.length - 10} more` : '';
      return [
        `### ${plain(title)}: ${plain(words(item, 'strong'))}`,
        plain(words(item, '.says')),
        [
          `- Place: ${places.slice(0, 10).map(code).join(', ')}${rest}`,
          ...sides.map(side => `- Measured in ${plain(side)}`),
          `- Severity: ${words(item, 'p > b').toLowerCase()}`,
          fix && `- Change: ${plain(fix)}`,
        ].filter(Boolean).join('\n'),
        snippet && `${marks}\n${snippet}\n${marks}`,
        help && `**What to do:** ${plain(help)}`,
        `Rule: ${link(code(rule), about.querySelector('h3').id)}`
          + ` (\`chiaro rules ${rule.replace(/[^a-z0-9-]/g, '')}\`).`
          + (page ? ` ${link('Finding in the report', item.id)}.` : ''),
      ].filter(Boolean).join('\n\n') + '\n';
    };

    // Where there is no clipboard, the ticket is shown, selected.
    const draft = (button, text) => {
      const area = document.createElement('textarea');
      area.readOnly = true;
      area.rows = 12;
      area.value = text;
      area.setAttribute('aria-label', 'Ticket');
      button.parentElement.querySelector('textarea')?.remove();
      button.after(area);
      area.select();
      return document.execCommand('copy');
    };
    addEventListener('click', async event => {
      const button = event.target.closest?.('.ticket');
      if (!button) return;
      const text = ticket(button.closest('li'));
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        if (!draft(button, text)) return say('The ticket is selected, and could not be copied');
      }
      say('Copied as a ticket');
    });
    """#
}
