'use client';

import { isHereAt } from '@foyer/shared/addresses/is-here.ts';
import NextLink from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';

export type NavigateFunction = (href: string, options?: { replace?: boolean }) => void;

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { to: string; state?: unknown };

/** Renders a link without prefetching: the target pages do not exist in the peer. */
export function Link({ to, state: _, ...rest }: LinkProps) {
  return <NextLink {...rest} href={to} prefetch={false} />;
}

/** Renders a link that marks the current page. */
export function AppLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const isHere = isHereAt(usePathname());
  return <Link {...rest} aria-current={isHere(rest.to, !end) ? 'page' : undefined} />;
}

export function useNavigate(): NavigateFunction {
  const router = useRouter();
  return (href, { replace = false } = {}) => (replace ? router.replace(href) : router.push(href));
}
