import type { EditingStage } from '@frontage/slider/react';
import { holds, upright, type Box, type Point, type Turned } from '../geometry/box';
import type { Gesture, Scene } from '../gestures/gesture-context';
import { resizeLayers, rotateLayers } from '../gestures/group-gestures';
import { drawMarquee } from '../gestures/marquee';
import { dragLayers } from '../gestures/move';
import { reorderLayer } from '../gestures/reorder';
import { resizeLayer } from '../gestures/resize';
import { rotateLayer } from '../gestures/rotate';
import type { Family } from '../hooks/use-layer-tree';
import { freeOf, inFlow } from '../layers/layer-boxes';
import { candidates, clicked, deeper, toggled } from '../layers/layer-picking';
import { HANDLES } from './selection-frame';

/** What a pressed pointer needs to know about the canvas, at the time of the press. */
export interface PressContext {
	stage: EditingStage;
	family: Family;
	selected: readonly string[];
	locked: readonly string[];
	/** The entered group; empty on the slide itself. */
	scope: string;
	onScope: ( id: string ) => void;
	/** Boxes of the selected layers, by id. */
	boxes: ReadonlyMap< string, Turned >;
	/** Box around several selected layers. */
	outer: Box | undefined;
	/** Selected layers that can be moved. */
	free: readonly string[];
	scene: () => Scene;
	select: ( ids: string[] ) => void;
	pointOf: ( event: { clientX: number; clientY: number } ) => Point;
	/** Starts a gesture when the pointer moves; calls `click` if it is released without moving. */
	follow: ( event: React.PointerEvent, begin: () => Gesture | undefined, click?: () => void ) => void;
}

/** Layers under a point that a click may select, topmost first. */
export const layersAt = (
	{ stage, family, scope }: Pick< PressContext, 'stage' | 'family' | 'scope' >,
	at: Point,
	inside = scope
) =>
	candidates(
		stage.elementsAt( at.x, at.y ).map( ( { id } ) => id ),
		inside,
		family
	);

/** Drags layers, or changes the order of a single one in a row or column. */
function dragSelection( { family, locked, scene }: PressContext, ids: readonly string[] ) {
	const [ only ] = ids;
	if ( ids.length === 1 && only && inFlow( family.block( only )!, family.parent( only ) ) ) {
		return reorderLayer( scene(), only );
	}
	const movable = freeOf( ids, family, locked );
	return movable.length ? dragLayers( scene(), movable ) : undefined;
}

/** Starts dragging a handle: of the single selected layer, or of the bounding box of several. */
function dragHandle( { outer, free, scene }: PressContext, handle: string, id: string, at: Point ) {
	if ( ! outer ) {
		return handle === 'turn' ? rotateLayer( scene(), id, at ) : resizeLayer( scene(), id, HANDLES[ handle ]! );
	}
	return handle === 'turn' ? rotateLayers( scene(), free, at ) : resizeLayers( scene(), free, HANDLES[ handle ]! );
}

function pressHandle( context: PressContext, event: React.PointerEvent, handle: string, id: string ) {
	const { outer, boxes, pointOf, follow, select } = context;
	const at = pointOf( event );
	const frame = outer ? upright( outer ) : boxes.get( id );
	const [ below ] = frame && holds( frame, at ) ? [] : layersAt( context, at );
	follow(
		event,
		() => dragHandle( context, handle, id, at ),
		// On a small slide, a handle may cover another layer, which a click then selects.
		() => below && select( [ below ] )
	);
}

/** A drag moves the whole selection; a click selects the topmost layer, with Alt the one below the selected. */
function pressSelection( context: PressContext, event: React.PointerEvent, under: readonly string[] ) {
	const { selected, family, follow, select } = context;
	const below = event.altKey ? deeper( under, selected[ 0 ] ) : undefined;
	follow(
		event,
		() => dragSelection( context, selected ),
		() => select( below ? [ below ] : clicked( under, selected, family ) )
	);
}

/** A drag selects with a marquee; a click clears the selection and leaves the group. */
function pressEmpty( context: PressContext, event: React.PointerEvent ) {
	const { stage, family, selected, scope, onScope, scene, pointOf, follow, select } = context;
	const at = pointOf( event );
	const before = event.shiftKey ? selected : [];
	const pickable = ( family.block( scope ) ?? family.slide )?.innerBlocks
		.map( ( { clientId } ) => clientId )
		.filter( ( id ) => family.block( id ) && ! stage.layer( id )?.locked );
	follow(
		event,
		() => drawMarquee( scene(), at, pickable ?? [], ( ids ) => select( [ ...new Set( [ ...before, ...ids ] ) ] ) ),
		() => {
			select( [ ...before ] );
			if ( scope ) {
				onScope( '' );
			}
		}
	);
}

/** Handles a press of the primary button: on a handle, a layer, the selection or the empty canvas. */
export function handlePress( context: PressContext, event: React.PointerEvent ) {
	const { stage, family, selected, locked, scope, onScope, boxes, pointOf, follow, select } = context;
	const [ id ] = selected;
	const handle = ( event.target as Element ).closest< HTMLElement >( '[data-handle]' )?.dataset.handle;
	if ( handle && id ) {
		return pressHandle( context, event, handle, id );
	}
	const at = pointOf( event );
	const hits = stage.elementsAt( at.x, at.y ).map( ( layer ) => layer.id );
	const [ innermost ] = hits;
	if ( ( event.ctrlKey || event.metaKey ) && innermost && family.block( innermost ) ) {
		onScope( family.line( innermost )[ 1 ] ?? '' ); // Selects the innermost layer directly.
		select( [ innermost ] );
		return follow( event, () => dragSelection( context, [ innermost ] ) );
	}
	const under = candidates( hits, scope, family );
	const [ top ] = under;
	if ( event.shiftKey && top ) {
		return select( toggled( selected, top ) );
	}
	const isOnSelection = selected.some( ( one ) => {
		const box = boxes.get( one );
		return box && ! locked.includes( one ) && holds( box, at );
	} );
	if ( isOnSelection ) {
		return pressSelection( context, event, under );
	}
	if ( top ) {
		select( [ top ] );
		return follow( event, () => dragSelection( context, [ top ] ) );
	}
	pressEmpty( context, event );
}
