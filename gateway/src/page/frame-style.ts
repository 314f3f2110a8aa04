import type { FirstFrame } from '@foyer/shared/contracts/first-frame';
import { LAYER_ORDER } from '@foyer/shared/contracts/layers';

/**
 * Style of the first frame. It has the values of `shared/ui`'s tokens and of the parts it stands
 * for, because it must paint before any stylesheet is there. What outlives the frame lies in the
 * layer of the app's own base; the rest names only what the frame draws itself.
 */
export const FRAME_STYLE = `
${LAYER_ORDER}
:root{--ff-paper:#fbfaf7;--ff-gutter:20px;--ff-header:max(64px,3rem);--ff-nav:max(66px,3rem);--ff-ahead:90deg;--ff-top:env(safe-area-inset-top,0px);--ff-bottom:env(safe-area-inset-bottom,0px)}
@supports(color:color-mix(in oklab,red,red)){:root{--ff-paper:color-mix(in oklab,var(--hotel-primary) 1.5%,#fbfaf7)}}
[dir=rtl]{--ff-ahead:-90deg}
@layer base{html{background:var(--ff-paper)}body{margin:0}}
.ff{--ff-line:color-mix(in oklab,var(--hotel-primary) 6%,#e6e2db);--ff-scrim:color-mix(in oklab,var(--hotel-primary) 24%,#04080b);--ff-words:color-mix(in srgb,var(--ff-scrim) 66%,transparent);min-height:100vh;min-height:100dvh;box-sizing:border-box;color:var(--hotel-primary-text);font:600 1.125rem/1 var(--hotel-font-display)}
.ff img{display:block;width:auto;height:34px;max-width:200px;object-fit:contain;object-position:0 50%}
.ff .ff-white{filter:brightness(0) invert(1)}
.ff .ff-cover{position:absolute;inset:0;width:100%;height:100%;max-width:none;object-fit:cover}
.ff-quiet{display:grid;place-items:center;padding:20px;font:var(--hotel-display-weight) 1.625rem/1.2 var(--hotel-font-display);letter-spacing:var(--hotel-display-tracking);text-align:center}
.ff-quiet img{height:96px;max-width:240px;object-position:50%}
.ff-bar{display:flex;align-items:center;box-sizing:border-box;height:calc(var(--ff-header) + var(--ff-top));padding:var(--ff-top) var(--ff-gutter) 0;border-bottom:1px solid var(--ff-line)}
.ff-banner .ff-bar{position:relative;height:calc(var(--ff-header) + 48px + var(--ff-top));padding-bottom:48px;border:0;color:#fff;background:linear-gradient(var(--ff-words) 40%,color-mix(in srgb,var(--ff-scrim) 26%,transparent) 76%,transparent)}
.ff-banner{position:relative;height:50vh;overflow:clip;background:color-mix(in oklab,var(--hotel-primary) 55%,#10161c)}
.ff-banner .ff-cover{object-position:50% 40%}
.ff-nav{position:fixed;inset:auto 0 0;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;place-items:center;height:calc(var(--ff-nav) + var(--ff-bottom));box-sizing:border-box;padding:0 6px var(--ff-bottom);background:#fff;border-top:1px solid var(--ff-line)}
.ff-nav i{width:44px;height:32px;border-radius:8px;background:color-mix(in oklab,var(--hotel-primary) 5%,#ece9e3)}
.ff-with-sheet{display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:auto 1fr}
.ff-window{position:relative;height:var(--ff-height);overflow:clip;color:#fff;background:var(--ff-scrim)}
.ff-window .ff-cover{object-position:50% 12%}
.ff-window::after{content:"";position:absolute;inset:0;background:linear-gradient(var(--ff-words) 24%,transparent 66%)}
.ff-logo{position:absolute;z-index:1;top:calc(var(--ff-top) + 14px);inset-inline-start:var(--ff-gutter);display:flex;align-items:center;min-height:44px}
.ff-sheet{position:relative;margin-top:-28px;border-radius:28px 28px 0 0;background:var(--ff-paper)}
.ff-late{position:fixed;z-index:1;inset:auto 16px calc(24px + var(--ff-bottom));box-sizing:border-box;max-width:400px;margin:0 auto;padding:8px 16px;border-radius:12px;background:#fff;color:#1b1e22;box-shadow:0 8px 28px rgb(0 0 0/.18);font:400 1rem/1.75 var(--hotel-font);text-align:center;visibility:hidden;animation:ff-late 0s 20s forwards}
.ff-now{animation-delay:0s}
.ff-late a{display:inline-block;padding:8px 4px;color:inherit;font-weight:600}
@keyframes ff-late{to{visibility:visible}}
@media(max-width:359px){:root{--ff-gutter:16px}}
@media(min-width:960px){:root{--ff-gutter:40px;--ff-header:max(80px,3rem)}.ff-bar{padding-inline:max(var(--ff-gutter),(100vw - 1120px)/2)}.ff-banner .ff-cover{inset-inline-start:auto;width:auto;mask-image:linear-gradient(var(--ff-ahead),transparent,#000 9%)}.ff-nav{display:none}.ff-with-sheet{grid-template-columns:minmax(0,1fr) minmax(480px,1fr)}.ff-window{height:100vh;height:100dvh}.ff-logo{top:32px}.ff-sheet{margin:0;border-radius:0}}
`.replaceAll('\n', '');

/** Style of one declared frame: the heights of its picture. Of two rules that hold the last wins. */
export function heightStyle(frame: FirstFrame | undefined): string {
  if (frame?.kind !== 'sheet') return '';
  const rules = frame.heights.split(', ').map((part) => {
    const [, condition, height] = /^(?:(.*\)) )?(.+)$/.exec(part) ?? [];
    const rule = `:root{--ff-height:${height}}`;
    return condition ? `@media ${condition}{${rule}}` : rule;
  });
  return rules.toReversed().join('');
}
