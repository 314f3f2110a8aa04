import { escapeControls } from '../client/escape-controls.ts';
import type { Entry } from './inbox.ts';

const TITLES = { checkin: 'Check-in', 'pre-arrival': 'Pre-arrival', enquiry: 'Enquiry' };
const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const timeText = (time: string) => DATE_TIME.format(new Date(time));

/** Formats an entry for a person. Indents the guest's input, so it cannot imitate an entry. */
export function formatEntry(entry: Entry): string {
  const { heading, fields } = contentOf(entry);
  const { id, guest, created_at } = entry;
  const allFields = { ...fields, Guest: `${guest.name} <${guest.email}> #${guest.id}` };
  return [
    `#${id} ${heading} · ${timeText(created_at)}`,
    ...Object.entries(allFields).flatMap(([label, value]) =>
      value ? fieldLines(label, value) : [],
    ),
  ].join('\n');
}

type Fields = Record<string, string | null | undefined>;

function contentOf(entry: Entry): { heading: string; fields: Fields } {
  if (entry.kind === 'chat') {
    const { from, body } = entry;
    return { heading: 'Chat', fields: { From: from, Message: body } };
  }
  if ('sender' in entry) {
    const { parent_id, sender, subject, message } = entry;
    return {
      heading: parent_id === null ? 'Thread' : `Reply in #${parent_id}`,
      fields: { From: sender.name, Subject: subject, Message: message },
    };
  }
  const { kind, state, check_list_items, about, type, changed_at, answered_at } = entry;
  return {
    heading: `${TITLES[kind]} · ${state}`,
    fields: {
      Changed: changed_at && timeText(changed_at),
      Name: entry.name,
      Email: entry.email,
      Phone: entry.phone,
      'Check-in': entry.check_in,
      Reservation: entry.reservation_number,
      Checklist: check_list_items?.map(({ name }) => name).join(', '),
      'Special requests': entry.special_requests,
      About: kind === 'enquiry' ? [about, type].filter(Boolean).join(' · ') : null,
      Message: entry.message,
      Answer: entry.answer,
      Answered: answered_at && timeText(answered_at),
    },
  };
}

function fieldLines(label: string, value: string): string[] {
  const [first = '', ...rest] = value.split(/\r\n|\n/).map(escapeControls);
  if (rest.length === 0) return [`    ${label}: ${first}`];
  return [`    ${label}:`, ...[first, ...rest].map((line) => `      ${line}`)];
}
