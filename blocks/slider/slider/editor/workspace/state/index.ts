export { freshName } from './copies';
export { documentOf } from './document';
export {
	layersBelow,
	useBlock,
	useSelectedLayers,
	useSlide,
	useSlideId,
	useSlider,
	useView,
	type SliderBlocks,
} from './hooks';
export { kindOf, layerName, slideName } from './names';
export { titleOfOwnPost, useOwnPost } from './own-post';
export { get, ownAt, set, valueAt, withLevel, type Attributes, type Level } from './paths';
export { postValue, useFilled, usePosts } from './posts';
export { store, type View, type Zoom } from './store';
export { editsOf, useEdits, type Edits, type Values } from './use-edits';
