import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '../api/error.ts';
import { requiredText } from '../contracts/provider/fields.ts';
import { openHotelPage } from '../testing/hotel-page.tsx';
import { emitNetworkEvent } from '../testing/network.tsx';

const page = await openHotelPage({ name: 'mfe-test', mounts: [], menu: [] }, {});
const { queryClient } = await import('@foyer/shared/runtime');
const { QueryClientProvider } = await import('@foyer/shared/query');
const { Form } = await import('./form.tsx');
const { useForm } = await import('./use-form.ts');
const { ChecklistField } = await import('./checklist-field.tsx');
const { TextAreaField } = await import('./text-area-field.tsx');

const NOT_CONFIRMED = 'We could not confirm that the hotel has this. Retry sends the same again.';
const labels = { submit: 'Send', busy: 'Sending…' };
const groups = [
  {
    name: 'Room',
    children: [
      { id: 1, name: 'Cot' },
      { id: 2, name: 'Quiet room' },
    ],
  },
  { name: 'Arrival', children: [{ id: 3, name: 'Late arrival' }] },
];
const RequestPayload = z.object({ message: requiredText('*Required'), items: z.array(z.number()) });
type Sent = { payload: z.infer<typeof RequestPayload>; key: string };

/** Opens a form whose calls fail with the given errors in turn, then succeed. */
function RequestForm({
  sent,
  failures,
  onFailure,
}: {
  sent: Sent[];
  failures: Error[];
  onFailure: (error: Error) => void;
}) {
  const form = useForm({
    name: 'request',
    schema: RequestPayload,
    defaults: { message: '', items: [] },
    mutation: {
      mutationFn: async (attempt: Sent) => {
        sent.push(attempt);
        const failure = failures.shift();
        if (failure) throw failure;
      },
    },
    onSuccess() {
      form.reset();
    },
    onFailure,
  });
  return (
    <Form form={form} labels={labels}>
      <TextAreaField form={form} name="message" label="Message" />
      <ChecklistField form={form} name="items" label="Items" groups={groups} />
    </Form>
  );
}

async function open(...failures: Error[]) {
  sessionStorage.clear();
  const sent: Sent[] = [];
  const shown: Error[] = [];
  const form = (
    <QueryClientProvider client={queryClient}>
      <RequestForm sent={sent} failures={failures} onFailure={(error) => shown.push(error)} />
    </QueryClientProvider>
  );
  const view = await render(form);
  return {
    ...view,
    sent,
    shown,
    message: view.getByLabelText('Message'),
    button: (name: string) => view.getByRole('button', { name, exact: true }),
    reload: async () => {
      await view.unmount();
      return render(form);
    },
  };
}

test.each([
  ['no response', new ApiError('network')],
  ['a server error', new ApiError('http', { status: 500 })],
  ['an invalid response', new ApiError('shape', { status: 200 })],
])(
  'FORM-15 FORM-37 after %s the form shows a notice and keeps the values, and Retry sends the same content',
  async (_, error) => {
    const screen = await open(error);
    await screen.message.fill('A table by the window');
    await screen.button('Send').click();
    await expect.element(screen.getByText(NOT_CONFIRMED)).toBeVisible();
    await expect.element(screen.message).toHaveValue('A table by the window');
    await screen.button('Retry').click();
    await expect.poll(() => screen.sent.length).toBe(2);
    await expect.element(screen.button('Send')).toBeVisible();
    await expect.element(screen.getByText(NOT_CONFIRMED)).not.toBeInTheDocument();
    const [first, second] = screen.sent;
    expect(second).toEqual(first);
  },
);

test('FORM-37 a change replaces Retry by the normal submit button and a new key', async () => {
  const screen = await open(new ApiError('network'));
  await screen.message.fill('A table');
  await screen.button('Send').click();
  await expect.element(screen.button('Retry')).toBeVisible();
  await screen.message.fill('A table for two');
  await expect.element(screen.getByText(NOT_CONFIRMED)).not.toBeInTheDocument();
  await screen.button('Send').click();
  await expect.poll(() => screen.sent.length).toBe(2);
  expect(screen.sent[1]?.key).not.toBe(screen.sent[0]?.key);
});

test('FORM-15 a refusal by the hotel is a confirmed result and offers no Retry', async () => {
  const refusals = [
    new ApiError('http', { status: 422, fields: { message: ['Too long'] } }),
    new ApiError('http', { status: 500, serverMessage: 'The desk is closed.' }),
  ];
  const screen = await open(...refusals);
  await screen.message.fill('A table');
  for (const count of [1, 2]) {
    await screen.button('Send').click();
    await expect.poll(() => screen.sent.length).toBe(count);
    await expect.element(screen.button('Send')).toBeVisible();
  }
  await expect.element(screen.getByText(NOT_CONFIRMED)).not.toBeInTheDocument();
});

test('FAULT-19 restores typed and chosen values after a reload and sends them with the same key', async () => {
  const screen = await open(new ApiError('network'));
  await screen.message.fill('A table');
  await screen.getByText('Arrival').click();
  await screen.getByLabelText('Late arrival').click();
  await screen.button('Send').click();
  await expect.element(screen.button('Retry')).toBeVisible();
  const again = await screen.reload();
  await expect.element(again.getByLabelText('Message')).toHaveValue('A table');
  await expect.element(again.getByText('1 chosen')).toBeVisible();
  await again.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => screen.sent.length).toBe(2);
  expect(screen.sent[1]).toEqual(screen.sent[0]);
  expect(screen.sent[1]?.payload.items).toEqual([3]);
  await expect.element(again.getByLabelText('Message')).toHaveValue('');
  expect(sessionStorage.getItem(`draft:${page.slug}:request`)).toBeNull();
});

test('APP-41 a form shows that the device is offline before any input', async () => {
  const screen = await open();
  const note = screen.getByText(/^You are offline\. You can fill this in now/);
  await expect.element(screen.message).toBeVisible();
  expect(note.query()).toBeNull();
  emitNetworkEvent('gone');
  await expect.element(note).toBeVisible();
  emitNetworkEvent('back');
  await expect.element(note).not.toBeInTheDocument();
});

test('APP-69 a click while offline keeps the values and shows that nothing was sent', async () => {
  const screen = await open(new ApiError('network'));
  emitNetworkEvent('gone');
  await screen.message.fill('A table by the window');
  await screen.button('Send').click();
  const unsent = screen.getByText(/^You are offline, so nothing was sent\./);
  await expect.element(unsent).toBeVisible();
  await expect.element(screen.message).toHaveValue('A table by the window');
  expect(screen.getByText(NOT_CONFIRMED).query(), 'nothing left the device').toBeNull();
  expect(screen.shown, 'no toast').toEqual([]);
  emitNetworkEvent('back');
  await expect.element(unsent).not.toBeInTheDocument();
  await screen.button('Send').click();
  await expect.element(screen.message).toHaveValue('');
  expect(screen.sent[1]).toEqual(screen.sent[0]);
});

test('FORM-15 a request in flight when the network failed is unconfirmed', async () => {
  const screen = await open(new ApiError('network'));
  await screen.message.fill('A table');
  await screen.button('Send').click();
  emitNetworkEvent('gone');
  await expect.element(screen.getByText(NOT_CONFIRMED)).toBeVisible();
  emitNetworkEvent('back');
});
