import { backLink } from '../addresses/back-target.ts';
import { isHereAt } from '../addresses/is-here.ts';
import { paths } from '../addresses/paths.ts';
import { readableName } from '../addresses/readable-name.ts';
import type { Site } from '../addresses/site.ts';
import type { Composition } from '../contracts/composition.ts';
import type { HeaderEntry } from '../contracts/entry.ts';
import type { Category } from '../contracts/provider/category.ts';
import { Hotel } from '../contracts/provider/hotel.ts';
import { media, picture } from '../contracts/provider/record-fields.ts';
import { HotelSettings } from '../contracts/provider/settings.ts';
import { byOrder, homeCategory } from '../hotel/categories.ts';
import { type HotelDay, longDate } from '../hotel/hotel-time.ts';
import { isBannerVideo, isVideo } from '../hotel/media.ts';
import { hotelName, settingsOf } from '../hotel/record.ts';
import { DEFAULT_TITLE, safeImage } from '../hotel/theme.ts';
import { specifiedLocale } from '../language/locale.ts';
import { directionsHref, telHref, websiteHref, whatsappHref } from '../ui/links/links.ts';
import { paragraphs, plainText, truncated } from '../ui/rich-text/plain-text.ts';
import { type ResolvedEntry, resolvedEntries } from './entries.ts';

/** The inputs of a page's template variables, all known before the page runs code. */
export type PageFacts = {
  hotel: Hotel | null | undefined;
  composition: Composition;
  /** BCP 47 tag of the page. */
  language: string;
  mountAt: Site['mountAt'];
  canOpen: Site['canOpen'];
  /** The page's path; in a template an unknown segment is the name of its parameter. */
  pathname: string | undefined;
  /** The day at the hotel; undefined for a hotel without a time zone. */
  readonly day: HotelDay | undefined;
  /** Set if the guest has dates of a stay; in a template only for hotel home, which shows them. */
  readonly stay: boolean;
  /** Set if home shows the steps of the stay. */
  readonly staySteps: boolean;
};

/** Returns the fields of the record and of its settings; of pictures and videos only safe addresses. */
function recordValues(hotel: PageFacts['hotel']) {
  const record: Record<string, unknown> = { ...hotel, ...settingsOf(hotel) };
  const values = FIELDS.map(([name, kind]) => {
    const value = record[name] ?? undefined;
    return [name, kind === picture || kind === media ? safeImage(value as string) : value];
  });
  return Object.fromEntries(values) as RecordValues;
}

const FIELDS = Object.entries({ ...Hotel.shape, ...HotelSettings.shape });

type Fields = Omit<Hotel, 'settings'> & HotelSettings;
type RecordValues = {
  readonly [Name in keyof Required<Fields>]: NonNullable<Fields[Name]> | undefined;
};

/**
 * Returns the hotel as pages and templates show it: the fields of its record by the names of the
 * contract, and values derived from them. The gateway and the worker thereby fill templates without
 * code of a screen. Getters defer what is slow on a slow phone: the day takes 50 ms, the header
 * entries 15 ms.
 */
export function variablesOf(facts: PageFacts) {
  const { hotel, composition, language, canOpen, pathname } = facts;
  const { slug } = composition;
  const record = recordValues(hotel);
  const { banner_video, flash_screen_video, hotel_info_image } = record;
  const banner_picture = banner_video && !isBannerVideo(banner_video) ? banner_video : undefined;
  const hasSplashFilm = flash_screen_video !== undefined && isVideo(flash_screen_video);
  const back = pathname === undefined ? undefined : backLink(pathname, slug, facts);
  const isHere = isHereAt((pathname ?? '').replace(/\/+$/, ''));
  const home = homeCategory(record.categories);
  const category = record.categories?.find((one) => isHere(paths.category(slug, one.slug), false));
  const phone_href = telHref(record.phone);
  const whatsapp_href = whatsappHref(record.whatsapp);
  const website_href = websiteHref(record.website);
  const allow_checkin = record.allow_checkin === true && canOpen(paths.checkIn(slug));
  const allow_pre_arrival = record.allow_pre_arrival === true && canOpen(paths.preArrival(slug));
  let resolved: ReturnType<typeof resolvedEntries> | undefined;
  const entries = () => {
    resolved ??= resolvedEntries(composition, hotel, canOpen);
    return resolved;
  };
  return {
    ...record,
    /** The hotel's address inside the app. */
    slug,
    /** Set once the hotel record is loaded. */
    is_known: Boolean(hotel),
    name: hotelName(hotel) || DEFAULT_TITLE,
    /** Set if the hotel has a phone, a WhatsApp number or a website. */
    has_contact: Boolean(phone_href || whatsapp_href || website_href),
    phone_href,
    whatsapp_href,
    website_href,
    phone: record.phone?.trim(),
    /** Set if the hotel offers sign-up. */
    sign_up: composition.signup_hotel !== null,
    address: record.address?.trim(),
    directions_href: directionsHref(record.address),
    /** The banner if it is a picture, else the picture of the hotel information. */
    cover_picture: banner_video && !isVideo(banner_video) ? banner_video : hotel_info_image,
    banner_picture,
    banner_film: banner_picture ? undefined : banner_video,
    /** Set if the landing page is a splash: a picture, or a film over the banner. */
    has_splash: flash_screen_video !== undefined,
    splash_picture: flash_screen_video && !hasSplashFilm ? flash_screen_video : banner_picture,
    splash_film: hasSplashFilm ? flash_screen_video : undefined,
    /** The date at the hotel, for people to read. */
    get today() {
      return facts.day && longDate(Date.parse(facts.day.date), 'UTC', specifiedLocale(language));
    },
    get morning() {
      return facts.day?.partOfDay === 'morning';
    },
    get afternoon() {
      return facts.day?.partOfDay === 'afternoon';
    },
    get evening() {
      return facts.day?.partOfDay === 'evening';
    },
    get stay() {
      return facts.stay;
    },
    get stay_steps() {
      return facts.staySteps;
    },
    /** The parent page; undefined in a template whose parent has a parameter. */
    back_href: back && !back.to.includes('/:') ? back.to : undefined,
    back_title: back?.title,
    /** The name of the category at this address. */
    category_name: category && truncated(category.name, CATEGORY_CHARACTERS),
    welcome_paragraphs: paragraphs(record.welcome_message),
    /** The welcome message in one line. */
    welcome_line: plainText(record.welcome_message) || undefined,
    description_paragraphs: paragraphs(record.description),
    /** Set if the hotel allows it and has its screen. */
    allow_checkin,
    allow_pre_arrival,
    /** Set if the hotel takes check-in or pre-arrival requests. */
    allow_requests: allow_checkin || allow_pre_arrival,
    /** Set if the provider reports the state of requests. */
    has_requests_state: record.features?.includes('requests-state') ?? false,
    /** Set unless the hotel is known to have no categories to show on home. */
    has_home_categories: home !== undefined && home.children?.length !== 0,
    /** The categories of the navigation. */
    navigation: navigationOf(record.categories ?? [], language),
    get header() {
      return entries().header.map(headerEntry);
    },
    get menu() {
      return entries().menu.map(menuEntry);
    },
    /** Header entries that home shows as well. */
    get has_home() {
      return entries().home.length > 0;
    },
    get home() {
      return entries().home.map(headerEntry);
    },
  };
}
export type PageVariables = ReturnType<typeof variablesOf>;

/** Limit of the categories in the navigation. */
export const MAX_NAVIGATION_CATEGORIES = 50;
/** Limit of a category name in a heading; a hotel's record may hold a far longer text. */
const CATEGORY_CHARACTERS = 120;

/** Returns the hotel's categories as ordered navigation links. */
export function navigationOf(categories: readonly Category[], language?: string) {
  return byOrder(categories)
    .slice(0, MAX_NAVIGATION_CATEGORIES)
    .map((category) => {
      const icon = safeImage(category.icon);
      return {
        key: String(category.id),
        name: readableName(category.name, language),
        slug: category.slug,
        icon,
        /** Set for an SVG icon, which takes the colour of its link. */
        art: /\.svg(?:\?|$)/.test(icon ?? ''),
      };
    });
}

/** A link of the header or the menu: to a screen, or a phone call. */
export type Link = ReturnType<typeof menuEntry>;

function menuEntry({ label, href, remote, badge, ...entry }: ResolvedEntry) {
  return { key: href, label, href, call: 'call' in entry, remote, badge };
}

function headerEntry(entry: ResolvedEntry<ResolvedEntry & HeaderEntry>) {
  const icon = entry.icon.map((path) => ({ key: path, path }));
  return { ...menuEntry(entry), icon, home: entry.home === true };
}
