import { escapeHtml } from '@foyer/shared/frames/escape';
import type { Around } from '../page/around.ts';
import { endOf, LOOK_PATH, type Look } from './look.ts';

const HEIGHT = '2.75rem';

/**
 * A bar above the app, which begins below it as below a toast on a phone (decision 40): it covers
 * nothing. Its colours are its own, whatever the hotel's are.
 */
const STYLE = `
:root{--strip:${HEIGHT}}
@media (max-width:719px){:root{--strip:calc(${HEIGHT} + var(--toasts-h,0px))}}
[popover=manual]{margin-block-start:${HEIGHT}}
.badge{position:fixed;inset:0 0 auto;z-index:35;display:flex;align-items:center;box-sizing:border-box;height:${HEIGHT};padding-inline:12px 4px;border-block-end:2px solid #f2b134;background:#16181b;color:#fff;font:400 .75rem/1.3 system-ui,-apple-system,"Segoe UI",sans-serif}
.badge p{flex:1;min-width:0;margin:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.badge b{font-size:.8125rem;font-weight:600}
.badge i{color:#f2b134;font-style:normal}
.badge a,.badge button{display:flex;align-items:center;flex:none;height:100%;margin:0;padding:0 8px;border:0;background:none;color:#fff;font:600 .8125rem/1 system-ui,-apple-system,"Segoe UI",sans-serif;text-decoration:none;cursor:pointer}
.badge a:hover,.badge button:hover{background:#2b2f34}
.badge :focus-visible{outline:2px solid #f2b134;outline-offset:-4px;box-shadow:none}
`.replaceAll('\n', '');

/** The badge of a look: what is looked at, until when, and the way out. */
export function badge(look: Look): Around {
  const { hotel, remote } = look;
  const source = 'port' in look ? `localhost:${look.port}` : look.version;
  const what = escapeHtml(`${remote} ${source}`);
  const where = escapeHtml(`${hotel} until ${endOf(look.exp * 1000)}`);
  const html = `<aside class="badge" aria-label="Preview"><p title="${what}, ${where}"><b><i>Preview</i> ${what}</b><br>${where}</p><a href="${LOOK_PATH}/leave">Leave</a></aside>`;
  return () => ({ style: STYLE, html, isPassing: true });
}
