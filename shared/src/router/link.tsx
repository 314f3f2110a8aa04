import type { ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

type LinkProps = ComponentProps<'a'> & {
  /** An absolute address inside the app, query and all. */
  to: string;
  replace?: boolean;
  /** Comes along in the navigation's state. */
  state?: unknown;
};

/**
 * A link inside the app, pressed as React Router's own is. That one works out addresses which may
 * be relative, and once more for prefetching: a phone would pay for both with every link of every
 * page, and every page with the code.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: rest.target });
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) open(event);
      }}
    />
  );
}
