import { HOTEL_ADMIN } from '@foyer/shared/contracts/conversation';

/** Whether a line is outgoing: of anybody but the hotel (MSG-12). */
export const isMine = (name: string | null | undefined): boolean => name !== HOTEL_ADMIN;
