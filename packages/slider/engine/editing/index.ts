/** The engine in an editor. Pages never load it, since it contains what only editing needs. */
export {
	createStage,
	layersOf,
	type Change,
	type EditingStage,
	type StageInside,
	type StageOptions,
} from './editing-stage';
export type { EditingClock } from './editing-clock';
export type { EditingLayer } from './layer-handle';
export type { Box, Point, Pose } from './layer-geometry';
export { EDITING_STYLES } from './editing-styles';
