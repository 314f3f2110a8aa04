import { expect, test } from 'vitest';
import { menuEntries } from './menu-entries.ts';

const entry = (label: string, to: string) => ({ label, to, remote: 'mfe-messaging' });
const plaza = {
  slug: 'plaza',
  menu: [entry('Inbox', 'messages'), entry('Quick Chat', 'chat'), entry('Golf', 'golf')],
};

test('SHELL-15 Messages comes first and once, then what the remotes add', () => {
  expect(menuEntries(plaza, () => true)).toEqual([
    { label: 'Messages', to: '/plaza/dashboard/messages' },
    { label: 'Quick Chat', to: '/plaza/dashboard/chat' },
    { label: 'Golf', to: '/plaza/dashboard/golf' },
  ]);
});

test('SHELL-17 what the hotel does not have leaves no empty line', () => {
  const labels = menuEntries(plaza, (href) => href.endsWith('/chat')).map(({ label }) => label);
  expect(labels).toEqual(['Quick Chat']);
});
