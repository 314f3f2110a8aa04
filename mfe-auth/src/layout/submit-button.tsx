import { Button } from '@foyer/shared/ui/button';
import form from './form.module.css';
import type { useCooldown } from './use-cooldown.ts';

/**
 * The button that sends a form; it rests as long as the provider asks to wait, and says so.
 * `words` are what it reads, and what it reads while `busy`.
 */
export function SubmitButton({
  words,
  busy,
  cooldown,
  className = form.submit,
}: {
  words: { submit: string; busy: string };
  busy: boolean;
  cooldown: Pick<ReturnType<typeof useCooldown>, 'waiting' | 'notice'>;
  className?: string | undefined;
}) {
  return (
    <>
      <Button type="submit" className={className} busy={busy} disabled={cooldown.waiting}>
        {busy ? words.busy : words.submit}
      </Button>
      {cooldown.notice && <p className={form.notice}>{cooldown.notice}</p>}
    </>
  );
}
