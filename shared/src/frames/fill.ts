import type { Address, Condition, Part, Slot } from '../contracts/frame.ts';
import { srcSetOf } from '../hotel/media.ts';
import { escapeHtml } from './escape.ts';

/** A text, an address or a flag; the items of a list have slots of their own. */
export type SlotValue = string | boolean | undefined | readonly Slots[];
export type Slots = { readonly [name: string]: SlotValue };

/** What a frame is filled with: its slots, and what is known of addresses inside the app. */
export type Filling = {
  slots: Slots;
  /** Whether this hotel has something at an address. */
  canOpen: (href: string) => boolean;
  /** Whether the page stands at an address, or, where `below`, somewhere below it. */
  isHere: (href: string, below: boolean) => boolean;
};

/**
 * The markup of a frame, letter for letter what React writes for the screen with these values
 * (docs/decisions/0045-frames-are-data.md). Every value is escaped; `outlet` is markup.
 */
export function fill(parts: readonly Part[], filling: Filling, outlet = ''): string {
  const page = new Page();
  write(parts, filling, outlet, page);
  return page.html;
}

/** What is written so far. */
class Page {
  html = '';
  /** Whether something begins or ends here that is not always drawn. */
  #joint = false;

  joint(): void {
    this.#joint = true;
  }

  /** React keeps two texts apart that stand side by side, or a browser would make them one. */
  append(markup: string): void {
    if (markup === '') return;
    const twoTexts = this.html !== '' && !this.html.endsWith('>') && !markup.startsWith('<');
    this.html += this.#joint && twoTexts ? `<!-- -->${markup}` : markup;
    this.#joint = false;
  }
}

function write(parts: readonly Part[], filling: Filling, outlet: string, page: Page): void {
  for (const part of parts) {
    if (typeof part === 'string') page.append(part);
    else if ('slot' in part) page.append(escapeHtml(textOf(part, filling)));
    else if ('current' in part) {
      const here = filling.isHere(addressOf(part.current, filling), part.below);
      page.append(here ? ' aria-current="page"' : '');
    } else {
      page.joint();
      if ('outlet' in part) page.append(outlet);
      else if ('when' in part) {
        write(holds(part.when, filling) ? part.yes : part.no, filling, outlet, page);
      } else {
        for (const item of itemsOf(part.each, filling)) {
          write(part.item, within(filling, part.each, item), outlet, page);
          page.joint();
        }
      }
      page.joint();
    }
  }
}

/** The filling of one item of a list: its slots are called after the list. */
export function within(filling: Filling, list: string, item: Slots): Filling {
  const own = Object.entries(item).map(([name, value]) => [`${list}.${name}`, value]);
  return { ...filling, slots: { ...filling.slots, ...Object.fromEntries(own) } };
}

function slotOf(slot: string, { slots }: Filling): SlotValue {
  return Object.hasOwn(slots, slot) ? slots[slot] : undefined;
}

function textOf({ slot, as }: Slot, filling: Filling): string {
  const value = slotOf(slot, filling);
  const text = typeof value === 'string' ? value : '';
  if (as === 'segment') return encodeURIComponent(text);
  return as === 'srcset' ? (srcSetOf(text) ?? text) : text;
}

function itemsOf(list: string, filling: Filling): readonly Slots[] {
  const items = slotOf(list, filling);
  return Array.isArray(items) ? items : [];
}

function holds(condition: Condition, filling: Filling): boolean {
  return 'slot' in condition
    ? Boolean(slotOf(condition.slot, filling))
    : filling.canOpen(addressOf(condition.open, filling));
}

function addressOf(address: Address, filling: Filling): string {
  return address.map((part) => (typeof part === 'string' ? part : textOf(part, filling))).join('');
}
