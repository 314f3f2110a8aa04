import { useState } from 'react';
import { text } from '../text.ts';
import type { PickedTime } from '../time.ts';
import { useAfterPress } from './use-after-press.ts';

type Part = 'hour' | 'minute';
const PARTS = ['hour', 'minute'] as const;

/**
 * Holds the messages about corrected inputs of a time. They appear after the press that left the
 * input, because they may move the pressed button.
 */
export function useCorrections() {
  const [messages, setMessages] = useState<Partial<Record<Part, string>>>({});
  const afterPress = useAfterPress();
  return {
    message: PARTS.flatMap((part) => messages[part] ?? []).join(' '),

    /** Adds a message for each number that was replaced; filling in an empty input needs none. */
    add(typed: PickedTime, corrected: Partial<PickedTime>) {
      const added = PARTS.flatMap((part) => {
        const [from, to] = [typed[part], corrected[part] ?? typed[part]];
        const isReplaced = from !== '' && Number(from) !== Number(to);
        return isReplaced ? [[part, text.time.corrected[part](from, to)]] : [];
      });
      if (added.length > 0)
        afterPress(() => setMessages((before) => ({ ...before, ...Object.fromEntries(added) })));
    },

    /** Removes the message of an input that the guest changes. */
    drop(part: Part) {
      if (messages[part]) setMessages((before) => ({ ...before, [part]: undefined }));
    },

    clear: () => setMessages({}),
  };
}
