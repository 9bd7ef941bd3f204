import type { PlayAction } from '../../../engine/types/playback-config';
import type { Action, Layer } from '../../../generated/option-types';
import { cssColor } from '../style/css-value';
import { cssEase } from '../style/easing';
import { layerLink } from '../layer-link';

/** Actions of layers on click and hover. TypeScript port of php/Compiler/Playback/LayerActions.php. */
export function playActions( layer: Layer, keys: readonly string[] ): PlayAction[] {
	const swaps = new Set< string >();
	return actionsOf( layer ).flatMap( ( action ) => {
		const isLink = action.do === 'simplelink' && action.on === 'click' && layerLink( layer );
		if ( action.do === 'unknown' || isLink ) {
			return []; // Plain links are already in the markup.
		}
		const play = playAction( action, keys );
		// Of several toggle actions, only one swaps the text. Toggling a class does not count, since it has no state of
		// its own.
		const toggles = layer.toggleHtml && play.do.startsWith( 'toggle' ) && play.do !== 'toggleclass';
		if ( ! toggles || swaps.has( play.on ) ) {
			return [ play ];
		}
		swaps.add( play.on );
		return [ { ...play, swap: true as const } ];
	} );
}

function playAction( action: Action, keys: readonly string[] ): PlayAction {
	const { slide, delay, frames, offset, children } = action;
	const { layer, className, url, target, modal, anchor } = action;
	const cover = cssColor( action.cover );
	const names = Object.entries( { layer, className, url, target, modal, anchor, cover } ).filter(
		( [ , name ] ) => name
	);
	return {
		on: action.on,
		do: action.do,
		...Object.fromEntries( names ),
		...( slide && { slide: ( /^\d+$/.test( slide ) && keys[ Number( slide ) - 1 ] ) || slide } ),
		...( frames?.length && { frames } ),
		...( delay > 0 && { delay } ),
		...( offset !== undefined && { offset: parseFloat( String( offset ) ) || 0 } ),
		...( ( action.do.startsWith( 'scroll' ) || action.do === 'menulink' ) && {
			duration: action.duration,
			ease: cssEase( action.ease ),
		} ),
		...( children && { children } ),
	};
}

/** All actions of a layer; a link to a slide is one of them. */
export function actionsOf( { actions = [], link }: Layer ): Action[] {
	if ( ! link?.slide || link.url ) {
		return actions;
	}
	const click = { on: 'click', delay: 0, duration: 400, ease: 'power2.out' } as const;
	return [
		...actions,
		link.slide === 'scroll_under'
			? { ...click, do: 'scrollbelow' }
			: { ...click, do: 'jumptoslide', slide: link.slide },
	];
}

/** Ids of all layers that an action on any layer names, and whether it makes them start hidden. */
export type ActionTargets = ReadonlyMap< string, boolean >;

export function actionTargets( layers: readonly Layer[], targets = new Map< string, boolean >() ): ActionTargets {
	for ( const { actions = [], layers: inside = [] } of layers ) {
		for ( const { state, layer } of actions ) {
			if ( layer ) {
				targets.set( layer, targets.get( layer ) || state === 'hidden' );
			}
		}
		actionTargets( inside, targets );
	}
	return targets;
}
