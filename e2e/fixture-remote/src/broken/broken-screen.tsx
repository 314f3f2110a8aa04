import { PageNotAvailable, PageNotFound } from '@foyer/shared/runtime';
import { useEffect, useState } from 'react';

/** Reports the screen as not available if its address says so. */
export function loader({ request }: { request: Request }) {
  if (new URL(request.url).searchParams.get('throw') === 'not available')
    throw new PageNotAvailable();
  return null;
}

/** Throws as its address says: while rendering, in an effect or in a handler. */
export function Component() {
  const where = new URLSearchParams(window.location.search).get('throw');
  const [healed] = useState(() => sessionStorage.getItem('healed') === 'true');
  useEffect(() => {
    if (where === 'effect' && !healed) throw new Error('An effect broke on purpose');
  }, [where, healed]);
  if (where === 'not found') throw new PageNotFound();
  if (where === 'render' && !healed) throw new Error('Rendering broke on purpose');
  return (
    <>
      <h1>Broken screen</h1>
      <button
        type="button"
        onClick={() => {
          throw new Error('A handler broke on purpose');
        }}
      >
        Press me
      </button>
    </>
  );
}
