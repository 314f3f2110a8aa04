import { paths } from '@foyer/shared/addresses/paths.ts';
import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { AppLink, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { shortText } from '../data/details-state.ts';
import { text } from '../text.ts';
import styles from './service-links.module.css';
import { servicesOf } from './services-of.ts';

/**
 * Links to the pages about a category's subject, with the category as their state. A hotel that takes
 * no enquiries has none.
 */
export function ServiceLinks({ category }: { category: Category }) {
  const id = useId();
  const pages = servicesOf(category, category.children ?? []).filter(
    (page) => page !== category.slug && canOpen(paths.category(hotelSlug, page)),
  );
  if (pages.length === 0 || !canOpen(paths.generalEnquiry(hotelSlug))) return null;
  const state: EnquiryState = {
    category: category.slug,
    name: shortText(category.name),
    image: shortText(category.image),
  };
  return (
    <section className={styles.services} aria-labelledby={id}>
      <h2 id={id}>{text.services.heading}</h2>
      <ul className={styles.links}>
        {pages.map((page) => (
          <li key={page}>
            <AppLink className={styles.link} to={paths.category(hotelSlug, page)} state={state}>
              <span>{text.services.pages[page]}</span>
              <ChevronRight size={22} strokeWidth={1.6} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
