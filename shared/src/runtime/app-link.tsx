import type { ComponentProps } from 'react';
import { createStore } from 'zustand/vanilla';
import { Link } from '../singletons/router.ts';
import { If } from '../templates/if-for.tsx';
import { canOpen } from './site.ts';
import { useAriaCurrent } from './use-hotel.ts';

type AppLinkProps = Omit<
  ComponentProps<typeof Link>,
  'to' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
> & {
  /** An absolute address inside the app (`paths`), with its query. */
  to: string;
  end?: boolean;
  /** Renders a plain box with the same content instead of nothing. */
  plain?: boolean;
};

/**
 * Holds the last link that the guest may follow (hover, touch, focus). The shell then prefetches the
 * screen.
 */
export const prefetchHint = createStore<{ href?: string }>(() => ({}));

/**
 * Renders a link inside the app, or nothing if this hotel has no such screen (SHELL-17).
 *
 * The shell prefetches the screen when the guest points at the link. The link to the current page has
 * `aria-current`, and so has a link to one of its parents unless `end` is set.
 */
export function AppLink({ to, end = false, plain = false, ...rest }: AppLinkProps) {
  const current = useAriaCurrent();
  const hint = () => prefetchHint.setState({ href: to });
  return (
    <If
      condition={canOpen(to)}
      otherwise={plain && <div className={rest.className}>{rest.children}</div>}
    >
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
