import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createFrame } from './embed.ts';
import { hasMarkup, paragraphsOf } from './plain-text.ts';
import styles from './rich-text.module.css';
import type { RichTextLabels } from './sanitise.ts';

type Sanitise = typeof import('./sanitise.ts').sanitise;
let loaded: Sanitise | undefined;

/** Loads the sanitiser, once; a screen whose text has markup may start it in its loader. */
export async function loadSanitiser(): Promise<Sanitise> {
  loaded ??= (await import('./sanitise.ts')).sanitise;
  return loaded;
}

/**
 * What a hotel wrote, as sanitised HTML. Until the sanitiser has come, and if it never does, its
 * plain words stand in the same place; text without markup never asks for it.
 */
export function RichText({
  html,
  videoHosts = [],
  labels,
  headings = 3,
  className,
}: {
  html: string;
  /** Further hosts whose frames the operator allows this hotel. */
  videoHosts?: readonly string[];
  labels: RichTextLabels;
  /** Level of its highest heading: one below the heading that it stands under. */
  headings?: number;
  className?: string | undefined;
}) {
  const marked = hasMarkup(html);
  const [ready, setReady] = useState(loaded !== undefined);
  useEffect(() => {
    if (!marked || ready) return;
    // A failed chunk leaves the plain words; the next visit of the screen asks again.
    loadSanitiser().then(
      () => setReady(true),
      () => {},
    );
  }, [marked, ready]);

  const classes = [styles.prose, className].filter(Boolean).join(' ');
  if (marked && ready) {
    return <Sanitised {...{ html, videoHosts, labels, headings }} className={classes} />;
  }
  return (
    <div className={classes} dir="auto">
      {paragraphsOf(html).map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}

function Sanitised({
  html,
  videoHosts,
  labels,
  headings,
  className,
}: {
  html: string;
  videoHosts: readonly string[];
  labels: RichTextLabels;
  headings: number;
  className: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (loaded) place.current?.replaceChildren(loaded(html, videoHosts, labels, headings));
  }, [html, videoHosts, labels, headings]);

  const play = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-embed]');
    const address = button?.dataset.embed;
    if (!button || !address) return;
    const frame = createFrame(address, button.dataset.title ?? labels.video);
    button.replaceWith(frame);
    frame.focus();
  };
  return (
    // The press that bubbles up here is always that of a real button inside.
    // biome-ignore lint/a11y: the handler only serves the buttons among the children
    <div ref={place} className={className} dir="auto" onClick={play} />
  );
}
