import { ArrowRight, ChevronRight } from 'lucide-react';
import { Picture } from '../pictures/picture.tsx';
import styles from './card.module.css';

/** Class names of a picture card, for the link (or box) that holds `PictureCardInside`. */
export function pictureCardClass(lead = false): string {
  return [styles.card, lead && styles.lead].filter(Boolean).join(' ');
}

/**
 * Renders the picture of a card and its text below. `lead` makes the large first card of a grid.
 *
 * `go` is the link's text; omit it if nothing opens. Set `eager` for the first card of a screen.
 */
export function PictureCardInside({
  image,
  name,
  summary,
  go,
  lead = false,
  eager = false,
  sizes = lead
    ? '(min-width: 960px) 548px, calc(100vw - 40px)'
    : '(min-width: 960px) 262px, calc(50vw - 27px)',
}: {
  image: string | null | undefined;
  name: string;
  summary?: string | null | undefined;
  go?: string | undefined;
  lead?: boolean;
  eager?: boolean;
  /** The picture's widths (the attribute `sizes`); without it, those of a grid of two, then four. */
  sizes?: string | undefined;
}) {
  return (
    <>
      <span className={styles.picture}>
        <Picture src={image} sizes={sizes} eager={eager} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {summary && (
          <span className={styles.summary} dir="auto">
            {summary}
          </span>
        )}
        {go && (
          <span className={styles.go}>
            {go} <ChevronRight size={18} strokeWidth={1.6} aria-hidden />
          </span>
        )}
      </span>
    </>
  );
}

/** Class name of an action card, for the link that holds `ActionCardInside`. */
export const actionCardClass = styles.action;

/** Renders the content of an action card: text on a picture. */
export function ActionCardInside({
  image,
  name,
  hint,
}: {
  image: string | null | undefined;
  name: string;
  hint: string;
}) {
  return (
    <>
      <Picture src={image} sizes="(min-width: 960px) 232px, calc(50vw - 26px)" />
      <span className={styles.actionWords}>
        <span className={styles.actionName}>
          {name} <ArrowRight size={18} strokeWidth={1.6} aria-hidden />
        </span>
        <span className={styles.actionHint}>{hint}</span>
      </span>
    </>
  );
}
