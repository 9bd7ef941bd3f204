import { createReduxStore, register, select } from '@wordpress/data';
import type { Level } from './attribute-paths';

/** `fit`: as large as there is room; else a part of the level's own width. */
export type Zoom = 'fit' | number;

/** What the workspace looks at. It is no part of the document: undo does not know it, and nothing of it is stored. */
export interface View {
	/** Block of the slider; empty while the workspace is closed. */
	slider: string;
	/** Block of the slide on the canvas; that of the static layers is one, too. */
	slide: string;
	/** Blocks of the layers that are selected, in the order in which they were. */
	layers: string[];
	level: Level;
	zoom: Zoom;
	/** Layers that this editor does not want to see, or to touch, just now. */
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
		/** Another slide on the canvas; nothing is selected on it yet. */
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
