import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, onTestFinished, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { remote } from '../../remote.ts';
import { contentText } from './content-text.ts';
import { CONTENT } from './pages.ts';

const FORMS = ['enquire', 'book-spa', 'book-resturant', 'book-transport'];

async function stateScreen() {
  const { useLocation } = await import('@foyer/shared/router');
  return { Component: () => <p>{JSON.stringify(useLocation().state)}</p> };
}

const page = await openHotelPage(
  {
    ...remote,
    mounts: [
      ...remote.mounts,
      ...FORMS.map((path) => ({ path, area: 'dashboard', screen: 'form' }) as const),
    ],
  },
  { content: () => import('./content-screen.tsx'), form: stateScreen },
  { categories: [{ name: 'Getting there', slug: 'transport', children: [] }] },
);
const guest = await page.guest('Amelia Hart');
const open = (path: string) => page.open(`dashboard/${path}`, guest);
const at = (path: string) => `/${page.slug}/dashboard/${path}`;

test.each(Object.entries(CONTENT).filter(([path]) => path !== 'transport'))(
  'LIST-16 LIST-17 %s shows its cards: picture, heading, paragraph, rate, button and target',
  async (path, { text, to }) => {
    const screen = await open(path);
    await expect.element(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    for (const card of 'cards' in text ? text.cards : [text]) {
      const { heading, paragraph, rate = contentText.rate, button = contentText.enquire } = card;
      const article = screen.getByRole('article', { name: heading });
      expect(article.element().querySelector('svg path')).not.toBeNull();
      for (const visibleText of [paragraph, rate])
        await expect.element(article.getByText(visibleText)).toBeVisible();
      await expect
        .element(article.getByRole('link', { name: button }))
        .toHaveAttribute('href', to(page.slug));
    }
  },
);

test('LIST-99 links to pages of related subjects, four cards of 4:5 in a row on a desktop', async () => {
  await browser.viewport(1280, 800);
  onTestFinished(() => browser.viewport(390, 844));
  const screen = await open('fitness-facility');
  const link = screen.getByRole('link', { name: /^Walking/ });
  await expect.element(link).toHaveAttribute('href', at('walking-facility'));
  const cards = [...screen.container.querySelectorAll('li')];
  expect(cards).toHaveLength(4);
  expect(new Set(cards.map((card) => card.getBoundingClientRect().top)).size).toBe(1);
  for (const card of cards) {
    const { width = 0, height = 0 } =
      card.querySelector('svg')?.parentElement?.getBoundingClientRect() ?? {};
    expect(height / width).toBeCloseTo(5 / 4, 1);
  }
});

test('LIST-18 shows the rates of an hour and half an hour at the spa', async () => {
  const screen = await open('explore-spas');
  await expect.element(screen.getByText('£170 for 60 minutes')).toBeVisible();
  await expect.element(screen.getByText('£130 for 30 minutes')).toBeVisible();
});

test('LIST-19 emergency leads to the doctors and on to an enquiry about them', async () => {
  const screen = await open('emergency');
  await screen.getByRole('link', { name: 'Find a doctor' }).click();
  await expect.poll(screen.path).toBe(at('explore-doctors'));
  await screen.getByRole('link', { name: 'Enquire Now' }).click();
  await expect.poll(screen.path).toBe(at('enquire'));
  await expect.element(screen.getByText(/"category":"explore-doctors"/)).toBeVisible();
});

test('LIST-20 redirects the correct spelling to the specified one', async () => {
  const screen = await open('explore-restaurants');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Restaurants' }))
    .toBeVisible();
  await expect.poll(screen.path).toBe(at('explore-resturants'));
});

test('LIST-57 a category of the hotel takes precedence over a content page of its name', async () => {
  const screen = await open('transport');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Getting there' }))
    .toBeVisible();
  await expect.element(screen.getByText('No data found.')).toBeVisible();
});
