import { paths } from '@foyer/shared/addresses/paths.ts';
import type { ChatState } from '@foyer/shared/contracts/enquiry-state.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { text } from '../text.ts';
import { Browse } from './browse.tsx';
import styles from './search.module.css';

/** Says that nothing fits, and offers to ask in the chat (LIST-84), or the hotel's categories. */
export function NoResults({ searchText }: { searchText: string }) {
  return (
    <>
      <div className={styles.noResults}>
        <p role="status" dir="auto">
          {text.search.noResults(searchText)}
        </p>
        <AppLink
          className={buttonClass()}
          to={paths.chat(hotelSlug)}
          state={{ message: searchText } satisfies ChatState}
        >
          {text.search.ask}
        </AppLink>
      </div>
      <Browse title={text.search.noResultsHint} />
    </>
  );
}
