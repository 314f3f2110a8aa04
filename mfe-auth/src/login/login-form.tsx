import { paths } from '@foyer/shared/addresses/paths';
import { Form } from '@foyer/shared/forms/form';
import { SubmitButton } from '@foyer/shared/forms/submit-button';
import { useCooldown } from '@foyer/shared/forms/use-cooldown';
import { useFieldErrors } from '@foyer/shared/forms/use-field-errors';
import { useSend } from '@foyer/shared/forms/use-send';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { useNavigate } from '@foyer/shared/router';
import { AppLink, hotelSlug, toasts } from '@foyer/shared/runtime';
import { PasswordInput } from '@foyer/shared/ui/fields/password-input';
import { TextInput } from '@foyer/shared/ui/fields/text-input';
import { useFilledLate } from '@foyer/shared/ui/fields/use-filled-late';
import { type FormEvent, useRef, useState } from 'react';
import links from '../layout/links.module.css';
import { typedEmail } from '../layout/typed-email.ts';
import { text } from '../text.ts';
import { enter } from './enter.ts';
import { loginFailure } from './login-failure.ts';
import { loginMutation } from './login-mutation.ts';
import styles from './login-screen.module.css';

/** Email and password, sent as they are, empty too (AUTH-04). */
export function LoginForm() {
  const navigate = useNavigate();
  const login = useSend({
    ...loginMutation(),
    onSuccess: (answer) => enter(answer.data, navigate),
  });
  const cooldown = useCooldown();
  const refused = useFieldErrors(login.error);
  const email = useRef<HTMLInputElement>(null);
  const takeover = useTakeover();
  const [known] = useState(() => (takeover ? '' : typedEmail.read()));
  useFilledLate(() => {
    if (email.current?.value === '') email.current.value = typedEmail.read();
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (login.isPending || cooldown.waiting) return;
    const fields = new FormData(event.currentTarget);
    const payload = {
      email: String(fields.get('email')),
      password: String(fields.get('password')),
    };
    login.mutate(payload, {
      onError: (error) => {
        cooldown.start(error);
        toasts.error(loginFailure(error));
      },
    });
  }

  return (
    <Form ref={refused.form} onSubmit={submit}>
      <TextInput
        id="login-email"
        label={text.email}
        error={refused.error('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ref={email}
        defaultValue={known}
        onChange={(email) => {
          refused.change('email');
          typedEmail.write(email);
        }}
      />
      <PasswordInput
        id="login-password"
        label={text.password}
        error={refused.error('password')}
        name="password"
        autoComplete="current-password"
        onChange={() => refused.change('password')}
      />
      <AppLink className={`${links.link} ${styles.forgot}`} to={paths.forgotPassword(hotelSlug)}>
        {text.forgot}
      </AppLink>
      <SubmitButton
        words={text}
        busy={login.isPending}
        cooldown={cooldown}
        className={styles.continue}
      />
    </Form>
  );
}
