import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CodeInput } from './code-input.tsx';

function Form() {
  const [code, setCode] = useState('');
  return <CodeInput label="Code" length={4} value={code} onChange={setCode} />;
}

async function renderForm() {
  const screen = await render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Code' });
  const boxes = () =>
    [...screen.container.querySelectorAll('[aria-hidden] > span')].map((box) => box.textContent);
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    const event = { clipboardData, bubbles: true, cancelable: true };
    input.element().dispatchEvent(new ClipboardEvent('paste', event));
  };
  return { input, boxes, paste };
}

describe('AUTH-29 AUTH-93 code boxes', () => {
  test('each box accepts one digit and no letters', async () => {
    const { input, boxes } = await renderForm();
    await input.fill('1a2b');
    await expect.poll(boxes).toEqual(['1', '2', '', '']);
  });

  test('accepts the digits of any script', async () => {
    const { input, boxes } = await renderForm();
    await input.fill('٣٤５６');
    await expect.poll(boxes).toEqual(['3', '4', '5', '6']);
  });

  test('accepts no fifth digit', async () => {
    const { input, boxes } = await renderForm();
    await input.fill('12345');
    await expect.poll(boxes).toEqual(['1', '2', '3', '4']);
  });

  test('a pasted code replaces all four digits, ignoring blanks and words', async () => {
    const { input, boxes, paste } = await renderForm();
    await input.fill('9');
    paste('Your code: 40 27');
    await expect.poll(boxes).toEqual(['4', '0', '2', '7']);
  });

  test('allows autofill from a text message', async () => {
    const { input } = await renderForm();
    await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  });
});
