import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cookies } from './cookies.ts';

/** Chromium's install prompt event, which the DOM types lack. */
type InstallPromptEvent = Event & {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** A cookie, because sign-out clears all local storage (HOTEL-32). */
const DISMISSED_COOKIE = 'foyer_install_dismissed';
const DISMISSED_SECONDS = 180 * 24 * 60 * 60;

const store = createStore<{ promptEvent?: InstallPromptEvent }>(() => ({}));

// The event fires early and once per page; `preventDefault` suppresses the browser's own banner.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  store.setState({ promptEvent: event as InstallPromptEvent });
});

/** Defers the browser's install prompt until the guest asks for it. */
export const install = {
  /** Returns true if the browser has a prompt and the guest has not dismissed it. */
  canOffer: (): boolean => install.isAvailable() && !install.isDismissed(),

  /** Returns the same in a component, and rerenders it when the browser has a prompt. */
  useCanOffer: (): boolean => useStore(store, install.canOffer),

  /** Returns true if the guest dismissed the prompt; the app then shows it only on request. */
  isDismissed: (): boolean => cookies.has(DISMISSED_COOKIE),

  /** Returns true if the browser has a prompt. */
  isAvailable: (): boolean => store.getState().promptEvent !== undefined,

  /** Stores for `seconds` that the guest dismissed the prompt. */
  dismiss(seconds = DISMISSED_SECONDS): void {
    cookies.set(DISMISSED_COOKIE, seconds);
  },

  /** Shows the prompt, which works once per page, and stores a dismissal. */
  async prompt(): Promise<'accepted' | 'dismissed' | 'impossible'> {
    const { promptEvent } = store.getState();
    store.setState({}, true);
    if (!promptEvent) return 'impossible';
    const { outcome } = await promptEvent.prompt();
    install.dismiss(outcome === 'dismissed' ? DISMISSED_SECONDS : 0);
    return outcome;
  },
};
