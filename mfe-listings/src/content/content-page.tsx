import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import styles from './content-page.module.css';
import type { Content, ContentCard } from './pages.ts';
import drawing from './scene.module.css';
import { SCENES, type SceneName } from './scenes.ts';

/** Renders a content page that is the same in every hotel: an intro and cards. */
export function ContentPage({ name, content }: { name: string; content: Content }) {
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1>{content.title}</h1>
        <p>{content.intro}</p>
      </div>
      <ul className={content.cards.length === 1 ? styles.alone : styles.cards}>
        {content.cards.map((card, index) => (
          <li key={card.heading}>
            <Card id={`card-${index}`} page={name} card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders a card; the button is left out if this hotel lacks its target. */
function Card({ id, page, card }: { id: string; page: string; card: ContentCard }) {
  const state: EnquiryState = { category: page, name: card.heading };
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.picture}>
        <Scene name={card.scene} />
      </div>
      <div className={styles.text}>
        <h2 id={id}>{card.heading}</h2>
        <p>{card.paragraph}</p>
        <p className={styles.rate}>{card.rate}</p>
        <AppLink
          className={`${buttonClass('filled', 'small')} ${styles.button}`}
          to={card.to(hotelSlug)}
          state={state}
          aria-describedby={id}
        >
          {card.button}
        </AppLink>
      </div>
    </article>
  );
}

/** Renders a drawing in the hotel's colours, because a photograph would show another hotel. */
function Scene({ name }: { name: SceneName }) {
  return (
    <svg
      className={drawing.scene}
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {SCENES[name].map(([shade, path]) => (
        <path key={path} className={drawing[shade]} d={path} />
      ))}
    </svg>
  );
}
