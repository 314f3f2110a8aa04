import { expect, test } from 'vitest';
import { paths } from '../addresses/paths.ts';
import { siteOf } from '../addresses/site.ts';
import type { Composition } from '../contracts/composition.ts';
import type { Part } from '../contracts/frame.ts';
import type { Hotel } from '../contracts/hotel.ts';
import { KINDS, type Kind } from './build/kinds.ts';
import { fill, type Slots, type SlotValue } from './fill.ts';
import { slotsOf } from './slots.ts';

/** What a hotel may write wherever a text or an address is expected. */
const HOSTILE = [
  '</p></a><script>alert(1)</script><img src=x onerror=alert(1)>',
  '</title></textarea></style></template><!--><svg onload=alert(1)>',
  `" onmouseover="alert(1)" x='`,
  `' onfocus='alert(1)' autofocus x="`,
  '`><iframe srcdoc=x>`',
  '\0<\0script>\0',
  '\u2028</script>\u2029<script>',
  '&lt;script&gt;&#x3c;script&#x3e;&quot;&#0;',
  'javascript:alert(1)',
  ' \tjava\nscript:alert(1)//.png',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x.mp4',
  '\\\\evil.test/x.png',
  '//evil.test/x.mp4',
  '/\\evil.test/x.png?w=390,780',
  '/a.png?w=390,780" onerror="alert(1)',
  'https://user@evil.test/x.png',
  'https:evil.test, javascript:alert(1) 2x',
  '\u202e\u2066gpj.exe\u2069\u202c',
  '\ud800',
  `${'<b title="x">'.repeat(8000)}`,
];

/** A hotel that says this wherever it says anything, as long as it may (SHELL-37). */
function hotelOf(long: string, text: string): Hotel {
  const category = (id: number, slug: string) => ({ id, slug, name: text, icon: text });
  return {
    id: 1,
    slug: 'plaza',
    name: text,
    address: text,
    city: text,
    welcome_title: text,
    welcome_message: long,
    description: long,
    phone: text,
    whatsapp: text,
    website: text,
    timezone: text,
    language: text,
    features: [text, 'requests-state'],
    categories: [category(1, 'dining'), category(2, text), category(3, `hotel${text}`)],
    settings: [
      {
        app_name: text,
        logo: text,
        banner_video: text,
        hotel_info_image: text,
        flash_screen_video: text,
        checkin_image: text,
        pre_arrival_image: text,
        allow_checkin: true,
        allow_pre_arrival: true,
      },
    ],
  };
}

const mount = (path: string) =>
  ({ path, area: 'dashboard', screen: 'x', remote: 'mfe-x', enabled: true }) as const;
function slotsWith(long: string, path: (slug: string) => string): Slots {
  const text = long.slice(0, 300);
  const entry = (to: string) => ({ label: text, to, remote: 'mfe-x', badge: text });
  const icons = { icon: [text, text], home: true };
  const composition: Composition = {
    id: '1',
    slug: 'plaza',
    shell: { version: '1.0.0' },
    remotes: [],
    mounts: [
      'hotel',
      'hotel/check-in',
      'hotel/pre-arrival',
      ':categorySlug',
      ':categorySlug/:subCategorySlug',
    ].map(mount),
    header: [
      { ...entry('hotel'), ...icons },
      { label: text, call: 'phone', remote: 'mfe-x', ...icons },
    ],
    menu: [entry('hotel/check-in')],
    signup_hotel: null,
    video_hosts: [],
  };
  return slotsOf({
    ...siteOf(composition),
    hotel: hotelOf(long, text),
    composition,
    language: 'en',
    pathname: path(text),
    day: { date: '2026-11-24', part: 'evening' },
    stay: true,
  });
}

/** Where a slot may stand at all, by its kind: what the compiler lets through. */
function partsFor(slot: string, kind: Kind): Part[] {
  if (typeof kind === 'object')
    return [{ each: slot, item: ['<ul>', ...partsOf(kind, `${slot}.`), '</ul>'] }];
  if (kind === 'flag') return [{ when: { slot }, yes: ['<b></b>'], no: ['<i></i>'] }];
  const text: Part[] = ['<p title="', { slot }, '">', { slot }, '</p>'];
  if (kind === 'segment')
    return [...text, '<a class="app" href="/plaza/', { slot, as: 'segment' }, '/x"></a>'];
  if (kind !== 'address' && kind !== 'link') return text;
  const set: Part = { slot, as: 'srcset' };
  return [...text, '<a href="', { slot }, '"><img src="', { slot }, '" srcset="', set, '"/></a>'];
}

const partsOf = (kinds: { readonly [slot: string]: Kind }, list = ''): Part[] =>
  Object.entries(kinds).flatMap(([name, kind]) => partsFor(list + name, kind));

function parsed(parts: Part[], slots: Slots): HTMLElement {
  const html = fill(parts, { slots, canOpen: () => true, isHere: () => true });
  return new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html').body;
}

/** Its elements as they lie in one another, each with the names of its attributes. */
function shapeOf({ localName, attributes, children }: Element): string {
  const names = [...attributes].map(({ name }) => name);
  return `<${[localName, ...names].join(' ')}>${[...children].map(shapeOf).join('')}</>`;
}

/** The same slots with a plain word in the place of every text. */
function harmless(value: SlotValue): SlotValue {
  if (typeof value === 'string') return 'x';
  return Array.isArray(value) ? value.map(plain) : value;
}
const plain = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, harmless(value)]));

/** Addresses that lead to another scheme, or elsewhere without saying so. */
function strayIn(body: HTMLElement): string[] {
  const followed = [...body.querySelectorAll('[href], [src]')].flatMap((element) => {
    const candidates = element.getAttribute('srcset')?.split(', ') ?? [];
    const pictures = candidates.map((one) => one.replace(/ \d+w$/, ''));
    return [element.getAttribute('href'), element.getAttribute('src'), ...pictures];
  });
  return followed.filter((address): address is string => {
    if (!address) return false;
    const url = new URL(address, 'https://foyer.test/');
    const inside = url.origin === 'https://foyer.test' && address.startsWith('/');
    return !inside && !/^(?:https:\/\/(?!foyer\.test)|tel:\+?\d)/.test(address);
  });
}

test.each(Object.entries<Kind>(KINDS))(
  'SHELL-21 whatever a hotel writes, in a frame %s is a text, or leads where it may',
  (slot, kind) => {
    const parts = partsFor(slot, kind);
    for (const text of HOSTILE)
      for (const path of [
        () => paths.category('plaza', 'dining'),
        (slug: string) => `${paths.category('plaza', slug)}/:subCategorySlug`,
      ]) {
        const slots = slotsWith(text, path);
        const body = parsed(parts, slots);
        const what = JSON.stringify(text.slice(0, 60));
        expect(shapeOf(body), what).toBe(shapeOf(parsed(parts, plain(slots))));
        expect(strayIn(body), what).toEqual([]);
        for (const link of body.querySelectorAll<HTMLAnchorElement>('a.app')) {
          const { origin, pathname } = new URL(
            link.getAttribute('href') ?? '',
            'https://foyer.test',
          );
          expect([origin, pathname.split('/').length], what).toEqual(['https://foyer.test', 4]);
        }
      }
  },
);
