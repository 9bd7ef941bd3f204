import type { Layer, PerLevel } from '../../../generated/option-types';
import { cssLength } from './css-value';

/** Position of a layer as needed for CSS calculations: edge, offset and base. TypeScript port of php/Compiler/Style/LayerPosition.php. */
export interface Place {
	base: 'grid' | 'slide' | 'parent';
	x: PerLevel< string >;
	y: PerLevel< string >;
	offsetX: PerLevel< number | string >;
	offsetY: PerLevel< number | string >;
	unit: string;
}

export const placeOf = ( { box }: Layer, isNested: boolean ): Place => ( {
	base: isNested ? 'parent' : box.base,
	x: box.x,
	y: box.y,
	offsetX: box.offsetX,
	offsetY: box.offsetY,
	unit: 'var(--fr-k)',
} );

/** Distance that a layer moves: a length, a share of its size, or until it is fully outside an edge of the slide. */
export function distance( value: unknown, axis: 'x' | 'y' | 'z', level: number, place: Place ): string {
	const isX = axis === 'x';
	if ( ! ( isX ? [ 'left', 'right' ] : [ 'top', 'bottom' ] ).includes( value as string ) ) {
		return cssLength( value, place.unit ) ?? '0px';
	}
	const after = value === 'right' || value === 'bottom';
	const whole = isX ? 'var(--fr-item,100cqw)' : 'var(--fr-stage)';
	const anchor = ( isX ? place.x : place.y )[ level ];
	const offset = cssLength( ( isX ? place.offsetX : place.offsetY )[ level ], 'var(--fr-ko)' ) ?? '0px';
	if ( place.base === 'parent' ) {
		return after ? whole : `calc(0px - ${ whole })`; // The position of the parent is not known here, so it moves the full distance.
	}
	const margin = isX
		? 'max(0px,(100cqw - var(--fr-gw)*var(--fr-u))/2)'
		: '(var(--fr-stage) - var(--fr-gh)*var(--fr-u))/2';
	const edge = place.base === 'slide' ? '0px' : margin;
	if ( anchor === 'center' || anchor === 'middle' ) {
		return after ? `calc(${ whole }/2 + 50% - ${ offset })` : `calc(0px - ${ whole }/2 - 50% - ${ offset })`;
	}
	if ( anchor === 'right' || anchor === 'bottom' ) {
		return after ? `calc(100% + ${ edge } + ${ offset })` : `calc(${ edge } + ${ offset } - ${ whole })`;
	}
	return after ? `calc(${ whole } - ${ edge } - ${ offset })` : `calc(-100% - ${ edge } - ${ offset })`;
}
