import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '../api/error.ts';
import { given } from '../contracts/fields.ts';
import { openHotelPage } from '../testing/hotel-page.tsx';
import { network } from '../testing/network.tsx';

const page = await openHotelPage({ name: 'mfe-test', mounts: [], menu: [] }, {});
const { queryClient } = await import('@foyer/shared/runtime');
const { QueryClientProvider } = await import('@foyer/shared/query');
const { Form } = await import('./form.tsx');
const { useForm } = await import('./use-form.ts');
const { ChecklistField } = await import('./checklist-field.tsx');
const { TextAreaField } = await import('./text-area-field.tsx');
const { SendButton } = await import('./send-button.tsx');

const NOT_CONFIRMED = 'We could not confirm that the hotel has this. Retry sends the same again.';
const words = { submit: 'Send', busy: 'Sending…' };
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
const Wishes = z.object({ message: given('*Required'), items: z.array(z.number()) });
type Sent = { payload: z.infer<typeof Wishes>; key: string };

/** A form whose calls fail with one error after the other, then succeed. */
function Wish({ sent, failures }: { sent: Sent[]; failures: Error[] }) {
  const form = useForm({
    name: 'wish',
    schema: Wishes,
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
    onFailure: () => undefined,
  });
  return (
    <Form {...form.props}>
      <TextAreaField form={form} name="message" label="Message" />
      <ChecklistField
        form={form}
        name="items"
        label="Items"
        groups={groups}
        chosenWords={(count) => `${count} chosen`}
      />
      <SendButton form={form} words={words} />
    </Form>
  );
}

async function open(...failures: Error[]) {
  sessionStorage.clear();
  const sent: Sent[] = [];
  const form = (
    <QueryClientProvider client={queryClient}>
      <Wish sent={sent} failures={failures} />
    </QueryClientProvider>
  );
  const view = await render(form);
  return {
    ...view,
    sent,
    message: view.getByLabelText('Message'),
    button: (name: string) => view.getByRole('button', { name, exact: true }),
    reload: async () => {
      await view.unmount();
      return render(form);
    },
  };
}

test.each([
  ['no answer', new ApiError('network')],
  ['a server that broke', new ApiError('http', { status: 500 })],
  ['an answer that nobody can read', new ApiError('shape', { status: 200 })],
])(
  'FORM-15 after %s the form says so, keeps what was typed, and Retry sends the same',
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

test('FORM-15 once something is changed it is something else that is sent', async () => {
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

test('FORM-15 what the hotel answered is confirmed: a refusal offers no Retry', async () => {
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

test('FAULT-19 what was typed and chosen is there after a reload, and is sent with the same key', async () => {
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
  expect(sessionStorage.getItem(`draft:${page.slug}:wish`)).toBeNull();
});

test('APP-41 a form says that the device is offline before anything is typed', async () => {
  const screen = await open();
  const note = screen.getByText(/^You are offline\. You can fill this in now/);
  await expect.element(screen.message).toBeVisible();
  expect(note.query()).toBeNull();
  network('gone');
  await expect.element(note).toBeVisible();
  network('back');
  await expect.element(note).not.toBeInTheDocument();
});

test('APP-41 a press offline loses nothing, and says that nothing was sent', async () => {
  const screen = await open(new ApiError('network'));
  network('gone');
  await screen.message.fill('A table by the window');
  await screen.button('Send').click();
  const unsent = screen.getByText(/^You are offline, so nothing was sent\./);
  await expect.element(unsent).toBeVisible();
  await expect.element(screen.message).toHaveValue('A table by the window');
  expect(screen.getByText(NOT_CONFIRMED).query(), 'nothing left the device').toBeNull();
  network('back');
  await expect.element(unsent).not.toBeInTheDocument();
  await screen.button('Send').click();
  await expect.element(screen.message).toHaveValue('');
  expect(screen.sent[1]).toEqual(screen.sent[0]);
});

test('FORM-15 what was under way when the network went may have arrived', async () => {
  const screen = await open(new ApiError('network'));
  await screen.message.fill('A table');
  await screen.button('Send').click();
  network('gone');
  await expect.element(screen.getByText(NOT_CONFIRMED)).toBeVisible();
  network('back');
});
