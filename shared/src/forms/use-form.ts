import { type Draft, draftOf } from '@foyer/shared/runtime';
import type * as z from '@foyer/shared/schema';
import { type FormEvent, useRef, useState } from 'react';
import { useForm as useHookForm } from 'react-hook-form';
import { ApiError, isNetworkError, isUnconfirmed } from '../api/error.ts';
import { useHydration } from '../templates/hydration.ts';
import { useAfterPress } from '../ui/fields/lib/use-after-press.ts';
import { useOffline } from '../ui/waiting/use-offline.ts';
import { text } from './form-text.ts';
import { draftText, type FieldValue, restoredValue } from './lib/field-value.ts';
import { idempotencyKeys } from './lib/idempotency-keys.ts';
import { type ErrorType, resolverOf } from './lib/resolver.ts';
import { useHydratedValues } from './lib/use-hydrated-values.ts';
import { useCooldown } from './use-cooldown.ts';
import { useSingleMutation } from './use-single-mutation.ts';

/** The variables of a form's mutation; the same content has the same key (Idempotency-Key). */
export type Attempt<Payload> = { payload: Payload; key: string };

/** The options of `useForm`. */
export type FormOptions<
  Schema extends z.ZodMiniType<object, object>,
  Name extends string,
  Answer,
> = {
  /** Names the draft and prefixes the ids of the fields. */
  name: string;
  /**
   * The payload's schema of `contracts`, which the provider also checks. If a field is not part of the
   * payload, pipe an object schema of the fields into it.
   */
  schema: Schema;
  /** All fields with their initial values; untouched fields follow later changes. */
  defaults: Record<Name, FieldValue>;
  /** Returns the part of the payload that has no field; called at each validation. */
  extraPayload?: () => Partial<z.input<Schema>>;
  /**
   * When the form validates. `blur`: when a field loses the focus, and on submit. `submit`: on submit
   * only, for a form that records nothing; the errors go at the next change.
   */
  check?: 'blur' | 'submit';
  /** Stores the typed values, except passwords and codes. */
  draft?: Draft;
  /** Asks the guest before a valid form is sent; false sends nothing. */
  confirm?: () => Promise<boolean>;
  mutation: Parameters<typeof useSingleMutation<Answer, Attempt<z.output<Schema>>>>[0];
  /** Called after a field changed. */
  onChange?: () => void;
  /**
   * Called if validation fails, with the message of the first invalid field, which then takes the focus.
   * Without a message the extra payload is invalid.
   */
  onInvalid?: (message: string | undefined) => void;
  /** The form stays busy until the returned promise ends: return the navigation that follows. */
  onSuccess: (answer: Answer, payload: z.output<Schema>) => unknown;
  /** Called after a failed call; the form itself shows the messages of a 422 at their fields. */
  onFailure: (error: Error) => void;
};

/**
 * Manages a form for one payload: validation, draft, idempotency key and submission.
 *
 * It shows the schema's messages, and the provider's until their fields change, and moves the focus to
 * the first invalid field. It sends one request at a time and none while the provider asks to wait.
 */
export function useForm<
  Schema extends z.ZodMiniType<object, object>,
  Name extends keyof z.input<Schema> & string,
  Answer,
>({
  name: form,
  schema,
  defaults,
  extraPayload = () => ({}),
  check = 'blur',
  draft: given,
  confirm,
  mutation,
  onChange,
  onInvalid,
  onSuccess,
  onFailure,
}: FormOptions<Schema, Name, Answer>) {
  const names = Object.keys(defaults) as Name[];
  const [draft] = useState(() => given ?? draftOf(form));
  const [keys] = useState(() => idempotencyKeys(draft));
  function storedValues(): Record<string, FieldValue> {
    const typed = draft.read();
    return Object.fromEntries(
      names.map((name) => [name, restoredValue(typed[name], defaults[name])]),
    );
  }
  const isHydrating = useHydration();
  const [initial] = useState(() => (isHydrating ? defaults : storedValues()));
  const offline = useOffline();
  /** True if a failed submission may have reached the provider. */
  const [failure, setFailure] = useState<'unsent' | 'unconfirmed'>();
  const element = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const cooldown = useCooldown();
  const fields = useHookForm({
    defaultValues: initial,
    resolver: resolverOf(schema, extraPayload),
    mode: check === 'blur' ? 'onTouched' : 'onSubmit',
    reValidateMode: check === 'blur' ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  });
  const { control, handleSubmit, setError, clearErrors, trigger, getFieldState, reset, formState } =
    fields;
  useHydratedValues(fields, { initial, defaults, stored: storedValues });
  const { isSubmitted } = formState;
  const send = useSingleMutation({
    ...mutation,
    // Marks the mutation as a form submission for subscribers of the mutation cache.
    meta: { ...mutation.meta, form: true },
    onSuccess: async (answer, attempt, ...rest) => {
      draft.clear();
      keys.renew();
      await mutation.onSuccess?.(answer, attempt, ...rest);
      await onSuccess(answer, attempt.payload);
    },
  });

  const id = (name: Name) => `${form}-${name}`;

  /** Focuses the first invalid field in document order. */
  function focusFirst(invalid: Name[]) {
    const ids = invalid.map(id);
    const all = element.current?.querySelectorAll<HTMLElement>('[id]') ?? [];
    [...all].find((field) => ids.includes(field.id))?.focus();
  }

  /** Shows a failed submission; if the device was `offline`, nothing can have left it. */
  function showFailure(error: Error, offline: boolean) {
    cooldown.start(error);
    const notSent = offline && isNetworkError(error);
    const mayBeRecorded = check === 'blur' && isUnconfirmed(error);
    setFailure(notSent ? 'unsent' : mayBeRecorded ? 'unconfirmed' : undefined);
    // The notice is under the button, possibly below the window.
    if (notSent)
      element.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'center' });
    else onFailure(error);
    const fields = error instanceof ApiError ? error.fields : {};
    const invalid = names.filter((name) => fields[name]?.[0]);
    for (const name of invalid)
      setError(name, { type: 'refused' satisfies ErrorType, message: fields[name]?.[0] });
    focusFirst(invalid);
  }

  const submit = handleSubmit(
    async (checked) => {
      if (confirm && !(await confirm())) return;
      setFailure(undefined);
      const payload = checked as z.output<Schema>;
      const attempt = { payload, key: keys.of(payload) };
      send.mutate(attempt, { onError: (error) => showFailure(error, offline) });
    },
    (errors) => {
      const invalid = names.filter((name) => errors[name]);
      onInvalid?.(invalid.map((name) => errors[name]?.message as string)[0]);
      focusFirst(invalid);
    },
  );

  return {
    /** Props of the form element. */
    props: {
      ref: element,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (!send.isPending && !cooldown.waiting) void submit(event);
      },
    },
    busy: send.isPending,
    cooldown: {
      ...cooldown,
      notice: cooldown.notice ?? (failure === 'unsent' && offline ? text.unsent : undefined),
    },
    /** True after a lost response: the provider may or may not have recorded the content. */
    unconfirmed: failure === 'unconfirmed',
    /** Resets the fields to their initial values. */
    reset: () => reset(defaults),
    id,
    focus: (name: Name) => focusFirst([name]),
    /** For `useField`. */
    control,
    afterPress,
    change(name: Name, value: FieldValue, secret: boolean) {
      if (!secret) draft.write({ ...draft.read(), [name]: draftText(value) });
      setFailure((now) => (now === 'unconfirmed' ? undefined : now));
      // A schema error of another field may depend on this one; the provider's errors do not.
      const others = names.filter(
        (other) => other !== name && getFieldState(other).error?.type !== 'refused',
      );
      const validated = others.filter((other) => isSubmitted || getFieldState(other).isTouched);
      if (check === 'submit') clearErrors([name, ...others]);
      else if (validated.length > 0) void trigger(validated);
      onChange?.();
    },
  };
}

/** The state and handlers of a form, for its fields and its button. */
export type Form<Name extends string = string> = ReturnType<
  typeof useForm<z.ZodMiniType<object, Record<Name, unknown>>, Name, unknown>
>;
