import { isSlug, slugSuggestion } from '@foyer/shared/addresses/slug.ts';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { didYouMean } from '@foyer/shared/documents/did-you-mean.ts';
import {
  abridgedList,
  issueMessage,
  issueSentence,
} from '@foyer/shared/documents/issue-messages.ts';
import { type DocumentIssue, parseJsonDocument } from '@foyer/shared/documents/json.ts';
import * as z from 'zod/mini';
import {
  ALL_HOTELS,
  EMPTY_FLEET,
  Fleet,
  HotelChoice,
  REQUIRED_REMOTES,
  SHELL,
} from '../contracts/fleet.ts';

/** Thousands of hotels take one megabyte; a larger file is not a fleet document. */
export const MAX_DOCUMENT_BYTES = 16_000_000;

/** An error in a document; without a hotel it concerns all hotels. */
type DocumentError = { text: string; hotel?: string };

/** A fleet document as written, parsed as far as possible. */
export type FleetDocument = {
  text: string;
  /** The valid part of the document. */
  fleet: Fleet;
  errors: DocumentError[];
};

/** Hotels are parsed separately, so that one hotel's error concerns no other. */
const FleetEnvelope = z.extend(Fleet, { hotels: z.record(z.string(), z.unknown()) });
/** Reads the remotes that a hotel names, even if its entry has other errors. */
const NamedRemotes = z.object({ remotes: z.record(z.string(), z.looseObject({})) });

/** Parses a fleet document: JSON with comments and trailing commas. */
export function readDocument(text: string): FleetDocument {
  const json = parseJsonDocument(text);
  if ('error' in json) return { text, fleet: EMPTY_FLEET, errors: [{ text: json.error }] };
  const envelope = FleetEnvelope.safeParse(json.value, { error: issueMessage });
  const isOfHotel = ({ path }: DocumentIssue) => path[0] === 'hotels' && path.length > 1;
  const general = [
    ...json.issues.filter((issue) => !isOfHotel(issue)),
    ...(envelope.error?.issues ?? []),
  ].map((issue) => issueSentence(issue));
  if (!envelope.success || general.length > 0)
    return {
      text,
      fleet: EMPTY_FLEET,
      errors: [...new Set(general)].map((one) => ({ text: one })),
    };

  const issues = json.issues.filter(isOfHotel).map(({ path, ...issue }): HotelIssue => {
    return { hotel: String(path[1]), issue: { ...issue, path: path.slice(2) } };
  });
  const hotels: Fleet['hotels'] = {};
  for (const [hotel, choice] of Object.entries(envelope.data.hotels)) {
    const { data, error } = HotelChoice.safeParse(choice, { error: issueMessage });
    if (data) hotels[hotel] = data;
    issues.push(...(error?.issues ?? []).map((issue) => ({ hotel, issue })));
  }
  const errors = [
    ...groupedErrors(issues),
    ...invalidSlugs(envelope.data),
    ...unknownRemotes(envelope.data),
  ];
  return { text, fleet: { ...envelope.data, hotels }, errors };
}

type FleetEnvelope = z.infer<typeof FleetEnvelope>;

type HotelIssue = { hotel: string; issue: DocumentIssue };

/** Groups the same error at many hotels into one sentence. */
function groupedErrors(issues: readonly HotelIssue[]): DocumentError[] {
  const groups = Map.groupBy(issues, ({ issue }) => issueSentence(issue));
  return [...groups.values()].flatMap((same) => {
    const hotels = [...new Set(same.map(({ hotel }) => hotel))];
    return same
      .slice(0, 1)
      .map(({ issue }) => issueSentence(issue, 'hotels', abridgedList(hotels)))
      .flatMap((text) => hotels.map((hotel) => ({ text, hotel })));
  });
}

function invalidSlugs({ hotels }: FleetEnvelope): DocumentError[] {
  return Object.keys(hotels)
    .filter((hotel) => hotel !== ALL_HOTELS && !isSlug(hotel))
    .map((hotel) => {
      const text = `${JSON.stringify(hotel)} is not a hotel slug${slugSuggestion(hotel)}`;
      return { text, hotel };
    });
}

/** Reports remotes that a hotel names but of which the document has no release. */
function unknownRemotes({ channels, hotels }: FleetEnvelope): DocumentError[] {
  const named = Object.entries(hotels).flatMap(([hotel, choice]) =>
    Object.entries(NamedRemotes.safeParse(choice).data?.remotes ?? {}).map(
      ([name, { pin, release }]) => ({
        hotel,
        name,
        hasRelease: Boolean(pin ?? release),
      }),
    ),
  );
  const released = named.flatMap(({ name, hasRelease }) => (hasRelease ? [name] : []));
  const known = new Set([...Object.keys(channels), ...released, ...REQUIRED_REMOTES, SHELL]);
  const isUnknown = ({ name, hotel }: (typeof named)[number]) =>
    name === WORKER ? hotel !== ALL_HOTELS : !known.has(name);
  return named.filter(isUnknown).map(({ hotel, name }) => {
    const text =
      name === WORKER
        ? 'all hotels share one worker: a hotel cannot choose its own'
        : `there is no remote ${name}${didYouMean(name, [...known])}`;
    return { text, hotel };
  });
}
