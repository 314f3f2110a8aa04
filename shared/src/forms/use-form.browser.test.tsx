import * as z from '@foyer/shared/schema';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { passwordsMatch, requiredText } from '../contracts/provider/fields.ts';
import { PlainResponse } from '../contracts/provider/response.ts';
import { RegisterPayload } from '../contracts/provider/sign-up.ts';
import { openHotelPage } from '../testing/hotel-page.tsx';

const page = await openHotelPage({ name: 'mfe-test', mounts: [], menu: [] }, {});
const { api, queryClient } = await import('@foyer/shared/runtime');
const { QueryClientProvider } = await import('@foyer/shared/query');
const { Form } = await import('./form.tsx');
const { useForm } = await import('./use-form.ts');
const { TextField } = await import('./text-field.tsx');
const { PhoneField } = await import('./phone-field.tsx');
const { PasswordField } = await import('./password-field.tsx');

const labels = { submit: 'Send', busy: 'Sending…' };
const EMPTY = { name: '', email: '', phone: '', password: '', password_confirmation: '' };

/** A small form with a real call, which creates an account at this hotel. */
function Account({ onSuccess = () => undefined, form: name = 'account' }) {
  const form = useForm({
    name,
    schema: RegisterPayload,
    defaults: EMPTY,
    extraPayload: () => ({ hotel_slug: page.slug }),
    mutation: {
      mutationFn: ({ payload, key }: { payload: RegisterPayload; key: string }) =>
        api.post('/register', payload, PlainResponse, { idempotencyKey: key }),
    },
    onSuccess,
    onFailure: () => undefined,
  });
  return (
    <Form form={form} labels={labels}>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="email" label="Email" />
      <PhoneField form={form} name="phone" label="Phone" />
      <PasswordField form={form} name="password" label="Password" />
      <PasswordField form={form} name="password_confirmation" label="Again" />
    </Form>
  );
}

async function open(content = <Account />) {
  sessionStorage.clear();
  const view = await render(
    <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>,
  );
  return {
    ...view,
    field: (label: string) => view.getByLabelText(label, { exact: true }),
    send: view.getByRole('button', { name: 'Send' }),
  };
}
type Screen = Awaited<ReturnType<typeof open>>;

async function fillIn(screen: Screen, email = `${crypto.randomUUID()}@example.test`) {
  await screen.field('Name').fill('Noor Ahmadi');
  await screen.field('Email').fill(email);
  await screen.field('Phone').fill('07700 900123');
  await screen.field('Password').fill('Lantern42');
  await screen.field('Again').fill('Lantern42');
  return email;
}

test('a field has an id made of both names, its label and, after blur, its error', async () => {
  const screen = await open();
  const email = screen.field('Email');
  await expect.element(email).toHaveAttribute('id', 'account-email');
  await email.fill('no address');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveAccessibleDescription('Invalid email');
  await email.fill('amelia@example.test');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
});

test('AUTH-18 AUTH-81 an invalid form shows the first error of each field and focuses the first invalid field', async () => {
  const screen = await open();
  const fetchSpy = vi.spyOn(window, 'fetch');
  await screen.field('Name').fill('Noor');
  // It is too short, too.
  await screen.field('Password').fill('abc');
  await screen.send.click();
  await expect.element(screen.field('Email')).toHaveFocus();
  await expect.element(screen.field('Email')).toHaveAccessibleDescription('Email is required');
  await expect.element(screen.field('Phone')).toHaveAccessibleDescription('Phone is required');
  await expect
    .element(screen.field('Password'))
    .toHaveAccessibleDescription('Must be alphanumeric');
  expect(fetchSpy).not.toHaveBeenCalled();
  fetchSpy.mockRestore();
});

test('a rule over two fields shows its error at the field that lost the focus, after a change in either', async () => {
  const screen = await open();
  await screen.field('Password').fill('Lantern42');
  await expect.element(screen.field('Again')).not.toHaveAttribute('aria-invalid');
  await screen.field('Again').fill('Lantern42');
  await userEvent.tab();
  await screen.field('Password').fill('Lantern43');
  await expect.element(screen.field('Again')).toHaveAccessibleDescription('Passwords must match');
  await screen.field('Password').fill('Lantern42');
  await expect.element(screen.field('Again')).not.toHaveAttribute('aria-invalid');
});

test('FAULT-16 shows the provider’s message at its field until that field changes', async () => {
  const { email } = await page.guest('Amelia Hart');
  const screen = await open();
  await fillIn(screen, email);
  await screen.send.click();
  const taken = 'This email is already registered.';
  await expect.element(screen.field('Email')).toHaveAccessibleDescription(taken);
  await expect.element(screen.field('Email')).toHaveFocus();
  await screen.field('Name').fill('Amelia');
  await userEvent.tab();
  await expect.element(screen.field('Email')).toHaveAccessibleDescription(taken);
  await screen.field('Email').fill(`new-${email}`);
  await expect.element(screen.field('Email')).not.toHaveAttribute('aria-invalid');
});

test('FAULT-26 two clicks send once, and the form stays busy until `onSuccess` has ended', async () => {
  const after = Promise.withResolvers<undefined>();
  const screen = await open(<Account onSuccess={() => after.promise as never} />);
  await fillIn(screen);
  const fetchSpy = vi.spyOn(window, 'fetch');
  await screen.send.dblClick();
  await expect.poll(() => fetchSpy.mock.calls.length).toBe(1);
  await expect.poll(async () => (await fetchSpy.mock.results[0]?.value)?.status).toBe(201);
  screen.container.querySelector('form')?.requestSubmit();
  await expect.element(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  after.resolve(undefined);
  await expect.element(screen.send).toBeVisible();
  fetchSpy.mockRestore();
});

test('sends the same content with the same idempotency key, other content with another', async () => {
  const { email } = await page.guest('Amelia Hart');
  const screen = await open();
  await fillIn(screen, email);
  const fetchSpy = vi.spyOn(window, 'fetch');
  const keys = () =>
    fetchSpy.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  for (const [before, name] of ['Amelia', 'Amelia', 'Amelia H.'].entries()) {
    await screen.field('Name').fill(name);
    await screen.send.click();
    await expect.poll(() => keys().length).toBe(before + 1);
    await expect.element(screen.send).toBeEnabled();
  }
  const [first, second, third] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  fetchSpy.mockRestore();
});

test('AUTH-43 AUTH-104 restores the draft without the passwords, and a success clears it', async () => {
  const screen = await open();
  await fillIn(screen);
  const storedDraft = () => sessionStorage.getItem(`draft:${page.slug}:account`) ?? '';
  expect(storedDraft()).toContain('+447700900123');
  expect(storedDraft()).not.toContain('Lantern42');
  await screen.rerender(<QueryClientProvider client={queryClient}>{null}</QueryClientProvider>);
  await screen.rerender(
    <QueryClientProvider client={queryClient}>
      <Account />
    </QueryClientProvider>,
  );
  await expect.element(screen.field('Name')).toHaveValue('Noor Ahmadi');
  await expect.element(screen.field('Password')).toHaveValue('');
  await screen.field('Password').fill('Lantern42');
  await screen.field('Again').fill('Lantern42');
  await screen.send.click();
  await expect.poll(storedDraft).toBe('');
});

const Passwords = z
  .object({ password: requiredText('Password is required'), password_confirmation: z.string() })
  .check(passwordsMatch('Passwords do not match.'));

function OnSubmit({ onInvalid }: { onInvalid: (message?: string) => void }) {
  const form = useForm({
    name: 'on-submit',
    schema: Passwords,
    defaults: { password: '', password_confirmation: '' },
    check: 'submit',
    mutation: { mutationFn: async () => undefined },
    onInvalid,
    onSuccess: () => undefined,
    onFailure: () => undefined,
  });
  return (
    <Form form={form} labels={labels}>
      <PasswordField form={form} name="password" label="Password" />
      <PasswordField form={form} name="password_confirmation" label="Again" />
    </Form>
  );
}

test('a form validated on submit shows no error before that or after a change', async () => {
  const wrong = vi.fn();
  const screen = await open(<OnSubmit onInvalid={wrong} />);
  await screen.field('Again').fill('x');
  await userEvent.tab();
  await expect.element(screen.field('Again')).not.toHaveAttribute('aria-invalid');
  await screen.field('Password').fill('Lantern42');
  await screen.send.click();
  await expect
    .element(screen.field('Again'))
    .toHaveAccessibleDescription('Passwords do not match.');
  expect(wrong).toHaveBeenLastCalledWith('Passwords do not match.');
  await screen.field('Password').fill('Lantern4');
  await expect.element(screen.field('Again')).not.toHaveAttribute('aria-invalid');
});

test('a click is not lost when the blurred field shows an error', async () => {
  const pressed = vi.fn();
  const screen = await open(
    <>
      <Account />
      <button type="button" onClick={pressed}>
        Elsewhere
      </button>
    </>,
  );
  await screen.field('Name').fill('');
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  // A point that the button leaves when the error moves it down.
  await elsewhere.click({ position: { x: 4, y: 2 } });
  await expect.element(screen.field('Name')).toHaveAccessibleDescription('Name is required');
  expect(pressed).toHaveBeenCalledTimes(1);
});
