import type { Desk } from './provider.ts';

/** Does something at the desk, and answers what to say of it. */
export type Command = (desk: Desk) => Promise<string>;

/** The name of a command, its target and its text; empty where there is none. */
export function wordsOf(line: string): [name: string, target: string, text: string] {
  const [, name = '', target = '', text = ''] =
    /^(\S+)(?:\s+(\S+)(?:\s+(.*))?)?$/.exec(line.trim()) ?? [];
  return [name, target, text];
}

const idOf = (target: string) => /^#?(\d{1,9})$/.exec(target)?.[1];

/** A guest is named by e-mail address or id: `#2`. */
export function guestNamed(target: string): string | number | undefined {
  const id = idOf(target);
  if (id) return Number(id);
  return target.includes('@') ? target : undefined;
}

/**
 * The command `name` to `target` with `text`, or undefined where there is none like it. A request or
 * thread is named by its id.
 */
export function commandOf(name: string, target: string, text: string): Command | undefined {
  const id = idOf(target);
  const number = Number(id);
  const blank = text.trim() === '';
  if (id && name === 'seen' && blank)
    return async (desk) => {
      await desk.seen(number);
      return `#${id} is seen.`;
    };
  if (blank) return undefined;
  if (id && name === 'answer')
    return async (desk) => {
      await desk.answer(number, text);
      return `#${id} is answered.`;
    };
  if (id && name === 'reply')
    return async (desk) => {
      await desk.reply(number, text);
      return `The reply in #${id} is sent.`;
    };
  const guest = guestNamed(target);
  if (name === 'chat' && guest !== undefined)
    return async (desk) => {
      await desk.chat(guest, text);
      return `The message to ${target} is sent.`;
    };
  return undefined;
}
