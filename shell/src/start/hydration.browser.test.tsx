import { REPLAY_NOTICE_ELEMENT } from '@foyer/shared/contracts/inline-page.ts';
import { requiredText } from '@foyer/shared/contracts/provider/fields.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import * as z from '@foyer/shared/schema';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { use, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { replayEvents } from '../inline/event-replay.ts';

const page = await openHotelPage({ name: 'mfe-test', mounts: [], menu: [] }, {});
const { createBrowserRouter } = await import('@foyer/shared/router');
const { session, useSession } = await import('@foyer/shared/runtime');
const { PasswordField } = await import('@foyer/shared/forms/password-field.tsx');
const { TextField } = await import('@foyer/shared/forms/text-field.tsx');
const { useForm } = await import('@foyer/shared/forms/use-form.ts');
const { App } = await import('../app.tsx');
const { finishHydration } = await import('./hydration.ts');

const Account = z.object({ name: requiredText('*Required'), password: requiredText('*Required') });
const sent: z.infer<typeof Account>[] = [];

function AccountForm() {
  const user = useSession((known) => known.user);
  const form = useForm({
    name: 'account',
    schema: Account,
    defaults: { name: user?.name ?? '', password: '' },
    mutation: { mutationFn: async ({ payload }: { payload: z.infer<typeof Account> }) => payload },
    onSuccess: (payload) => sent.push(payload),
    onFailure: () => undefined,
  });
  return (
    <main>
      <Form form={form} labels={{ submit: 'Send', busy: 'Sending…' }}>
        <TextField form={form} name="name" label="Name" />
        <PasswordField form={form} name="password" label="Password" />
      </Form>
    </main>
  );
}

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
  sent.length = 0;
});

test('SHELL-127 a form sent between the two renders of hydration is sent after them, with all typed text', async () => {
  session.signOut();
  document.body.innerHTML = `<div id="root"></div><p id="${REPLAY_NOTICE_ELEMENT}" hidden></p>`;
  const element = document.getElementById('root') as HTMLElement;
  const markup = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  /** Holds the second render, because a transition that suspends does not commit. */
  function Held() {
    const isHydrating = useHydration();
    useEffect(() => markup.resolve(), []);
    if (!isHydrating) use(end.promise);
    return <AccountForm />;
  }
  const router = createBrowserRouter([{ path: '*', element: <Held /> }]);
  const app = <App router={router} onStart={finishHydration} />;
  element.innerHTML = renderToString(app);
  globalThis.foyerPage = replayEvents();
  await screen.getByLabelText('Name').fill('Ame');
  globalThis.foyerPage.beginHydration();
  root = hydrateRoot(element, app);
  await markup.promise;
  await userEvent.keyboard('lia');
  await screen.getByLabelText('Password', { exact: true }).fill('Welcome');
  await userEvent.keyboard('{Enter}123');
  expect(sent).toEqual([]);
  end.resolve();
  await expect.poll(() => sent).toEqual([{ name: 'Amelia', password: 'Welcome123' }]);
});

test('FORM-31 a form submitted before hydration sends the typed values and the account’s values', async () => {
  const guest = await page.guest('Amelia Hart');
  session.signIn(guest.user, guest.token);
  const router = createBrowserRouter([{ path: '*', element: <AccountForm /> }]);
  const app = <App router={router} onStart={finishHydration} />;
  const element = document.createElement('div');
  document.body.append(element);
  element.innerHTML = renderToString(app);
  await screen.getByLabelText('Password', { exact: true }).fill('Welcome123');
  // Like the gateway's event replay.
  const form = element.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  await screen.getByRole('button', { name: 'Send' }).click();
  globalThis.foyerPage = {
    beginHydration: () => undefined,
    finishHydration: () => form?.requestSubmit(),
  };
  root = hydrateRoot(element, app);
  await expect.poll(() => sent).toEqual([{ name: 'Amelia Hart', password: 'Welcome123' }]);
});

test('SHELL-95 drops unused preloaded responses after hydration', () => {
  globalThis.foyerPage = {
    beginHydration: () => undefined,
    finishHydration: () => undefined,
    preloadedQueries: {},
  };
  finishHydration();
  expect(globalThis.foyerPage?.preloadedQueries).toBeUndefined();
});
