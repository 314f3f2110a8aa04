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
  if (id && name === 'seen' && blank) return done((desk) => desk.seen(number), `#${id} is seen.`);
  if (blank) return undefined;
  if (id && name === 'answer')
    return done((desk) => desk.answer(number, text), `#${id} is answered.`);
  if (id && name === 'reply')
    return done((desk) => desk.reply(number, text), `The reply in #${id} is sent.`);
  const guest = guestTarget(target);
  if (name === 'chat' && guest !== undefined)
    return done((desk) => desk.chat(guest, text), `The message to ${target} is sent.`);
  return undefined;
}

function done(act: (desk: Desk) => Promise<unknown>, message: string): Command {
  return async (desk) => {
    await act(desk);
    return message;
  };
}
