import type { ComponentProps } from 'react';
import { NavLink } from '../router/router.ts';
import { canOpen } from './can-open.ts';
import { intent } from './intent.ts';

type AppLinkProps = Omit<
  ComponentProps<typeof NavLink>,
  'to' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
> & {
  /** An absolute address inside the app (`paths`), query and all. */
  to: string;
};

/**
 * A link inside the app. Renders nothing where this hotel has no such screen (design section 3);
 * its screen is fetched as soon as the guest points at it. The link to the current page has
 * `aria-current`.
 */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  if (!canOpen(to)) return null;
  const announce = () => intent.announce(to);
  return (
    <NavLink {...rest} to={to} onPointerEnter={announce} onTouchStart={announce} onFocus={announce}>
      {children}
    </NavLink>
  );
}
