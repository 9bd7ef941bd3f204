export { Slider, type MarkupNode, type SliderProps } from './slider';
