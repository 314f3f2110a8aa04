import { expect, test } from 'vitest';
import { installPlan, isInAnotherApp } from './install-plan.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0';

test('HOTEL-31 explains in Firefox that it cannot install', () => {
  expect(installPlan('android', { userAgent: FIREFOX, promptReady: false })).toBe('firefox');
});

test('HOTEL-04 the iOS tile explains the Share button in every browser', () => {
  for (const userAgent of [CHROME, FIREFOX]) {
    expect(installPlan('ios', { userAgent, promptReady: true })).toBe('ios');
  }
});

test('HOTEL-32 Chromium shows its own prompt, or help if it has none', () => {
  expect(installPlan('android', { userAgent: CHROME, promptReady: true })).toBe('prompt');
  expect(installPlan('android', { userAgent: CHROME, promptReady: false })).toBe('menu');
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10';

test.each([
  ['Safari on an iPhone', `${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`, false],
  ['Safari on an iPad', `${IPAD} Version/26.1 Safari/605.1.15`, false],
  ['Chrome on an iPhone', `${IPHONE} CriOS/156.0 Mobile/15E148 Safari/604.1`, false],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/150.0 Mobile/15E148 Safari/604.1`, false],
  [
    'Samsung Internet',
    `${ANDROID}) AppleWebKit/537.36 SamsungBrowser/30.0 Chrome/146.0 Mobile Safari/537.36`,
    false,
  ],
  ['Firefox on Android', FIREFOX, false],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 400.0`, true],
  ['a mail app on an iPhone', `${IPHONE} Mobile/15E148`, true],
  [
    'Facebook on Android',
    `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/156.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0]`,
    true,
  ],
] as const)('APP-65 detects whether %s is another app', (_, userAgent, inside) => {
  expect(isInAnotherApp(userAgent)).toBe(inside);
});

test('HOTEL-04 the iOS tile explains Safari on an iPad, which reports a Mac', () => {
  expect(installPlan('ios', { userAgent: IPAD, promptReady: false })).toBe('ios');
});
