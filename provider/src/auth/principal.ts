/** Who a bearer token speaks for. A token is bound to one hotel. */
export type Principal = { tokenId: number; userId: number; hotelId: number };
