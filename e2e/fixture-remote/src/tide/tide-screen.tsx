import { useQuery } from '@foyer/shared/query';
import { canCall } from '@foyer/shared/runtime';
import { TIDES, tideQuery } from './tide-query.ts';

/** Asks an API that is not the provider's, and says so where this hotel's pages may not. */
export function Component() {
  const mayAsk = canCall(TIDES);
  const { data, error, refetch } = useQuery({ ...tideQuery(), enabled: mayAsk });
  return (
    <>
      <h1>Tide screen</h1>
      {mayAsk || <p>The tide is not told here.</p>}
      {data && <p>{`The tide is ${data.metres} m.`}</p>}
      {error && <p>The tide does not come.</p>}
      <button type="button" onClick={() => void refetch()}>
        Ask
      </button>
    </>
  );
}
