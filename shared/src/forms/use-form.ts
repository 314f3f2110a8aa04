import { type Draft, draftOf } from '@foyer/shared/runtime';
import type * as z from '@foyer/shared/schema';
import {
  createElement,
  type FormEvent,
  type ReactElement,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { type Control, useForm as useHookForm } from 'react-hook-form';
import { ApiError, isNetwork, isUnconfirmed } from '../api/error.ts';
import { useTakeover } from '../frames/takeover.ts';
import { useOffline } from '../ui/waiting/use-offline.ts';
import { attemptKeys } from './attempt-key.ts';
import { type FieldValue, kept, restored } from './field-value.ts';
import { text } from './form-text.ts';
import { OfflineNote } from './offline-note.tsx';
import { type ErrorType, rulesOf } from './resolver.ts';
import { useAfterPress } from './use-after-press.ts';
import { useCooldown } from './use-cooldown.ts';
import { useFrameValues } from './use-frame-values.ts';
import { useSend } from './use-send.ts';

/** What a form's mutation is called with: the same key for the same content (Idempotency-Key). */
export type Attempt<Payload> = { payload: Payload; key: string };

type Options<Schema extends z.ZodMiniType<object, object>, Name extends string, Answer> = {
  /** Names the draft, and the ids of the fields begin with it. */
  name: string;
  /**
   * The payload's, of `contracts`; the provider checks the same. Where a field is no part of it, an
   * object of the fields that is piped into it.
   */
  schema: Schema;
  /** Every field, and what it holds at first. */
  defaults: Record<Name, FieldValue>;
  /** What of the payload is no field, read whenever the rules are. */
  beside?: () => Partial<z.input<Schema>>;
  /**
   * When the rules speak: when a field is left, and on submit; or on submit alone, and then no more
   * once something is changed.
   */
  check?: 'blur' | 'submit';
  /** Where what is typed is kept, passwords and codes apart. */
  draft?: Draft;
  mutation: Parameters<typeof useSend<Answer, Attempt<z.output<Schema>>>>[0];
  /** A field was changed. */
  onChange?: () => void;
  /** The rules refuse to send: their messages by field. The first wrong field has the focus next. */
  onWrong?: (messages: Partial<Record<keyof z.input<Schema>, string>>) => void;
  /** The form rests until the promise ends: return the navigation that follows. */
  onSuccess: (answer: Answer, payload: z.output<Schema>) => unknown;
  /** The call failed; the messages of a 422 are shown at their fields by themselves. */
  onFailure: (error: Error) => void;
};

/** A form of the kit, for its fields and its button. */
export type Form<Name extends string = string> = {
  /** What goes on the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent) => void;
    head: ReactElement;
  };
  busy: boolean;
  cooldown: ReturnType<typeof useCooldown>;
  /** Sent, and its answer was lost: nobody here knows whether it was recorded. */
  unconfirmed: boolean;
  /** Back to what the fields hold at first. */
  reset: () => void;
  id: (name: Name) => string;
  focus: (name: Name) => void;
  /** For `useField`. */
  control: Control;
  change: (name: Name, value: FieldValue, secret: boolean) => void;
  leave: (action: () => void) => void;
};

/**
 * One payload filled in and sent: the schema's messages, the provider's at the fields they belong
 * to until those are changed, the focus at the first wrong one, a draft, one sending at a time,
 * and rest while the provider asks for it.
 */
export function useForm<
  Schema extends z.ZodMiniType<object, object>,
  Name extends keyof z.input<Schema> & string,
  Answer,
>({
  name: form,
  schema,
  defaults,
  beside = () => ({}),
  check = 'blur',
  draft: given,
  mutation,
  onChange,
  onWrong,
  onSuccess,
  onFailure,
}: Options<Schema, Name, Answer>): Form<Name> {
  const names = Object.keys(defaults) as Name[];
  const [draft] = useState(() => given ?? draftOf(form));
  const [keys] = useState(() => attemptKeys(draft));
  function filled(): Record<string, FieldValue> {
    const typed = draft.read();
    return Object.fromEntries(names.map((name) => [name, restored(typed[name], defaults[name])]));
  }
  const takeover = useTakeover();
  const [initial] = useState(() => (takeover ? defaults : filled()));
  const offline = useOffline();
  const [unsent, setUnsent] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const leave = useAfterPress();
  const cooldown = useCooldown();
  const fields = useHookForm({
    defaultValues: initial,
    resolver: rulesOf(schema, beside),
    mode: check === 'blur' ? 'onTouched' : 'onSubmit',
    reValidateMode: check === 'blur' ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  });
  const { control, handleSubmit, setError, clearErrors, trigger, getFieldState, reset, formState } =
    fields;
  useFrameValues(fields, initial, filled);
  const { isSubmitted } = formState;
  const send = useSend({
    ...mutation,
    // Whoever follows the app's mutations can tell that a guest has sent a form.
    meta: { ...mutation.meta, form: true },
    onSuccess: async (answer, attempt, ...rest) => {
      draft.clear();
      keys.renew();
      await mutation.onSuccess?.(answer, attempt, ...rest);
      await onSuccess(answer, attempt.payload);
    },
  });

  const id = (name: Name) => `${form}-${name}`;

  /** By its place on the screen, whatever order the messages came in. */
  function focusFirst(wrong: string[]) {
    const ids = wrong.map((name) => id(name as Name));
    const all = element.current?.querySelectorAll<HTMLElement>('[id]') ?? [];
    [...all].find((field) => ids.includes(field.id))?.focus();
  }

  /** Where it was tried `offline`, nothing can have left the device. */
  function refuse(error: Error, offline: boolean) {
    cooldown.start(error);
    const stayed = offline && isNetwork(error);
    setUnsent(stayed);
    setUnconfirmed(!stayed && isUnconfirmed(error));
    // What is said stands under the button, which may be the last of the window.
    if (stayed)
      element.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'center' });
    onFailure(error);
    const fields = error instanceof ApiError ? error.fields : {};
    const wrong = names.filter((name) => fields[name]?.[0]);
    for (const name of wrong)
      setError(name, { type: 'refused' satisfies ErrorType, message: fields[name]?.[0] });
    focusFirst(wrong);
  }

  const submit = handleSubmit(
    (checked) => {
      setUnconfirmed(false);
      setUnsent(false);
      const payload = checked as z.output<Schema>;
      const attempt = { payload, key: keys.of(payload) };
      send.mutate(attempt, { onError: (error) => refuse(error, offline) });
    },
    (errors) => {
      const wrong = Object.entries(errors);
      onWrong?.(Object.fromEntries(wrong.map(([name, error]) => [name, error?.message])) as never);
      focusFirst(wrong.map(([name]) => name));
    },
  );

  return {
    props: {
      ref: element,
      onSubmit(event) {
        event.preventDefault();
        if (!send.isPending && !cooldown.waiting) void submit(event);
      },
      head: createElement(OfflineNote),
    },
    busy: send.isPending,
    cooldown: {
      ...cooldown,
      notice: cooldown.notice ?? (unsent && offline ? text.unsent : undefined),
    },
    unconfirmed,
    reset: () => reset(defaults),
    id,
    focus: (name) => focusFirst([name]),
    control,
    leave,
    change(name, value, secret) {
      if (!secret) draft.write({ ...draft.read(), [name]: kept(value) });
      setUnconfirmed(false);
      // What the rules say of other fields may be about this one too; the provider's words are not.
      const others = names.filter(
        (other) => other !== name && getFieldState(other).error?.type !== 'refused',
      );
      const told = others.filter((other) => isSubmitted || getFieldState(other).isTouched);
      if (check === 'submit') clearErrors([name, ...others]);
      else if (told.length > 0) void trigger(told);
      onChange?.();
    },
  };
}
