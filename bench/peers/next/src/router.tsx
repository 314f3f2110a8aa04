'use client';

import { hereAt } from '@foyer/shared/addresses/here';
import NextLink from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';

export type NavigateFunction = (href: string, options?: { replace?: boolean }) => void;

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { to: string; state?: unknown };

/** Fetches nothing ahead: the pages that these links lead to are not built here. */
export function Link({ to, state: _, ...rest }: LinkProps) {
  return <NextLink {...rest} href={to} prefetch={false} />;
}

/** A link that knows whether it leads to this page. */
export function AppLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const isHere = hereAt(usePathname());
  return <Link {...rest} aria-current={isHere(rest.to, !end) ? 'page' : undefined} />;
}

export function useNavigate(): NavigateFunction {
  const router = useRouter();
  return (href, { replace = false } = {}) => (replace ? router.replace(href) : router.push(href));
}
