// Firefox and WebKit for the tests of the main paths: found on this machine, or installed with apt where that may be done.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { install, onPath, runs } from './programs.mjs';

/**
 * Firefox speaks WebDriver BiDi by itself.
 * @returns {string}
 */
export function findFirefox() {
  return found('FIREFOX_PATH', () => onPath(['firefox-esr', 'firefox']), ['firefox-esr'], 'install Firefox, or set FIREFOX_PATH');
}

/**
 * WebKitGTK: its driver, the small browser that comes with its library, and a screen to draw on.
 * @returns {{ driver: string, browser: string, screen: string }}
 */
export function findWebKit() {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const otherwise = 'install webkit2gtk-driver and xvfb';
  return {
    driver: found('WEBKIT_DRIVER_PATH', () => onPath(['WebKitWebDriver']), packages, otherwise),
    browser: found('WEBKIT_PATH', miniBrowser, packages, otherwise),
    screen: found('XVFB_PATH', () => onPath(['Xvfb']), packages, otherwise),
  };
}

/**
 * @param {string} variable names a program that is to be used instead
 * @param {() => string | undefined} look
 * @param {readonly string[]} packages
 * @param {string} otherwise
 */
function found(variable, look, packages, otherwise) {
  const chosen = process.env[variable] || look();
  if (chosen !== undefined) return chosen;
  install(packages, otherwise);
  const fresh = look();
  if (fresh === undefined)
    throw new Error(`apt-get installed ${packages.join(' and ')}, but the program is not where it should be: ${otherwise}`);
  return fresh;
}

/** Debian puts it beside the library, in a folder that names the processor. */
function miniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].flatMap((folder) => [folder, ...within(folder)]);
  return folders.flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => path.join(folder, name, 'MiniBrowser'))).find(runs);
}

/** @param {string} folder */
function within(folder) {
  try {
    return readdirSync(folder).flatMap((name) => (name.includes('-linux-') ? [path.join(folder, name)] : []));
  } catch {
    return [];
  }
}
