import { toasts } from '@foyer/shared/runtime';
import { text } from '../text.ts';

/** Shows a toast with the result of copying to the clipboard. */
export function showCopyResult(label: string, isCopied: boolean): void {
  if (isCopied) toasts.success(text.quickInfo.copied(label));
  else toasts.error(text.quickInfo.notCopied);
}
