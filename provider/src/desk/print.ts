import { harmless } from '../client/harmless.ts';
import type { Entry } from './inbox.ts';

const TITLES = { checkin: 'Check-in', 'pre-arrival': 'Pre-arrival', enquiry: 'Enquiry' };
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An entry as a person reads it; what a guest typed stands indented, so that it is nothing else. */
export function paragraph(entry: Entry): string {
  const { head, fields } = parts(entry);
  const { id, guest, created_at } = entry;
  const whole: Field[] = [...fields, ['Guest', `${guest.name} <${guest.email}> #${guest.id}`]];
  return [
    `#${id} ${head} · ${WHEN.format(new Date(created_at))}`,
    ...whole.flatMap(([label, value]) => (value ? field(label, value) : [])),
  ].join('\n');
}

type Field = [string, string | null | undefined];

function parts(entry: Entry): { head: string; fields: Field[] } {
  if (entry.kind === 'chat') {
    const { from, body } = entry;
    return {
      head: 'Chat',
      fields: [
        ['From', from],
        ['Message', body],
      ],
    };
  }
  if ('sender' in entry) {
    const { parent_id, sender, subject, message } = entry;
    return {
      head: parent_id === null ? 'Thread' : `Reply in #${parent_id}`,
      fields: [
        ['From', sender.name],
        ['Subject', subject],
        ['Message', message],
      ],
    };
  }
  const { kind, state, check_list_items, about, type } = entry;
  return {
    head: `${TITLES[kind]} · ${state}`,
    fields: [
      ['Name', entry.name],
      ['Email', entry.email],
      ['Phone', entry.phone],
      ['Check-in', entry.check_in],
      ['Reservation', entry.reservation_number],
      ['Checklist', check_list_items?.map(({ name }) => name).join(', ')],
      ['Special requests', entry.special_requests],
      ['About', kind === 'enquiry' ? [about, type].filter(Boolean).join(' · ') : null],
      ['Message', entry.message],
      ['Answer', entry.answer],
    ],
  };
}

function field(label: string, value: string): string[] {
  const [first = '', ...rest] = value.split(/\r\n|\n/).map(harmless);
  if (rest.length === 0) return [`    ${label}: ${first}`];
  return [`    ${label}:`, ...[first, ...rest].map((line) => `      ${line}`)];
}
