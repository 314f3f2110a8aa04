import { paths } from '@foyer/shared/addresses/paths.ts';
import { homeCategory } from '@foyer/shared/hotel/categories.ts';
import { stayOf } from '@foyer/shared/hotel/stay.ts';
import { quickInfoQuery } from '@foyer/shared/queries/quick-info-query.ts';
import { useQuery } from '@foyer/shared/query';
import { AppLink, hotelSlug, useHotel, useSession } from '@foyer/shared/runtime';
import { NEW_TAB } from '@foyer/shared/ui/links/links.ts';
import {
  Car,
  ChevronRight,
  Clock,
  Coffee,
  ConciergeBell,
  Navigation,
  ReceiptText,
  Search,
  Wifi,
} from 'lucide-react';
import { childCategoriesQuery } from '../data/queries.ts';
import { CopyFact } from '../quick-info/panel.tsx';
import styles from './stay-steps.module.css';
import { type Step, stepsOf } from './steps.ts';
import { useNow } from './use-now.ts';
import { useRequests } from './use-requests.ts';
import { WaitingSteps } from './waiting-steps.tsx';

const ICONS = {
  way: Navigation,
  parking: Car,
  time: Clock,
  wifi: Wifi,
  breakfast: Coffee,
  'room-service': ConciergeBell,
  invoice: ReceiptText,
  lost: Search,
} as const;

/** Renders title and rows; the rows are empty until all facts are loaded (HOTEL-63). */
export function StepList() {
  const hotel = useHotel();
  const user = useSession((session) => session.user);
  const now = useNow();
  const stay = stayOf(user, hotel, now);
  const info = useQuery(quickInfoQuery());
  const places = useQuery(childCategoriesQuery(homeCategory(hotel.categories)?.id));
  const requests = useRequests();
  const shown =
    stay && !info.isLoading && !places.isLoading
      ? stepsOf({ stay, hotel, info: info.data, places: places.data, requests, now })
      : undefined;
  if (!shown) return <WaitingSteps />;
  return (
    <>
      <h2 className={styles.title}>{shown.title}</h2>
      <ul className={styles.steps}>
        {shown.steps.map((step) => (
          <li key={step.name}>
            <StepRow step={step} />
          </li>
        ))}
      </ul>
    </>
  );
}

function StepRow({ step }: { step: Step }) {
  const { icon, name, value, copied, tab, enquiry, request, href } = step;
  const Icon = ICONS[icon];
  const drawing = <Icon className={styles.icon} size={20} strokeWidth={1.6} aria-hidden />;
  if (copied && value)
    return (
      <div className={styles.copy}>
        {drawing}
        <CopyFact label={name} value={value} copied={copied} />
      </div>
    );
  const isLink = tab ?? enquiry ?? request ?? href;
  const inside = (
    <>
      {drawing}
      <span className={styles.words}>
        {value && <span className={styles.name}>{name}</span>}
        <span className={styles.value} dir="auto">
          {value ?? name}
        </span>
      </span>
      {isLink && <ChevronRight className={styles.on} size={18} strokeWidth={1.6} aria-hidden />}
    </>
  );
  if (href)
    return (
      <a className={styles.row} href={href} {...NEW_TAB}>
        {inside}
      </a>
    );
  const row = { className: styles.row ?? '', children: inside };
  if (tab) return <AppLink {...row} to={paths.quickInfo(hotelSlug)} state={{ tab }} />;
  if (request)
    return <AppLink {...row} to={`${paths.requests(hotelSlug)}#request-${request.id}`} />;
  if (enquiry) return <AppLink {...row} to={paths.generalEnquiry(hotelSlug)} state={enquiry} />;
  return <div {...row} />;
}
