export * from './common.ts';
export * from './delta.ts';
export * from './identity.ts';
export * from './paths.ts';
export * from './play.ts';
export * from './review.ts';
export * from './socket.ts';
export * from './table.ts';
