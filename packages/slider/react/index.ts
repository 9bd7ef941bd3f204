export type { MarkupNode } from '../model/compile/tree';
export type { Box, EditingClock, EditingLayer, EditingStage, Point, Pose } from '../engine/editing';
export { CanvasSlider } from './canvas';
export { forced, rulesAt } from './forced-level';
export { safeNodes } from './safe-html';
export { Slider } from './slider';
