import { expect, test } from 'vitest';
import { codeMail, linkMail } from './recovery-mails.ts';

const paragraphs = (text: string) => text.split('\n\n');

test('AUTH-44 the mail names the hotel and ten minutes, and ends with the code alone', () => {
  const { to, subject, text } = codeMail({ to: 'a@a.test', code: '0428', hotel: 'Grand Plaza' });
  expect([to, subject]).toEqual(['a@a.test', 'Your code for Grand Plaza']);
  const [greeting, words, code] = paragraphs(text);
  expect([greeting, code]).toEqual(['Hello,', '0428']);
  expect(words).toContain('a new password at Grand Plaza');
  expect(words).toContain('within 10 minutes');
});

test('AUTH-56 the mail names the hotel and thirty minutes, and ends with the link alone', () => {
  const { to, subject, text } = linkMail({
    to: 'a+b@a.test',
    token: 'Zx1Yw2',
    hotel: 'Grand Plaza',
    slug: 'grand-plaza',
    publicUrl: 'https://stay.example.com',
  });
  expect([to, subject]).toEqual(['a+b@a.test', 'Your link for Grand Plaza']);
  const [greeting, words, link] = paragraphs(text);
  expect(greeting).toBe('Hello,');
  expect(words).toContain('a new password at Grand Plaza');
  expect(words).toContain('within 30 minutes');
  expect(link).toBe(
    'https://stay.example.com/grand-plaza/reset-password#email=a%2Bb%40a.test&token=Zx1Yw2',
  );
});
