import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { TabStrip, tabClass, tabListClass } from '@foyer/shared/ui/controls/tabs-strip.tsx';
import { QUICK_INFO_TABS } from '../quick-info/quick-info-tabs.tsx';
import { text } from '../text.ts';

/** Links to the five quick-info tabs; the navigation state carries the chosen one. */
export function QuickInfoLinks({ className }: { className?: string | undefined }) {
  return (
    <TabStrip labels={text.strip} className={className}>
      <nav className={tabListClass} aria-label={text.strip.label}>
        {QUICK_INFO_TABS.map((tab) => (
          <AppLink
            key={tab.name}
            className={tabClass}
            to={paths.quickInfo(hotelSlug)}
            state={{ tab: tab.name }}
          >
            {tab.icon}
            {tab.name}
          </AppLink>
        ))}
      </nav>
    </TabStrip>
  );
}
