import { paths } from '@foyer/shared/addresses/paths.ts';
import { ApiError, errorMessageOf } from '@foyer/shared/api/error.ts';
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
import { useQuery } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { hotelQuery, hotelSlug, page, toasts } from '@foyer/shared/runtime';
import { BelowFold } from '@foyer/shared/templates/below-fold.tsx';
import { draftWithTypedEmail, typedEmail } from '../layout/typed-email.ts';
import { text } from '../signup-text.ts';
import { registerMutation } from './register-mutation.ts';
import styles from './sign-up-form.module.css';

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
export function SignUpForm() {
  const hotel = page.composition.signup_hotel ?? '';
  const navigate = useNavigate();
  const later = useDelayedAction();
  const { data: record } = useQuery(hotelQuery());
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
            min={() => dayAt(Date.now(), record?.timezone)}
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
