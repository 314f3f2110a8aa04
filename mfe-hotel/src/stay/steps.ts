import type { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import type { QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { clockAt, clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import type { Stay } from '@foyer/shared/hotel/stay.ts';
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { breakfastOf } from '../facts/breakfast.ts';
import { roomServiceAt } from '../facts/room-service.ts';
import { text } from '../text.ts';
import { requestProgress } from './request-progress.ts';

const { facts, quickInfo, steps, tabs } = text;

/** A fact or an action of the stay. It can lead to a tab, an enquiry, a sent request or an address. */
export type Step = {
  icon: 'way' | 'parking' | 'time' | 'wifi' | 'breakfast' | 'invoice' | 'lost' | 'room-service';
  name: string;
  value?: string | undefined;
  /** Set if the value has a button that copies it. */
  copied?: string;
  tab?: string | undefined;
  enquiry?: EnquiryState;
  request?: GuestRequest;
  href?: string;
};

type Facts = {
  stay: Stay;
  hotel: Pick<
    PageVariables,
    'address' | 'directions_href' | 'check_in_time' | 'timezone' | 'description_paragraphs'
  >;
  info: QuickInfo | undefined;
  /** The places of the hotel, which home shows. */
  places: readonly Category[] | undefined;
  requests: readonly GuestRequest[] | undefined;
  /** In milliseconds since the epoch. */
  now: number;
};

const TITLES = {
  upcoming: steps.before,
  arriving: steps.before,
  staying: steps.during,
  leaving: steps.lastDay,
  over: steps.after,
};

/** Returns the title and the steps of a phase of the stay, at most three (HOTEL-63). */
export function stepsOf(facts: Facts): { title: string; steps: Step[] } {
  const { phase } = facts.stay;
  const before = () => beforeArrival(facts);
  const phases = {
    upcoming: before,
    arriving: before,
    staying: () => duringStay(facts),
    leaving: () => [checkOut(facts), lateCheckOut(facts), invoice(facts)],
    over: () => [invoice(facts), lostProperty(facts)],
  };
  return { title: TITLES[phase], steps: phases[phase]() };
}

const optional = (step: Step | string | number | null | undefined): Step[] =>
  typeof step === 'object' && step ? [step] : [];

function beforeArrival({ hotel, info }: Facts): Step[] {
  const { address, directions_href: href } = hotel;
  const parking = info?.onsite_parking_rate ?? info?.parking_description;
  const opening = clockTime(info?.opening_time ?? hotel.check_in_time);
  return [
    ...optional(href && { icon: 'way', name: steps.way, value: address, href }),
    ...optional(
      parking && { icon: 'parking', name: facts.parking, value: `${parking}`, tab: tabs.parking },
    ),
    { icon: 'time', name: quickInfo.checkIn.opening, value: opening, tab: tabs.checkIn },
  ];
}

function duringStay({ info, hotel, places, now }: Facts): Step[] {
  const { wifi_name, wifi_password } = info ?? {};
  const breakfast = breakfastOf({ info, paragraphs: hotel.description_paragraphs, places });
  const service = info && roomServiceAt(info, clockAt(now, hotel.timezone));
  return [
    wifi_password
      ? {
          icon: 'wifi',
          name: wifi_name ? steps.network(wifi_name) : facts.wifi,
          value: wifi_password,
          copied: quickInfo.wifi.copiedPassword,
        }
      : { icon: 'wifi', name: facts.wifi, value: wifi_name ?? undefined, tab: tabs.wifi },
    ...optional(
      breakfast && {
        icon: 'breakfast',
        name: facts.breakfast,
        value: breakfast.text,
        tab: breakfast.tab,
      },
    ),
    ...optional(
      service && {
        icon: 'room-service',
        name: quickInfo.contact.roomService,
        value: service,
        tab: tabs.contact,
      },
    ),
  ];
}

const checkOut = ({ info }: Facts): Step => ({
  icon: 'time',
  name: quickInfo.checkIn.closing,
  value: clockTime(info?.closing_time),
  tab: tabs.checkIn,
});

/** Returns a step that opens an enquiry, or the request once it is sent. */
function enquiryStep(
  { requests, hotel }: Facts,
  { icon, name }: Pick<Step, 'icon' | 'name'>,
  enquiry: EnquiryState,
): Step {
  const request = requests?.find(({ type }) => type === enquiry.category);
  if (!request) return { icon, name, enquiry };
  return { icon, name, value: requestProgress(request, hotel.timezone), request };
}

const lateCheckOut = (facts: Facts): Step =>
  enquiryStep(
    facts,
    { icon: 'time', name: steps.lateCheckOut },
    { category: 'late-check-out', name: steps.lateCheckOut, message: steps.lateCheckOutMessage },
  );

const invoice = (facts: Facts): Step =>
  enquiryStep(
    facts,
    { icon: 'invoice', name: steps.invoice },
    { category: 'invoice', name: steps.invoice, message: steps.invoiceMessage },
  );

const lostProperty = (facts: Facts): Step =>
  enquiryStep(
    facts,
    { icon: 'lost', name: steps.lost },
    { category: 'lost-property', name: steps.lostName, message: steps.lostMessage },
  );
