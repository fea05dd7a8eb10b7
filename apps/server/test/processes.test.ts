import { describe } from 'vitest';
import { processesConform } from './processesConform.ts';

describe('on one file of SQLite', () => processesConform(async () => ({ pollMs: 5 })));
