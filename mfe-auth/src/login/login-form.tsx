import { paths } from '@foyer/shared/addresses/paths.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { LoginPayload } from '@foyer/shared/contracts/provider/auth.ts';
import { LoginResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import { formAttributes, SubmitButton } from '@foyer/shared/forms/submit-button.tsx';
import { useCooldown } from '@foyer/shared/forms/use-cooldown.ts';
import { useFieldErrors } from '@foyer/shared/forms/use-field-errors.ts';
import { useSingleMutation } from '@foyer/shared/forms/use-single-mutation.ts';
import { useNavigate } from '@foyer/shared/router';
import { AppLink, api, hotelSlug, toasts } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { EmailInput } from '@foyer/shared/ui/fields/email-input.tsx';
import { useFillAfterHydration } from '@foyer/shared/ui/fields/field-hydration.ts';
import { PasswordInput } from '@foyer/shared/ui/fields/password-input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import links from '../layout/links.module.css';
import { typedEmail } from '../layout/typed-email.ts';
import { text } from '../text.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { loginFailure } from './login-failure.ts';
import styles from './login-screen.module.css';

/** Renders the login form. It sends email and password as typed, even empty (AUTH-04). */
export function LoginForm() {
  const navigate = useNavigate();
  const cooldown = useCooldown();
  const login = useSingleMutation({
    mutationFn: (payload: LoginPayload) =>
      api.post(endpoints.login, payload, LoginResponse, { token: null }),
    onSuccess: (answer) => completeSignIn(answer.data, navigate),
    onError(error) {
      cooldown.start(error);
      toasts.error(loginFailure(error));
    },
  });
  const fieldErrors = useFieldErrors(login.error);
  const email = useRef<HTMLInputElement>(null);
  const isHydrating = useHydration();
  const [known] = useState(() => (isHydrating ? '' : typedEmail.read()));
  useFillAfterHydration(() => {
    if (email.current?.value === '') email.current.value = typedEmail.read();
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (login.isPending || cooldown.waiting) return;
    const fields = new FormData(event.currentTarget);
    login.mutate({
      email: String(fields.get('email')),
      password: String(fields.get('password')),
    });
  }

  return (
    <form {...formAttributes} ref={fieldErrors.form} onSubmit={submit}>
      <EmailInput
        id="login-email"
        label={text.email}
        error={fieldErrors.error('email')}
        name="email"
        autoComplete="username"
        ref={email}
        defaultValue={known}
        onChange={(email) => {
          fieldErrors.change('email');
          typedEmail.write(email);
        }}
      />
      <PasswordInput
        id="login-password"
        label={text.password}
        error={fieldErrors.error('password')}
        name="password"
        autoComplete="current-password"
        onChange={() => fieldErrors.change('password')}
      />
      <AppLink className={`${links.link} ${styles.forgot}`} to={paths.forgotPassword(hotelSlug)}>
        {text.forgot}
      </AppLink>
      <SubmitButton
        labels={text}
        busy={login.isPending}
        cooldown={cooldown}
        className={styles.continue}
      />
    </form>
  );
}
