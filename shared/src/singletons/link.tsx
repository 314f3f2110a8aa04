import type { ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

type LinkProps = ComponentProps<'a'> & {
  /** An absolute address inside the app, query and all. */
  to: string;
  replace?: boolean;
  /** The state of the navigation. */
  state?: unknown;
};

/**
 * A link inside the app; a click navigates as React Router's own `Link` does. React Router's `Link`
 * also resolves relative addresses, twice with prefetching. That would cost time per link on a phone
 * and code on every page.
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
