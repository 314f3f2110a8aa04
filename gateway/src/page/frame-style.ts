/**
 * Style of the first frame. It has the values of `shared/ui`'s tokens and of the shell's layout,
 * because it must paint before any stylesheet is there.
 */
export const FRAME_STYLE = `
html{background:#fbfaf7;background:color-mix(in oklab,var(--hotel-primary) 1.5%,#fbfaf7)}
body{margin:0}
.ff{min-height:100vh;min-height:100dvh;box-sizing:border-box}
.ff img{display:block;width:auto;object-fit:contain}
.ff-quiet{display:grid;place-items:center;padding:20px;color:var(--hotel-primary-text);font:var(--hotel-display-weight) 26px/1.2 var(--hotel-font-display);letter-spacing:var(--hotel-display-tracking);text-align:center}
.ff-quiet img{height:96px;max-width:240px}
.ff-bar{display:flex;align-items:center;box-sizing:border-box;height:calc(64px + env(safe-area-inset-top,0px));padding:env(safe-area-inset-top,0px) 20px 0;border-bottom:1px solid color-mix(in oklab,var(--hotel-primary) 6%,#e6e2db);color:var(--hotel-primary-text);font:600 18px/1 var(--hotel-font-display)}
.ff-bar img{height:34px;max-width:200px;object-position:0 50%}
.ff-home .ff-bar{position:relative;height:calc(112px + env(safe-area-inset-top,0px));padding-bottom:48px;border:0;color:#fff;background:linear-gradient(color-mix(in srgb,var(--ff-scrim) 66%,transparent) 40%,color-mix(in srgb,var(--ff-scrim) 26%,transparent) 76%,transparent)}
.ff-home .ff-white{filter:brightness(0) invert(1)}
.ff-banner{--ff-scrim:color-mix(in oklab,var(--hotel-primary) 24%,#04080b);position:relative;height:50vh;min-height:380px;overflow:clip;background:color-mix(in oklab,var(--hotel-primary) 55%,#10161c)}
.ff .ff-cover{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:50% 40%}
.ff-nav{position:fixed;inset:auto 0 0;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;place-items:center;height:calc(66px + env(safe-area-inset-bottom,0px));box-sizing:border-box;padding:0 6px env(safe-area-inset-bottom,0px);background:#fff;border-top:1px solid color-mix(in oklab,var(--hotel-primary) 6%,#e6e2db)}
.ff-nav i{width:44px;height:32px;border-radius:8px;background:color-mix(in oklab,var(--hotel-primary) 5%,#ece9e3)}
@media(min-width:960px){.ff-bar{height:calc(80px + env(safe-area-inset-top,0px));padding-inline:40px}.ff-home .ff-bar{height:calc(128px + env(safe-area-inset-top,0px))}.ff-banner{min-height:440px}.ff-nav{display:none}}
`.replaceAll('\n', '');
