import type { SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import { GENERAL_ENQUIRY } from '../enquire/subject.ts';
import { NAMED_ENQUIRIES } from '../service-request/named-requests.ts';
import { SERVICE_REQUESTS } from '../service-request/service-requests.ts';
import { text } from '../text.ts';
import { searchText } from './text.ts';

const KEYWORDS: Readonly<Record<string, string>> = searchText.keywords;

const entry = (id: string, title: string, summary: string, more: Partial<SearchEntry> = {}) => ({
  id,
  path: searchText.path,
  title,
  text: summary,
  keywords: (KEYWORDS[id] ?? '').split(', '),
  to: id,
  ...more,
});

const SERVICES = Object.entries(SERVICE_REQUESTS).map(([slug, { texts }]) =>
  entry(slug, texts.title, texts.subtitle),
);

const NAMED = Object.entries(NAMED_ENQUIRIES).map(([category, { name, message }]) =>
  entry(category, name, message, { to: 'enquire', state: { category } }),
);

/** Returns what search finds of this remote, without the forms that the hotel does not offer. */
export function searchEntries(offers: {
  allow_checkin: boolean;
  allow_pre_arrival: boolean;
  has_requests_state: boolean;
}): SearchEntry[] {
  const { checkIn, preArrival, requests, enquiry } = text;
  const optional = [
    offers.allow_checkin && entry('hotel/check-in', checkIn.title, checkIn.subtitle),
    offers.allow_pre_arrival && entry('hotel/pre-arrival', preArrival.title, preArrival.subtitle),
    offers.has_requests_state && entry('requests', requests.title, requests.subtitle),
  ];
  return [
    ...optional.filter((one) => one !== false),
    ...SERVICES,
    ...NAMED,
    entry('enquire', enquiry.ask, enquiry.anything, { state: GENERAL_ENQUIRY }),
  ];
}
