import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Each, When } from '../../frames/vary.tsx';
import { late, useLate } from '../waiting/late.ts';
import { useOffline } from '../waiting/use-offline.ts';
import { createFrame } from './embed.ts';
import { hasMarkup, type Paragraph, paragraphs } from './plain-text.ts';
import styles from './rich-text.module.css';
import { text } from './text.ts';

const sanitiser = late(async () => (await import('./sanitise.ts')).sanitise);

/** Starts the sanitiser: for the loader of a screen whose text has, or may have, markup. */
export const loadSanitiser = sanitiser.prefetch;

/**
 * Whether a text can be drawn as it will stay, for a screen that began with `loadSanitiser`: until
 * then a video in it is missing, and what stands below would move.
 */
export function useRichTextReady(html: string | null | undefined): boolean {
  const needed = hasMarkup(html);
  const { code, missing } = useLate(sanitiser, needed);
  return !needed || code !== undefined || missing;
}

// One array: another one at every drawing would draw the text anew, and end a video in it.
const NO_HOSTS: readonly string[] = [];

/**
 * What a hotel wrote, as sanitised HTML. Until the sanitiser has come, and if it never does, its
 * plain words stand in the same place; text without markup never asks for it.
 */
export function RichText({
  html,
  words,
  videoHosts = NO_HOSTS,
  headings = 3,
  className,
}: {
  html: string;
  /** Its plain words, where a frame has them. */
  words?: readonly Paragraph[];
  /** Further hosts whose frames the operator allows this hotel. */
  videoHosts?: readonly string[];
  /** Level of its highest heading: one below the heading that it stands under. */
  headings?: number;
  className?: string | undefined;
}) {
  const classes = [styles.prose, className].filter(Boolean).join(' ');
  const plain = <Words of={words ?? paragraphs(html)} className={classes} />;
  if (!hasMarkup(html)) return plain;
  return <Markup {...{ html, videoHosts, headings, plain }} className={classes} />;
}

type MarkupProps = {
  html: string;
  videoHosts: readonly string[];
  headings: number;
  className: string;
};

function Markup({ plain, ...props }: MarkupProps & { plain: ReactNode }) {
  const { code } = useLate(sanitiser);
  return code ? <Sanitised {...props} sanitise={code} /> : plain;
}

function Words({ of, className }: { of: readonly Paragraph[]; className: string }) {
  return (
    <div className={className} dir="auto">
      <Each of={of}>
        {({ text, heading, item }) => (
          <When holds={item} otherwise={<Line {...{ text, heading }} />}>
            <ul className={styles.item}>
              <li>{text}</li>
            </ul>
          </When>
        )}
      </Each>
    </div>
  );
}

/** A heading only looks like one: its level is the sanitiser's to say. */
function Line({ text, heading }: Pick<Paragraph, 'text' | 'heading'>) {
  return (
    <When holds={heading} otherwise={<p>{text}</p>}>
      <p className={styles.heading}>{text}</p>
    </When>
  );
}

function Sanitised({
  sanitise,
  html,
  videoHosts,
  headings,
  className,
}: MarkupProps & { sanitise: typeof import('./sanitise.ts').sanitise }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    // Chromium looks through all of an element with an automatic direction for each child it gets:
    // a megabyte of paragraphs would take a minute.
    box.removeAttribute('dir');
    box.replaceChildren(sanitise(html, videoHosts, headings));
    box.dir = 'auto';
  }, [sanitise, html, videoHosts, headings]);

  const offline = useOffline();
  useLayoutEffect(() => {
    // A frame that does not come would stand in the place of the button for good.
    for (const button of place.current?.querySelectorAll('button') ?? []) {
      button.disabled = offline;
      button.textContent = offline ? text.offline : (button.dataset.words ?? '');
    }
  }, [offline, sanitise, html, videoHosts, headings]);

  const play = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-embed]');
    const address = button?.dataset.embed;
    if (!button || !address) return;
    const frame = createFrame(address, button.dataset.title ?? text.video);
    button.replaceWith(frame);
    frame.focus();
  };
  return (
    // The press that bubbles up here is always that of a real button inside.
    // biome-ignore lint/a11y: the handler only serves the buttons among the children
    <div ref={place} className={className} dir="auto" onClick={play} />
  );
}
