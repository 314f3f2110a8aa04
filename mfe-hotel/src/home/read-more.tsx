import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { text } from '../text.ts';
import styles from './read-more.module.css';

/** Shows the first lines of a long text, the rest on request or focus. */
export function ReadMore({
  id,
  className,
  children,
}: {
  id: string;
  className: string;
  children: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);

  useLayoutEffect(() => {
    const box = content.current;
    if (!box || open) return;
    const measure = () => setLong(box.scrollHeight > box.clientHeight + 1);
    // Measured before the first paint, so that the button does not push the content below it.
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    if (box.firstElementChild) sizes.observe(box.firstElementChild);
    return () => sizes.disconnect();
  }, [open]);

  return (
    <div className={`${styles.root} ${className}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focus inside only reveals the focused content */}
      <div
        ref={content}
        id={id}
        className={open ? undefined : styles.short}
        onFocus={() => setOpen(true)}
      >
        {children}
      </div>
      {long && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? text.home.readLess : text.home.readMore}
        </button>
      )}
    </div>
  );
}
