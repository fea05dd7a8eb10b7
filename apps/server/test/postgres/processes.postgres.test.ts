import { afterAll, beforeAll, describe } from 'vitest';
import { processesConform } from '../processesConform.ts';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

describe('on one database of PostgreSQL', () => processesConform(async () => ({ url: await cluster.database() })));
