import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { useEffect, useState } from 'react';
import type { Message } from '../data/message.ts';
import { text } from '../text.ts';

/** The maximum length of a message that screen readers announce. */
const MAX_ANNOUNCED_CHARACTERS = 300;
/** Long enough for a screen reader; then only the conversation contains the message. */
const ANNOUNCEMENT_MS = 5000;

/** Announces the hotel's new messages to screen readers, wherever the list is scrolled. */
export function MessageAnnouncer({ message }: { message: Message | undefined }) {
  const key = message?.key;
  const [announcedKey, setAnnouncedKey] = useState<string>();
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(() => setAnnouncedKey(key), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const announced = message && !message.mine && key !== announcedKey;
  return (
    <p className={hidden.hidden} role="status">
      {announced &&
        text.conversation.announcement(
          message.from,
          truncated(message.body, MAX_ANNOUNCED_CHARACTERS),
        )}
    </p>
  );
}
