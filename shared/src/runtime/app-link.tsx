import type { ComponentProps } from 'react';
import { NavLink } from '../router/router.ts';
import { intent } from './intent.ts';
import { canOpen } from './site.ts';

type AppLinkProps = Omit<
  ComponentProps<typeof NavLink>,
  'to' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
> & {
  /** An absolute address inside the app (`paths`), query and all. */
  to: string;
};

const told = new Set<string>();

/** Whoever develops a screen may look for a link that is not there. */
function tellOnce(to: string): void {
  if (told.has(to)) return;
  told.add(to);
  console.info(`AppLink draws nothing for ${to}: this hotel has no such screen.`);
}

/**
 * A link inside the app. Renders nothing where this hotel has no such screen (SHELL-17);
 * its screen is fetched as soon as the guest points at it. The link to the current page has
 * `aria-current`.
 */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  if (!canOpen(to)) {
    if (import.meta.env.DEV) tellOnce(to);
    return null;
  }
  const announce = () => intent.announce(to);
  return (
    <NavLink {...rest} to={to} onPointerEnter={announce} onTouchStart={announce} onFocus={announce}>
      {children}
    </NavLink>
  );
}
