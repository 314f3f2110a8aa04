import type { Page } from '@playwright/test';
import { startDevServers } from '../support/dev-servers.ts';
import { sameDocument } from '../support/document.ts';
import { expect, test } from '../support/test.ts';

const SCREEN = 'mfe-auth/src/login/login-screen.tsx';
const FORM = 'mfe-auth/src/login/login-form.tsx';
const TYPED = 'typed before the edit';

let dev: Awaited<ReturnType<typeof startDevServers>>;

const loader = (name: string) =>
  `export function loader() { document.documentElement.dataset.loader = '${name}'; return null; }\n`;

// One set of servers for all of them, one test after the other.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // A screen that exports more than components, as most do.
  dev = await startDevServers({
    prepare: (edit) => edit(SCREEN, '/** /{slug}', `${loader('first')}/** /{slug}`),
  });
});
test.afterAll(() => dev?.stop());

const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** The login screen with something typed; the check fails once that or the document is gone. */
async function openLogin(page: Page): Promise<() => Promise<void>> {
  // A hotel that nobody knows: here the shell has a word of its own to show.
  await dev.open(page, '/no-such-hotel/login');
  await password(page).fill(TYPED);
  const stays = await sameDocument(page);
  return async () => {
    await expect(password(page)).toHaveValue(TYPED);
    await stays();
  };
}

test('DEV-10 an edit shows in the open page, which stays as it is', async ({ page }) => {
  const stays = await openLogin(page);
  for (const [file, before, after] of [
    [FORM, '{text.forgot}', 'Edited component'],
    [SCREEN, '{text.or}', 'Edited screen'],
    ['mfe-auth/src/text.ts', 'Join us and start living.', 'Edited text'],
    ['shell/src/layout/guest-only-area.tsx', '{text.hotel.unknownHint}', 'Edited layout'],
    ['shell/src/text.ts', 'We do not know this hotel', 'Edited text of the shell'],
  ] as const) {
    await dev.edit(file, before, after);
    await expect(page.getByText(after, { exact: true })).toBeVisible();
    await stays();
  }
});

test('a file that is read while it is written does not reach the page', async ({
  page,
  errors,
}) => {
  errors.allow(/is empty: half written/);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const stays = await openLogin(page);
  await dev.editInSteps(SCREEN, () =>
    expect.poll(() => told.join('\n')).toContain('is empty: half written'),
  );
  await dev.edit(SCREEN, '{text.noAccount}', 'Edited when whole');
  await expect(page.getByText('Edited when whole')).toBeVisible();
  await stays();
});

test("an edit of a screen's loader counts from the next navigation", async ({ page }) => {
  const stays = await openLogin(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-loader', 'first');
  await dev.edit(
    SCREEN,
    `${loader('first')}/** /{slug}`,
    `${loader('second')}document.documentElement.dataset.edited = 'yes';\n/** /{slug}`,
  );
  await expect(html).toHaveAttribute('data-edited', 'yes');
  await expect(html).toHaveAttribute('data-loader', 'first');
  await stays();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(html).toHaveAttribute('data-loader', 'second');
});

test('DEV-05 an error of syntax covers the page, which says that it is stale, until it is repaired', async ({
  page,
  errors,
}) => {
  errors.allow(/Syntax Error/);
  const stays = await openLogin(page);
  const overlay = page.getByText('Build failed', { exact: true });
  await dev.edit(SCREEN, 'return (', 'return ((');
  await expect(overlay).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Builds' });
  await expect(bar).toContainText('Stale: mfe-auth');
  await dev.edit(
    SCREEN,
    'return ((',
    "document.documentElement.dataset.repaired = 'yes';\n  return (",
  );
  await expect(overlay).toBeHidden();
  await expect(bar).not.toContainText('Stale');
  // The bundler forgets an update that no page has taken by the next edit.
  await expect(page.locator('html')).toHaveAttribute('data-repaired', 'yes');
  await stays();
  // And it follows the next edit.
  await dev.edit(SCREEN, '<HelpBlock />', 'Edited again');
  await expect(page.getByText('Edited again')).toBeVisible();
  await stays();
});

test('a screen that throws after an edit shows its card until it is repaired', async ({ page }) => {
  const stays = await openLogin(page);
  await dev.edit(SCREEN, 'return (', "if (true) throw new Error('Broken by an edit');\n  return (");
  await expect(page.getByText('Broken by an edit').first()).toBeVisible();
  await dev.edit(SCREEN, 'if (true)', 'if (false)');
  await expect(password(page)).toBeVisible();
  // Its state went with it.
  await password(page).fill(TYPED);
  await stays();
});
