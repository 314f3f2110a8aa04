import { useQuery } from '@foyer/shared/query';
import { canCall } from '@foyer/shared/runtime';
import { TIDES, tideQuery } from './tide-query.ts';

/** Calls a further API, or shows that this hotel's pages may not call it. */
export function Component() {
  const mayAsk = canCall(TIDES);
  const { data, error, refetch } = useQuery({ ...tideQuery(), enabled: mayAsk });
  return (
    <>
      <h1>Tide screen</h1>
      {mayAsk || <p>The tide is not available here.</p>}
      {data && <p>{`The tide is ${data.metres} m.`}</p>}
      {error && <p>The tide did not load.</p>}
      <button type="button" onClick={() => void refetch()}>
        Ask
      </button>
    </>
  );
}
