/** Draws the frames of a build: what a page looks like of which nothing but slots is known. */
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router';
import type { Part } from '../../contracts/frame.ts';
import { QueryClient, QueryClientProvider } from '../../query/query.ts';
import { RouterProvider } from '../../router/router.ts';
import { compile } from './compile.ts';
import { type Drawing, drawnWith } from './drawing.ts';
import { markOf } from './marks.ts';
import { prove } from './prove.ts';

/** React's own hints for pictures, which it writes before what it draws. */
const HINTS = /^(?:<link rel="preload"[^>]*\/>)+/;
const STYLE = / style="([^"]*)"/g;

/** A page whose frame is drawn: its routes, and where it stands, parameters among it by their names. */
export type Page = { routes: RouteObject[]; address: string };
/** What becomes of it: the template, and rules that it needs beside those of the release's sheets. */
export type Drawn = { parts: Part[]; rules: string };

/**
 * The frames of a release's pages by name; throws where one varies in a way that no template can tell.
 * Frames of two releases stand in one page, so what names their rules begins with the release's name.
 */
export function framesOf(release: string, pages: Record<string, Page>): Record<string, Drawn> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => {
      try {
        return [name, frameOf(`${release}/${name}`, page)];
      } catch (error) {
        throw new Error(`The frame of "${name}": ${(error as Error).message}`);
      }
    }),
  );
}

function frameOf(unique: string, { routes, address }: Page): Drawn {
  const looks: string[] = [];
  /** A page's policy lets no style attribute in: the same as a rule of the frame's own. */
  const ruled = (_: string, style: string) => {
    if (!looks.includes(style)) looks.push(style);
    return ` data-look="${unique}-${looks.indexOf(style)}"`;
  };
  function draw(drawing: Drawing): string {
    const router = createMemoryRouter(routes, { initialEntries: [addressIn(drawing, address)] });
    const app = (
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
    const html = drawnWith(drawing, () => renderToString(app));
    return html.replace(HINTS, '').replaceAll(STYLE, ruled);
  }
  const parts = compile(draw({ mode: 'marks' }));
  prove(parts, (filling) => draw({ mode: 'values', filling }));
  const rules = looks.map((style, index) => `[data-look="${unique}-${index}"]{${plain(style)}}`);
  return { parts, rules: rules.join('') };
}

/** What is drawn of a parameter is told by its mark, or by its being another one with values. */
function addressIn({ mode }: Drawing, address: string): string {
  return address.replaceAll(/:([\w-]+)/g, (_, param: string) =>
    mode === 'marks' ? markOf({ param }) : `some-${param}`,
  );
}

/** A mark in it would be a slot, an entity no style. */
function plain(style: string): string {
  if (/zq\d+qz|[&<>{}]/.test(style)) throw new Error(`It cannot have the style "${style}"`);
  return style;
}
