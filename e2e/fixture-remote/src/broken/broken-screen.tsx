import { useEffect, useState } from 'react';

/** Throws where its address says: while rendering, in an effect, or in a handler. */
export function Component() {
  const where = new URLSearchParams(window.location.search).get('throw');
  const [healed] = useState(() => sessionStorage.getItem('healed') === 'true');
  useEffect(() => {
    if (where === 'effect' && !healed) throw new Error('An effect broke on purpose');
  }, [where, healed]);
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
