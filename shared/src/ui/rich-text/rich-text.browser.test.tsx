import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emitNetworkEvent } from '../../testing/network.tsx';
import { RichText } from './rich-text.tsx';

test('HOTEL-05 renders a description as sanitised HTML', async () => {
  const { container } = await render(
    <RichText
      html={
        '<p>Quiet <strong>rooms</strong></p><img src="https://a.example/x.png" onerror="fired()"><script>fired()</script>'
      }
    />,
  );
  await expect.poll(() => container.querySelector('strong')?.textContent).toBe('rooms');
  expect(container.querySelector('script, [onerror]')).toBeNull();
});

test('renders text without markup unchanged', async () => {
  const { container } = await render(<RichText html="Salt air, slow mornings" />);
  expect(container.querySelector('p')?.textContent).toBe('Salt air, slow mornings');
});

test('renders plain paragraphs without the sanitiser, with the same result', async () => {
  const html = '<p>Twelve tables.</p><p>Guests &amp; friends</p>';
  const { container } = await render(<RichText html={html} />);
  const rendered = [...container.querySelectorAll('p')].map((one) => one.outerHTML);
  const { sanitise } = await import('./sanitise.ts');
  expect(rendered).toEqual([...sanitise(html, []).children].map((one) => one.outerHTML));
});

test('HOTEL-16 loads a video site only after the guest presses play', async () => {
  const { container } = await render(
    <RichText html='<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The garden"></iframe>' />,
  );
  const play = page.getByRole('button', { name: 'Play video: The garden' });
  await expect.element(play).toBeVisible();
  expect(container.querySelector('iframe')).toBeNull();
  await play.click();
  const iframe = container.querySelector('iframe');
  expect(iframe?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(iframe?.title).toBe('The garden');
  expect(iframe?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  expect(iframe?.sandbox.contains('allow-scripts')).toBe(true);
  expect(iframe?.sandbox.contains('allow-top-navigation')).toBe(false);
});

test('APP-44 offline, a video button says so and is not replaced by an iframe', async () => {
  const html = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Garden"></iframe>';
  await render(<RichText html={html} />);
  const play = page.getByRole('button', { name: 'Play video: Garden' });
  await expect.element(play).toBeEnabled();
  emitNetworkEvent('gone');
  await expect
    .element(page.getByRole('button', { name: 'Videos need the network' }))
    .toBeDisabled();
  emitNetworkEvent('back');
  await expect.element(play).toBeEnabled();
});

test('a video continues when the page rerenders', async () => {
  const html = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
  const { container, rerender } = await render(<RichText html={html} />);
  await page.getByRole('button', { name: 'Play video' }).click();
  const iframe = container.querySelector('iframe');
  await rerender(<RichText html={html} />);
  expect(iframe?.isConnected).toBe(true);
});

test('replaces the content when the text changes', async () => {
  const { container, rerender } = await render(<RichText html="<b>one</b>" />);
  await expect.poll(() => container.querySelector('b')?.textContent).toBe('one');
  await rerender(<RichText html="<b>two</b>" />);
  expect(container.textContent).toBe('two');
});

test('FAULT-30 renders a megabyte of paragraphs without hanging', {
  meta: { withoutAxe: 'it would look at 60,000 elements for minutes' },
}, async () => {
  const html = '<p><b>x</b> y</p>'.repeat(60_000);
  const { container } = await render(<RichText html={html} />);
  await expect.poll(() => container.querySelectorAll('b').length).toBe(60_000);
  expect(container.querySelector('[dir="auto"] > p')).not.toBeNull();
});
