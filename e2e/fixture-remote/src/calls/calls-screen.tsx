import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api, draftOf } from '@foyer/shared/runtime';
import { useState } from 'react';

const CALLS = 20;
const draft = draftOf('calls');

/** Sends many calls at once, beside a field with a draft. */
export function Component() {
  const [note, setNote] = useState(() => draft.read().note ?? '');
  return (
    <>
      <h1>Calls screen</h1>
      <label>
        Note
        <input
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            draft.write({ note: target.value });
          }}
        />
      </label>
      <button
        type="button"
        onClick={() => {
          for (let id = 1; id <= CALLS; id += 1) {
            const path = `/categories/get-menu-items/${id}`;
            api.get(path, PlainResponse).catch(() => console.info('A call was refused'));
          }
        }}
      >
        Call twenty times
      </button>
    </>
  );
}
