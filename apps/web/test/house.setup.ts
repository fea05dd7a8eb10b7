// For every file of browser tests: what they share is opened before the first of its tests, and put in order after the last.
import { afterAll, beforeAll } from 'vitest';
import { closeHouse, openHouse } from './house.ts';

beforeAll(openHouse);
afterAll(closeHouse);
