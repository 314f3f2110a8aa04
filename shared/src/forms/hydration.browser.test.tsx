import * as z from '@foyer/shared/schema';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page as screen, userEvent } from 'vitest/browser';
import { requiredText } from '../contracts/provider/fields.ts';
import { openHotelPage } from '../testing/hotel-page.tsx';

const page = await openHotelPage({ name: 'mfe-test', mounts: [], menu: [] }, {});
const { draftOf, queryClient, session, useSession } = await import('@foyer/shared/runtime');
const { QueryClientProvider } = await import('@foyer/shared/query');
const { CodeField } = await import('./code-field.tsx');
const { Form } = await import('./form.tsx');
const { PasswordField } = await import('./password-field.tsx');
const { PhoneField } = await import('./phone-field.tsx');
const { TextAreaField } = await import('./text-area-field.tsx');
const { TextField } = await import('./text-field.tsx');
const { TimeField } = await import('./time-field.tsx');
const { useForm } = await import('./use-form.ts');

const RequestFields = z.object({
  name: requiredText('Name is required'),
  email: z.string(),
  phone: z.string(),
  time: z.string(),
  message: z.string(),
  password: z.string(),
  code: z.string(),
});
const NOTHING = { name: '', email: '', phone: '', time: '', message: '', password: '', code: '' };

const sent: z.infer<typeof RequestFields>[] = [];

/** Renders every kind of field; name and email start with the guest's own. */
function RequestForm() {
  const user = useSession(({ user }) => user);
  const form = useForm({
    name: 'request',
    schema: RequestFields,
    defaults: { ...NOTHING, name: user?.name ?? '', email: user?.email ?? '' },
    mutation: {
      mutationFn: async ({ payload }: { payload: z.infer<typeof RequestFields> }) => payload,
    },
    onSuccess: (payload) => sent.push(payload),
    onFailure: () => undefined,
  });
  return (
    <Form form={form} labels={{ submit: 'Send', busy: 'Sending…' }}>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="email" label="Email" />
      <PhoneField form={form} name="phone" label="Phone" />
      <TimeField form={form} name="time" label="Time" />
      <TextAreaField form={form} name="message" label="Message" />
      <PasswordField form={form} name="password" label="Password" />
      <CodeField form={form} name="code" label="Code" length={4} />
    </Form>
  );
}

const app = (
  <QueryClientProvider client={queryClient}>
    <main>
      <RequestForm />
    </main>
  </QueryClientProvider>
);

let element: HTMLElement;
let root: Root | undefined;
/** Errors for which React rendered on the client instead of hydrating. */
const recoveredErrors: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  recoveredErrors.length = 0;
  element = document.createElement('div');
  document.body.append(element);
});

afterEach(() => {
  expect(recoveredErrors).toEqual([]);
  root?.unmount();
  element.remove();
  session.signOut();
});

/** Renders the form's template. */
function renderTemplate() {
  element.innerHTML = renderToString(app);
}

function hydrate() {
  root = hydrateRoot(element, app, { onRecoverableError: (error) => recoveredErrors.push(error) });
}

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const node = (label: string) => field(label).element() as HTMLInputElement;

/** Returns the values that the form would send. */
async function send() {
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent.length).toBe(1);
  return sent[0];
}

test('FORM-28 keeps and sends text typed before hydration', async () => {
  renderTemplate();
  await field('Name').fill('Amelia');
  await field('Phone').fill('7700 900123');
  await field('Hour').fill('3');
  await field('Minute').fill('05');
  await screen.getByText('AM').click();
  await field('Message').fill('Two\nlines');
  await field('Password').fill('Welcome123');
  await field('Code').fill('1234');
  const typed = [...element.querySelectorAll('input, textarea')];
  hydrate();
  await expect.element(screen.getByRole('button', { name: 'Clear Time' })).toBeVisible();
  expect([...element.querySelectorAll('input, textarea')]).toEqual(typed);
  await expect.element(field('Phone')).toHaveValue('7700 900123');
  expect(await send()).toEqual({
    name: 'Amelia',
    email: '',
    phone: '+447700900123',
    time: '03:05 AM',
    message: 'Two\nlines',
    password: 'Welcome123',
    code: '1234',
  });
});

test('FORM-28 stores text typed before hydration in the draft, except secrets', async () => {
  renderTemplate();
  await field('Message').fill('By the window');
  await field('Password').fill('Welcome123');
  await field('Code').fill('1234');
  hydrate();
  await expect.poll(() => draftOf('request').read()).toEqual({ message: 'By the window' });
});

test('FORM-29 hydration keeps focus, caret and selection', async () => {
  renderTemplate();
  for (const label of ['Message', 'Phone']) {
    await field(label).fill('020 7946 0958');
    node(label).setSelectionRange(4, 8);
  }
  node('Name').focus();
  hydrate();
  await expect.element(screen.getByText('20 7946 0958')).not.toBeInTheDocument();
  await expect.poll(() => draftOf('request').read().message).toBe('020 7946 0958');
  expect(document.activeElement).toBe(node('Name'));
  for (const label of ['Message', 'Phone'])
    expect([node(label).selectionStart, node(label).selectionEnd]).toEqual([4, 8]);
});

test.each([
  ['Name', 'name'],
  ['Message', 'message'],
])('FORM-29 hydration does not interrupt a composition in %s', async (label, name) => {
  renderTemplate();
  node(label).focus();
  const ends: string[] = [];
  node(label).addEventListener('compositionend', ({ data }) => ends.push(data));
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ni');
  hydrate();
  await expect.poll(() => draftOf('request').read()[name]).toBe('ni');
  await compose('に');
  await expect.element(field(label)).toHaveValue('に');
  expect(ends).toEqual([]);
  await cdp().send('Input.insertText', { text: '日' });
  await expect.element(field(label)).toHaveValue('日');
  expect(ends).toEqual(['日']);
});

test('FORM-30 fills untouched fields from the draft, otherwise from the account', async () => {
  const guest = await page.guest('Amelia Hart');
  session.signIn(guest.user, guest.token);
  draftOf('request').write({
    email: 'draft@example.test',
    phone: '+999',
    message: 'Stored',
    time: '09:30 AM',
  });
  renderTemplate();
  expect(
    [...element.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value),
  ).not.toContain('draft@example.test');
  await field('Message').fill('Typed');
  hydrate();
  await expect.element(field('Name')).toHaveValue('Amelia Hart');
  await expect.element(field('Email')).toHaveValue('draft@example.test');
  await expect.element(field('Phone')).toHaveValue('+999');
  await expect.element(field('Hour')).toHaveValue('9');
  await expect.element(field('Message')).toHaveValue('Typed');
  expect(draftOf('request').read()).toMatchObject({
    message: 'Typed',
    email: 'draft@example.test',
  });
});

test('FORM-30 text typed before hydration takes precedence over the account', async () => {
  const guest = await page.guest('Amelia Hart');
  session.signIn(guest.user, guest.token);
  renderTemplate();
  await field('Name').fill('A. Hart');
  hydrate();
  await expect.element(field('Email')).toHaveValue(guest.email);
  expect(await send()).toMatchObject({ name: 'A. Hart', email: guest.email });
});

test('FORM-30 selects the value filled into the focused field, so that typing replaces it', async () => {
  draftOf('request').write({ email: 'draft@example.test', name: 'Stored' });
  renderTemplate();
  await field('Name').fill('A');
  node('Email').focus();
  hydrate();
  await expect.element(field('Email')).toHaveValue('draft@example.test');
  await userEvent.keyboard('new@example.test');
  await expect.element(field('Email')).toHaveValue('new@example.test');
  await expect.element(field('Name')).toHaveValue('A');
});
