import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';

/** Returns true for an outgoing message: any sender except the hotel (MSG-12). */
export const isMine = (name: string | null | undefined): boolean => name !== HOTEL_ADMIN;
