import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { remote } from '../../remote.ts';

const child = (slug: string) => ({ name: `The ${slug}`, slug });
const page = await openHotelPage(
  remote,
  {
    category: () => import('./category-screen.tsx'),
    listing: async () => ({ Component: () => null }),
  },
  {
    categories: [
      {
        name: 'Dining',
        slug: 'dining',
        description: '<h3>Eat <em>well</em></h3><script>document.title = "hacked"</script>',
        children: [
          {
            ...child('orangery'),
            summary: '<p>Cooked <b>under</b> glass</p>',
            image: '/api/media/grand-plaza/dining.avif?w=400,800,1200',
          },
          child('bar'),
          child('cellar'),
        ],
      },
      { name: 'Weddings', slug: 'Weddings', children: [child('hall'), child('garden')] },
      { name: 'Wellness', slug: 'wellness', children: [child('spa')] },
      { name: 'Attic', slug: 'attic' },
      {
        name: 'Street',
        slug: 'street',
        children: Array.from({ length: 130 }, (_, index) => child(`house-${index + 1}`)),
      },
      {
        name: `${'Ever'.repeat(300_000)}`,
        slug: 'ever',
        children: [{ ...child('\u202Egnol'), summary: 'ab'.repeat(500_000) }, child('🏨')],
      },
    ],
  },
);
const guest = await page.guest('Amelia Hart');
const open = (category: string) => page.open(`dashboard/${category}`, guest);
const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

test("LIST-01 LIST-44 shows a category's description, and a card for each child links to it", async () => {
  const screen = await open('dining');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dining' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Eat well' })).toBeVisible();
  const card = screen.getByRole('link', { name: 'The orangery Cooked under glass' });
  await expect.element(card).toHaveAttribute('href', `/${page.slug}/dashboard/dining/orangery`);
  expect(card.element().querySelector('img')?.getAttribute('src')).toMatch(/dining\.avif/);
  expect(document.title).not.toBe('hacked');
  await card.click();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/dining/orangery`);
});

test('LIST-02 shows facilities and weddings (in any case) as rows, all others as columns', async () => {
  const boxesOf = async (category: string, name: string) => {
    const screen = await open(category);
    const card = screen.getByRole('link', { name });
    await expect.element(card).toBeVisible();
    const [picture, text] = card.element().children;
    const boxes = { picture: box(picture ?? null), text: box(text ?? null) };
    await screen.unmount();
    return boxes;
  };
  const column = await boxesOf('dining', 'The bar');
  expect(column.text.top).toBeGreaterThanOrEqual(column.picture.bottom);
  const row = await boxesOf('Weddings', 'The hall');
  expect(row.text.left).toBeGreaterThanOrEqual(row.picture.right);
  expect(row.text.top).toBeLessThan(row.picture.bottom);
  await browser.viewport(960, 844);
  onTestFinished(() => browser.viewport(390, 844));
  const wide = await boxesOf('dining', 'The bar');
  expect(wide.text.top).toBeGreaterThanOrEqual(wide.picture.bottom);
  expect(wide.picture.width).toBe(wide.text.width);
  const wideRow = await boxesOf('Weddings', 'The hall');
  expect(wideRow.picture.width).toBeGreaterThan(wideRow.text.width);
});

test('LIST-97 at 320 px the text of a row has at least 120 px', async () => {
  await browser.viewport(320, 640);
  onTestFinished(() => browser.viewport(390, 844));
  for (const [category, name] of [
    ['Weddings', 'The hall'],
    ['dining', 'The bar'],
  ] as const) {
    const screen = await open(category);
    const card = screen.getByRole('link', { name });
    await expect.element(card).toBeVisible();
    expect(box(card.element().lastElementChild).width).toBeGreaterThanOrEqual(120);
    await screen.unmount();
  }
});

test('LIST-03 two cards are side by side, a single one takes the full width', async () => {
  const screen = await open('dining');
  await expect.element(screen.getByRole('link', { name: 'The cellar' })).toBeVisible();
  const [first, second, third] = [...screen.container.querySelectorAll('li')].map(box);
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThan(first?.right ?? 0);
  expect(third?.top).toBeGreaterThan(first?.bottom ?? 0);

  const alone = await open('wellness');
  await expect.element(alone.getByRole('link', { name: 'The spa' })).toBeVisible();
  expect(box(alone.container.querySelector('li')).width).toBeGreaterThan((first?.width ?? 0) * 2);
});

test('LIST-46 a category without children says so under a drawing and leads to search', async () => {
  const screen = await open('attic');
  await expect.element(screen.getByText('No data found.')).toBeVisible();
  expect(screen.container.querySelector('svg path')).not.toBeNull();
  await expect
    .element(screen.getByRole('link', { name: 'Search the hotel' }))
    .toHaveAttribute('href', `/${page.slug}/dashboard/search`);
});

test("LIST-45 shows the provider's message for a refused category", async () => {
  const refused = async () => Response.json({ message: 'Not for guests.' }, { status: 403 });
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(refused);
  onTestFinished(() => fetched.mockRestore());
  const screen = await open('attic');
  await expect.element(screen.getByText('Not for guests.')).toBeVisible();
});

test('LIST-45 shows a fallback for a failure without a message, and Retry loads the category', async () => {
  const refused = async () => new Response('{}', { status: 400 });
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(refused);
  onTestFinished(() => fetched.mockRestore());
  const screen = await open('dining');
  await expect.element(screen.getByText('Something went wrong.')).toBeVisible();
  fetched.mockRestore();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('link', { name: 'The bar' })).toBeVisible();
});

test('LIST-04 shows the name above a skeleton while it loads', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  onTestFinished(() => fetched.mockRestore());
  const screen = await open('dining');
  await expect.element(screen.getByRole('heading', { name: 'Dining' })).toBeVisible();
  const skeleton = screen.container.querySelector('[aria-busy="true"] [class*="skeleton"]');
  expect(skeleton && getComputedStyle(skeleton).animationDelay).toContain('0.5s');
  await expect.element(screen.getByText('No data found.')).not.toBeInTheDocument();
});

test('LIST-23 renders the first of many children, and more near the end', async () => {
  const screen = await open('street');
  await expect
    .element(screen.getByRole('link', { name: 'The house-1', exact: true }))
    .toBeVisible();
  const renderedLinks = () => screen.container.querySelectorAll('a').length;
  expect(renderedLinks()).toBeLessThan(130);
  await expect
    .poll(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return renderedLinks();
    })
    .toBe(130);
});

test('FAULT-30 texts of a megabyte, emoji and reversed text neither hang nor overflow', async () => {
  const screen = await open('ever');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByText('The 🏨')).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  expect(screen.container.textContent?.length).toBeLessThan(2000);
});
