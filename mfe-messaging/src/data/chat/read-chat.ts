import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import { api } from '@foyer/shared/runtime';
import { hasFeature } from '../features.ts';
import { isMine } from '../sender.ts';
import { markChat } from '../unread/read-marks.ts';
import { chatKnown } from './chat-query.ts';

/** The last of the hotel's lines of which the provider was told. */
let told = 0;

/** The chat has been read to its end: this device knows, and the hotel where it wants to. */
export function readChat(): void {
  const items = chatKnown()?.items ?? [];
  const last = items.at(-1);
  if (last) markChat(last.id);
  const theirs = items.findLast(({ from }) => !isMine(from));
  if (!theirs || theirs.seen_at || theirs.id === told || !hasFeature('seen')) return;
  told = theirs.id;
  api.post(endpoints.quickChatSeen, { last_id: theirs.id }, PlainAnswer).catch(() => {
    told = 0;
  });
}
