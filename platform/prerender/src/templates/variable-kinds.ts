import { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import * as field from '@foyer/shared/contracts/provider/record-fields.ts';
import { HotelSettings } from '@foyer/shared/contracts/provider/settings.ts';
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';

/** The kind of a variable, or of each variable of a list item. */
export type NestedKind = VariableKind | { readonly [name: string]: NestedKind };

/**
 * The kind of a variable decides where a template may use it: an `address` as a whole URL attribute,
 * a `segment` also inside an address, a `flag` only in a condition. A `text` or an `address` may be
 * undefined; a `name` or a `link` never is.
 */
export type VariableKind = 'text' | 'name' | 'address' | 'link' | 'segment' | 'flag';

const FIELDS = { ...Hotel.shape, ...HotelSettings.shape };
const KIND_OF_FIELD = new Map<unknown, VariableKind>([
  [field.text, 'text'],
  [field.label, 'text'],
  [field.richText, 'text'],
  [field.color, 'text'],
  [field.picture, 'address'],
  [field.media, 'address'],
  [field.flag, 'flag'],
]);

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
const entry = { ...link, icon: { key: 'name', path: 'name' }, home: 'flag' } as const;
const paragraph = { key: 'name', text: 'name', heading: 'flag', item: 'flag' } as const;

/** The kinds of the variables that are derived from the hotel record. */
const DERIVED_KINDS = {
  slug: 'segment',
  is_known: 'flag',
  name: 'name',
  has_contact: 'flag',
  phone_href: 'address',
  whatsapp_href: 'address',
  website_href: 'address',
  sign_up: 'flag',
  directions_href: 'address',
  cover_picture: 'address',
  banner_picture: 'address',
  banner_film: 'address',
  has_splash: 'flag',
  splash_picture: 'address',
  splash_film: 'address',
  today: 'text',
  morning: 'flag',
  afternoon: 'flag',
  evening: 'flag',
  stay: 'flag',
  stay_steps: 'flag',
  back_href: 'address',
  back_title: 'text',
  category_name: 'text',
  welcome_paragraphs: paragraph,
  welcome_line: 'text',
  description_paragraphs: paragraph,
  allow_requests: 'flag',
  has_requests_state: 'flag',
  has_home_categories: 'flag',
  navigation: { key: 'name', name: 'name', slug: 'segment', icon: 'address', art: 'flag' },
  header: entry,
  menu: link,
  has_home: 'flag',
  home: entry,
} as const satisfies KindsOf<Omit<PageVariables, Exclude<keyof typeof FIELDS, 'slug' | 'name'>>>;

/** The kind of every template variable; a record's field has it by its schema. */
export const VARIABLE_KINDS: Readonly<Record<string, NestedKind>> = {
  ...Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, field]) => {
      const kind = KIND_OF_FIELD.get(field);
      return kind ? [[name, kind]] : [];
    }),
  ),
  ...DERIVED_KINDS,
};
