import { type InlinePage, REPLAY_NOTICE_ELEMENT } from '@foyer/shared/contracts/inline-page.ts';
import { LOCAL } from '@foyer/shared/contracts/storage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Tells whether the guest has changed a field. */
const isTyped = (field: Field) =>
  field.value !== field.defaultValue ||
  (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

/**
 * Records a guest's events before hydration and replays them after it. It replays the last press on
 * a button, and the blur of fields with typed text. It never lets the browser submit a form itself,
 * which would put a password into the address.
 *
 * React hydrates the painted markup and keeps the text in its fields. In a hydration recovery (another
 * release, an error during hydration) React renders the screen again. Then the script types the text
 * into the fields with the same ids as soon as they appear, and sends the press to their form, or to the
 * button with the same id. If that element is missing once the screen is complete, the script drops
 * the press and hides its notice.
 *
 * The script hides a picture without alternative text that fails to load, until the app replaces it.
 */
export function replayEvents(): InlinePage {
  const root = document.getElementById('root') as HTMLElement;
  const notice = document.getElementById(REPLAY_NOTICE_ELEMENT) as HTMLElement;
  const painted = [...root.children];
  let fields = [...root.querySelectorAll<Field>('input,textarea')];
  const blurred = new Set<Element>();
  let pressed: HTMLElement | undefined;
  let focused: Element | null = null;
  const listeners = new AbortController();

  function listen<Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ): void {
    addEventListener(name, listener, { capture: true, signal: listeners.signal });
  }

  function record(event: Event, target: Element | null): void {
    if (!(target instanceof HTMLElement) || !painted.some((child) => child.contains(target)))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = target;
    notice.hidden = false;
  }

  listen('submit', (event) => record(event, event.target as Element));
  listen('click', (event) =>
    record(event, (event.target as Element).closest('button[type=button]')),
  );
  listen('focusout', ({ target }) => {
    const field = fields.find((one) => one === target);
    if (field && isTyped(field)) blurred.add(field);
  });
  listen('error', ({ target }) => {
    if (target instanceof Element && !(target as Partial<HTMLImageElement>).alt)
      (target as HTMLElement | SVGElement).style.visibility = 'hidden';
  });

  let guest = token();

  /**
   * Drops what another guest has left: recorded events belong to one guest. Also drops a press when the
   * browser restores a page that the guest had left.
   */
  function dropStale(isRestored = false): void {
    const isOther = token() !== guest;
    guest = token();
    if (isOther) for (const field of fields) reset(field);
    if (!isOther && !isRestored) return;
    pressed = undefined;
    blurred.clear();
    notice.hidden = true;
  }

  listen('storage', () => dropStale());
  listen('pageshow', ({ persisted }) => dropStale(persisted));

  /** Transfers typed text to the current field; returns false if that may still be replaced. */
  function transfer(field: Field): boolean {
    const current = currentOf(field);
    const typed = isTyped(field);
    if (current === field || (!typed && field !== focused)) return isHydrated;
    if (!current || current.constructor !== field.constructor) return false;
    const same = current as Field;
    if (typed && same.value !== field.value) typeText(same, field.value);
    if (
      typed &&
      same instanceof HTMLInputElement &&
      same.checked !== (field as HTMLInputElement).checked
    )
      same.click();
    if (field === focused && document.activeElement === document.body) same.focus();
    return true;
  }

  let path: string;
  let isHydrated = false;
  const changes = new MutationObserver(replay);

  function replay(): void {
    dropStale();
    // On another path a field with the same id may have another meaning, such as another conversation.
    if (location.pathname !== path) {
      fields = [];
      pressed = undefined;
    }
    fields = fields.filter((field) => !transfer(field));
    // The screen is incomplete while a progress bar is shown.
    if (!isHydrated || root.querySelector('[role=progressbar]')) return;
    listeners.abort();
    notice.remove();
    const relatedTarget = document.activeElement;
    for (const field of blurred) {
      const current = currentOf(field);
      if (current && blurred.delete(field) && current !== relatedTarget)
        current.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    }
    const target = pressed && !fields.some(isTyped) && currentOf(pressed);
    pressed = undefined;
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else if (target) target.click();
    if (fields.length === 0) changes.disconnect();
  }

  return {
    beginHydration() {
      dropStale();
      focused = document.activeElement;
      path = location.pathname;
      // Also before the end: keys that the guest presses in the meantime belong to the new field.
      changes.observe(root, { childList: true, subtree: true });
    },
    finishHydration() {
      isHydrated = true;
      queueMicrotask(replay);
    },
  };
}

/** Returns the signed-in guest's token; undefined if the storage is blocked. */
function token(): string | null | undefined {
  try {
    return localStorage.getItem(LOCAL.token);
  } catch {
    return undefined;
  }
}

function reset(field: Field): void {
  field.value = field.defaultValue;
  if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
}

/** Types a text. React overrides the field's own property, and sees a change of the prototype's. */
function typeText(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

/** Returns the element, or its replacement: with its id, or the form of its fields. */
function currentOf(element: Element): HTMLElement | null | undefined {
  if (element.isConnected) return element as HTMLElement;
  const same = document.getElementById(element.id);
  if (same || !(element instanceof HTMLFormElement)) return same;
  return [...element.elements]
    .map(({ id }) => document.getElementById(id))
    .find((field): field is Field => field !== null && 'form' in field)?.form;
}
