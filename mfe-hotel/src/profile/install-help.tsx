import { settingsOf } from '@foyer/shared/hotel/record';
import { safeImage } from '@foyer/shared/hotel/theme';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import { Button } from '@foyer/shared/ui/controls/button';
import { Dialog } from '@foyer/shared/ui/controls/dialog';
import { EllipsisVertical, House, Plus, Share } from 'lucide-react';
import { text } from '../text.ts';
import styles from './install-help.module.css';
import { type InstallPlan, isInAnotherApp } from './install-plan.ts';

const words = text.profile;
const icon = { size: 22, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** What each browser needs to be told, and the steps as they look there. */
const HELP = {
  firefox: {
    explanation: words.firefox,
    steps: [
      { icon: <EllipsisVertical {...icon} />, name: words.menuOpen },
      { icon: <Plus {...icon} />, name: words.iosAdd },
    ],
  },
  ios: {
    explanation: words.iosHelp,
    steps: [
      { icon: <Share {...icon} />, name: words.iosShare },
      { icon: <Plus {...icon} />, name: words.iosAdd },
    ],
  },
  menu: {
    explanation: words.menuHelp,
    steps: [
      { icon: <EllipsisVertical {...icon} />, name: words.menuOpen },
      { icon: <Plus {...icon} />, name: words.menuAdd },
    ],
  },
};

/** The sheet that explains how to put the hotel on the home screen. */
export function InstallHelp({
  plan,
  name,
  onInstall,
  onClose,
}: {
  plan: Exclude<InstallPlan, 'prompt'> | undefined;
  name: string;
  /** Asks the browser after all: offered to a guest who once refused. */
  onInstall: (() => void) | undefined;
  onClose: () => void;
}) {
  const help = plan && HELP[plan];
  const favicon = safeImage(settingsOf(useQuery(hotelQuery()).data)?.favicon);
  return (
    <Dialog open={plan !== undefined} onClose={onClose} label={words.install(name)}>
      {help && (
        <div className={styles.help}>
          <div className={styles.about}>
            <span className={styles.mark}>
              {favicon ? <img src={favicon} alt="" /> : <House {...icon} />}
            </span>
            <div>
              <h2 className={styles.title}>{words.install(name)}</h2>
              <p className={styles.hint}>{words.installHint}</p>
            </div>
          </div>
          {isInAnotherApp(navigator.userAgent) && <p>{words.otherApp}</p>}
          <p>{help.explanation}</p>
          <ol className={styles.steps}>
            {help.steps.map((step) => (
              <li key={step.name}>
                {step.icon}
                {step.name}
              </li>
            ))}
          </ol>
          {plan === 'menu' && onInstall && (
            <Button look="soft" onClick={onInstall}>
              {words.installNow}
            </Button>
          )}
          <Button onClick={onClose}>{words.gotIt}</Button>
        </div>
      )}
    </Dialog>
  );
}
