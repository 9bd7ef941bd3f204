export type { MarkupNode } from '../model/compile/tree';
export type { Box, EditingClock, EditingLayer, EditingStage, PlayRange, Point, Pose } from '../engine/editing';
export { CanvasSlider, type CanvasSliderProps } from './canvas';
export { forced, rulesAt } from './forced-level';
export { safeNodes } from './safe-html';
export { Slider, type SliderProps } from './slider';
