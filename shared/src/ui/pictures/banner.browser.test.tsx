import '../styles/tokens.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Banner } from './banner.tsx';

const PICTURE = '/banner.avif?w=390,780';

async function show({
  video,
  picture,
  narrow,
}: {
  video?: string;
  picture?: string;
  narrow?: string;
}) {
  const { container } = await render(
    <Banner
      hotel={{
        name: 'The hotel',
        banner_picture: picture,
        banner_picture_narrow: narrow,
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

const HOTELS_OWN = '/api/media/grand-plaza/banner.avif?w=390,780,1170,1600';

test.each(['ltr', 'rtl'])(
  'HOTEL-27 HOTEL-33 a wide %s banner shows its picture whole, at the end of the line',
  async (dir) => {
    await page.viewport(1280, 800);
    document.documentElement.dir = dir;
    try {
      const narrow = HOTELS_OWN.replace(/,.*/, '');
      const container = await show({ picture: HOTELS_OWN, narrow });
      const image = [...container.querySelectorAll('img')].at(-1);
      await image?.decode();
      const box = image?.getBoundingClientRect() ?? new DOMRect();
      const { naturalWidth = 0, naturalHeight = 1 } = image ?? {};
      expect(box.width / box.height).toBeCloseTo(naturalWidth / naturalHeight, 1);
      expect(box.height).toBe(400);
      expect(dir === 'rtl' ? box.left : 1280 - box.right).toBe(0);
      const blurred = [...container.querySelectorAll('*')].find(
        (element) => getComputedStyle(element).filter === 'blur(24px)',
      );
      expect(blurred?.querySelector('img')?.checkVisibility()).toBe(true);
      const words = page.getByRole('heading').element().parentElement;
      expect(words && getComputedStyle(words, '::before').maskImage).toContain('gradient');
    } finally {
      document.documentElement.dir = '';
      await page.viewport(390, 844);
    }
  },
);

test('a word longer than the window does not widen the banner', async () => {
  const screen = await render(
    <Banner
      hotel={{
        name: 'Grand Plaza',
        banner_picture: undefined,
        banner_picture_narrow: undefined,
        banner_film: undefined,
      }}
    >
      <h1 style={{ overflowWrap: 'anywhere' }}>{'Donaudampfschifffahrt'.repeat(10)}</h1>
    </Banner>,
  );
  const title = screen.getByRole('heading').element().getBoundingClientRect();
  expect(title.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
