import { createReduxStore, register, select } from '@wordpress/data';
import type { Level } from './attribute-paths';

/** `fit`: fits the available space; else a factor of the breakpoint's width. */
export type Zoom = 'fit' | number;

/** View state of the workspace. It is not part of the document: it is neither stored nor undone. */
export interface View {
	/** Client id of the slider; empty while the workspace is closed. */
	slider: string;
	/** Client id of the current slide; may be the slide of the static layers. */
	slide: string;
	/** Client ids of the selected layers, in the order of selection. */
	layers: string[];
	level: Level;
	zoom: Zoom;
	/** Layers that are hidden or locked only in this editor. */
	hidden: string[];
	locked: string[];
}

const CLOSED: View = { slider: '', slide: '', layers: [], level: 0, zoom: 'fit', hidden: [], locked: [] };

type Action = { type: 'LOOK'; at: Partial< View > };

const without = ( list: string[], id: string ) => list.filter( ( one ) => one !== id );
const toggled = ( list: string[], id: string ) => ( list.includes( id ) ? without( list, id ) : [ ...list, id ] );

const look = ( at: Partial< View > ): Action => ( { type: 'LOOK', at } );

export const store = createReduxStore( 'frontage/slider-workspace', {
	reducer: ( view: View = CLOSED, action: Action ): View =>
		action.type === 'LOOK' ? { ...view, ...action.at } : view,
	actions: {
		open: ( slider: string, slide: string ) => look( { ...CLOSED, slider, slide } ),
		close: () => look( CLOSED ),
		/** Shows another slide, without a selection by default. */
		showSlide: ( slide: string, layers: string[] = [] ) => look( { slide, layers } ),
		selectLayers: ( layers: string[] ) => look( { layers } ),
		setLevel: ( level: Level ) => look( { level } ),
		setZoom: ( zoom: Zoom ) => look( { zoom } ),
		setHidden: ( hidden: string[] ) => look( { hidden } ),
		toggleHidden: ( layer: string ) => look( { hidden: toggled( now().hidden, layer ) } ),
		toggleLocked: ( layer: string ) => look( { locked: toggled( now().locked, layer ) } ),
	},
	selectors: {
		getView: ( view: View ) => view,
	},
} );

register( store );

function now(): View {
	return select( store ).getView();
}
