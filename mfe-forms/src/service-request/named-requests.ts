import { SERVICE_REQUESTS } from './service-requests.ts';
import { namedText } from './text.ts';

type NamedEnquiry = { name: string; message: string; hint?: string };

/** Enquiries with a name and a first message, by their type; links name them as `category`. */
export const NAMED_ENQUIRIES: Readonly<Record<string, NamedEnquiry>> = namedText;

/** Reports whether requests of this type begin with their name, which is their title. */
export function isNamedRequest(type: string): boolean {
  return Object.hasOwn(SERVICE_REQUESTS, type) || Object.hasOwn(NAMED_ENQUIRIES, type);
}
