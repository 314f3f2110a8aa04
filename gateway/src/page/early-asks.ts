import type { Hotel } from '@foyer/shared/contracts/hotel';
import { ASKS_ELEMENT } from '@foyer/shared/contracts/page';
import { LOCAL } from '@foyer/shared/contracts/storage';
import { askedBeside, SUB_CATEGORY } from '@foyer/shared/frames/asked';
import { inlineJson } from './escape.ts';
import type { Shown } from './shown.ts';

/**
 * Asks the provider, as this hotel's guest on this device, for what the screen will ask for first; its
 * client takes the answers (`shared/src/runtime/asked.ts`). Inline and hashed: it runs before any file.
 */
export const EARLY_ASKS = `try{
const {slug,paths}=JSON.parse(document.getElementById('${ASKS_ELEMENT}').textContent);
const token=localStorage.getItem('${LOCAL.token}');
const sub=location.pathname.split('/')[4];
if(token&&JSON.parse(localStorage.getItem('${LOCAL.user}')).hotel.slug===slug)
globalThis.foyerAsked=Object.fromEntries(paths
.filter((path)=>!path.includes('${SUB_CATEGORY}')||/^[\\w-]+$/.test(sub))
.map((path)=>path.replace('${SUB_CATEGORY}',sub))
.map((path)=>[path,{token,
answer:fetch('/api'+path,{headers:{Accept:'application/json',Authorization:'Bearer '+token}}).catch(()=>{})}]))
}catch{}`.replaceAll('\n', '');

/** What a page holds for it; nothing where its screen asks for nothing. */
export function earlyAsks(
  { mount }: Shown,
  { slug, hotel, category }: { slug: string; hotel: Hotel | null; category: string | undefined },
): string {
  if (!mount || !hotel) return '';
  const paths = askedBeside(mount, { slug, hotel, category });
  if (paths.length === 0) return '';
  const asks = inlineJson({ slug, paths });
  const json = `<script type="application/json" id="${ASKS_ELEMENT}">${asks}</script>`;
  return `${json}<script>${EARLY_ASKS}</script>`;
}
