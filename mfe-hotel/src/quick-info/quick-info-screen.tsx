import { paths } from '@foyer/shared/addresses/paths.ts';
import { quickInfoQuery } from '@foyer/shared/queries/quick-info-query.ts';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { AppLink, canOpen, hotelSlug, queryClient, useHotel } from '@foyer/shared/runtime';
import { BelowFold } from '@foyer/shared/templates/below-fold.tsx';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button.tsx';
import { Tabs } from '@foyer/shared/ui/controls/tabs.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { text } from '../text.ts';
import { Facts } from './facts.tsx';
import heroStyles from './hero.module.css';
import styles from './quick-info.module.css';
import { chosenTab, QUICK_INFO_TABS, type QuickInfoTab } from './quick-info-tabs.tsx';
import { BuildingScene, ReceptionScene } from './scenes.tsx';

/** Prefetches the facts without waiting for them. */
export const loader = () => void queryClient.prefetchQuery(quickInfoQuery());

/** Renders quick info: five tabs, the chosen one in the navigation state (HOTEL-12). */
export function Component() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  // The template does not know the navigation state that this device remembers.
  const tab = chosenTab(useHydration() ? undefined : state);
  const [first] = useState(tab);
  const choose = (name: string) =>
    navigate(pathname, { replace: true, preventScrollReset: true, state: { tab: name } });
  return (
    <div>
      <Hero tab={tab} isChosen={tab !== first} />
      {/* After a press the picture and the name are rendered first. */}
      <BelowFold height="calc(60vh + 5rem)">
        <Tabs
          id="quick-info"
          className={styles.body}
          label={text.strip}
          tabs={QUICK_INFO_TABS}
          chosen={tab.name}
          onChoose={choose}
        >
          <Facts tab={tab.name} />
        </Tabs>
      </BelowFold>
    </div>
  );
}

/**
 * Shows a tab's picture (or a drawing), its name, a link to an enquiry and a back button; `isChosen`
 * after a press.
 */
function Hero({ tab, isChosen }: { tab: QuickInfoTab; isChosen: boolean }) {
  const image = useHotel()[tab.image];
  const drawing = tab.name === text.tabs.contact ? <ReceptionScene /> : <BuildingScene />;
  return (
    <section className={heroStyles.hero} aria-label={tab.name} data-way-back>
      <div
        className={isChosen ? `${heroStyles.picture} ${heroStyles.arriving}` : heroStyles.picture}
        key={image}
      >
        <If condition={image} otherwise={drawing}>
          <Picture src={image} eager />
        </If>
      </div>
      <nav className={heroStyles.back} aria-label={text.quickInfo.back}>
        <AppLink
          className={iconButtonClass ?? ''}
          to={paths.hotel(hotelSlug)}
          end
          aria-label={text.quickInfo.backToHotel}
        >
          <ChevronLeft size={22} strokeWidth={1.6} aria-hidden />
        </AppLink>
      </nav>
      <div className={heroStyles.words}>
        <h1>{tab.name}</h1>
        <EnquireLink tab={tab.name} />
      </div>
    </section>
  );
}

/** Links to an enquiry about the chosen tab, if this hotel takes enquiries. */
function EnquireLink({ tab }: { tab: string }) {
  const href = paths.quickInfoEnquiry(hotelSlug);
  return (
    <If condition={canOpen(href)}>
      <AppLink className={buttonClass('light', 'small')} to={href} state={{ tab }}>
        {text.quickInfo.enquire}
      </AppLink>
    </If>
  );
}
