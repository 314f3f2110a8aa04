import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

test('SHELL-41 changes every letter, lengthens the text and keeps arguments', () => {
  const text = pseudo({
    title: 'Continue',
    rule: '8 or more',
    about: (name: string) => `About ${name}`,
    states: ['Sent', 'Seen'],
    none: '',
  });
  expect(text.title).toMatch(/^\[[^a-z]+\]$/i);
  expect(text.title.length).toBeGreaterThan('Continue'.length * 1.4);
  expect(text.about('The Spa (1)')).toMatch(/^\[[^a-z]+ The Spa \(1\)\]$/i);
  expect(text.states.join()).not.toMatch(/[a-z]/i);
  expect(text.rule).not.toMatch(/[a-z0-9]/i);
  expect(text.none).toBe('');
});
