import { afterAll, beforeAll } from 'vitest';
import { storeConforms } from '../store/conformance.ts';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

storeConforms('PostgreSQL', () => cluster.place());
