import { expect, test } from 'vitest';
import { installPlan } from './install-plan.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0';

test('HOTEL-03 Firefox is told what it cannot do', () => {
  expect(installPlan('android', { userAgent: FIREFOX, promptReady: false })).toBe('firefox');
});

test('HOTEL-04 the iOS tile explains the Share button in every browser', () => {
  for (const userAgent of [CHROME, FIREFOX]) {
    expect(installPlan('ios', { userAgent, promptReady: true })).toBe('ios');
  }
});

test('HOTEL-04 Chromium gets its own prompt, and help where it has none', () => {
  expect(installPlan('android', { userAgent: CHROME, promptReady: true })).toBe('prompt');
  expect(installPlan('android', { userAgent: CHROME, promptReady: false })).toBe('menu');
});
