import { cookies } from './cookies.ts';

/** Chromium's own question, not in the DOM's types. */
type InstallPromptEvent = Event & {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** Lasts through sign-out, which clears all local storage (HOTEL-04). */
const REFUSED_COOKIE = 'foyer_install_refused';
const REFUSED_SECONDS = 180 * 24 * 60 * 60;

let waiting: InstallPromptEvent | undefined;

// The browser says it early and once a page; its own banner would come in the middle of something.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  waiting = event as InstallPromptEvent;
});

/** The browser's install prompt, kept until the guest asks for it. */
export const install = {
  /** Whether the browser would install the app and has not been told no. */
  ready: (): boolean => waiting !== undefined && !install.refused(),

  /** Whether the guest turned the prompt down; then it is only shown when asked for again. */
  refused: (): boolean => cookies.has(REFUSED_COOKIE),

  /** Whether the browser has a prompt at all. */
  possible: (): boolean => waiting !== undefined,

  /** Remembers for so long that the guest turned it down. */
  refuse(seconds = REFUSED_SECONDS): void {
    cookies.set(REFUSED_COOKIE, seconds);
  },

  /** Shows the prompt, which works once a page, and remembers a refusal. */
  async ask(): Promise<'accepted' | 'dismissed' | 'impossible'> {
    const event = waiting;
    waiting = undefined;
    if (!event) return 'impossible';
    const { outcome } = await event.prompt();
    install.refuse(outcome === 'dismissed' ? REFUSED_SECONDS : 0);
    return outcome;
  },
};
