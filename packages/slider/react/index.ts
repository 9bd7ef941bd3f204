export type { MarkupNode } from '../model/compiler/markup-node';
export type { Box, EditingClock, EditingLayer, EditingStage, Point, Pose } from '../engine/editing';
export { CanvasSlider } from './canvas-slider';
export { withForcedBreakpoint, rulesForWidth } from './forced-breakpoint';
export { safeNodes } from './safe-html';
export { Slider } from './static-slider';
