import { install, toasts, useHotel } from '@foyer/shared/runtime';
import { ChevronRight, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { text } from '../text.ts';
import { InstallHelp } from './install-help.tsx';
import { type InstallPlan, installPlan } from './install-plan.ts';
import styles from './install-tiles.module.css';

const TILES = [
  { platform: 'android', name: text.profile.android },
  { platform: 'ios', name: text.profile.ios },
] as const;

/** Offers to put the hotel on the home screen, independent of any other task (HOTEL-03). */
export function InstallTiles() {
  const { name } = useHotel();
  const [help, setHelp] = useState<Exclude<InstallPlan, 'prompt'>>();

  const showPrompt = async () => {
    const outcome = await install.prompt();
    if (outcome === 'accepted') toasts.success(text.profile.installed);
    setHelp(outcome === 'impossible' ? 'menu' : undefined);
  };
  const choose = (platform: 'android' | 'ios') => {
    const plan = installPlan(platform, {
      userAgent: navigator.userAgent,
      promptReady: install.canOffer(),
    });
    if (plan === 'prompt') void showPrompt();
    else setHelp(plan);
  };

  return (
    <section className={styles.install}>
      <div>
        <h2 className={styles.title}>{text.profile.install(name)}</h2>
        <p className={styles.hint}>{text.profile.installHint}</p>
      </div>
      <div className={styles.tiles}>
        {TILES.map((tile) => (
          <button
            key={tile.platform}
            type="button"
            className={styles.tile}
            onClick={() => choose(tile.platform)}
          >
            <Smartphone size={22} strokeWidth={1.6} aria-hidden />
            <span className={styles.text}>
              <strong>{tile.name}</strong>
              <small>{text.profile.addTo}</small>
            </span>
            <ChevronRight size={18} strokeWidth={1.6} aria-hidden />
          </button>
        ))}
      </div>
      <InstallHelp
        plan={help}
        onInstall={install.isAvailable() ? () => void showPrompt() : undefined}
        onClose={() => setHelp(undefined)}
      />
    </section>
  );
}
