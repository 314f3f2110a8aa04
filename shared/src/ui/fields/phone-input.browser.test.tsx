import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PhoneInput } from './phone-input.tsx';

let sent = '';

function Form({ start = '' }: { start?: string }) {
  const [phone, setPhone] = useState(start);
  sent = phone;
  return (
    <>
      <PhoneInput id="phone" label="Phone" value={phone} onChange={setPhone} />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function renderForm(start?: string) {
  const screen = await render(<Form {...(start && { start })} />);
  const input = screen.getByRole('textbox', { name: 'Phone' });
  const country = screen.getByRole('button', { name: /^Country: / });
  const leave = () => screen.getByRole('button', { name: 'Elsewhere' }).click();
  return { screen, input, country, leave };
}

describe('AUTH-16 phone input', () => {
  test('starts with the United Kingdom, its prefix and the placeholder, and an empty value', async () => {
    const { input, country } = await renderForm();
    await expect.element(country).toHaveAccessibleName('Country: United Kingdom, +44');
    await expect.element(country).toHaveTextContent('+44');
    await expect.element(input).toHaveAttribute('placeholder', '1 (702) 123-4567');
    expect(sent).toBe('');
  });

  test('accepts 15 digits including the dial code and no sixteenth', async () => {
    const { input } = await renderForm();
    await input.fill('12345678901234567890');
    expect(sent).toBe('+441234567890123');
  });

  test('accepts numbers in common formats', async () => {
    const { input, country, leave } = await renderForm();
    await input.fill('07700 900123');
    await leave();
    expect(sent).toBe('+447700900123');
    await expect.element(input).toHaveValue('7700 900123');

    await input.fill('+1 (702) 555-0123');
    await leave();
    expect(sent).toBe('+17025550123');
    await expect.element(country).toHaveTextContent('+1');

    await input.fill('0049 151 23456789');
    await leave();
    expect(sent).toBe('+4915123456789');
    await expect.element(country).toHaveTextContent('+49');
  });

  test('accepts copied numbers and the digits of any script', async () => {
    const { input, country, leave } = await renderForm();
    await input.fill('\u{202a}+49 170 1234567\u{202c}');
    await leave();
    expect(sent).toBe('+491701234567');
    await expect.element(country).toHaveTextContent('+49');

    await input.fill('tel:+33612345678');
    await leave();
    expect(sent).toBe('+33612345678');

    await input.fill('٦١٢٣٤٥٦٧٩');
    await leave();
    expect(sent).toBe('+33612345679');
  });

  test('shows a stored number in its country', async () => {
    const { input, country } = await renderForm('+33612345678');
    await expect.element(country).toHaveAccessibleName('Country: France, +33');
    await expect.element(input).toHaveValue('6 12 34 56 78');
  });

  test('is empty for a country without a number', async () => {
    const { screen, country } = await renderForm();
    await country.click();
    await screen.getByRole('combobox').fill('japan');
    await screen.getByRole('option', { name: /Japan/ }).click();
    await expect.element(country).toHaveTextContent('+81');
    expect(sent).toBe('');
  });
});

test('reports no change and renders no sheet before any input', async () => {
  const reported = vi.fn();
  const screen = await render(<PhoneInput id="phone" label="Phone" value="" onChange={reported} />);
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toBeVisible();
  expect(reported).not.toHaveBeenCalled();
  expect(screen.container.querySelector('dialog')).toBeNull();
});

test('the number’s error does not describe the country search', async () => {
  const screen = await render(
    <PhoneInput id="phone" label="Phone" value="" error="Phone is required" onChange={() => {}} />,
  );
  await screen.getByRole('button', { name: /^Country: / }).click();
  const search = screen.getByPlaceholder('search').element();
  const field = screen.getByRole('alert').element().parentElement;
  expect(field?.contains(search)).toBe(false);
});

describe('AUTH-17 country type-ahead', () => {
  test('filters the list after 250 ms, and the keyboard selects', async () => {
    const { screen, input, country } = await renderForm();
    await input.fill('7700900123');
    await country.click();
    const search = screen.getByPlaceholder('search');
    await expect.element(search).toHaveFocus();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const options = () => screen.getByRole('option').elements().length;
    const all = options();
    // An action of Vitest moves a stopped clock while it runs.
    document.execCommand('insertText', false, 'fran');
    await vi.advanceTimersByTimeAsync(249);
    expect(options()).toBe(all);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(options).toBe(1);
    search.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await expect.element(country).toHaveTextContent('+33');
    expect(sent).toBe('+337700900123');
  });

  test('Enter before the list has updated selects by the typed query', async () => {
    const { screen, country } = await renderForm();
    await country.click();
    const search = screen.getByPlaceholder('search');
    await search.fill('germany');
    search.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await expect.element(country).toHaveTextContent('+49');
  });

  test("shows 'No entries to show' without a match", async () => {
    const { screen, country } = await renderForm();
    await country.click();
    await screen.getByPlaceholder('search').fill('atlantis');
    await expect.element(screen.getByText('No entries to show')).toBeVisible();
  });

  test('Escape closes the sheet and restores the focus', async () => {
    const { screen, country } = await renderForm();
    await country.click();
    const sheet = screen.getByRole('dialog', { name: 'Country' }).element() as HTMLDialogElement;
    sheet.requestClose();
    await expect.element(country).toHaveFocus();
    expect(sheet.open).toBe(false);
  });
});
