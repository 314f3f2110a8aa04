import { useEffect, useRef, useState } from 'react';
import { text } from '../lib/overlay-text.ts';
import styles from './toast-text.module.css';

/**
 * Renders a toast's text in two lines. A press on a longer text opens it. `onToggle` gets whether it is
 * open.
 */
export function ToastText({
  id,
  children,
  onToggle,
}: {
  id: string;
  children: string;
  onToggle: (isOpen: boolean) => void;
}) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return;
    // Also after a change of the window or of the font size.
    const observer = new ResizeObserver(() =>
      setIsLong(element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <>
      <p ref={paragraph} id={id} className={isOpen ? styles.open : styles.text}>
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={text.whole}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen);
            onToggle(!isOpen);
          }}
        />
      )}
    </>
  );
}
