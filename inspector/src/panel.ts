import type { Inspected } from '@foyer/shared/contracts/inspected';
import { element } from './element.ts';
import type { Failure } from './failures.ts';
import { loads } from './loads.ts';
import { createOutline } from './outline.ts';
import { partView } from './part-view.ts';
import { STYLE } from './style.ts';
import { text } from './text.ts';

export type Panel = { toggle(): void; redraw(): void };

/** The panel over the page; what it says is drawn while it is open. */
export function createPanel(
  inspected: Inspected,
  failures: readonly Failure[],
  button: HTMLElement,
): Panel {
  const frames = element('div', { class: 'frames', 'aria-hidden': 'true' });
  const outline = createOutline(frames);
  const close = element('button', { type: 'button' }, text.close);
  const content = element('div');
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'title' },
    element(
      'div',
      { class: 'head' },
      element('h2', { id: 'title' }, text.title),
      element('p', {}, `${inspected.hotel}, ${inspected.composition}`),
      close,
    ),
    content,
  );
  attach(frames, dialog);

  function redraw(): void {
    if (!dialog.open) return;
    const open = [...dialog.querySelectorAll<HTMLElement>('details[open]')].map(nameOf);
    const focused = nameOf((dialog.getRootNode() as ShadowRoot).activeElement?.parentElement);
    const loaded = loads();
    const parts = inspected.parts.map((part) => partView(part, loaded));
    for (const part of parts) part.open = open.includes(nameOf(part));
    content.replaceChildren(
      element('h3', {}, text.failures),
      failureList(failures),
      element('h3', {}, text.parts),
      ...parts,
    );
    parts
      .find((part) => focused && nameOf(part) === focused)
      ?.querySelector('summary')
      ?.focus();
  }

  function end(): void {
    dialog.close();
    outline(undefined);
    button.focus();
  }

  close.addEventListener('click', end);
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  });
  const shows = ({ target }: Event) =>
    outline(nameOf((target as Element).closest<HTMLElement>('details')));
  dialog.addEventListener('pointerover', shows);
  dialog.addEventListener('focusin', shows);
  dialog.addEventListener('pointerleave', () => outline(undefined));

  return {
    redraw,
    toggle() {
      if (dialog.open) return end();
      dialog.show();
      redraw();
      close.focus();
    },
  };
}

const nameOf = (part: HTMLElement | null | undefined): string | undefined => part?.dataset.part;

/** Puts it into a shadow tree behind everything else. */
function attach(...children: HTMLElement[]): void {
  const host = element('div');
  host.lang = 'en';
  host.dir = 'ltr';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(...children);
  document.body.append(host);
}

function failureList(failures: readonly Failure[]): HTMLElement {
  if (failures.length === 0) return element('p', {}, text.noFailures);
  const lines = failures.map(({ atMs, words }) =>
    element('li', {}, words, ' ', element('span', {}, text.at(atMs))),
  );
  return element('ul', { class: 'failures' }, ...lines);
}
