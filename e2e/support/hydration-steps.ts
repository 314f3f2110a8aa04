/** The moments of a hydration at which a guest may type, in order. */
export const HYDRATION_STEPS = ['painted', 'begun', 'rendering', 'markup', 'replayed'] as const;
export type HydrationStep = (typeof HYDRATION_STEPS)[number];

/** Selects the fields that take any text. */
export const TEXT_FIELDS =
  '#root :is(input:not([type]), [type=email], [type=password], [type=search], textarea):not([inputmode=numeric])';

declare global {
  interface Window {
    typedSteps?: string[];
  }
}

/**
 * Types a letter into all `textFields` at each step of hydration, and sends at one. It sends a message
 * by Ctrl+Enter, any other form by a submit. The app's own calls announce the steps, so nothing depends
 * on time. Runs in the page, before its code.
 *
 * `rendering` is after `hydrateRoot`. `markup` is after React has hydrated the markup, before it renders
 * the values that only the device has.
 */
export function typeAtEachStep({
  textFields,
  sendAt,
}: {
  textFields: string;
  sendAt?: string;
}): void {
  const steps: string[] = [];
  window.typedSteps = steps;

  function send(field: HTMLInputElement | HTMLTextAreaElement): void {
    if (field.id !== 'message-text') field.form?.requestSubmit();
    else
      field.dispatchEvent(
        // Ctrl sends on a phone too.
        new KeyboardEvent('keydown', {
          key: 'Enter',
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
        }),
      );
  }

  function step(name: string): void {
    if (steps.includes(name)) return;
    steps.push(name);
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
    for (const field of fields) {
      field.focus();
      if (field.type !== 'email') field.setSelectionRange(field.value.length, field.value.length);
      // Unlike a new value this is input like a key's, in every engine.
      document.execCommand('insertText', false, name.charAt(0));
    }
    const [first] = fields;
    if (first && name === sendAt) send(first);
  }

  step('painted');
  let isHydrating: boolean | undefined;
  Object.defineProperty(globalThis, 'foyerIsHydrating', {
    get: () => isHydrating,
    set(value: boolean) {
      isHydrating = value;
      step(value ? 'begun' : 'markup');
      if (value) queueMicrotask(() => step('rendering'));
    },
  });
  const page = globalThis.foyerPage;
  if (!page) return;
  const { finishHydration } = page;
  page.finishHydration = () => {
    finishHydration();
    queueMicrotask(() => step('replayed'));
  };
}
