import { type ComposedMount, Composition } from '@foyer/shared/contracts/composition';
import { unfolded } from '@foyer/shared/contracts/folded';
import { COMPOSITION_ELEMENT } from '@foyer/shared/contracts/page';
import type { Page } from '@playwright/test';

/** What stands for the parameters of a mount's path. */
const PLACES: Record<string, string> = {
  categorySlug: 'local-area',
  subCategorySlug: 'restaurants',
  childCategorySlug: 'dinner',
  subChildCategory: 'late',
};

/** The composition of the page that is open. */
export async function compositionOf(page: Page): Promise<Composition> {
  const text = await page.locator(`#${COMPOSITION_ELEMENT}`).textContent();
  const json = JSON.parse(text ?? 'null');
  return Composition.parse({ ...json, mounts: unfolded(json.mounts) });
}

/** What a page of the hotel that is opened now would run. */
export async function compositionAt(url: string, slug: string): Promise<Composition> {
  const html = await (await fetch(`${url}/-/page/${slug}`)).text();
  const [, json = ''] = new RegExp(`id="${COMPOSITION_ELEMENT}"[^>]*>([^<]*)<`).exec(html) ?? [];
  return Composition.parse(JSON.parse(json));
}

/** The releases of a remote, the one to run first; of the shell there is one. */
export const versionsIn = ({ shell, remotes }: Composition, remote: string): string[] =>
  remote === 'shell'
    ? [shell.version]
    : (remotes.find(({ name }) => name === remote)?.sources.map(({ version }) => version) ?? []);

/** The mounts that a hotel has in an area. */
export function mountsIn({ mounts }: Composition, area: ComposedMount['area']): ComposedMount[] {
  return mounts.filter((mount) => mount.enabled && mount.area === area);
}

/** One mount of each screen. */
export function oneEach(mounts: ComposedMount[]): ComposedMount[] {
  return mounts.filter(
    ({ screen }, at) => mounts.findIndex((other) => other.screen === screen) === at,
  );
}

/** The path of a mount, with places for its parameters. */
export function pathOf({ path }: ComposedMount): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => PLACES[name] ?? name);
}
