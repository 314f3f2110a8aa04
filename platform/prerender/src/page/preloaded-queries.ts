import { preloadedPathsOf, SUB_CATEGORY_PLACEHOLDER } from '@foyer/shared/api/preloaded-queries.ts';
import { PRELOADED_QUERIES_ELEMENT } from '@foyer/shared/contracts/page.ts';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { LOCAL } from '@foyer/shared/contracts/storage.ts';
import { inlineJson } from './escape.ts';
import type { MatchedRoute } from './matched-route.ts';

/**
 * Sends the screen's first queries to the provider, as this hotel's guest on this device. The API
 * client takes the responses (`shared/src/runtime/preloaded-queries.ts`). The page inlines the script and the
 * policy lists its hash, so it runs before any file is loaded.
 */
export const PRELOADED_QUERIES = `try{
const {slug,paths}=JSON.parse(document.getElementById('${PRELOADED_QUERIES_ELEMENT}').textContent);
const token=localStorage.getItem('${LOCAL.token}');
const sub=location.pathname.split('/')[4];
if(token&&JSON.parse(localStorage.getItem('${LOCAL.user}')).hotel.slug===slug)
globalThis.foyerPreloadedQueries=Object.fromEntries(paths
.filter((path)=>!path.includes('${SUB_CATEGORY_PLACEHOLDER}')||/^[\\w-]+$/.test(sub))
.map((path)=>path.replace('${SUB_CATEGORY_PLACEHOLDER}',sub))
.map((path)=>[path,{token,
response:fetch('/api'+path,{headers:{Accept:'application/json',Authorization:'Bearer '+token}}).catch(()=>{})}]))
}catch{}`.replaceAll('\n', '');

/** Returns the markup that sends the queries; empty if the screen preloads none. */
export function preloadedQueries(
  { mount }: MatchedRoute,
  { slug, hotel, category }: { slug: string; hotel: Hotel | null; category: string | undefined },
): string {
  if (!mount || !hotel) return '';
  const paths = preloadedPathsOf(mount, { slug, hotel, category });
  if (paths.length === 0) return '';
  const queries = inlineJson({ slug, paths });
  const json = `<script type="application/json" id="${PRELOADED_QUERIES_ELEMENT}">${queries}</script>`;
  return `${json}<script>${PRELOADED_QUERIES}</script>`;
}
