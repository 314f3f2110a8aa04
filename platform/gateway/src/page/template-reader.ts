import { parseTemplate, type ReadTemplate } from '@foyer/prerender/page';
import type { ReleaseStore } from '@foyer/releases/store';
import type { Template } from '@foyer/shared/contracts/template.ts';
import { LRUCache } from 'lru-cache';

/** Templates of about a thousand screens. */
const MAX_TEMPLATES = 1000;

/** Reads templates from releases, and memoises each. */
export function templateReader(releases: Pick<ReleaseStore, 'file'>): ReadTemplate {
  const templates = new LRUCache<string, Template>({ max: MAX_TEMPLATES });

  return async ({ release, path }) => {
    const key = `${release.name}@${release.version} ${path}`;
    const known = templates.get(key);
    if (known) return known;
    const file = await releases.file(release, path, []);
    if (!file) throw new Error(`The release has no file ${path}`);
    const template = parseTemplate(new TextDecoder().decode(file.body));
    templates.set(key, template);
    return template;
  };
}
