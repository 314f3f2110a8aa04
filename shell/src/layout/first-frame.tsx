import { Progress } from '@foyer/shared/ui/progress';

/** What stands while the first screen is late. */
export function FirstFrame() {
  return <Progress />;
}
