import type { GuestRequest } from '@foyer/shared/contracts/requests';
import { list } from '@foyer/shared/language/list';
import { text } from '../text.ts';
import { arrivalInWords } from './arrival-in-words.ts';
import styles from './requests.module.css';

const words = text.requests;

/** What was asked, as far as its kind has it. */
export function RequestFacts({ request }: { request: GuestRequest }) {
  const items = request.check_list_items?.map(({ name }) => name);
  const facts = [
    { label: words.arrival, value: request.check_in && arrivalInWords(request.check_in) },
    { label: words.reservation, value: request.reservation_number },
    { label: words.items, value: items && list(items) },
    { label: words.special, value: request.special_requests },
  ].filter(({ value }) => value);
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {request.message && (
        <p className={styles.message} dir="auto">
          {request.message}
        </p>
      )}
    </>
  );
}
