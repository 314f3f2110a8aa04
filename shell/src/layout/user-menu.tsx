import { paths } from '@foyer/shared/addresses/paths';
import { AppLink, canOpen, hotelSlug, page, session } from '@foyer/shared/runtime';
import { IconButton } from '@foyer/shared/ui/controls/icon-button';
import { Avatar } from '@foyer/shared/ui/pictures/avatar';
import { useEffect, useId, useRef, useState } from 'react';
import { signOut } from '../session/sign-out.ts';
import { menuEntries } from './menu-entries.ts';
import styles from './user-menu.module.css';

/** Opens and closes below the guest's avatar (specification section 2). */
export function UserMenu() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = session.user()?.name;

  useEffect(() => {
    if (!open) return;
    const onElsewhere = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('pointerdown', onElsewhere);
    addEventListener('focusin', onElsewhere);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onElsewhere);
      removeEventListener('focusin', onElsewhere);
      removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={place} className={styles.place}>
      <IconButton
        ref={button}
        label={`Menu of ${name || 'User'}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} />
      </IconButton>
      <div id={id} className={styles.menu} hidden={!open}>
        <div className={styles.who}>
          <Avatar name={name} />
          <div>
            {name && <p className={styles.name}>{name}</p>}
            <p className={styles.role}>Guest</p>
          </div>
        </div>
        <ul>
          {menuEntries(page.composition, canOpen).map(({ label, to }) => (
            <li key={to}>
              <AppLink className={styles.entry ?? ''} to={to} onClick={() => setOpen(false)}>
                {label}
              </AppLink>
            </li>
          ))}
          <li>
            <a
              className={styles.entry}
              href={paths.login(hotelSlug)}
              onClick={(event) => {
                event.preventDefault();
                signOut();
              }}
            >
              Logout
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
