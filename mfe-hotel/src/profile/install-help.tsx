import { useHotel } from '@foyer/shared/runtime';
import { Button } from '@foyer/shared/ui/controls/button.tsx';
import { Dialog } from '@foyer/shared/ui/controls/dialog.tsx';
import { EllipsisVertical, House, Plus, Share } from 'lucide-react';
import { text } from '../text.ts';
import styles from './install-help.module.css';
import { type InstallPlan, isInAnotherApp } from './install-plan.ts';

const texts = text.profile;
const icon = { size: 22, strokeWidth: 1.6, 'aria-hidden': true } as const;

const openMenu = { Icon: EllipsisVertical, text: texts.menuOpen };
const addToHome = { Icon: Plus, text: texts.iosAdd };

/** Explanations and illustrated steps by browser. */
const HELP = {
  firefox: { explanation: texts.firefox, steps: [openMenu, addToHome] },
  ios: { explanation: texts.iosHelp, steps: [{ Icon: Share, text: texts.iosShare }, addToHome] },
  menu: { explanation: texts.menuHelp, steps: [openMenu, { Icon: Plus, text: texts.menuAdd }] },
};

/** Explains in a sheet how to put the hotel on the home screen. */
export function InstallHelp({
  plan,
  onInstall,
  onClose,
}: {
  plan: Exclude<InstallPlan, 'prompt'> | undefined;
  /** Shows the browser's prompt again, for a guest who once dismissed it. */
  onInstall: (() => void) | undefined;
  onClose: () => void;
}) {
  const help = plan && HELP[plan];
  const { name, favicon } = useHotel();
  return (
    <Dialog open={plan !== undefined} onClose={onClose} label={texts.install(name)}>
      {help && (
        <div className={styles.help}>
          <div className={styles.about}>
            <span className={styles.mark}>
              {favicon ? <img src={favicon} alt="" /> : <House {...icon} />}
            </span>
            <div>
              <h2 className={styles.title}>{texts.install(name)}</h2>
              <p className={styles.hint}>{texts.installHint}</p>
            </div>
          </div>
          {isInAnotherApp(navigator.userAgent) && <p>{texts.otherApp}</p>}
          <p>{help.explanation}</p>
          <ol className={styles.steps}>
            {help.steps.map(({ Icon, text: step }) => (
              <li key={step}>
                <Icon {...icon} />
                {step}
              </li>
            ))}
          </ol>
          {plan === 'menu' && onInstall && (
            <Button variant="soft" onClick={onInstall}>
              {texts.installNow}
            </Button>
          )}
          <Button onClick={onClose}>{texts.gotIt}</Button>
        </div>
      )}
    </Dialog>
  );
}
