import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';

/** The kind of a variable, or of each variable of a list item. */
export type NestedKind = VariableKind | { readonly [name: string]: NestedKind };

/**
 * The kind of a variable decides where a template may use it: an `address` as a whole URL attribute,
 * a `segment` also inside an address, a `flag` only in a condition. A `text` or an `address` may be
 * undefined; a `name` or a `link` never is.
 */
export type VariableKind = 'text' | 'name' | 'address' | 'link' | 'segment' | 'flag';

type KindOf<Value> = [Value] extends [boolean]
  ? 'flag'
  : Value extends readonly (infer Item)[]
    ? KindsOf<Item>
    : undefined extends Value
      ? 'text' | 'address'
      : 'name' | 'link' | 'segment';
type KindsOf<Variables> = { readonly [Name in keyof Variables]-?: KindOf<Variables[Name]> };

const link = {
  key: 'name',
  label: 'name',
  href: 'link',
  call: 'flag',
  remote: 'name',
  badge: 'text',
} as const;
const entry = { ...link, icon: { key: 'name', path: 'name' } } as const;
const paragraph = { key: 'name', text: 'name', heading: 'flag', item: 'flag' } as const;

/** The kind of every template variable. */
export const VARIABLE_KINDS = {
  slug: 'segment',
  isHotelKnown: 'flag',
  name: 'name',
  logo: 'address',
  contact: 'flag',
  call: 'address',
  phone: 'text',
  signUp: 'flag',
  whatsapp: 'address',
  website: 'address',
  address: 'text',
  directions: 'address',
  city: 'text',
  coverImage: 'address',
  infoImage: 'address',
  banner: 'address',
  bannerNarrow: 'address',
  bannerVideo: 'address',
  splash: 'flag',
  splashImage: 'address',
  splashVideo: 'address',
  today: 'text',
  morning: 'flag',
  afternoon: 'flag',
  evening: 'flag',
  stay: 'flag',
  backHref: 'address',
  backTitle: 'text',
  categoryName: 'text',
  welcomeTitle: 'text',
  welcome: 'text',
  welcomeParagraphs: paragraph,
  welcomeLine: 'text',
  description: 'text',
  descriptionParagraphs: paragraph,
  checkIn: 'flag',
  checkInImage: 'address',
  preArrival: 'flag',
  preArrivalImage: 'address',
  requests: 'flag',
  requestsState: 'flag',
  hasHomeCategories: 'flag',
  navigation: { key: 'name', name: 'name', slug: 'segment', icon: 'address', art: 'flag' },
  header: entry,
  menu: link,
  hasHome: 'flag',
  home: entry,
} as const satisfies KindsOf<PageVariables>;
