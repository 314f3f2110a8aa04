import { useHotel } from '@foyer/shared/runtime';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import styles from './logo-splash.module.css';

/** Shows the hotel's logo while no template of the screen is available. */
export function LogoSplash() {
  const { logo, name } = useHotel();
  return (
    <div className={styles.splash}>
      <Logo src={logo} name={name} tall />
    </div>
  );
}
