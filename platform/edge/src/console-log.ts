import type { Log } from '@foyer/common/http';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Writes log lines as JSON, like the gateway on Node; the runtime collects them. */
export function consoleLog(least: (typeof LEVELS)[number]): Log {
  const line = (level: 'info' | 'warn' | 'error') => (fields: object, message: string) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    console[level](
      JSON.stringify({ level, time: Date.now(), name: 'gateway', ...fields, msg: message }),
    );
  };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}
