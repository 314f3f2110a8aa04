import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

function Form({ busy, onSend }: { busy: boolean; onSend: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input aria-label="Email" />
      <Button type="submit" busy={busy}>
        Continue
      </Button>
    </form>
  );
}

test('a busy button keeps the focus, has aria-busy and does not submit again', async () => {
  const onSend = vi.fn();
  const screen = await render(<Form busy={false} onSend={onSend} />);
  const button = screen.getByRole('button', { name: 'Continue' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);

  await screen.rerender(<Form busy onSend={onSend} />);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('textbox', { name: 'Email' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('a busy button outside a form ignores presses', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Button busy onClick={onClick}>
      Retry
    </Button>,
  );
  screen.getByRole('button', { name: 'Retry' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});
