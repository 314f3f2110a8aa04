import { fromColumns } from '@foyer/shared/contracts/columnar.ts';
import { type ComposedMount, Composition } from '@foyer/shared/contracts/composition.ts';
import { COMPOSITION_ELEMENT } from '@foyer/shared/contracts/page.ts';
import type { Page } from '@playwright/test';

/** Values for the parameters of a mount's path. */
const PARAMETERS: Record<string, string> = {
  categorySlug: 'local-area',
  subCategorySlug: 'restaurants',
  childCategorySlug: 'dinner',
  subChildCategory: 'late',
};

/** Returns the composition of the open page. */
export async function compositionOf(page: Page): Promise<Composition> {
  const text = await page.locator(`#${COMPOSITION_ELEMENT}`).textContent();
  const json = JSON.parse(text ?? 'null');
  return Composition.parse({ ...json, mounts: fromColumns(json.mounts) });
}

/** Returns the composition of a newly opened page of the hotel. */
export async function compositionAt(url: string, slug: string): Promise<Composition> {
  const html = await (await fetch(`${url}/-/page/${slug}`)).text();
  const [, json = ''] = new RegExp(`id="${COMPOSITION_ELEMENT}"[^>]*>([^<]*)<`).exec(html) ?? [];
  return Composition.parse(JSON.parse(json));
}

/** Returns the versions of a remote's fallback chain in order; the shell has one. */
export const versionsIn = ({ shell, remotes }: Composition, remote: string): string[] =>
  remote === 'shell'
    ? [shell.version]
    : (remotes.find(({ name }) => name === remote)?.sources.map(({ version }) => version) ?? []);

/** Returns a hotel's enabled mounts in an area. */
export function mountsIn({ mounts }: Composition, area: ComposedMount['area']): ComposedMount[] {
  return mounts.filter((mount) => mount.enabled && mount.area === area);
}

/** Returns one mount per screen. */
export function onePerScreen(mounts: ComposedMount[]): ComposedMount[] {
  return mounts.filter(
    ({ screen }, at) => mounts.findIndex((other) => other.screen === screen) === at,
  );
}

/** Returns the path of a mount with values for its parameters. */
export function pathOf({ path }: ComposedMount): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => PARAMETERS[name] ?? name);
}
