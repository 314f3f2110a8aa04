import { paths } from '@foyer/shared/addresses/paths.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ApiError, errorMessageOf } from '@foyer/shared/api/error.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { RegisterPayload } from '@foyer/shared/contracts/provider/sign-up.ts';
import { ArrivalTimeField } from '@foyer/shared/forms/arrival-time-field.tsx';
import { DateField } from '@foyer/shared/forms/date-field.tsx';
import { EmailField } from '@foyer/shared/forms/email-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { PasswordField } from '@foyer/shared/forms/password-field.tsx';
import { PhoneField } from '@foyer/shared/forms/phone-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { type Attempt, useForm } from '@foyer/shared/forms/use-form.ts';
import { useSuccess } from '@foyer/shared/forms/use-success.ts';
import { useNavigate } from '@foyer/shared/router';
import { api, hotelSlug, page, toasts, useHotel } from '@foyer/shared/runtime';
import { BelowFold } from '@foyer/shared/templates/below-fold.tsx';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { AuthPage } from '../layout/auth-page.tsx';
import { draftWithTypedEmail, typedEmail } from '../layout/typed-email.ts';
import { text } from '../signup-text.ts';
import styles from './signup-screen.module.css';

/** Renders /{slug}/signup for the hotel that the fleet names, or a notice (AUTH-14). */
export function Component() {
  const { sign_up } = useHotel();
  const open = page.hotel.state !== 'unknown' && sign_up;
  return (
    <AuthPage
      title={text.title}
      subtitle={<If condition={open}>{text.subtitle}</If>}
      foot={{ question: text.account, to: paths.login(hotelSlug), label: text.signIn }}
    >
      <If condition={open} otherwise={<p className={styles.notice}>{text.nowhere}</p>}>
        <SignUpForm />
      </If>
    </AuthPage>
  );
}

/** Height of the fields below the first two. */
const REST_HEIGHT = '36.75rem';

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
  const showSuccess = useSuccess();
  const form = useForm({
    name: 'sign-up',
    schema: RegisterPayload,
    defaults: EMPTY,
    extraPayload: () => ({ hotel_slug: hotel }),
    draft,
    // With an idempotency key a repeated press creates one guest.
    mutation: {
      mutationFn: ({ payload, key }: Attempt<RegisterPayload>) =>
        api.post(endpoints.register, payload, PlainResponse, { token: null, idempotencyKey: key }),
    },
    onSuccess(answer, { email }) {
      typedEmail.write(email);
      const next = () => navigate(paths.login(hotelSlug));
      return showSuccess(answer.message || text.success, next);
    },
    onFailure: (error) => toasts.error(signUpFailure(error, hotel)),
  });

  return (
    <Form form={form} labels={text}>
      <TextField form={form} name="name" label={text.name} autoComplete="name" />
      <EmailField form={form} name="email" label={text.email} />
      <BelowFold height={REST_HEIGHT}>
        <PhoneField form={form} name="phone" label={text.phone} />
        <div className={styles.group}>
          <h2 className={styles.heading}>
            {text.stay} <small>{text.optional}</small>
          </h2>
          <DateField form={form} name="check_in_date" label={text.arrivalDate} />
          <ArrivalTimeField form={form} name="check_in_time" label={text.arrivalTime} />
        </div>
        <div className={styles.group}>
          <PasswordField
            form={form}
            name="password"
            label={text.password}
            hint={text.passwordHint}
          />
          <PasswordField form={form} name="password_confirmation" label={text.confirmPassword} />
        </div>
      </BelowFold>
    </Form>
  );
}
