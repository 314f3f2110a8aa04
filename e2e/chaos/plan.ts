import { type Random, randomOf } from './random.ts';

/** A step of a session; `ms` is its duration. */
export type Step =
  | { do: 'guest-writes' | 'desk-writes'; text: string }
  | { do: 'offline' | 'mute' | 'kill' | 'wait'; ms: number }
  | { do: 'cut' | 'reload' | 'navigate-away' };

/** Probabilities of network faults, from 0 to 1. */
export type FaultRates = {
  /** A call is lost, its response is lost, or the call is delayed. */
  lostCall: number;
  lostResponse: number;
  lateCall: number;
  /** A live event is delayed, and so reordered, or duplicated. */
  lateEvent: number;
  doubleEvent: number;
};

export type Plan = { seed: number; steps: readonly Step[]; faultRates: FaultRates };

const STEPS = 14;
/** Share of steps that are faults; the others are messages of guest and desk. */
const FAULT_SHARE = 0.45;

/** Returns the plan of a seed. */
export function planOf(seed: number): Plan {
  const random = randomOf(seed);
  const steps: Step[] = [];
  for (let index = 0; index < STEPS; index += 1) {
    if (random.chance(FAULT_SHARE)) steps.push(faultStep(random));
    else steps.push(messageStep(random, seed, index));
  }
  // Both sides send a message at the end.
  for (const by of ['guest', 'desk'] as const)
    steps.push({ do: `${by}-writes`, text: `${by} ${seed}-${STEPS}` });
  return {
    seed,
    steps,
    faultRates: {
      lostCall: random.next() * 0.3,
      lostResponse: random.next() * 0.3,
      lateCall: random.next() * 0.5,
      lateEvent: random.next() * 0.5,
      doubleEvent: random.next() * 0.5,
    },
  };
}

function messageStep(random: Random, seed: number, index: number): Step {
  const by = random.chance(0.6) ? 'guest' : 'desk';
  return { do: `${by}-writes`, text: `${by} ${seed}-${index}` };
}

function faultStep(random: Random): Step {
  const roll = random.next();
  if (roll < 0.15) return { do: 'kill', ms: random.between(0, 800) };
  if (roll < 0.35) return { do: 'offline', ms: random.between(50, 900) };
  if (roll < 0.5) return { do: 'mute', ms: random.between(50, 600) };
  if (roll < 0.65) return { do: 'cut' };
  if (roll < 0.8) return { do: 'reload' };
  if (roll < 0.9) return { do: 'navigate-away' };
  return { do: 'wait', ms: random.between(20, 300) };
}
