import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/error.ts';

function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields[field]?.[0] : undefined;
}

/**
 * Returns the provider's messages of a 422 by field, each until its field changes.
 *
 * On a new error the first invalid field takes the focus. Put `form` on the form element as its ref.
 */
export function useFieldErrors(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<{ since: unknown; fields: string[] }>();
  const fields = changed?.since === error ? changed?.fields : undefined;

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  return {
    form,
    error: (field: string) => (fields?.includes(field) ? undefined : fieldError(error, field)),
    change: (field: string) => setChanged({ since: error, fields: [...(fields ?? []), field] }),
  };
}
