import { useSlots } from '@foyer/shared/runtime';
import { Logo } from '@foyer/shared/ui/pictures/logo';
import styles from './quiet.module.css';

/** What stands while nothing is known of a screen: the hotel's own mark. */
export function Quiet() {
  const { logo, name } = useSlots();
  return (
    <div className={styles.quiet}>
      <Logo src={logo} name={name} tall />
    </div>
  );
}
