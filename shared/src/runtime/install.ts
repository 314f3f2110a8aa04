import { cookies } from './cookies.ts';

/** Chromium's install prompt event, which the DOM types lack. */
type InstallPromptEvent = Event & {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** A cookie, because sign-out clears all local storage (HOTEL-04). */
const DISMISSED_COOKIE = 'foyer_install_dismissed';
const DISMISSED_SECONDS = 180 * 24 * 60 * 60;

let promptEvent: InstallPromptEvent | undefined;

// The event fires early and once per page; `preventDefault` suppresses the browser's own banner.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  promptEvent = event as InstallPromptEvent;
});

/** Defers the browser's install prompt until the guest asks for it. */
export const install = {
  /** Returns true if the browser has a prompt and the guest has not dismissed it. */
  canOffer: (): boolean => promptEvent !== undefined && !install.isDismissed(),

  /** Returns true if the guest dismissed the prompt; the app then shows it only on request. */
  isDismissed: (): boolean => cookies.has(DISMISSED_COOKIE),

  /** Returns true if the browser has a prompt. */
  isAvailable: (): boolean => promptEvent !== undefined,

  /** Stores for `seconds` that the guest dismissed the prompt. */
  dismiss(seconds = DISMISSED_SECONDS): void {
    cookies.set(DISMISSED_COOKIE, seconds);
  },

  /** Shows the prompt, which works once per page, and stores a dismissal. */
  async prompt(): Promise<'accepted' | 'dismissed' | 'impossible'> {
    const event = promptEvent;
    promptEvent = undefined;
    if (!event) return 'impossible';
    const { outcome } = await event.prompt();
    install.dismiss(outcome === 'dismissed' ? DISMISSED_SECONDS : 0);
    return outcome;
  },
};
