import '../styles/tokens.css';
import '../styles/base.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextArea } from './text-area.tsx';

function Message() {
  const [text, setText] = useState('');
  return <TextArea id="wish-message" label="Message" value={text} onChange={setText} />;
}

test('grows with its text up to the height of the window', async () => {
  const screen = await render(<Message />);
  const field = screen.getByLabelText('Message');
  const box = field.element() as HTMLTextAreaElement;
  const empty = box.clientHeight;
  await field.fill('One line\n'.repeat(8));
  expect(box.clientHeight).toBeGreaterThan(empty);
  expect(box.scrollHeight).toBe(box.clientHeight);
  await field.fill('One line\n'.repeat(200));
  expect(box.clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.6);
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
});
