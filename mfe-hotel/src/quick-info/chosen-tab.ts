import { FIRST_TAB, QUICK_INFO_TABS, type QuickInfoTab } from './quick-info-tabs.tsx';

/** Returns the tab named by the navigation state, else the first one. */
export function chosenTab(state: unknown): QuickInfoTab {
  const name = (state as { tab?: unknown } | null)?.tab;
  return QUICK_INFO_TABS.find((tab) => tab.name === name) ?? FIRST_TAB;
}
