import { LAYER_ORDER } from '@foyer/shared/contracts/layers.ts';

/**
 * Styles every page. Sets the order of the cascade layers, and the notices above a template (the
 * progress bar, drawn like `ui/waiting/progress.tsx`, and messages). CSS alone shows them, because
 * no script may run yet, or at all. A page arrives in pieces, and each piece moves centred and
 * bottom-aligned content. So the template stays transparent, but focusable, until an element
 * follows it.
 */
export const PAGE_STYLE = `
${LAYER_ORDER}
@layer base{html{background:#fbfaf7}body{margin:0}}
#root:not(:has(+*)){opacity:0}
.notice{position:fixed;z-index:30;inset:auto 16px calc(24px + env(safe-area-inset-bottom,0px));box-sizing:border-box;max-width:400px;margin:0 auto;padding:8px 16px;border-radius:12px;background:#fff;color:#1b1e22;box-shadow:0 8px 28px rgb(0 0 0/.18);font:400 1rem/1.75 var(--hotel-font);text-align:center;visibility:hidden;animation:appear 0s 20s forwards}
.notice-now{animation-delay:0s}
.notice a{display:inline-block;padding:8px 4px;color:inherit;font-weight:600}
.unseen{position:fixed;inset:0 auto auto 0;visibility:hidden;pointer-events:none}
@keyframes appear{to{visibility:visible}}
.loading-bar{position:fixed;z-index:40;inset:0 0 auto;height:2px;background:var(--hotel-secondary);pointer-events:none;visibility:hidden;animation:appear 0s 1.5s forwards}
@media (prefers-reduced-motion:no-preference){.loading-bar{transform-origin:0 0;animation:appear 0s 1.5s forwards,load 8s cubic-bezier(.1,.7,.2,1) 1.5s both}[dir=rtl] .loading-bar{transform-origin:100% 0}}
@keyframes load{from{transform:scaleX(0)}to{transform:scaleX(.92)}}
@media (forced-colors:active){.loading-bar{forced-color-adjust:none;background:Highlight}}
`.replaceAll('\n', '');
