import { lazyModule, useLazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import styles from './stay-steps.module.css';
import { WaitingSteps } from './waiting-steps.tsx';

const stepList = lazyModule(() => import(/* webpackChunkName: "step-list" */ './step-list.tsx'));

/** Loads the code of the steps without waiting for it. */
export const loadStaySteps = stepList.prefetch;

/** Shows the facts and actions of this part of the stay, in a space that is reserved for them. */
export function StaySteps({ className }: { className: string }) {
  const { code, missing } = useLazyModule(stepList);
  if (missing) return null;
  return (
    <section className={className}>
      <div className={styles.card}>{code ? <code.StepList /> : <WaitingSteps />}</div>
    </section>
  );
}
