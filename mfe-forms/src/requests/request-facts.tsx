import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { list } from '@foyer/shared/language/list.ts';
import { text } from '../text.ts';
import { arrivalText } from './arrival-text.ts';
import styles from './requests.module.css';

const texts = text.requests;

/** Renders the content of a request; the facts depend on its kind. */
export function RequestFacts({ request }: { request: GuestRequest }) {
  const items = request.check_list_items?.map(({ name }) => name);
  const facts = [
    { label: texts.arrival, value: request.check_in && arrivalText(request.check_in) },
    { label: texts.reservation, value: request.reservation_number },
    { label: texts.items, value: items && list(items) },
    { label: texts.special, value: request.special_requests },
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
