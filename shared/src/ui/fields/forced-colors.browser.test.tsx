import '../styles/tokens.css';
import '../styles/base.css';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeOf } from '../../hotel/theme.ts';
import { CodeInput } from './code-input.tsx';
import { DatePicker } from './date-picker.tsx';
import { PasswordInput } from './password-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { TextArea } from './text-area.tsx';
import { TimePicker } from './time-picker.tsx';

const emulate = (value: string) =>
  (cdp() as { send: (method: string, what: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value }] },
  );

beforeAll(async () => {
  for (const [name, value] of Object.entries(themeOf(undefined).variables))
    document.documentElement.style.setProperty(name, value);
  await emulate('active');
});
afterAll(() => emulate('none'));

const ignore = () => undefined;
const FIELDS = (
  <>
    <PasswordInput id="password" label="Password" />
    <TextArea id="message" label="Message" value="" onChange={ignore} />
    <PhoneInput id="phone" label="Phone" value="" onChange={ignore} />
    <DatePicker id="date" label="Date" value="2026-11-27" onChange={ignore} />
    <TimePicker id="time" label="Time" value="03:05 PM" onChange={ignore} />
    <CodeInput label="Code" length={4} value="12" onChange={ignore} />
  </>
);

/** Returns the width of the element's border or outline; 0 if it has none. */
function lineWidthOf(element: Element, line: 'outline' | 'border'): number {
  const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
  const [style, width] =
    line === 'outline' ? [outlineStyle, outlineWidth] : [borderTopStyle, borderTopWidth];
  return style === 'none' ? 0 : Number.parseFloat(width);
}

/** Returns the elements that may show a control's border: itself, its ancestors or its digit boxes. */
function edgesOf(control: Element): Element[] {
  const digits = [...(control.nextElementSibling?.children ?? [])];
  const ancestors: Element[] = [];
  for (let at = control.parentElement; at && at.tagName === 'SPAN'; at = at.parentElement)
    ancestors.push(at);
  return [control, ...ancestors, ...digits];
}

test('FORM-20 in forced colours every field has a border, and a ring with the focus', async () => {
  const { container } = await render(FIELDS);
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const controls = container.querySelectorAll('input, textarea, button');
  expect(controls.length).toBeGreaterThan(10);
  for (const control of controls) {
    const name = control.ariaLabel ?? control.id;
    const edges = edgesOf(control);
    if (control.matches('input:not([type=radio]), textarea'))
      expect(Math.max(...edges.map((one) => lineWidthOf(one, 'border'))), name).toBeGreaterThan(0);
    if (control.matches('[type=radio]')) continue;
    control.scrollIntoView();
    // Focuses as the keyboard does.
    await userEvent.tab();
    (control as HTMLElement).focus();
    expect(Math.max(...edges.map((one) => lineWidthOf(one, 'outline'))), name).toBeGreaterThan(1);
  }
});

test('FORM-20 in forced colours a chosen item is marked by more than a colour', async () => {
  const screen = await render(FIELDS);
  const [am, pm] = ['AM', 'PM'].map((name) => screen.getByText(name, { exact: true }).element());
  expect(getComputedStyle(pm as Element).backgroundColor).not.toBe(
    getComputedStyle(am as Element).backgroundColor,
  );
  await screen.getByRole('button', { name: /^Country/ }).click();
  const chosen = screen.getByRole('option', { selected: true }).element();
  expect(chosen.querySelector('svg')).not.toBeNull();
  expect(lineWidthOf(chosen, 'outline')).toBeGreaterThan(1);
  expect(lineWidthOf(screen.getByRole('dialog').element(), 'border')).toBeGreaterThan(0);
});
