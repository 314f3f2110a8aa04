import '../styles/tokens.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Banner } from './banner.tsx';

const PICTURE = '/banner.avif?w=390,780';

async function show({ video, picture }: { video?: string; picture?: string }) {
  const { container } = await render(
    <Banner
      hotel={{
        name: 'The hotel',
        banner_picture: picture,
        banner_film: video,
      }}
    >
      <h1>Welcome</h1>
    </Banner>,
  );
  return container;
}

test('HOTEL-01 the banner is half the window high', async () => {
  await show({});
  const box = page.getByRole('region', { name: 'The hotel' }).element().getBoundingClientRect();
  expect(box.height).toBeCloseTo(innerHeight / 2, 0);
});

test('HOTEL-01 renders a path that ends in .mp4 as a video, with any query', async () => {
  const video = (await show({ video: '/media/banner.mp4?v=2' })).querySelector('video');
  expect(video?.getAttribute('src')).toBe('/media/banner.mp4?v=2');
  expect(video?.muted).toBe(true);
});

test('shows a play button if the browser refuses autoplay', async () => {
  const video = (await show({ video: '/media/banner.mp4' })).querySelector('video');
  const button = page.getByRole('button');
  await expect.element(button).toHaveAccessibleName('Play the video');
  video?.dispatchEvent(new Event('play'));
  await expect.element(button).toHaveAccessibleName('Pause the video');
  video?.dispatchEvent(new Event('pause'));
  await expect.element(button).toHaveAccessibleName('Play the video');
});

test('HOTEL-01 renders any other path as an eager image with its sizes', async () => {
  const container = await show({ picture: PICTURE });
  const image = container.querySelector('img');
  expect(container.querySelector('video')).toBeNull();
  expect(image?.getAttribute('srcset')).toBe('/banner.avif?w=390 390w, /banner.avif?w=780 780w');
  expect(image?.fetchPriority).toBe('high');
});

test('HOTEL-27 HOTEL-33 a wide banner fills its width with the picture, around the focus', async () => {
  await page.viewport(1280, 800);
  document.documentElement.style.setProperty('--hotel-focus', '70% 35%');
  try {
    const image = (await show({ picture: PICTURE })).querySelector('img');
    const { width, height } = image?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height]).toEqual([1280, 400]);
    expect(image && getComputedStyle(image).objectPosition).toBe('70% 35%');
  } finally {
    document.documentElement.style.removeProperty('--hotel-focus');
    await page.viewport(390, 844);
  }
});

test('a word longer than the window does not widen the banner', async () => {
  const screen = await render(
    <Banner
      hotel={{
        name: 'Grand Plaza',
        banner_picture: undefined,
        banner_film: undefined,
      }}
    >
      <h1 style={{ overflowWrap: 'anywhere' }}>{'Donaudampfschifffahrt'.repeat(10)}</h1>
    </Banner>,
  );
  const title = screen.getByRole('heading').element().getBoundingClientRect();
  expect(title.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
