import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { emitNetworkEvent } from '../../testing/network.tsx';
import { ErrorCard } from './error-card.tsx';
import { FailedSection } from './failed-section.tsx';

afterEach(() => emitNetworkEvent('back'));

test('APP-40 a card shows that the device is offline and retries when it is online again', async () => {
  emitNetworkEvent('gone');
  const again = vi.fn();
  const screen = await render(<ErrorCard text="Failed to get it" onRetry={again} />);
  await expect.element(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect
    .element(screen.getByText('As soon as you are back, this opens by itself.'))
    .toBeVisible();
  expect(screen.getByText('Failed to get it').query()).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(again).not.toHaveBeenCalled();
  emitNetworkEvent('back');
  expect(again).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByText('Failed to get it')).toBeVisible();
});

test('APP-40 a card rendered before the network failed shows it too', async () => {
  const screen = await render(<ErrorCard onRetry={() => undefined} />);
  await expect
    .element(screen.getByRole('heading', { name: 'This page did not open' }))
    .toBeVisible();
  emitNetworkEvent('gone');
  await expect.element(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

test('APP-68 shows no connection if no response arrives although the browser is online', async () => {
  const screen = await render(
    <ErrorCard
      text="Failed to get it"
      onRetry={() => undefined}
      noResponse
      phone="+44 20 7946 0110"
    />,
  );
  await expect
    .element(screen.getByRole('heading', { name: 'No connection to the hotel' }))
    .toBeVisible();
  await expect.element(screen.getByText('Try again in a moment, or call the hotel.')).toBeVisible();
});

test('APP-40 content missing for another reason shows its own text offline too', async () => {
  emitNetworkEvent('gone');
  const screen = await render(<ErrorCard title="Nothing here" text="It has moved." />);
  await expect.element(screen.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expect.element(screen.getByText('It has moved.')).toBeVisible();
});

test('APP-40 a failed section shows that the device is offline, with its note', async () => {
  emitNetworkEvent('gone');
  const again = vi.fn();
  const section = (note?: string) => (
    <FailedSection text="Failed to fetch it" {...(note && { note })} onRetry={again} busy={false} />
  );
  const screen = await render(section());
  await expect.element(screen.getByText('You are offline.')).toBeVisible();
  await expect.element(screen.getByText('This loads by itself when you are back.')).toBeVisible();
  await screen.rerender(section('You can write all the same.'));
  await expect.element(screen.getByText('You can write all the same.')).toBeVisible();
  emitNetworkEvent('back');
  expect(again).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByText('Failed to fetch it')).toBeVisible();
});
