/** Renders the templates of a build: the pages of a release, with variables in place of hotel data. */

import type { TemplateNode } from '@foyer/shared/contracts/template.ts';
import { QueryClient, QueryClientProvider } from '@foyer/shared/query';
import { RouterProvider } from '@foyer/shared/router';
import type { TemplateContext } from '@foyer/shared/template-filling/fill.ts';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { compileTemplate } from './compile.ts';
import { markerOf } from './markers.ts';
import { renderWith } from './render-values.ts';
import { verifyTemplate } from './verify.ts';

/** The preload links for images that React writes before the markup. */
const PRELOAD_LINKS = /^(?:<link rel="preload"[^>]*\/>)+/;
const STYLE = / style="([^"]*)"/g;
/** An id of React's `useId`, which is another one in a page. */
const GENERATED_ID = /="_R_\w*_/;
/** A field that guests fill in, without an id. The event replay finds fields by their ids. */
const FIELD_WITHOUT_ID =
  /<(?:input|textarea|select)\b(?![^>]* (?:id="[^"]|hidden=|readOnly=|type="hidden"))[^>]*>/;

/** A page with a template: its routes, and its address with parameters by their names. */
export type TemplatePage = { routes: RouteObject[]; address: string };
/** A compiled template, and the rules that replace its style attributes. */
export type RenderedTemplate = { nodes: TemplateNode[]; rules: string };

/**
 * Returns the templates of a release's pages by name; throws if a page varies in a way that no
 * template can reproduce. The names of the rules begin with the release's name, because templates of
 * two releases can be in one page.
 */
export function renderTemplates(
  release: string,
  pages: Record<string, TemplatePage>,
): Record<string, RenderedTemplate> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => {
      try {
        return [name, templateOf(`${release}/${name}`, page)];
      } catch (error) {
        const { message } = error as Error;
        throw new Error(
          `The template of "${name}": ${message} (docs/team/writing-a-remote.md#templates).`,
        );
      }
    }),
  );
}

function templateOf(id: string, { routes, address }: TemplatePage): RenderedTemplate {
  const styles: string[] = [];
  /** Replaces a style attribute, which the page's policy blocks, by a rule of the template. */
  const toRule = (_: string, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-template-style="${id}-${styles.indexOf(style)}"`;
  };
  function render(context?: TemplateContext): string {
    const router = createMemoryRouter(routes, { initialEntries: [addressIn(address, context)] });
    const app = (
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
    const html = renderWith(context, () => renderToString(app));
    return html.replace(PRELOAD_LINKS, '').replaceAll(STYLE, toRule);
  }
  const html = render();
  refuseUnstableIds(html);
  const nodes = compileTemplate(html);
  verifyTemplate(nodes, render);
  const rules = styles.map(
    (style, index) => `[data-template-style="${id}-${index}"]{${staticStyle(style)}}`,
  );
  return { nodes, rules: rules.join('') };
}

/** Sets the parameters: a use of one shows by its marker or, with values, as a difference. */
function addressIn(address: string, context: TemplateContext | undefined): string {
  return address.replaceAll(/:([\w-]+)/g, (_, param: string) =>
    context ? `some-${param}` : markerOf({ param }),
  );
}

/** Throws for a style with a variable or an entity. */
function staticStyle(style: string): string {
  if (/zq\d+qz|[&<>{}]/.test(style)) throw new Error(`It cannot have the style "${style}"`);
  return style;
}

/** Refuses markup whose ids differ in a page. Only a build does so: published templates stay valid. */
function refuseUnstableIds(html: string): void {
  if (GENERATED_ID.test(html)) throw new Error('It uses `useId`: write the id by hand');
  const field = FIELD_WITHOUT_ID.exec(html)?.[0];
  if (field) throw new Error(`The field ${field} needs an id`);
}
