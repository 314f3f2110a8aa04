'use client';

import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Link } from '@foyer/shared/template-filling/page-variables.ts';
import { IconButton } from '@foyer/shared/ui/controls/icon-button.tsx';
import { Avatar } from '@foyer/shared/ui/pictures/avatar.tsx';
import { useState } from 'react';
import { EntryLink } from '../../../../../shell/src/header/entry-link.tsx';
import { text } from '../../../../../shell/src/header/header-text.ts';
import styles from '../../../../../shell/src/header/user-menu.module.css';
import { text as signOutText } from '../../../../../shell/src/session/sign-out-text.ts';
import { hotelSlug } from '../hotel-slug.ts';
import { session, useSession } from '../runtime/session.ts';

const MENU = 'user-menu';

/** Corresponds to `shell/src/header/user-menu.tsx`. */
export function UserMenu({ entries }: { entries: readonly Link[] }) {
  const [open, setOpen] = useState(false);
  const name = useSession(({ user }) => user?.name);
  return (
    <div className={styles.place}>
      <IconButton
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
          {entries.map((entry) => (
            <li key={entry.key}>
              <EntryLink entry={entry} className={styles.entry} onClick={() => setOpen(false)}>
                <span className={styles.label}>{entry.label}</span>
              </EntryLink>
            </li>
          ))}
          <li>
            <a
              className={styles.entry}
              href={paths.login(hotelSlug)}
              onClick={(event) => {
                event.preventDefault();
                session.signOut();
              }}
            >
              {signOutText.logout}
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
