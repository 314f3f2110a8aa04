import { Button } from '../ui/controls/button.tsx';
import form from './form.module.css';
import { text } from './text.ts';
import type { useCooldown } from './use-cooldown.ts';
import { useSlow } from './use-slow.ts';

/**
 * The button that sends a form; it rests as long as the provider asks to wait, and says so.
 * `words` are what it reads, and what it reads while `busy`; no call has a timeout, so a slow one
 * says that it is slow.
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
  const slow = useSlow(busy);
  const notice = cooldown.notice ?? (slow ? text.slow : undefined);
  return (
    <>
      <Button type="submit" className={className} busy={busy} disabled={cooldown.waiting}>
        {busy ? words.busy : words.submit}
      </Button>
      {notice && (
        <p className={form.notice} role={slow ? 'status' : undefined}>
          {notice}
        </p>
      )}
    </>
  );
}
