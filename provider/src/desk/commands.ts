import type { Desk } from './provider.ts';

/** Does something at the desk, and answers what to say of it. */
export type Command = (desk: Desk) => Promise<string>;

/**
 * The command `name` to `target` with `text`, or undefined where there is none like it. A request or
 * thread is named by its id, a guest by e-mail address or id: `#2`.
 */
export function commandOf(name: string, target: string, text: string): Command | undefined {
  const id = /^#?(\d{1,9})$/.exec(target)?.[1];
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
  if (name === 'chat' && (id || target.includes('@')))
    return async (desk) => {
      await desk.chat(id ? number : target, text);
      return `The message to ${target} is sent.`;
    };
  return undefined;
}
