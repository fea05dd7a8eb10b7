import { homedir } from 'node:os';
import path from 'node:path';
import { install, onPath, runs } from './programs.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const MAC_APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

/**
 * Features that tests do without. Each window has pages of its own for suggestions below the address, which take more of the processor than most of the pages
 * that are tested. Of this switch the last one counts, so those that Playwright leaves out are named again.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What a browser in a test is told: no window system, no sandbox of its own (tests may run as root), nothing asked of the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT.join(',')}`,
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, else one that is installed, else one that apt installs now if it may.
 * If there is none, the error's message says in one line what to install.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run`);
  }
  const found = installed();
  if (found) return found;
  install(['chromium'], 'install Chromium or Google Chrome, or set CHROMIUM_PATH');
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error('apt-get installed chromium, but no such program is on the PATH: set CHROMIUM_PATH');
}

/** @returns {string | undefined} */
function installed() {
  const folders = ['/Applications', path.join(homedir(), 'Applications')];
  const applications = folders.flatMap((folder) => MAC_APPLICATIONS.map((name) => path.join(folder, `${name}.app/Contents/MacOS/${name}`)));
  return onPath(NAMES) ?? (process.platform === 'darwin' ? applications.find(runs) : undefined);
}
