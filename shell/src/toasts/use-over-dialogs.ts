import { type RefObject, useEffect } from 'react';

/** Keeps a popover above all dialogs by reopening it: the last opened is on top. */
export function useOverDialogs(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    const raise = () => {
      element?.hidePopover?.();
      element?.showPopover?.();
    };
    raise();
    const observer = new MutationObserver((changes) => {
      const isDialog = ({ target }: MutationRecord) =>
        target instanceof HTMLDialogElement && target.open;
      if (changes.some(isDialog)) raise();
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [popover]);
}
