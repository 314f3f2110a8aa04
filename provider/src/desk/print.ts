import type { DeskRequest } from '../requests/records.ts';

/** What a terminal obeys instead of showing it, and what turns the direction of a line. */
const OBEYED = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const TITLES = { checkin: 'Check-in', 'pre-arrival': 'Pre-arrival', enquiry: 'Enquiry' };
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What a guest typed, as one line that only shows: U+001B is written ␛, others \u{…}. */
export function harmless(typed: string): string {
  return typed.replaceAll(OBEYED, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code < 0x20 ? String.fromCodePoint(0x2400 + code) : `\\u{${code.toString(16)}}`;
  });
}

/** One request in one line of JSON; escaped like `harmless`, but any reader gets what was typed. */
export function jsonLine(request: DeskRequest): string {
  return JSON.stringify(request).replaceAll(
    OBEYED,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** A request as a person reads it; what a guest typed stands indented, so that it is nothing else. */
export function paragraph(request: DeskRequest): string {
  const { id, kind, state, guest, check_list_items, about, type } = request;
  const fields: [string, string | null | undefined][] = [
    ['Name', request.name],
    ['Email', request.email],
    ['Phone', request.phone],
    ['Guest', `${guest.name} <${guest.email}>`],
    ['Check-in', request.check_in],
    ['Reservation', request.reservation_number],
    ['Checklist', check_list_items?.map(({ name }) => name).join(', ')],
    ['Special requests', request.special_requests],
    ['About', kind === 'enquiry' ? [about, type].filter(Boolean).join(' · ') : null],
    ['Message', request.message],
    ['Answer', request.answer],
  ];
  return [
    `#${id} ${TITLES[kind]} · ${state} · ${WHEN.format(new Date(request.created_at))}`,
    ...fields.flatMap(([label, value]) => (value ? field(label, value) : [])),
  ].join('\n');
}

function field(label: string, value: string): string[] {
  const [first = '', ...rest] = value.split(/\r\n|\n/).map(harmless);
  if (rest.length === 0) return [`    ${label}: ${first}`];
  return [`    ${label}:`, ...[first, ...rest].map((line) => `      ${line}`)];
}
