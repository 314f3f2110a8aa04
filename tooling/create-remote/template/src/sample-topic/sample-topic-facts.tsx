import type { QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import { text } from '../text.ts';

/** Renders the hotel's data. */
export function SampleTopicFacts({ info }: { info: QuickInfo }) {
  return <p dir="auto">{info.front_desk_message || text.nothing}</p>;
}
