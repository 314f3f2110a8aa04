import { segmentOf } from '../addresses/segment.ts';
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

/** No frame of ours writes a quarter of it, however much a hotel says; no page may have as much. */
const MOST_LETTERS = 1_000_000;
/** What is filled is counted too: where nothing is written it still takes its time. */
const MOST_PARTS = 100_000;
/** To ask whether a hotel has something at an address takes as long as so many parts do. */
const PARTS_OF_A_QUESTION = 100;
/** The same of an item of a list, whose slots are laid beside the page's. */
const PARTS_OF_AN_ITEM = 5;

/**
 * The markup of a frame, letter for letter what React writes for the screen with these values
 * (docs/decisions/0045-frames-are-data.md). Every value is escaped; `outlet` is markup. Throws for a
 * frame that would not come to an end in time: a list in a list is as long as both together.
 */
export function fill(parts: readonly Part[], filling: Filling, outlet = ''): string {
  const page = new Page();
  write(parts, filling, outlet, page);
  return page.html;
}

/** What is written so far. */
class Page {
  /** Joined once: looking at a text that grows joins it again each time. */
  #pieces: string[] = [];
  #endsInText = false;
  /** Whether something begins or ends here that is not always drawn. */
  #joint = false;
  #letters = 0;
  #parts = 0;

  get html(): string {
    return this.#pieces.join('');
  }

  joint(): void {
    this.#joint = true;
  }

  /** Notes what is about to be done. */
  take({ letters = 0, parts = 0 }): void {
    this.#letters += letters;
    this.#parts += parts;
    if (this.#letters > MOST_LETTERS || this.#parts > MOST_PARTS)
      throw new RangeError('A frame writes more than any page has');
  }

  /** React keeps two texts apart that stand side by side, or a browser would make them one. */
  append(markup: string): void {
    if (markup === '') return;
    this.take({ letters: markup.length });
    const twoTexts = this.#endsInText && !markup.startsWith('<');
    this.#pieces.push(this.#joint && twoTexts ? `<!-- -->${markup}` : markup);
    this.#endsInText = !markup.endsWith('>');
    this.#joint = false;
  }
}

function write(parts: readonly Part[], filling: Filling, outlet: string, page: Page): void {
  for (const part of parts) {
    page.take({ parts: 1 });
    if (typeof part === 'string') page.append(part);
    else if ('slot' in part) page.append(escapeHtml(textOf(part, filling)));
    else if ('current' in part) {
      const here = filling.isHere(addressOf(part.current, filling, page), part.below);
      page.append(here ? ' aria-current="page"' : '');
    } else {
      page.joint();
      if ('outlet' in part) page.append(outlet);
      else if ('when' in part) {
        write(holds(part.when, filling, page) ? part.yes : part.no, filling, outlet, page);
      } else {
        for (const item of itemsOf(part.each, filling)) {
          page.take({ parts: PARTS_OF_AN_ITEM });
          write(part.item, within(filling, part.each, item), outlet, page);
          page.joint();
        }
      }
      page.joint();
    }
  }
}

/** The filling of one item of a list: its slots are called after the list. */
function within(filling: Filling, list: string, item: Slots): Filling {
  const own = Object.entries(item).map(([name, value]) => [`${list}.${name}`, value]);
  return { ...filling, slots: { ...filling.slots, ...Object.fromEntries(own) } };
}

function slotOf(slot: string, { slots }: Filling): SlotValue {
  return Object.hasOwn(slots, slot) ? slots[slot] : undefined;
}

function textOf({ slot, as }: Slot, filling: Filling): string {
  const value = slotOf(slot, filling);
  const text = typeof value === 'string' ? value : '';
  if (as === 'segment') return segmentOf(text);
  return as === 'srcset' ? (srcSetOf(text) ?? text) : text;
}

function itemsOf(list: string, filling: Filling): readonly Slots[] {
  const items = slotOf(list, filling);
  return Array.isArray(items) ? items : [];
}

function holds(condition: Condition, filling: Filling, page: Page): boolean {
  if ('slot' in condition) return Boolean(slotOf(condition.slot, filling));
  page.take({ parts: PARTS_OF_A_QUESTION });
  return filling.canOpen(addressOf(condition.open, filling, page));
}

function addressOf(address: Address, filling: Filling, page: Page): string {
  const texts = address.map((part) => {
    const text = typeof part === 'string' ? part : textOf(part, filling);
    page.take({ letters: text.length, parts: 1 });
    return text;
  });
  return texts.join('');
}
