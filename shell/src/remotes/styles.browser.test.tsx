import { afterEach, expect, test } from 'vitest';
import { applyStyles, bringStyles } from './styles.ts';

const RULE = '.brought { color: rgb(1, 2, 3) }';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[href^="blob:"]')];

/** A sheet, and the page's word for its hash. */
async function sheet(content: string, hashed = content): Promise<string> {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/css' }));
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(hashed));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const map = Object.assign(document.createElement('script'), {
    type: 'importmap',
    textContent: JSON.stringify({ integrity: { [address]: `sha384-${hash}` } }),
  });
  document.head.append(map);
  return address;
}

afterEach(() => {
  for (const element of [...links(), ...document.querySelectorAll('script[type=importmap]')])
    element.remove();
});

test('a sheet that is asked for by two screens at once comes once, with its hash', async () => {
  const address = await sheet(RULE);
  await Promise.all([bringStyles([address]), bringStyles([address])]);
  await bringStyles([address]);
  expect(links()).toHaveLength(1);
  expect(links()[0]).toMatchObject({ href: address, crossOrigin: 'anonymous' });
  expect(links()[0]?.integrity).toMatch(/^sha384-/);
  expect(links()[0]?.sheet?.cssRules).toHaveLength(1);
});

test('FAULT-09 a sheet that is not what its hash says is refused, and gone before it is tried again', async () => {
  const address = await sheet(RULE, 'something else');
  await expect(bringStyles([address])).rejects.toThrow('did not load');
  expect(links()).toEqual([]);
  const again = bringStyles([address]);
  expect(links()).toHaveLength(1);
  await expect(again).rejects.toThrow('did not load');
});

test('a sheet that the page knows no hash of is left to its own loader', async () => {
  await bringStyles(['/-/releases/mfe-hotel/0.1.0/home.css']);
  expect(document.querySelector('link[href*="home.css"]')).toBeNull();
});

test('sheets are put out of force and in again, and never taken away', async () => {
  const address = await sheet(RULE);
  await bringStyles([address]);
  applyStyles([address], false);
  expect(links()[0]?.media).toBe('not all');
  applyStyles([address], true);
  expect(links()[0]?.media).toBe('');
});
