import * as z from '@foyer/shared/schema';

/** A text that must be given; blanks alone are nothing. */
export const given = (message: string) =>
  z.string(message).check(z.refine<string>((value) => value.trim() !== '', { error: message }));

/** For the rules after `given`: of a field that is empty nothing else is said. */
export const filled = {
  when: ({ value }: { value: unknown }) => typeof value === 'string' && value.trim() !== '',
};

/** A field that may stay empty: a form has '' for that, the payload null. */
export const emptyOr = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.optional(
    z.nullable(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        schema,
      ]),
    ),
  );

/**
 * One `@` and a domain with a dot, without the signs that separate addresses in a mail's head. Wide
 * in the local part: guests have `o’neill`, and whether an address exists only a mail can tell.
 */
export const EMAIL =
  /^[^\s\p{Cc}@<>()[\]:;,"\\]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

type Passwords = { password: string; password_confirmation: string };

/** Both passwords are the same; said beside what else is wrong, not after it. */
export const confirmed = (message: string) =>
  z.refine<Passwords>((body) => body.password === body.password_confirmation, {
    error: message,
    path: ['password_confirmation'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
