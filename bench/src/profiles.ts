/** Describes the throttling of network and processor. */
export type Profile = {
  name: string;
  /** Added to every request, in ms. */
  latency: number;
  /** Megabits per second. */
  down: number;
  up: number;
  cpuSlowdown: number;
};

export const LIGHTHOUSE_MOBILE: Profile = {
  name: 'Lighthouse mobile',
  latency: 562.5,
  down: 1.47,
  up: 0.675,
  cpuSlowdown: 4,
};

export const HOTEL_WIFI: Profile = {
  name: 'hotel wifi',
  latency: 100,
  down: 9,
  up: 3,
  cpuSlowdown: 4,
};

export const SLOW_CONNECTION: Profile = {
  name: '400 kbit/s and 400 ms',
  latency: 400,
  down: 0.4,
  up: 0.4,
  cpuSlowdown: 4,
};
