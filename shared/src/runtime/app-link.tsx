import type { ComponentProps } from 'react';
import { When } from '../frames/vary.tsx';
import { Link } from '../router/router.ts';
import { intent } from './intent.ts';
import { canOpen } from './site.ts';
import { useCurrent } from './slots.ts';

type AppLinkProps = Omit<
  ComponentProps<typeof Link>,
  'to' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
> & {
  /** An absolute address inside the app (`paths`), query and all. */
  to: string;
  end?: boolean;
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
 * its screen is fetched as soon as the guest points at it. The link to the current page, or to one
 * that it lies below unless it must be the `end`, has `aria-current`.
 */
export function AppLink({ to, end = false, ...rest }: AppLinkProps) {
  const current = useCurrent();
  const open = canOpen(to);
  if (import.meta.env.DEV && !open) tellOnce(to);
  const announce = () => intent.announce(to);
  return (
    <When holds={open}>
      <Link
        {...rest}
        to={to}
        aria-current={current(to, !end)}
        onPointerEnter={announce}
        onTouchStart={announce}
        onFocus={announce}
      />
    </When>
  );
}
