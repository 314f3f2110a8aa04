import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { For, If } from '../../templates/if-for.tsx';
import { lazyModule, useLazyModule } from '../waiting/lazy-module.ts';
import { useOffline } from '../waiting/use-offline.ts';
import { createIframe } from './embed.ts';
import { hasMarkup, type Paragraph, paragraphs } from './plain-text.ts';
import styles from './rich-text.module.css';
import { text } from './text.ts';

const sanitiser = lazyModule(async () => (await import('./sanitise.ts')).sanitise);

/** Prefetches the sanitiser; call it in the loader of a screen whose text may have markup. */
export const loadSanitiser = sanitiser.prefetch;

/**
 * Returns true if a text can be rendered in its final form.
 *
 * For a screen that called `loadSanitiser`: before that a video in the text is missing, and its arrival
 * would shift the content below.
 */
export function useRichTextReady(html: string | null | undefined): boolean {
  const needed = hasMarkup(html);
  const { code, missing } = useLazyModule(sanitiser, needed);
  return !needed || code !== undefined || missing;
}

// A constant: a new array per render would render the text again and stop a video in it.
const NO_HOSTS: readonly string[] = [];

/**
 * Renders a hotel's rich text as sanitised HTML.
 *
 * Until the sanitiser has loaded, the text is plain. Text without markup never loads the sanitiser.
 */
export function RichText({
  html,
  fallback = paragraphs(html),
  videoHosts = NO_HOSTS,
  headings = 3,
}: {
  html: string;
  /** Its plain text blocks, if they are template variables. */
  fallback?: readonly Paragraph[] | undefined;
  /** Further iframe hosts that the operator allows this hotel. */
  videoHosts?: readonly string[];
  /** Level of its highest heading: one below the heading above it on the page. */
  headings?: number;
}) {
  const needed = hasMarkup(html);
  const { code: sanitise } = useLazyModule(sanitiser, needed);
  if (!needed || !sanitise) return <PlainBlocks of={fallback} />;
  return <Sanitised {...{ sanitise, html, videoHosts, headings }} />;
}

/** Renders plain text. A heading has its style only: the sanitiser decides its level. */
function PlainBlocks({ of }: { of: readonly Paragraph[] }) {
  return (
    <div className={styles.prose} dir="auto">
      <For of={of}>
        {({ text, heading, item }) => {
          const paragraph = (
            <If condition={heading} otherwise={<p>{text}</p>}>
              <p className={styles.heading}>{text}</p>
            </If>
          );
          return (
            <If condition={item} otherwise={paragraph}>
              <ul className={styles.item}>
                <li>{text}</li>
              </ul>
            </If>
          );
        }}
      </For>
    </div>
  );
}

type SanitisedProps = Required<Omit<ComponentProps<typeof RichText>, 'fallback'>> & {
  sanitise: typeof import('./sanitise.ts').sanitise;
};

function Sanitised({ sanitise, html, videoHosts, headings }: SanitisedProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = container.current;
    if (!box) return;
    // With an automatic direction Chromium scans the whole element for each added child: a megabyte of
    // paragraphs would take a minute.
    box.removeAttribute('dir');
    box.replaceChildren(sanitise(html, videoHosts, headings));
    box.dir = 'auto';
  }, [sanitise, html, videoHosts, headings]);

  const offline = useOffline();
  useLayoutEffect(() => {
    // An iframe that fails to load would replace the button for good.
    for (const button of container.current?.querySelectorAll('button') ?? []) {
      button.disabled = offline;
      button.textContent = offline ? text.offline : (button.dataset.words ?? '');
    }
  }, [offline, sanitise, html, videoHosts, headings]);

  const play = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-embed]');
    const address = button?.dataset.embed;
    if (!button || !address) return;
    const iframe = createIframe(address, button.dataset.title ?? text.video);
    button.replaceWith(iframe);
    iframe.focus();
  };
  return (
    // Only clicks of the buttons inside bubble up to this handler.
    // biome-ignore lint/a11y: the handler only serves the buttons among the children
    <div ref={container} className={styles.prose} dir="auto" onClick={play} />
  );
}
