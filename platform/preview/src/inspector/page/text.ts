const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const text = {
  title: 'Inspector',
  close: 'Close',
  failures: 'Failures',
  noFailures: 'None since this page was opened.',
  modules: 'Modules',
  licences: 'Licences',
  licencesOf: { releases: 'of the releases', inspector: 'of the inspector' },
  columns: ['File', 'Size', 'Requested', 'Took'],
  store: 'the release store',
  notLoaded: 'not yet',
  facts: { release: 'Release', source: 'Source', fallback: 'Falls back to', mounts: 'Screens at' },
  noFallback: 'nothing',
  noMounts: 'no address',
  files: (version: string) => `Files of ${version}`,
  noFiles: 'No files yet.',
  elements: (count: number) =>
    count === 0 ? 'not on this page' : count === 1 ? '1 element here' : `${count} elements here`,
  milliseconds: (ms: number) => `${number.format(Math.round(ms))} ms`,
  kilobytes: (bytes: number) => `${number.format(bytes / 1000)} KB`,
  at: (ms: number) => `after ${number.format(ms / 1000)} s`,
};
