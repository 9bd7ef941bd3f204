export type { MarkupNode } from '../model/compile/tree';
export type { Box, EditingClock, EditingLayer, EditingStage, PlayRange, Point, Pose } from '../engine/editing';
export { CanvasSlider, type CanvasSliderProps } from './canvas';
export { Slider, type SliderProps } from './slider';
