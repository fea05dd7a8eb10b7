import { describe } from 'vitest';
import { openFirefox } from './firefox.ts';
import { mainPaths } from './mainPaths.ts';

describe('Firefox', () => mainPaths(openFirefox));
