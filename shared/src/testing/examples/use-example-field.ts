import { useId, useState } from 'react';

/**
 * Holds the value of an example's field, with an id for each brand. Another `initial` value, chosen
 * in the catalogue's controls, replaces it.
 */
export function useExampleField<Value>(initial: Value) {
  const [value, onChange] = useState(initial);
  const [known, setKnown] = useState(initial);
  if (known !== initial) {
    setKnown(initial);
    onChange(initial);
  }
  return { id: useId(), value, onChange };
}
