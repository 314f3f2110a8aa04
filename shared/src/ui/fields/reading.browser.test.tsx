import '../styles/tokens.css';
import '../styles/base.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../controls/button.tsx';
import { CopyRow } from '../controls/copy-row.tsx';
import { Switch } from '../controls/switch.tsx';
import { Checklist } from './checklist.tsx';
import { CodeInput } from './code-input.tsx';
import { DatePicker } from './date-picker.tsx';
import { PhoneInput } from './phone-input.tsx';
import { TextInput } from './text-input.tsx';
import { TimePicker } from './time-picker.tsx';

const { documentElement: root } = document;

afterEach(async () => {
  root.dir = '';
  root.style.fontSize = '';
  await page.viewport(390, 844);
});

const ignore = () => undefined;
const GROUPS = [{ name: 'In the room', children: [{ id: 1, name: 'A cot' }] }];

function drawAll() {
  return render(
    <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 }}>
      <TextInput id="name" label="Full Name" note="Optional" hint="As it is in your passport" />
      <PhoneInput id="phone" label="Phone" value="+447700900123" onChange={ignore} />
      <DatePicker id="date" label="Arrival Date" value="2026-11-27" onChange={ignore} />
      <TimePicker id="time" label="Arrival Time" value="03:05 PM" onChange={ignore} />
      <CodeInput label="Code" length={4} value="12" onChange={ignore} />
      <Checklist
        id="list"
        label="What may we prepare?"
        groups={GROUPS}
        value={[1]}
        onChange={ignore}
      />
      <Switch label="Mail me new messages" on onChange={ignore} row />
      <CopyRow label="Password" value="sea-and-sand-2026" onCopy={ignore} />
      <Button>Submit the request</Button>
    </main>,
  );
}

/** Texts that cover every kind of field of the test page. */
const TEXTS = [
  ...['Full Name', 'Arrival Time', '+44', 'AM', '1', '1 chosen', 'Mail me new messages'],
  ...['sea-and-sand-2026', 'Submit the request'],
];

/** Returns the visible elements with their own text. */
function withOwnText(container: Element): Element[] {
  return [...container.querySelectorAll('*')].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      (element.matches('input, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())),
  );
}

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

test.each([320, 390])(
  'FORM-21 a font size of 200 %% doubles every text, and all fits into %i px',
  async (width) => {
    await page.viewport(width, 640);
    const screen = await drawAll();
    const { container } = screen;
    const words = TEXTS.map((text) => screen.getByText(text, { exact: true }).element());
    const before = words.map(sizeOf);
    root.style.fontSize = '200%';
    expect(words.map(sizeOf)).toEqual(before.map((size) => size * 2));
    expect(root.scrollWidth).toBe(width);
    for (const element of withOwnText(container)) {
      const { left, right } = element.getBoundingClientRect();
      expect(left, element.outerHTML).toBeGreaterThanOrEqual(0);
      expect(right, element.outerHTML).toBeLessThanOrEqual(width);
      if (!element.matches('input, textarea'))
        expect(element.scrollHeight, element.outerHTML).toBeLessThanOrEqual(
          element.clientHeight || 1e6,
        );
    }
  },
);

test('FORM-22 right to left, times, codes and phone numbers keep their order', async () => {
  root.dir = 'rtl';
  const screen = await drawAll();
  const left = (element: Element) => element.getBoundingClientRect().left;
  const field = (name: string) => left(screen.getByRole('textbox', { name }).element());
  expect(field('Hour')).toBeLessThan(field('Minute'));
  expect(left(screen.getByRole('button', { name: /^Country/ }).element())).toBeLessThan(
    field('Phone'),
  );
  const boxes = screen.getByRole('textbox', { name: 'Code' }).element().nextElementSibling;
  const [first, second] = boxes?.children ?? [];
  expect(left(first as Element)).toBeLessThan(left(second as Element));
  const label = screen.getByText('Full Name').element().getBoundingClientRect();
  expect(label.right).toBeGreaterThan(
    screen.getByText('Optional').element().getBoundingClientRect().right,
  );
});
