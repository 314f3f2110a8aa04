import type { ComponentProps } from 'react';
import { Link } from '../singletons/router.ts';
import { If } from '../templates/if-for.tsx';
import { prefetchHint } from './prefetch-hint.ts';
import { canOpen } from './site.ts';
import { useAriaCurrent } from './use-hotel.ts';

type AppLinkProps = Omit<
  ComponentProps<typeof Link>,
  'to' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
> & {
  /** An absolute address inside the app (`paths`), with its query. */
  to: string;
  end?: boolean;
};

const reported = new Set<string>();

/** Logs a missing link once, for developers of a screen. */
function reportOnce(to: string): void {
  if (reported.has(to)) return;
  reported.add(to);
  console.info(`AppLink renders nothing for ${to}: this hotel has no such screen.`);
}

/**
 * Renders a link inside the app, or nothing if this hotel has no such screen (SHELL-17).
 *
 * The shell prefetches the screen when the guest points at the link. The link to the current page has
 * `aria-current`, and so has a link to one of its parents unless `end` is set.
 */
export function AppLink({ to, end = false, ...rest }: AppLinkProps) {
  const current = useAriaCurrent();
  const open = canOpen(to);
  if (import.meta.env.DEV && !open) reportOnce(to);
  const hint = () => prefetchHint.setState({ href: to });
  return (
    <If condition={open}>
      <Link
        {...rest}
        to={to}
        aria-current={current(to, !end)}
        onPointerEnter={hint}
        onTouchStart={hint}
        onFocus={hint}
      />
    </If>
  );
}
