import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { hotelSlug } from '../../src/hotel-slug.ts';

/** None while it is built: each page is rendered when it is first asked for, then kept. */
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
