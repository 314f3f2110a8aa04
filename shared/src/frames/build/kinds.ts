import type { PageSlots } from '../slots.ts';

/**
 * What a slot holds and so where it may stand: an `address` where a browser follows it, alone; a
 * `segment` inside an address too; a `flag` nowhere but in a condition. A text or an address may be
 * missing, a `name` or a `link` never is.
 */
export type Kind = SlotKind | { readonly [slot: string]: Kind };
export type SlotKind = 'text' | 'name' | 'address' | 'link' | 'segment' | 'flag';

type KindOf<Value> = [Value] extends [boolean]
  ? 'flag'
  : Value extends readonly (infer Item)[]
    ? KindsOf<Item>
    : undefined extends Value
      ? 'text' | 'address'
      : 'name' | 'link' | 'segment';
type KindsOf<Slots> = { readonly [Slot in keyof Slots]-?: KindOf<Slots[Slot]> };

const link = {
  key: 'name',
  label: 'name',
  href: 'link',
  call: 'flag',
  remote: 'name',
  badge: 'text',
} as const;
const entry = { ...link, icon: { key: 'name', path: 'name' } } as const;
const words = { key: 'name', text: 'name', heading: 'flag', item: 'flag' } as const;

/** The kind of every slot of the vocabulary. */
export const KINDS = {
  slug: 'segment',
  known: 'flag',
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
  window: 'address',
  infoImage: 'address',
  banner: 'address',
  bannerNarrow: 'address',
  film: 'address',
  splash: 'flag',
  splashPicture: 'address',
  splashFilm: 'address',
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
  welcomeWords: words,
  welcomeLine: 'text',
  description: 'text',
  descriptionWords: words,
  checkIn: 'flag',
  checkInImage: 'address',
  preArrival: 'flag',
  preArrivalImage: 'address',
  requests: 'flag',
  requestsState: 'flag',
  around: 'flag',
  navigation: { key: 'name', name: 'name', slug: 'segment', icon: 'address', art: 'flag' },
  header: entry,
  menu: link,
  hasHome: 'flag',
  home: entry,
} as const satisfies KindsOf<PageSlots>;
