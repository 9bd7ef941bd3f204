import tables from '../../../tables/layer-style.json';
import type { Corners, Sides } from '../../../generated/option-types';
import { cssLength } from './css-value';
import { LEVELS, levels } from '../breakpoints';

const { sides: SIDES, corners: CORNERS } = tables;

/** Margin, padding and the like: four sides or corners as one value for each breakpoint. TypeScript port of LayerStyle::sides(). */
export function sides( from: Sides | Corners, unit = 'var(--fr-k)' ): string[] {
	const given = from as Record< string, readonly unknown[] | undefined >;
	const names = CORNERS.some( ( name ) => given[ name ] !== undefined ) ? CORNERS : SIDES;
	return LEVELS.map( ( level ) => {
		const four = names.map( ( name ) => {
			const value = levels( given[ name ] )[ level ];
			return value === 'auto' ? 'auto' : ( cssLength( value, unit ) ?? '0px' );
		} );
		return four.every( ( side ) => side === four[ 0 ] ) ? four[ 0 ]! : four.join( ' ' );
	} );
}
