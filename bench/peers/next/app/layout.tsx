import '@foyer/shared/ui/styles/tokens.css';
import '@foyer/shared/ui/styles/base.css';
import '../../../../shell/src/fonts/fonts.css';
import { languageOf } from '@foyer/shared/hotel/language.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { type Theme, themeOf } from '@foyer/shared/hotel/theme.ts';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { fontFiles } from '../src/fonts.ts';
import { readHotel } from '../src/hotel.ts';

const theme = async (): Promise<Theme> => themeOf(settingsOf(await readHotel()));

export async function generateMetadata(): Promise<Metadata> {
  const { title, favicon } = await theme();
  return { title: { default: title, template: `%s · ${title}` }, icons: favicon };
}

export async function generateViewport(): Promise<Viewport> {
  const { variables } = await theme();
  return { viewportFit: 'cover', themeColor: variables['--hotel-primary'] };
}

export default async function Layout({ children }: { children: ReactNode }) {
  const hotel = await readHotel();
  const { variables } = await theme();
  for (const file of fontFiles(settingsOf(hotel)))
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html {...languageOf(hotel)} style={variables}>
      <body>{children}</body>
    </html>
  );
}
