import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import type { Hotel } from '../../contracts/provider/hotel.ts';
import { hotelQuery } from '../../runtime/hotel.ts';
import { QueryClient, QueryClientProvider } from '../../singletons/query.ts';

const ExampleHotel = createContext<Hotel | undefined>(undefined);
const Example = createContext<ReactNode>(undefined);

/** Returns the hotel of the page around an example of the catalogue. */
export function useExampleHotel(): Hotel {
  const hotel = use(ExampleHotel);
  if (!hotel) throw new Error('This example is outside of an ExamplePage.');
  return hotel;
}

/** Renders an example as on a page of `hotel`. The page has its record and calls no provider. */
export function ExamplePage({ hotel, children }: { hotel: Hotel; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: RoutedExample, ErrorBoundary: Rethrow }], {
      initialEntries: [`/${hotel.slug}/home`],
    }),
  );
  const [queryClient] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
    client.setQueryData(hotelQuery().queryKey, hotel);
    return client;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <ExampleHotel value={hotel}>
        <Example value={children}>
          <RouterProvider router={router} />
        </Example>
      </ExampleHotel>
    </QueryClientProvider>
  );
}

function RoutedExample() {
  return use(Example);
}

/** Passes an error of the example on to the catalogue, whose test fails by it. */
function Rethrow(): never {
  throw useRouteError();
}
