import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api } from '@foyer/shared/runtime';
import { hasFeature } from '../data/features.ts';
import type { StoredRecord } from '../data/merge-by-id.ts';

/** The id of the hotel's last record reported as seen, by path of the provider. */
const lastReportedIds = new Map<string, number>();

/** Reports the hotel's last record as seen, once and to a provider that supports it. */
export function reportSeen(path: string, record: StoredRecord | undefined): void {
  if (!record || record.seen_at || record.id === lastReportedIds.get(path)) return;
  if (!hasFeature('seen')) return;
  lastReportedIds.set(path, record.id);
  api.post(path, { last_id: record.id }, PlainResponse).catch(() => lastReportedIds.delete(path));
}
