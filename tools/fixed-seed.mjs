// Property tests try the same examples on every machine: what was green stays green, and red stays red.
import fc from 'fast-check';

fc.configureGlobal({ seed: 1800 });
