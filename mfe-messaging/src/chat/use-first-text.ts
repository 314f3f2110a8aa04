import { ChatState } from '@foyer/shared/contracts/enquiry-state.ts';
import { useLocation, useNavigate } from '@foyer/shared/router';
import * as z from '@foyer/shared/schema';
import { useEffect, useState } from 'react';

/**
 * Returns the text that a link brought for the message box (MSG-61). Takes it out of the address, so
 * that a reload does not bring it again after the guest has sent it.
 */
export function useFirstText(): string | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [message] = useState(() => z.safeParse(ChatState, state).data?.message || undefined);
  useEffect(() => {
    if (message) void navigate(pathname, { replace: true, state: null });
  }, [message, navigate, pathname]);
  return message;
}
