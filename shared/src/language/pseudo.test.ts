import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

test('SHELL-41 the pseudo-locale changes every letter, is longer, and keeps what is passed on', () => {
  const text = pseudo({
    title: 'Continue',
    about: (name: string) => `About ${name}`,
    states: ['Sent', 'Seen'],
    none: '',
  });
  expect(text.title).toMatch(/^\[[^a-z]+\]$/i);
  expect(text.title.length).toBeGreaterThan('Continue'.length * 1.4);
  expect(text.about('The Spa (1)')).toMatch(/^\[[^a-z]+ The Spa \(1\)\]$/i);
  expect(text.states.join()).not.toMatch(/[a-z]/i);
  expect(text.none).toBe('');
});
