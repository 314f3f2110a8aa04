import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  type Contributed,
  type ContributionModule,
  InboxEntry,
} from '../contracts/contribution.ts';

await openHotelPage({ name: 'mfe-none', mounts: [] }, {});
const { contributions } = await import('@foyer/shared/runtime');
const { Contributions } = await import('./contributions.tsx');

const entry = (id: string, more: Partial<InboxEntry> = {}): InboxEntry => {
  return { id, title: `Request ${id}`, to: 'requests', at: 1, unread: false, ...more };
};

/** A contribution that reports these states, one after another. */
function contributing(...states: Contributed<unknown>[]): ContributionModule<unknown> {
  return {
    Component({ onChange }) {
      useEffect(() => states.forEach(onChange), [onChange]);
      return null;
    },
  };
}

const listed = (...entries: unknown[]): Contributed<unknown> => ({ entries, isPending: false });
const onChange = vi.fn();
const latest = () => onChange.mock.lastCall?.[0];

async function open(modules: Record<string, ContributionModule<unknown>>) {
  contributions.loadWith(async () =>
    Object.entries(modules).map(([remote, module]) => ({ remote, module })),
  );
  await render(<Contributions to="inbox" entry={InboxEntry} onChange={onChange} />);
}

beforeEach(() => {
  onChange.mockReset();
});

test('FLEET-146 collects the entries of all remotes, and follows their changes', async () => {
  const retry = () => undefined;
  await open({
    'mfe-golf': contributing({ entries: [], isPending: true }, listed(entry('1'))),
    'mfe-spa': contributing({ ...listed(entry('1')), failure: { message: 'Down', retry } }),
  });
  await expect.poll(latest).toEqual({
    entries: [
      { ...entry('1'), remote: 'mfe-golf' },
      { ...entry('1'), remote: 'mfe-spa' },
    ],
    isPending: false,
    failures: [{ message: 'Down', retry }],
  });
});

test('FLEET-146 is pending until each remote has reported', async () => {
  await open({ 'mfe-golf': contributing(), 'mfe-spa': contributing(listed(entry('1'))) });
  await expect.poll(() => latest()?.entries.length).toBe(1);
  expect(latest().isPending).toBe(true);
});

test('FAULT-60 leaves out a remote that throws, entries of a wrong shape, and more than 500', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const broken: ContributionModule<unknown> = {
    Component() {
      throw new Error('broken');
    },
  };
  const many = Array.from({ length: 600 }, (_, id) => entry(String(id)));
  await open({
    'mfe-broken': broken,
    'mfe-golf': contributing(
      listed(entry('1'), { id: '2' }, entry('3', { to: 'https://example.com' }), null),
    ),
    'mfe-spa': contributing(listed(...many)),
  });
  await expect.poll(() => latest()?.isPending).toBe(false);
  await expect.poll(() => latest()?.entries.length).toBe(501);
  expect(latest().entries.map(({ remote }: { remote: string }) => remote)).not.toContain(
    'mfe-broken',
  );
});

test('FAULT-60 reports nothing as contributed if the list does not load', async () => {
  contributions.loadWith(() => Promise.reject(new Error('down')));
  await render(<Contributions to="inbox" entry={InboxEntry} onChange={onChange} />);
  await expect.poll(latest).toEqual({ entries: [], isPending: false, failures: [] });
});
