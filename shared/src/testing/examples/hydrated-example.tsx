import { type ReactNode, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beginHydration } from '../../templates/hydration.ts';
import { Button } from '../../ui/controls/button.tsx';

/** Shows an example prerendered, as from a template, until its button hydrates it. */
export function HydratedExample({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [html] = useState(() => renderToString(children));

  function hydrate() {
    if (!box.current) return;
    beginHydration();
    hydrateRoot(box.current, children);
    setHydrated(true);
  }

  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <div ref={box} dangerouslySetInnerHTML={{ __html: html }} />
      <Button variant="soft" size="small" disabled={isHydrated} onClick={hydrate}>
        Hydrate
      </Button>
    </div>
  );
}
