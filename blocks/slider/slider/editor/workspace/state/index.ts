export { freshName } from './duplicate-blocks';
export { documentOf } from './slider-document';
export {
	layersBelow,
	useBlock,
	useSelectedLayers,
	useSlide,
	useSlideId,
	useSlider,
	useView,
	type SliderBlocks,
} from './workspace-hooks';
export { kindOf, layerName, slideName } from './block-labels';
export { titleOfOwnPost, useOwnPost } from './edited-post';
export { get, ownAt, set, valueAt, withLevel, type Attributes, type Level } from './attribute-paths';
export { postValue, useFilled, usePosts } from './bound-posts';
export { store, type View, type Zoom } from './store';
export { editsOf, useEdits, type Edits, type Values } from './use-edits';
