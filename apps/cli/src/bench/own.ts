// The program of the threads that run the house's own tasks.
import { games } from '@archipel/games';
import { groupsOf } from './tasks.ts';
import { serve } from './thread.ts';

await serve(groupsOf(games));
