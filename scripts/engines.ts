import { install, isInstalled } from './apt.ts';

/** Debian's packages that the smoke needs in each engine beside Chromium. */
const PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
};

/** Where the smoke can run, and why it cannot where it cannot. */
export type Engine = { name: string; missing: string[] };

/** The engines beside Chromium, each with those of its packages that are not there. */
export function otherEngines(): Engine[] {
  return Object.entries(PACKAGES).map(([name, packages]) => ({
    name,
    missing: packages.filter((wanted) => !isInstalled(wanted)),
  }));
}

/** Installs what is missing of them where the machine can do so. */
export function installOtherEngines(): void {
  for (const { name, missing } of otherEngines()) {
    if (missing.length === 0) continue;
    console.log(`No ${name} found: installing ${missing.join(' ')} with apt-get.`);
    install(...missing);
  }
}
