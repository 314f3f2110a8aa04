import { useState } from 'react';
import { text } from '../text.ts';

/** For everybody, signed in or not. */
export function Component() {
  const [hour, setHour] = useState(0);
  return (
    <>
      <h1>{text.clock}</h1>
      <button type="button" onClick={() => setHour((hour + 1) % 12)}>
        {hour} h
      </button>
    </>
  );
}
