import { paths } from '@foyer/shared/addresses/paths.ts';
import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { hotelSlug, useSession } from '@foyer/shared/runtime';
import type { Link } from '@foyer/shared/template-filling/page-variables.ts';
import { For } from '@foyer/shared/templates/if-for.tsx';
import { IconButton } from '@foyer/shared/ui/controls/icon-button.tsx';
import { Avatar } from '@foyer/shared/ui/pictures/avatar.tsx';
import { useEffect, useRef, useState } from 'react';
import { text } from '../lib/dashboard-text.ts';
import { useLogout } from '../session/use-logout.tsx';
import { EntryBadge, EntryLink } from './entry.tsx';
import styles from './user-menu.module.css';

const MENU = 'user-menu';

/** Renders the menu below the guest's avatar (SHELL-15). */
export function UserMenu({ entries }: { entries: readonly Link[] }) {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = useSession(({ user }) => user?.name);
  const { logOut, dialog: logoutDialog } = useLogout();

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  useEffect(() => {
    if (!open) return;
    const onElsewhere = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const closed = new AbortController();
    const { signal } = closed;
    addEventListener('pointerdown', onElsewhere, { signal });
    addEventListener('focusin', onElsewhere, { signal });
    addEventListener('keydown', onKey, { signal });
    return () => closed.abort();
  }, [open]);

  return (
    <div ref={container} className={styles.place}>
      <IconButton
        ref={button}
        id={`${MENU}-button`}
        label={text.menuOf(name || text.user)}
        aria-expanded={open}
        aria-controls={MENU}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} />
      </IconButton>
      <div id={MENU} className={styles.menu} hidden={!open}>
        <div className={styles.who}>
          <Avatar name={name} />
          <div>
            {name && <p className={styles.name}>{name}</p>}
            <p className={styles.role}>{text.guest}</p>
          </div>
        </div>
        <ul>
          <For of={entries}>
            {(entry) => (
              <li>
                <EntryLink entry={entry} className={styles.entry} onClick={() => setOpen(false)}>
                  <span className={styles.label}>{defineTexts(entry.label)}</span>
                  <EntryBadge entry={entry} />
                </EntryLink>
              </li>
            )}
          </For>
          <li>
            <a
              className={styles.entry}
              href={paths.login(hotelSlug)}
              onClick={(event) => {
                event.preventDefault();
                close();
                logOut();
              }}
            >
              {text.logout}
            </a>
          </li>
        </ul>
      </div>
      {logoutDialog}
    </div>
  );
}
