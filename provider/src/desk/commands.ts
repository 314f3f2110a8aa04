import type { Desk } from './desk-client.ts';

/** Runs an action at the desk and returns the message to print. */
export type Command = (desk: Desk) => Promise<string>;

/** Splits a line into a command's name, target and text; missing ones are empty. */
export function parseLine(line: string): [name: string, target: string, text: string] {
  const [, name = '', target = '', text = ''] =
    /^(\S+)(?:\s+(\S+)(?:\s+(.*))?)?$/.exec(line.trim()) ?? [];
  return [name, target, text];
}

const idOf = (target: string) => /^#?(\d{1,9})$/.exec(target)?.[1];

/** Reads a guest's e-mail address or id (`#2`). */
export function guestTarget(target: string): string | number | undefined {
  const id = idOf(target);
  if (id) return Number(id);
  return target.includes('@') ? target : undefined;
}

/**
 * Returns the command `name` for `target` and `text`; undefined for an invalid command.
 * The target of a request or thread is its id.
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
  const guest = guestTarget(target);
  if (name === 'chat' && guest !== undefined)
    return async (desk) => {
      await desk.chat(guest, text);
      return `The message to ${target} is sent.`;
    };
  return undefined;
}
