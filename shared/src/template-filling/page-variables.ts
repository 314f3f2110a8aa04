import { backLink } from '../addresses/back-target.ts';
import { isHereAt } from '../addresses/is-here.ts';
import { paths } from '../addresses/paths.ts';
import { readableName } from '../addresses/readable-name.ts';
import type { Site } from '../addresses/site.ts';
import type { Composition } from '../contracts/composition.ts';
import type { HeaderEntry } from '../contracts/entry.ts';
import type { Category } from '../contracts/provider/category.ts';
import type { Hotel } from '../contracts/provider/hotel.ts';
import { homeCategory } from '../hotel/hotel-category.ts';
import { type HotelDay, longDay } from '../hotel/hotel-time.ts';
import { isBannerVideo, isVideo, widthsOf } from '../hotel/media.ts';
import { byOrder } from '../hotel/order.ts';
import { hotelName, settingsOf } from '../hotel/record.ts';
import { DEFAULT_TITLE, safeImage } from '../hotel/theme.ts';
import { specifiedLocaleOf } from '../language/locale.ts';
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
};

/**
 * Returns every variable that a template may use, derived from the provider's hotel record. The
 * gateway and the worker thereby fill templates without code of a screen. Getters defer what is slow
 * on a slow phone: the day takes 50 ms, the header entries 15 ms.
 */
export function variablesOf(facts: PageFacts) {
  const { hotel, composition, language, canOpen, pathname } = facts;
  const { slug } = composition;
  const settings = settingsOf(hotel);
  const media = safeImage(settings?.banner_video);
  const info = safeImage(settings?.hotel_info_image);
  const banner = media && !isBannerVideo(media) ? media : undefined;
  const splash = safeImage(settings?.flash_screen_video);
  const back = pathname === undefined ? undefined : backLink(pathname, slug, facts);
  const isHere = isHereAt((pathname ?? '').replace(/\/+$/, ''));
  const home = homeCategory(hotel?.categories);
  const category = hotel?.categories?.find((one) => isHere(paths.category(slug, one.slug), false));
  const contact = {
    call: telHref(hotel?.phone),
    whatsapp: whatsappHref(hotel?.whatsapp),
    website: websiteHref(hotel?.website),
  };
  const checkIn = Boolean(settings?.allow_checkin) && canOpen(paths.checkIn(slug));
  const preArrival = Boolean(settings?.allow_pre_arrival) && canOpen(paths.preArrival(slug));
  let resolved: ReturnType<typeof resolvedEntries> | undefined;
  const entries = () => {
    resolved ??= resolvedEntries(composition, hotel, canOpen);
    return resolved;
  };
  return {
    /** The hotel's address inside the app. */
    slug,
    /** Set once the hotel record is loaded. */
    isHotelKnown: Boolean(hotel),
    name: hotelName(hotel) || DEFAULT_TITLE,
    logo: safeImage(settings?.logo),
    /** Set if the hotel has a phone, a WhatsApp number or a website. */
    contact: Object.values(contact).some(Boolean),
    ...contact,
    phone: hotel?.phone?.trim() || undefined,
    /** Set if the hotel offers sign-up. */
    signUp: composition.signup_hotel !== null,
    address: hotel?.address?.trim() || undefined,
    directions: directionsHref(hotel?.address),
    city: hotel?.city || undefined,
    /** The banner if it is an image, else the image of the hotel information. */
    coverImage: media && !isVideo(media) ? media : info,
    /** The image of the hotel information. */
    infoImage: info,
    banner,
    /** The narrowest width of the banner. */
    bannerNarrow: banner && (widthsOf(banner)?.[0]?.src ?? banner),
    /** The banner if it is a video. */
    bannerVideo: media && isBannerVideo(media) ? media : undefined,
    /** Set if the landing page is a splash: an image, or a video over the banner. */
    splash: splash !== undefined,
    splashImage: splash && !isVideo(splash) ? splash : banner,
    splashVideo: splash && isVideo(splash) ? splash : undefined,
    /** The date at the hotel, for people to read. */
    get today() {
      return facts.day && longDay(facts.day.date, specifiedLocaleOf(language));
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
    /** The parent page; undefined in a template whose parent has a parameter. */
    backHref: back && !back.to.includes('/:') ? back.to : undefined,
    backTitle: back?.title,
    /** The name of the category at this address. */
    categoryName: category && truncated(category.name, CATEGORY_CHARACTERS),
    welcomeTitle: hotel?.welcome_title || undefined,
    welcome: hotel?.welcome_message || undefined,
    welcomeParagraphs: paragraphs(hotel?.welcome_message),
    /** The welcome message in one line. */
    welcomeLine: plainText(hotel?.welcome_message) || undefined,
    description: hotel?.description || undefined,
    descriptionParagraphs: paragraphs(hotel?.description),
    checkIn,
    checkInImage: safeImage(settings?.checkin_image),
    preArrival,
    preArrivalImage: safeImage(settings?.pre_arrival_image),
    /** Set if the hotel takes check-in or pre-arrival requests. */
    requests: checkIn || preArrival,
    /** Set if the provider reports the state of requests. */
    requestsState: hotel?.features?.includes('requests-state') ?? false,
    /** Set unless the hotel is known to have no categories to show on home. */
    hasHomeCategories: home !== undefined && home.children?.length !== 0,
    /** The categories of the navigation. */
    navigation: navigationOf(hotel?.categories ?? [], language),
    get header() {
      return entries().header.map(headerEntry);
    },
    get menu() {
      return entries().menu.map(menuEntry);
    },
    /** Header entries that home shows as well. */
    get hasHome() {
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
  return { ...menuEntry(entry), icon: entry.icon.map((path) => ({ key: path, path })) };
}
