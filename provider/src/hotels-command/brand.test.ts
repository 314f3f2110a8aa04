import { contrast } from '@foyer/shared/hotel/color.ts';
import { describe, expect, test } from 'vitest';
import { brandLines } from './brand.ts';

const whole = {
  logo: '/logo.svg',
  favicon: '/icon.png',
  banner_video: '/banner.avif',
  app_name: 'House',
  font_family: 'Figtree',
  primary_color: '#1e4a6e',
  secondary_color: '#0f7c8a',
};

describe('the brand report', () => {
  test('API-79 prints only the contrasts of a readable brand', () => {
    expect(brandLines(whole)).toEqual([
      'primary_color  #1e4a6e',
      '  below text: white has 9.3:1',
      '  as text:    it has 7.9:1 on its own tint #e9edf1',
      'secondary_color  #0f7c8a',
      '  below text: white has 4.9:1',
      '',
      'font_family  Figtree',
    ]);
  });

  test.each(['#ff8800', '#ffff00', '#777777', '#2d9d5a', '#ffffff'])(
    'API-79 prints the replacement of %s with both contrasts',
    (primary_color) => {
      const [, below = '', text = ''] = brandLines({ ...whole, primary_color });
      for (const line of [below, text]) {
        expect(line).toMatch(/ (\d+\.\d):1.* (?:takes|has) .*(\d+\.\d):1$/);
        expect(Number(/(\d+\.\d):1$/.exec(line)?.[1])).toBeGreaterThanOrEqual(4.5);
      }
      const [ink = ''] = /(?<=takes )#\w{6}/.exec(below) ?? [];
      expect(contrast(ink, primary_color)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('API-80 prints the effect of an unknown font and of missing settings', () => {
    const lines = brandLines({ font_family: 'Comic Sans MS, cursive', primary_color: '#1e4a6e' });
    expect(lines.join('\n')).toMatch(/secondary_color {2}#4773a2, which is Foyer’s: it is missing/);
    expect(lines.slice(6)).toEqual([
      'font_family is "Comic Sans MS, cursive", which the app has not: guests see their device’s own font. There are Figtree and Plus Jakarta Sans.',
      'logo is missing: the word “Logo” stands in the header.',
      'favicon is missing: tabs have Foyer’s icon.',
      'banner_video is missing: the home page begins without a picture.',
      'app_name is missing: tabs and the installed app say “Your Hotel”.',
    ]);
    expect(brandLines({})).toHaveLength(11);
  });
});
