import { paths } from '@foyer/shared/addresses/paths.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ApiError, errorMessageOf } from '@foyer/shared/api/error.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { RegisterPayload } from '@foyer/shared/contracts/provider/sign-up.ts';
import { ArrivalTimeField } from '@foyer/shared/forms/arrival-time-field.tsx';
import { DateField } from '@foyer/shared/forms/date-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { PasswordField } from '@foyer/shared/forms/password-field.tsx';
import { PhoneField } from '@foyer/shared/forms/phone-field.tsx';
import { SendButton } from '@foyer/shared/forms/send-button.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useDelayedAction } from '@foyer/shared/forms/use-delayed-action.ts';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { dayAt } from '@foyer/shared/hotel/hotel-time.ts';
import { useNavigate } from '@foyer/shared/router';
import { AppLink, api, hotelSlug, page, toasts, useHotel } from '@foyer/shared/runtime';
import { BelowFold } from '@foyer/shared/templates/below-fold.tsx';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { draftWithTypedEmail, typedEmail } from '../layout/typed-email.ts';
import { text } from '../signup-text.ts';
import styles from './signup-screen.module.css';

/** Renders /{slug}/signup for the hotel that the fleet names, or a notice (AUTH-14). */
export function Component() {
  const { sign_up } = useHotel();
  const open = page.hotel.state !== 'unknown' && sign_up;
  return (
    <AuthPage title={text.title} subtitle={<If condition={open}>{text.subtitle}</If>}>
      <If condition={open} otherwise={<p className={styles.notice}>{text.nowhere}</p>}>
        <SignUpForm />
      </If>
      <p className={links.foot}>
        {text.account}{' '}
        <AppLink className={links.link} to={paths.login(hotelSlug)}>
          {text.signIn}
        </AppLink>
      </p>
    </AuthPage>
  );
}

const REDIRECT_MS = 2000;
/** Height of the form below its first two fields. */
const REST_HEIGHT = '41rem';

const draft = draftWithTypedEmail('sign-up');

/** Initial values of all fields. */
const EMPTY = {
  name: '',
  email: '',
  phone: '',
  check_in_date: '',
  check_in_time: '',
  password: '',
  password_confirmation: '',
};

/** Returns the server's message followed by the hotel slug, else the default (AUTH-24). */
function signUpFailure(error: unknown, slug: string): string {
  const answered = error instanceof ApiError && error.serverMessage;
  return answered ? `${answered} ${slug}` : errorMessageOf(error, text.failed);
}

/** Renders the sign-up form: guest, optional stay, password. The hotel is fixed. */
function SignUpForm() {
  const hotel = page.composition.signup_hotel ?? '';
  const navigate = useNavigate();
  const later = useDelayedAction();
  const { timezone } = useHotel();
  const form = useForm({
    name: 'sign-up',
    schema: RegisterPayload,
    defaults: EMPTY,
    extraPayload: () => ({ hotel_slug: hotel }),
    draft,
    mutation: registerMutation(),
    onSuccess(answer, { email }) {
      typedEmail.write(email);
      toasts.success(answer.message || text.success);
      return later(() => navigate(paths.login(hotelSlug)), REDIRECT_MS);
    },
    onFailure: (error) => toasts.error(signUpFailure(error, hotel)),
  });

  return (
    <Form {...form.props}>
      <TextField form={form} name="name" label={text.name} autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <BelowFold height={REST_HEIGHT}>
        <PhoneField form={form} name="phone" label={text.phone} />
        <div className={styles.group}>
          <h2 className={styles.heading}>
            {text.stay} <small>{text.optional}</small>
          </h2>
          <DateField
            form={form}
            name="check_in_date"
            label={text.arrivalDate}
            min={() => dayAt(Date.now(), timezone)}
          />
          <ArrivalTimeField form={form} name="check_in_time" label={text.arrivalTime} />
        </div>
        <div className={styles.group}>
          <PasswordField
            form={form}
            name="password"
            label={text.password}
            hint={text.passwordHint}
            autoComplete="new-password"
          />
          <PasswordField
            form={form}
            name="password_confirmation"
            label={text.confirmPassword}
            autoComplete="new-password"
          />
        </div>
        <SendButton form={form} labels={text} />
      </BelowFold>
    </Form>
  );
}

/** Sends POST /register with an idempotency key, so that a repeated press creates one guest. */
function registerMutation() {
  return {
    mutationFn: ({ payload, key }: { payload: RegisterPayload; key: string }) =>
      api.post(endpoints.register, payload, PlainResponse, { token: null, idempotencyKey: key }),
  };
}
