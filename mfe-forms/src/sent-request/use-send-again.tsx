import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { dateAndTime } from '@foyer/shared/hotel/hotel-time.ts';
import { useHotel } from '@foyer/shared/runtime';
import { Button } from '@foyer/shared/ui/controls/button.tsx';
import { Dialog } from '@foyer/shared/ui/controls/dialog.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { requestMutation } from '../data/request-mutation.ts';
import { text } from '../text.ts';
import styles from './sent-request.module.css';
import { canChange, fetchedRequest, type SentKind } from './use-sent-request.ts';

const texts = text.sent;

type Question = { sent: GuestRequest; answer: (yes: boolean) => void };

/**
 * Sends a kind of request. If the guest has sent it already, a question comes first: it changes the
 * first request where the provider can, else it is a second one (FORM-65, FORM-66).
 */
export function useSendAgain(kind: SentKind): {
  confirm: () => Promise<boolean>;
  mutation: ReturnType<typeof requestMutation>;
  question: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const changed = useRef<number>(undefined);

  async function confirm(): Promise<boolean> {
    const sent = await fetchedRequest(kind);
    changed.current = sent && canChange() ? sent.id : undefined;
    if (!sent) return true;
    return new Promise((answer) => setQuestion({ sent, answer }));
  }

  function answer(yes: boolean): void {
    question?.answer(yes);
    setQuestion(undefined);
  }

  return {
    confirm,
    mutation: requestMutation(() => changed.current),
    question: (
      <Dialog open={question !== undefined} onClose={() => answer(false)} title={texts.again}>
        {question && <Choice sent={question.sent} onAnswer={answer} />}
      </Dialog>
    ),
  };
}

function Choice({ sent, onAnswer }: { sent: GuestRequest; onAnswer: (yes: boolean) => void }) {
  const { timezone } = useHotel();
  const [isChange] = useState(canChange);
  const since = dateAndTime(Date.parse(sent.created_at), timezone);
  return (
    <div className={styles.question}>
      <p>{isChange ? texts.replaces(since) : texts.second(since)}</p>
      <Button onClick={() => onAnswer(true)}>{isChange ? texts.change : texts.sendSecond}</Button>
      <Button variant="outlined" onClick={() => onAnswer(false)}>
        {texts.keep}
      </Button>
    </div>
  );
}
