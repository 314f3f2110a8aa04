import { text } from '../text.ts';

export function Component() {
  return <p>{text.noDetails}</p>;
}
