import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beginHydration } from '../../templates/hydration.ts';
import { Button } from '../../ui/controls/button.tsx';

/** Shows an example prerendered, as from a template, until its button hydrates it. */
export function HydratedExample({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<Root>();
  const [html] = useState(() => renderToString(children));

  function hydrate() {
    if (!box.current) return;
    beginHydration();
    setRoot(hydrateRoot(box.current, children));
  }

  // A microtask, because React does not unmount a root during the effects of another.
  useEffect(() => () => queueMicrotask(() => root?.unmount()), [root]);

  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <div ref={box} dangerouslySetInnerHTML={{ __html: html }} />
      <Button variant="soft" size="small" disabled={root !== undefined} onClick={hydrate}>
        Hydrate
      </Button>
    </div>
  );
}
