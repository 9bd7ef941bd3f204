import navigation from '../../../tables/navigation.json';
import type { Arrow, Navigation, Strip } from '../../../generated/option-types';
import { lookup } from '../table-lookup';
import { cssNumber, round } from '../style/css-value';
import { mergeProperties, type Properties } from '../markup-node';
import { plainProperties } from '../plain-options';

/** Position, style, entrance and visibility of a part of the navigation. TypeScript port of php/Compiler/Markup/NavigationStyle.php. */

const STYLES: Readonly< Record< string, string > > = navigation.styles;
const LOOKS: Readonly< Record< string, Properties > > = navigation.looks;
const COMES: Readonly< Record< string, Properties > > = navigation.comes;

type Part = Navigation[ 'arrows' ] | Navigation[ 'bullets' ] | Strip;

/**
 * Classes that hide a part below or above a width or on phones, that keep it visible where others hide, and those of
 * its style.
 *
 * @param part
 * @param others Whether other parts hide when the pointer leaves.
 * @param looks
 */
export function controlClasses( part: Part, others: boolean, looks: readonly string[] ): string[] {
	const under = round( part.hide_under );
	const over = round( part.hide_over );
	return [
		...( under > 0 ? [ `fr-under-${ under }` ] : [] ),
		...( over > 0 && over < 9999 ? [ `fr-over-${ over }` ] : [] ),
		...( part.hide_onmobile ? [ 'fr-not-mobile' ] : [] ),
		...( others && ! part.hide_onleave ? [ 'fr-stays' ] : [] ),
		...looks,
	];
}

/**
 * Entrance of a part: only set where the document differs from a fade of one second.
 *
 * @param part
 * @param part.animSpeed
 * @param part.animDelay
 * @param anim
 */
export function entranceOf( { animSpeed, animDelay }: Part, anim: string ): Properties | undefined {
	const from = lookup( COMES, anim.toLowerCase() );
	return from || animSpeed !== 1000 || animDelay !== 1000
		? { ...from, '--fr-in': `${ cssNumber( animSpeed ) }ms`, '--fr-in-after': `${ cssNumber( animDelay ) }ms` }
		: undefined;
}

export function controlPlace( part: Omit< Arrow, 'anim' > ): Properties {
	const { h_align: x, v_align: y } = part;
	const isOnGrid = part.container === 'layergrid';
	const offX = cssNumber( part.h_offset * ( x === 'right' ? -1 : 1 ) );
	const offY = cssNumber( part.v_offset * ( y === 'bottom' ? -1 : 1 ) );
	const beside = ` + max(0px,(100cqw - var(--fr-gw)*var(--fr-u))/2)${ x === 'right' ? '*-1' : '' }`;
	const above = `${ y === 'bottom' ? ' - ' : ' + ' }max(0px,(var(--fr-stage) - var(--fr-gh)*var(--fr-u))/2)`;
	const out: Properties = {
		'--fr-ax': { left: 'start', center: 'center', right: 'end' }[ x ],
		'--fr-ay': { top: 'start', center: 'center', bottom: 'end' }[ y ],
	};
	if ( isOnGrid && x !== 'center' ) {
		out[ '--fr-x' ] = `calc(${ offX }px${ beside })`;
	} else if ( part.h_offset !== 0 ) {
		out[ '--fr-x' ] = `${ offX }px`;
	}
	if ( isOnGrid && y !== 'center' ) {
		out[ '--fr-y' ] = `calc(${ offY }px${ above })`;
	} else if ( part.v_offset !== 0 ) {
		out[ '--fr-y' ] = `${ offY }px`;
	}
	return out;
}

/** Offset in px; the clickable area around a bullet extends at most half as far. */
const NEAR = 12;

/**
 * Position of bullets. A clickable area that would extend over the edge is moved inside, since the page could otherwise
 * scroll to it.
 *
 * @param part
 * @param place Position without that correction.
 */
export function bulletPlace( part: Navigation[ 'bullets' ], place: Properties ): Properties {
	const inward = ( side: 'x' | 'y', offset: number, align: 'start' | 'end' | undefined ): Properties => {
		const value = place[ `--fr-${ side }` ] ?? '0px';
		return align && offset >= 0 && offset < NEAR
			? {
					[ `--fr-${ side }` ]:
						align === 'end'
							? `min(${ value },var(--fr-room-${ side })/-2)`
							: `max(${ value },var(--fr-room-${ side })/2)`,
				}
			: {};
	};
	const SIDES = { left: 'start', top: 'start', right: 'end', bottom: 'end', center: undefined } as const;
	return {
		...place,
		...( part.h_align === 'right' && part.h_offset >= 0
			? {
					// No negative margin here: Firefox would scroll to the position before the shift.
					'--fr-x': `min(0px,${ place[ '--fr-x' ] ?? '0px' } + var(--fr-room-x)/2)`,
					'--fr-edge': '0px',
				}
			: inward( 'x', part.h_offset, SIDES[ part.h_align ] ) ),
		...inward( 'y', part.v_offset, SIDES[ part.v_align ] ),
	};
}

/**
 * Side on which hints open: toward the inside, so that none is clipped or widens the page.
 *
 * @param part
 * @param part.h_align
 * @param part.v_align
 * @param stands       A single arrow, or bullets in a row or a column.
 */
export function hintClasses(
	{ h_align: x, v_align: y }: Pick< Arrow, 'h_align' | 'v_align' >,
	stands: 'arrow' | 'row' | 'column'
): string[] {
	if ( stands === 'column' || ( stands === 'arrow' && x !== 'center' ) ) {
		return [
			x === 'right' ? 'fr-hints-before' : 'fr-hints-after',
			...( x === 'center' ? [ 'fr-hints-half' ] : [] ),
		];
	}
	return [
		...( y === 'top' ? [ 'fr-hints-below' ] : [] ),
		...( stands === 'row' && x !== 'center' ? [ x === 'left' ? 'fr-hints-start' : 'fr-hints-end' ] : [] ),
	];
}

/** Class for the shape of a legacy style, such as rings; none for other styles. */
export function shapeClasses( { style }: Part, kind: 'arrows' | 'bullets' | 'thumbs' | 'tabs' ): string[] {
	const shapes: Record< string, Record< string, string > > = navigation.shapes;
	const shape = lookup( shapes[ kind ] ?? {}, style.toLowerCase() );
	return shape ? [ shape ] : [];
}

/** Active bullets larger than this, in px, do not grow, since they lack the space. */
const GROWS = 16;

/** Style of a part: its own values first, then its named style, which may have one of our names or a legacy one. */
export function controlLook( part: Part, owner: 'Navigation.arrows' | 'Navigation.bullets' | 'Strip' ): Properties {
	const name = part.style.toLowerCase();
	const own = plainProperties( owner, part );
	const { size = 0, height = 0 }: { size?: number; height?: number } = part;
	if ( owner === 'Navigation.bullets' && Math.max( size, height ) > GROWS ) {
		own[ '--fr-mark' ] = '1';
	}
	return mergeProperties( own, lookup( LOOKS, lookup( STYLES, name ) ?? name ) ?? {} );
}

/** Arrows side by side, or above each other, are limited to the distance between them. */
export function controlPair( left: Arrow, right: Arrow ): Properties {
	if ( left.h_align !== right.h_align || left.v_align !== right.v_align ) {
		return {};
	}
	const room = Math.max( Math.abs( left.h_offset - right.h_offset ), Math.abs( left.v_offset - right.v_offset ) );
	return room >= 24 && room < 44 ? { '--fr-arrow': `${ cssNumber( room ) }px` } : {};
}
