'use client';

import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { QueryClient, QueryClientProvider } from '@foyer/shared/query';
import { type ReactNode, useState } from 'react';
import { hotelQuery } from './runtime/client.ts';

const FRESH_MS = 60_000;

/** Provides the query client, with the hotel's record if the page contains it. */
export function Queries({ hotel, children }: { hotel?: Hotel; children: ReactNode }) {
  const [client] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS } } });
    if (hotel) client.setQueryData(hotelQuery().queryKey, hotel);
    return client;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
