import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { network } from '../../testing/network.tsx';
import { ErrorCard } from './error-card.tsx';
import { FailedPart } from './failed-part.tsx';

afterEach(() => network('back'));

test('APP-40 a card says that the device is offline, and opens by itself when it is back', async () => {
  network('gone');
  const again = vi.fn();
  const screen = await render(<ErrorCard text="Failed to get it" onRetry={again} />);
  await expect.element(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect
    .element(screen.getByText('As soon as you are back, this opens by itself.'))
    .toBeVisible();
  expect(screen.getByText('Failed to get it').query()).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(again).not.toHaveBeenCalled();
  network('back');
  expect(again).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByText('Failed to get it')).toBeVisible();
});

test('APP-40 a card that came before the network went says it too', async () => {
  const screen = await render(<ErrorCard onRetry={() => undefined} />);
  await expect
    .element(screen.getByRole('heading', { name: 'This page did not open' }))
    .toBeVisible();
  network('gone');
  await expect.element(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

test('APP-40 no answer, though the browser sees a network, is no connection', async () => {
  const screen = await render(
    <ErrorCard
      text="Failed to get it"
      onRetry={() => undefined}
      noAnswer
      phone="+44 20 7946 0110"
    />,
  );
  await expect
    .element(screen.getByRole('heading', { name: 'No connection to the hotel' }))
    .toBeVisible();
  await expect.element(screen.getByText('Try again in a moment, or call the hotel.')).toBeVisible();
});

test('APP-40 what is missing for another reason says so offline too', async () => {
  network('gone');
  const screen = await render(<ErrorCard title="Nothing here" text="It has moved." />);
  await expect.element(screen.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expect.element(screen.getByText('It has moved.')).toBeVisible();
});

test('APP-40 so does a part of a screen, with how it goes on without', async () => {
  network('gone');
  const again = vi.fn();
  const part = (note?: string) => (
    <FailedPart words="Failed to fetch it" {...(note && { note })} onRetry={again} busy={false} />
  );
  const screen = await render(part());
  await expect.element(screen.getByText('You are offline.')).toBeVisible();
  await expect.element(screen.getByText('This loads by itself when you are back.')).toBeVisible();
  await screen.rerender(part('You can write all the same.'));
  await expect.element(screen.getByText('You can write all the same.')).toBeVisible();
  network('back');
  expect(again).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByText('Failed to fetch it')).toBeVisible();
});
