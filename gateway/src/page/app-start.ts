/** Names the links of the files that the shell begins with. */
export const APP_LINK = 'data-app';

/** Where no paint is told of (a page of which nothing is drawn yet), so long is waited; in milliseconds. */
const UNPAINTED_MS = 500;

/**
 * Starts the shell once the frame is on the screen: run before, its code holds a phone's first paint back
 * by as long as it takes. The files are on their way since the head; in browsers that know no
 * `modulepreload` they are fetched from here. In a tab that nobody looks at nothing is ever painted.
 *
 * The browser offers to install the app once a page, which may be before that: the offer is kept
 * (`shared/src/runtime/install.ts`).
 */
export const APP_START = `{
addEventListener('beforeinstallprompt',(event)=>{event.preventDefault();globalThis.foyerOffer=event},{once:true});
let begun;
const begin=()=>{if(begun)return;begun=true;
for(const {href} of document.querySelectorAll('link[${APP_LINK}]'))import(href)};
if(document.hidden||!PerformanceObserver.supportedEntryTypes.includes('paint'))begin();
else{new PerformanceObserver(begin).observe({type:'paint',buffered:true});setTimeout(begin,${UNPAINTED_MS})}}`.replaceAll(
  '\n',
  '',
);
