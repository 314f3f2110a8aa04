import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TimePicker } from './time-picker.tsx';

let sent = '';

function Form() {
  const [time, setTime] = useState('');
  sent = time;
  return (
    <>
      <TimePicker id="arrival" label="Arrival Time" value={time} onChange={setTime} />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function renderForm() {
  const screen = await render(<Form />);
  return {
    screen,
    hour: screen.getByRole('textbox', { name: 'Hour' }),
    minute: screen.getByRole('textbox', { name: 'Minute' }),
    leave: () => screen.getByRole('button', { name: 'Elsewhere' }).click(),
  };
}

describe('AUTH-42 AUTH-106 time picker', () => {
  test('is empty until the guest changes it', async () => {
    const { hour, minute } = await renderForm();
    await expect.element(hour).toHaveValue('');
    await expect.element(minute).toHaveValue('');
    expect(sent).toBe('');
  });

  test('corrects an input on blur', async () => {
    const { hour, minute, leave } = await renderForm();
    await hour.fill('13');
    await minute.fill('75');
    await expect.element(hour).toHaveValue('12');
    await leave();
    await expect.element(minute).toHaveValue('59');
    expect(sent).toBe('12:59 PM');
  });

  test('FORM-60 says what it corrected, until the guest changes it', async () => {
    const { screen, hour, minute, leave } = await renderForm();
    const message = screen.getByRole('status');
    await hour.fill('16');
    await minute.fill('75');
    await leave();
    await expect
      .element(message)
      .toHaveTextContent(
        'Hours go from 1 to 12: 16 became 12. Minutes go from 0 to 59: 75 became 59.',
      );
    await hour.fill('4');
    await expect.element(message).toHaveTextContent('Minutes go from 0 to 59: 75 became 59.');
    await screen.getByRole('button', { name: 'Clear Arrival Time' }).click();
    await expect.element(message).toBeEmptyDOMElement();
  });

  test('FORM-60 says nothing about a number that was missing', async () => {
    const { screen, hour, minute, leave } = await renderForm();
    await hour.fill('3');
    await leave();
    await expect.element(minute).toHaveValue('00');
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('replaces empty inputs by 12 and 0', async () => {
    const { hour, minute, leave } = await renderForm();
    await hour.click();
    await leave();
    await expect.element(hour).toHaveValue('12');
    await expect.element(minute).toHaveValue('00');
  });

  test('tabbing through an empty time leaves it empty', async () => {
    const { screen, hour, minute } = await renderForm();
    hour.element().focus();
    await userEvent.tab();
    await expect.element(minute).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('radio', { name: 'PM' })).toHaveFocus();
    await expect.element(hour).toHaveValue('');
    expect(sent).toBe('');
  });

  test('Clear empties the time and keeps the focus in the field', async () => {
    const { screen, hour, leave } = await renderForm();
    await hour.fill('9');
    await screen.getByRole('radio', { name: 'AM' }).click();
    await screen.getByRole('button', { name: 'Clear Arrival Time' }).click();
    await expect.element(screen.getByRole('radio', { name: 'PM' })).toHaveFocus();
    await leave();
    expect(sent).toBe('');
  });

  test('the Tab key corrects an incomplete time', async () => {
    const { hour, minute } = await renderForm();
    await hour.fill('3');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(minute).toHaveValue('00');
    expect(sent).toBe('03:00 PM');
  });

  test('a click elsewhere after tabbing in corrects the time', async () => {
    const { hour, minute, leave } = await renderForm();
    hour.element().focus();
    await userEvent.tab();
    await leave();
    await expect.element(hour).toHaveValue('12');
    await expect.element(minute).toHaveValue('00');
  });

  test('switches between AM and PM, and clears the time', async () => {
    const { screen, hour, minute, leave } = await renderForm();
    await hour.fill('3');
    await minute.fill('5');
    await leave();
    await screen.getByText('AM', { exact: true }).click();
    expect(sent).toBe('03:05 AM');
    await expect.element(screen.getByRole('radio', { name: 'AM' })).toBeChecked();
    await screen.getByRole('button', { name: 'Clear Arrival Time' }).click();
    expect(sent).toBe('');
    await expect.element(hour).toHaveValue('');
  });
});
