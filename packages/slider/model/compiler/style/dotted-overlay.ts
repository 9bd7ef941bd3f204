import overlays from '../../../tables/overlays.json';
import type { Options } from '../../../generated/option-types';
import { lookup } from '../table-lookup';
import { cssColor, cssNumber } from './css-value';

const names = overlays.names as unknown as Readonly< Record< string, readonly [ number, string ] > >;

/**
 * Fine pattern over backgrounds, as a CSS background; empty without a pattern.
 * TypeScript port of php/Compiler/Style/DottedOverlay.php.
 */
export function dottedOverlay( options: Options ): string {
	const name = options.dottedOverlay.toLowerCase();
	if ( [ '', 'none', '0' ].includes( name ) ) {
		return '';
	}
	const size = Math.max( 1, options.dottedOverlaySize );
	const px = `${ cssNumber( size ) }px`;
	const old = lookup( names, name );
	const number = parseInt( name, 10 ) || 0;
	// The meaning of the later numbers is not documented. We use dots, horizontal lines and vertical lines; a smaller
	// number is denser.
	const [ wide, over ] = old ?? [ 2 + ( number % 2 ), cssColor( options.dottedOverlayColorB ) ?? '#000' ];
	const under = ( old ? undefined : cssColor( options.dottedOverlayColorA ) ) ?? 'transparent';
	const tile = `${ cssNumber( wide * size ) }px`;
	switch ( old ? 0 : Math.floor( Math.max( 0, number - 1 ) / 2 ) % 3 ) {
		case 1:
			return `linear-gradient(${ over } ${ px },${ under } 0) 0 0/100% ${ tile }`;
		case 2:
			return `linear-gradient(90deg,${ over } ${ px },${ under } 0) 0 0/${ tile } 100%`;
		default:
			return `conic-gradient(from 270deg at ${ px } ${ px },${ over } 90deg,${ under } 0) 0 0/${ tile } ${ tile }`;
	}
}
