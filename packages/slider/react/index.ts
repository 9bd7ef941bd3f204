export type { MarkupNode } from '../model/compile/tree';
export { Slider, type SliderProps } from './slider';
