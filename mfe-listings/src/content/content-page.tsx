import { paths } from '@foyer/shared/addresses/paths.ts';
import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { AppLink, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { EmergencyCalls } from '../emergency/emergency-calls.tsx';
import styles from './content-page.module.css';
import { contentText } from './content-text.ts';
import { type CardText, CONTENT, type Content } from './pages.ts';
import { Scene } from './scene.tsx';

/**
 * Renders a content page that is the same in every hotel: an intro, its cards, and cards of related
 * pages if the hotel takes enquiries.
 */
export function ContentPage({ name, content }: { name: string; content: Content }) {
  const { text, calls, more = [] } = content;
  const cards: CardText[] = 'cards' in text ? text.cards : [text];
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1>{text.title}</h1>
        <p>{text.intro}</p>
      </div>
      <div className={calls ? styles.beside : undefined}>
        {calls && <EmergencyCalls />}
        <ul className={styles.cards}>
          {cards.map((card, index) => (
            <li key={card.heading}>
              <Card id={`card-${index}`} card={card} page={name} content={content} />
            </li>
          ))}
          <If condition={canOpen(paths.generalEnquiry(hotelSlug))}>
            {more.map((related) => (
              <li key={related} className={styles.related}>
                <RelatedCard page={related} />
              </li>
            ))}
          </If>
        </ul>
      </div>
    </div>
  );
}

/** Renders a card of the page itself; its button passes the choice to the form. */
function Card({
  id,
  card,
  page,
  content,
}: {
  id: string;
  card: CardText;
  page: string;
  content: Content;
}) {
  const { heading, paragraph, rate = contentText.rate, button = contentText.enquire } = card;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.picture}>
        <Scene name={content.scene} />
      </div>
      <h2 id={id}>{heading}</h2>
      <p>{paragraph}</p>
      <p className={styles.rate}>{rate}</p>
      <AppLink
        className={`${buttonClass(content.calls ? 'soft' : 'filled', 'small')} ${styles.button}`}
        to={content.to(hotelSlug)}
        state={{ category: page, name: heading } satisfies EnquiryState}
        aria-describedby={id}
      >
        {button}
      </AppLink>
    </article>
  );
}

/** Renders a link to another content page. */
function RelatedCard({ page }: { page: string }) {
  const content = CONTENT[page];
  if (!content) return null;
  return (
    <AppLink className={styles.card} to={paths.category(hotelSlug, page)}>
      <span className={styles.picture}>
        <Scene name={content.scene} />
      </span>
      <span className={styles.name}>{content.text.title}</span>
      <span className={styles.intro}>{content.text.intro}</span>
    </AppLink>
  );
}
