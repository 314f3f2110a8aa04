import { afterEach, expect, test } from 'vitest';
import { applyStyles, loadStyles } from './styles.ts';

const RULE = '.brought { color: rgb(1, 2, 3) }';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[href^="blob:"]')];

/** Creates a sheet and adds its hash to an import map. */
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

test('loads a sheet once, with its hash, when two screens need it at once', async () => {
  const address = await sheet(RULE);
  await Promise.all([loadStyles([address]), loadStyles([address])]);
  await loadStyles([address]);
  expect(links()).toHaveLength(1);
  expect(links()[0]).toMatchObject({ href: address, crossOrigin: 'anonymous' });
  expect(links()[0]?.integrity).toMatch(/^sha384-/);
  expect(links()[0]?.sheet?.cssRules).toHaveLength(1);
});

test('FAULT-09 rejects a sheet whose hash does not match, and removes it before the next try', async () => {
  const address = await sheet(RULE, 'something else');
  await expect(loadStyles([address])).rejects.toThrow('did not load');
  expect(links()).toEqual([]);
  const again = loadStyles([address]);
  expect(links()).toHaveLength(1);
  await expect(again).rejects.toThrow('did not load');
});

test('leaves a sheet without a known hash to its own loader', async () => {
  await loadStyles(['/-/releases/mfe-hotel/0.1.0/home.css']);
  expect(document.querySelector('link[href*="home.css"]')).toBeNull();
});

test('disables and enables sheets without removing them', async () => {
  const address = await sheet(RULE);
  await loadStyles([address]);
  applyStyles([address], false);
  expect(links()[0]?.media).toBe('not all');
  applyStyles([address], true);
  expect(links()[0]?.media).toBe('');
});
