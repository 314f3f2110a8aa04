import type { Log } from '@foyer/gateway/deps';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Lines of JSON, as the gateway on Node writes them; where they go is the runtime's matter. */
export function consoleLog(least: (typeof LEVELS)[number]): Log {
  const line = (level: 'info' | 'warn' | 'error') => (fields: object, message: string) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    console[level](
      JSON.stringify({ level, time: Date.now(), name: 'gateway', ...fields, msg: message }),
    );
  };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}
