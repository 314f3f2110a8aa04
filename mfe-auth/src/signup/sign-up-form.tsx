import { paths } from '@foyer/shared/addresses/paths';
import { ApiError, messageOf } from '@foyer/shared/api/error';
import { useQuery } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { hotelQuery, hotelSlug, toasts } from '@foyer/shared/runtime';
import { DatePicker } from '@foyer/shared/ui/fields/date-picker';
import { todayIn } from '@foyer/shared/ui/fields/day';
import { PasswordInput } from '@foyer/shared/ui/fields/password-input';
import { PhoneInput } from '@foyer/shared/ui/fields/phone-input';
import { TextInput } from '@foyer/shared/ui/fields/text-input';
import { TimePicker } from '@foyer/shared/ui/fields/time-picker';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import form from '../layout/form.module.css';
import { fieldError } from '../layout/refusal.ts';
import { SubmitButton } from '../layout/submit-button.tsx';
import { typedEmail } from '../layout/typed-email.ts';
import { useCooldown } from '../layout/use-cooldown.ts';
import { useLater } from '../layout/use-later.ts';
import { useSend } from '../layout/use-send.ts';
import { text } from '../text.ts';
import { attemptKeys } from './attempt-key.ts';
import { registerMutation } from './register-mutation.ts';
import { registerPayload, WIRE_NAMES } from './register-payload.ts';
import styles from './sign-up-form.module.css';
import type { SignUpField } from './sign-up-rules.ts';
import { useSignUp } from './use-sign-up.ts';

const REDIRECT_MS = 2000;

/** The provider's messages of a 422, at the fields they belong to. */
function refusedFields(error: unknown): Partial<Record<SignUpField, string>> {
  const entries = Object.entries(WIRE_NAMES).flatMap(([field, wire]) => {
    const message = fieldError(error, wire);
    return message ? [[field, message]] : [];
  });
  return Object.fromEntries(entries);
}

/** Specification section 8: the server's message followed by the hotel slug, else the fallback. */
function signUpFailure(error: unknown, slug: string): string {
  const answered = error instanceof ApiError && error.serverMessage;
  return answered ? `${answered} ${slug}` : messageOf(error, text.signup.failed);
}

/** Three short groups: the guest, the stay (optional), the password. */
export function SignUpForm({ hotel }: { hotel: string }) {
  const signUp = useSignUp();
  const register = useSend(registerMutation());
  const cooldown = useCooldown();
  const navigate = useNavigate();
  const later = useLater();
  const { data: record } = useQuery(hotelQuery());
  const element = useRef<HTMLFormElement>(null);
  const [keyOf] = useState(attemptKeys);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (register.isPending || register.isSuccess || cooldown.waiting) return;
    signUp.showAll();
    if (!signUp.valid) {
      setRefusals(refusals + 1);
      return;
    }
    const payload = registerPayload(signUp.values, hotel);
    register.mutate(
      { payload, key: keyOf(payload) },
      {
        onSuccess: (answer) => {
          signUp.forget();
          typedEmail.write(payload.email);
          toasts.success(answer.message || text.signup.success);
          later(() => navigate(paths.login(hotelSlug)), REDIRECT_MS);
        },
        onError: (error) => {
          cooldown.start(error);
          signUp.refuse(refusedFields(error));
          setRefusals(refusals + 1);
          toasts.error(signUpFailure(error, hotel));
        },
      },
    );
  }

  const typed = (name: SignUpField) => ({
    ...signUp.field(name),
    name,
    onChange: (event: { target: { value: string } }) => signUp.change(name, event.target.value),
  });
  const chosen = (name: SignUpField) => ({
    ...signUp.field(name),
    onChange: (value: string) => signUp.change(name, value),
  });
  const busy = register.isPending || register.isSuccess;
  return (
    <form ref={element} className={form.form} onSubmit={submit} noValidate>
      <TextInput {...typed('name')} label={text.signup.name} autoComplete="name" />
      <TextInput
        {...typed('email')}
        label={text.signup.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PhoneInput {...chosen('phone')} label={text.signup.phone} />
      <div className={styles.group}>
        <h2 className={styles.heading}>
          {text.signup.stay} <small>{text.signup.optional}</small>
        </h2>
        <DatePicker
          {...chosen('arrivalDate')}
          label={text.signup.arrivalDate}
          min={() => todayIn(record?.timezone)}
        />
        <TimePicker
          {...chosen('arrivalTime')}
          label={text.signup.arrivalTime}
          hint={text.signup.hotelTime}
        />
      </div>
      <div className={styles.group}>
        <PasswordInput
          {...typed('password')}
          label={text.signup.password}
          hint={text.signup.passwordHint}
          autoComplete="new-password"
        />
        <PasswordInput
          {...typed('confirmPassword')}
          label={text.signup.confirmPassword}
          autoComplete="new-password"
        />
      </div>
      <SubmitButton words={text.signup} busy={busy} cooldown={cooldown} />
    </form>
  );
}
