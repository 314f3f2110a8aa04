import { type RefObject, useEffect } from 'react';

/** Keeps a popover over every dialog: what was opened last lies on top. */
export function useOverDialogs(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    const raise = () => {
      element?.hidePopover?.();
      element?.showPopover?.();
    };
    raise();
    const opened = new MutationObserver((changes) => {
      const isDialog = ({ target }: MutationRecord) =>
        target instanceof HTMLDialogElement && target.open;
      if (changes.some(isDialog)) raise();
    });
    opened.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => opened.disconnect();
  }, [popover]);
}
