import { backLink } from '../addresses/back-target.ts';
import { hereAt } from '../addresses/here.ts';
import { paths } from '../addresses/paths.ts';
import { readableName } from '../addresses/readable-name.ts';
import type { Site } from '../addresses/site.ts';
import type { Category } from '../contracts/category.ts';
import type { Composition } from '../contracts/composition.ts';
import type { HeaderEntry } from '../contracts/entry.ts';
import type { Hotel } from '../contracts/hotel.ts';
import { type Placed, placeEntries } from '../hotel/entries.ts';
import { hotelCategory } from '../hotel/hotel-category.ts';
import { type HotelDay, longDay } from '../hotel/hotel-time.ts';
import { isBannerVideo, isVideo, widthsOf } from '../hotel/media.ts';
import { byOrder } from '../hotel/order.ts';
import { hotelName, settingsOf } from '../hotel/record.ts';
import { DEFAULT_TITLE, safeImage } from '../hotel/theme.ts';
import { statedIn } from '../language/locale.ts';
import { directionsHref, telHref, websiteHref, whatsappHref } from '../ui/links/links.ts';
import { paragraphs, plainText, shortened } from '../ui/rich-text/plain-text.ts';

/** What is known of a page before any code of it runs. */
export type Known = {
  hotel: Hotel | null | undefined;
  composition: Composition;
  /** What the page is written in. */
  language: string;
  mountAt: Site['mountAt'];
  canOpen: Site['canOpen'];
  /** The page's own; in a frame what of that is not known stands there by its parameter's name. */
  pathname: string | undefined;
  /** What day it is at the hotel; not known of one that names no time zone. */
  readonly day: HotelDay | undefined;
  /** Whether the guest has dates of a stay; in a frame, of home alone, which speaks of it. */
  readonly stay: boolean;
};

/**
 * What a frame may say: the whole vocabulary. Every text and address is made here of what the
 * provider answered, so that whoever fills a frame needs no code of a screen. What takes a slow phone
 * long is found out where a page asks for it: the day in 50 ms, the entries of a header in 15.
 */
export function slotsOf(known: Known) {
  const { hotel, composition, language, canOpen, pathname } = known;
  const { slug } = composition;
  const settings = settingsOf(hotel);
  const media = safeImage(settings?.banner_video);
  const info = safeImage(settings?.hotel_info_image);
  const banner = media && !isBannerVideo(media) ? media : undefined;
  const splash = safeImage(settings?.flash_screen_video);
  const back = pathname === undefined ? undefined : backLink(pathname, slug, known);
  const here = hereAt((pathname ?? '').replace(/\/+$/, ''));
  const around = hotelCategory(hotel?.categories);
  const category = hotel?.categories?.find((one) => here(paths.category(slug, one.slug), false));
  const contact = {
    call: telHref(hotel?.phone),
    whatsapp: whatsappHref(hotel?.whatsapp),
    website: websiteHref(hotel?.website),
  };
  const checkIn = Boolean(settings?.allow_checkin) && canOpen(paths.checkIn(slug));
  const preArrival = Boolean(settings?.allow_pre_arrival) && canOpen(paths.preArrival(slug));
  let placed: ReturnType<typeof placeEntries> | undefined;
  const entries = () => {
    placed ??= placeEntries(composition, hotel, canOpen);
    return placed;
  };
  return {
    /** The hotel's address inside the app. */
    slug,
    /** Whether its record is there. */
    known: Boolean(hotel),
    name: hotelName(hotel) || DEFAULT_TITLE,
    logo: safeImage(settings?.logo),
    /** The ways to reach it, and whether there is any. */
    contact: Object.values(contact).some(Boolean),
    ...contact,
    phone: hotel?.phone?.trim() || undefined,
    /** Whether a guest can sign up here. */
    signUp: composition.signup_hotel !== null,
    address: hotel?.address?.trim() || undefined,
    directions: directionsHref(hotel?.address),
    city: hotel?.city || undefined,
    /** The banner where it is a picture, else the picture of the hotel's information. */
    window: media && !isVideo(media) ? media : info,
    /** The picture of the hotel's information. */
    infoImage: info,
    banner,
    /** The narrowest of it. */
    bannerNarrow: banner && (widthsOf(banner)?.[0]?.src ?? banner),
    /** The banner where it is a film. */
    film: media && isBannerVideo(media) ? media : undefined,
    /** Whether its landing is a splash: a picture, or a film over the hotel's picture. */
    splash: splash !== undefined,
    splashPicture: splash && !isVideo(splash) ? splash : banner,
    splashFilm: splash && isVideo(splash) ? splash : undefined,
    /** The day, and the part of it, at the hotel's clock. */
    get today() {
      return known.day && longDay(known.day.date, statedIn(language));
    },
    get morning() {
      return known.day?.part === 'morning';
    },
    get afternoon() {
      return known.day?.part === 'afternoon';
    },
    get evening() {
      return known.day?.part === 'evening';
    },
    get stay() {
      return known.stay;
    },
    /** The way up from this page; not known of a frame for pages below others. */
    backHref: back && !back.to.includes('/:') ? back.to : undefined,
    backTitle: back?.title,
    /** The category of the hotel whose page this is. */
    categoryName: category && shortened(category.name, CATEGORY_CHARACTERS),
    welcomeTitle: hotel?.welcome_title || undefined,
    welcome: hotel?.welcome_message || undefined,
    welcomeWords: paragraphs(hotel?.welcome_message),
    /** The same in one line. */
    welcomeLine: plainText(hotel?.welcome_message) || undefined,
    description: hotel?.description || undefined,
    descriptionWords: paragraphs(hotel?.description),
    checkIn,
    checkInImage: safeImage(settings?.checkin_image),
    preArrival,
    preArrivalImage: safeImage(settings?.pre_arrival_image),
    /** Whether it takes either. */
    requests: checkIn || preArrival,
    /** Whether it says what became of them. */
    requestsState: hotel?.features?.includes('requests-state') ?? false,
    /** Whether it has a category whose children home shows, and not none. */
    around: around !== undefined && around.children?.length !== 0,
    /** The categories of the navigation. */
    navigation: navigationOf(hotel?.categories ?? [], language),
    get header() {
      return entries().header.map(headerEntry);
    },
    get menu() {
      return entries().menu.map(menuEntry);
    },
    /** The header's entries that stand on home as well. */
    get hasHome() {
      return entries().home.length > 0;
    },
    get home() {
      return entries().home.map(headerEntry);
    },
  };
}
export type PageSlots = ReturnType<typeof slotsOf>;

/** More categories nobody looks through in a navigation. */
export const MOST_CATEGORIES = 50;
/** No name is longer; what is typed in by mistake or in malice may be. */
const CATEGORY_CHARACTERS = 120;

/** The hotel's categories in their order, as links. */
export function navigationOf(categories: readonly Category[], language?: string) {
  return byOrder(categories)
    .slice(0, MOST_CATEGORIES)
    .map((category) => {
      const icon = safeImage(category.icon);
      return {
        key: String(category.id),
        name: readableName(category.name, language),
        slug: category.slug,
        icon,
        /** Line art takes the colour of its link; any other picture stays as the hotel made it. */
        art: /\.svg(?:\?|$)/.test(icon ?? ''),
      };
    });
}

/** An entry of the header or the menu: to a screen, or a call. */
export type Link = ReturnType<typeof menuEntry>;

function menuEntry({ label, href, remote, badge, ...entry }: Placed) {
  return { key: href, label, href, call: 'call' in entry, remote, badge };
}

function headerEntry(entry: Placed<Placed & HeaderEntry>) {
  return { ...menuEntry(entry), icon: entry.icon.map((path) => ({ key: path, path })) };
}
