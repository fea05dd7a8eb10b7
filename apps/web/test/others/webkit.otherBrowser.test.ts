import { describe } from 'vitest';
import { mainPaths } from './mainPaths.ts';
import { openWebKit } from './webkit.ts';

describe('WebKit', () => mainPaths(openWebKit));
