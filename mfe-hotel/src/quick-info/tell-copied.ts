import { toasts } from '@foyer/shared/runtime';
import { text } from '../text.ts';

/** Says whether the clipboard took it. */
export function tellCopied(what: string, done: boolean): void {
  if (done) toasts.success(text.quickInfo.copied(what));
  else toasts.error(text.quickInfo.notCopied);
}
