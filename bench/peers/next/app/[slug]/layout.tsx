import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { hotelSlug } from '../../src/hotel-slug.ts';

/** Prerenders no page at build time. Each page is rendered on its first request, then cached. */
export const generateStaticParams = () => [];

export default async function HotelLayout({
  params,
  children,
}: {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}) {
  const { slug } = await params;
  if (slug !== hotelSlug) notFound();
  return children;
}
