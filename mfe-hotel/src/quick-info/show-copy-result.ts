import { toasts } from '@foyer/shared/runtime';
import { text } from '../text.ts';

/** Shows a toast with the result of copying to the clipboard. */
export function showCopyResult(what: string, done: boolean): void {
  if (done) toasts.success(text.quickInfo.copied(what));
  else toasts.error(text.quickInfo.notCopied);
}
