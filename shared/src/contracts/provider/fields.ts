import * as z from '@foyer/shared/schema';

/** A required text; blanks alone count as missing. */
export const requiredText = (message: string) =>
  z.string(message).check(z.refine<string>((value) => value.trim() !== '', { error: message }));

/** A required text without blanks around it, of a format. */
export const requiredFormat = (message: string, format: RegExp, error: string) =>
  requiredText(message).check(z.trim(), z.regex(format, { error, ...whenFilled }));

/** Skips the rules after `requiredText` while the field is empty. */
export const whenFilled = {
  when: ({ value }: { value: unknown }) => typeof value === 'string' && value.trim() !== '',
};

/** An optional field: maps the empty string of a form to null in the payload. */
export const emptyOr = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.nullish(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      schema,
    ]),
  );

/**
 * Matches one `@` and a domain with a dot, without the separators of mail headers. The local part is
 * permissive: some guests have `o’neill`, and only a mail proves that an address exists.
 */
export const EMAIL =
  /^[^\s\p{Cc}@<>()[\]:;,"\\]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

type Passwords = { password: string; password_confirmation: string };

/** Checks that both passwords are equal, even if other fields are invalid. */
export const passwordsMatch = (message: string) =>
  z.refine<Passwords>((body) => body.password === body.password_confirmation, {
    error: message,
    path: ['password_confirmation'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
