// The program of the threads that run our own tasks.
import { games } from '@archipel/games';
import { groupsOf } from './tasks.ts';
import { serve } from './thread.ts';

await serve(groupsOf(games));
