import { useHotel } from '@foyer/shared/runtime';
import { Button } from '@foyer/shared/ui/controls/button.tsx';
import { Dialog } from '@foyer/shared/ui/controls/dialog.tsx';
import { EllipsisVertical, House, Plus, Share } from 'lucide-react';
import { text } from '../text.ts';
import styles from './install-help.module.css';
import { type InstallPlan, isInAnotherApp } from './install-plan.ts';

const texts = text.profile;
const icon = { size: 22, strokeWidth: 1.6, 'aria-hidden': true } as const;

const ICONS = { menuOpen: EllipsisVertical, menuAdd: Plus, iosShare: Share, iosAdd: Plus };

/** Explanations and illustrated steps by browser. */
const HELP = {
  firefox: { explanation: texts.firefox, steps: ['menuOpen', 'iosAdd'] },
  ios: { explanation: texts.iosHelp, steps: ['iosShare', 'iosAdd'] },
  menu: { explanation: texts.menuHelp, steps: ['menuOpen', 'menuAdd'] },
} as const;

/** Explains in a sheet how to put the hotel on the home screen. */
export function InstallHelp({
  plan,
  name,
  onInstall,
  onClose,
}: {
  plan: Exclude<InstallPlan, 'prompt'> | undefined;
  name: string;
  /** Shows the browser's prompt again, for a guest who once dismissed it. */
  onInstall: (() => void) | undefined;
  onClose: () => void;
}) {
  const help = plan && HELP[plan];
  const { favicon } = useHotel();
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
            {help.steps.map((step) => {
              const Icon = ICONS[step];
              return (
                <li key={step}>
                  <Icon {...icon} />
                  {texts[step]}
                </li>
              );
            })}
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
