export { fromBlocks, toBlocks } from './blocks';
export type { Block } from './blocks';
export { defaultsOf, sparse } from './defaults';
export { normalise, normaliseOptions } from './normalise';
export type { Fired } from './reader';
export type * from './types';
