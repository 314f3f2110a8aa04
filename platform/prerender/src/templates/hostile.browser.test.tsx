import { paths } from '@foyer/shared/addresses/paths.ts';
import { siteOf } from '@foyer/shared/addresses/site.ts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import type { TemplateNode } from '@foyer/shared/contracts/template.ts';
import { fillTemplate, type TemplateValues } from '@foyer/shared/template-filling/fill.ts';
import { variablesOf } from '@foyer/shared/template-filling/page-variables.ts';
import { expect, test } from 'vitest';
import { type NestedKind, VARIABLE_KINDS } from './variable-kinds.ts';

/** Values that a hotel record may hold in place of a text or an address. */
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

/** Returns a hotel whose every text is `text`, and whose long texts are `long` (SHELL-37). */
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
function valuesWith(long: string, path: (slug: string) => string): TemplateValues {
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
  return variablesOf({
    ...siteOf(composition),
    hotel: hotelOf(long, text),
    composition,
    language: 'en',
    pathname: path(text),
    day: { date: '2026-11-24', partOfDay: 'evening' },
    stay: true,
    staySteps: true,
  });
}

/** Returns every use of a variable that the compiler allows for its kind. */
function nodesFor(variable: string, kind: NestedKind): TemplateNode[] {
  if (typeof kind === 'object')
    return [{ for: variable, nodes: ['<ul>', ...nodesOf(kind, `${variable}.`), '</ul>'] }];
  if (kind === 'flag') return [{ if: { variable }, nodes: ['<b></b>'], otherwise: ['<i></i>'] }];
  const text: TemplateNode[] = ['<p title="', { variable }, '">', { variable }, '</p>'];
  if (kind === 'segment')
    return [...text, '<a class="app" href="/plaza/', { variable, as: 'segment' }, '/x"></a>'];
  if (kind !== 'address' && kind !== 'link') return text;
  const srcset: TemplateNode = { variable, as: 'srcset' };
  return [
    ...text,
    '<a href="',
    { variable },
    '"><img src="',
    { variable },
    '" srcset="',
    srcset,
    '"/></a>',
  ];
}

const nodesOf = (kinds: { readonly [name: string]: NestedKind }, list = ''): TemplateNode[] =>
  Object.entries(kinds).flatMap(([name, kind]) => nodesFor(list + name, kind));

function parsed(nodes: TemplateNode[], values: TemplateValues): HTMLElement {
  const html = fillTemplate(nodes, { values, canOpen: () => true, isHere: () => true });
  return new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html').body;
}

/** Returns the element tree with attribute names. */
function shapeOf({ localName, attributes, children }: Element): string {
  const names = [...attributes].map(({ name }) => name);
  return `<${[localName, ...names].join(' ')}>${[...children].map(shapeOf).join('')}</>`;
}

/** Replaces every text by a plain word. */
function harmless(value: unknown): unknown {
  if (typeof value === 'string') return 'x';
  return Array.isArray(value) ? value.map(plain) : value;
}
const plain = (values: TemplateValues): TemplateValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, harmless(value)]));

/** Returns addresses with another scheme, or that leave the app although they look internal. */
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

test.each(Object.entries<NestedKind>(VARIABLE_KINDS))(
  'SHELL-21 a hostile value of %s stays text or a safe address in a template',
  (variable, kind) => {
    const nodes = nodesFor(variable, kind);
    for (const text of HOSTILE)
      for (const path of [
        () => paths.category('plaza', 'dining'),
        (slug: string) => `${paths.category('plaza', slug)}/:subCategorySlug`,
      ]) {
        const values = valuesWith(text, path);
        const body = parsed(nodes, values);
        const what = JSON.stringify(text.slice(0, 60));
        expect(shapeOf(body), what).toBe(shapeOf(parsed(nodes, plain(values))));
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
