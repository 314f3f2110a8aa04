import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReadMore } from './read-more.tsx';

const LINES = Array.from({ length: 12 }, (_, index) => `Line ${index + 1}`);

function lastLine(): DOMRect {
  return page.getByText('Line 12').element().getBoundingClientRect();
}

test('HOTEL-17 a long text shows its beginning, and the rest on request', async () => {
  const { container } = await render(
    <ReadMore id="text" className="">
      <div>
        {LINES.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </ReadMore>,
  );
  const box = container.querySelector('[id]')?.getBoundingClientRect();
  expect(lastLine().top).toBeGreaterThan(box?.bottom ?? 0);
  await page.getByRole('button', { name: 'Read more' }).click();
  const opened = container.querySelector('[id]')?.getBoundingClientRect();
  expect(lastLine().bottom).toBeLessThanOrEqual((opened?.bottom ?? 0) + 1);
  await expect.element(page.getByRole('button', { name: 'Read less' })).toBeVisible();
});

test('HOTEL-17 a short text has no button', async () => {
  await render(
    <ReadMore id="text" className="">
      <p>One line</p>
    </ReadMore>,
  );
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('focusing a hidden element shows the whole text', async () => {
  await render(
    <ReadMore id="text" className="">
      <div>
        {LINES.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <a href="https://a.example/">The last link</a>
      </div>
    </ReadMore>,
  );
  page.getByRole('link', { name: 'The last link' }).element().focus();
  await expect.element(page.getByRole('button', { name: 'Read less' })).toBeVisible();
});
