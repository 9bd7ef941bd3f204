import type { Device, DeviceValues } from '@frontage/editor';

/** Breakpoints of the document for the devices: desktop (and notebook), tablet, mobile. */
const LEVELS: Record< Device, number > = { desktop: 0, tablet: 2, mobile: 3 };

const numbers = ( value: unknown ): ( number | null )[] =>
	( Array.isArray( value ) ? value : [ value ] ).map( ( one: unknown ) => ( typeof one === 'number' ? one : null ) );

/** Heights of the three devices from up to four breakpoints; null inherits from the wider one. */
export function heightsOf( stored: unknown ): DeviceValues< number > {
	const levels = numbers( stored );
	return Object.fromEntries(
		Object.entries( LEVELS ).flatMap( ( [ device, level ] ) => {
			const own = levels[ level ];
			return typeof own === 'number' ? [ [ device, own ] ] : [];
		} )
	);
}

/** Writes the devices' heights; a separate notebook height stays, unless the desktop's height changed. */
export function withHeights( stored: unknown, heights: DeviceValues< number > ): ( number | null )[] {
	const before = numbers( stored );
	const { desktop = before[ 0 ] ?? 500, tablet = null, mobile = null } = heights;
	const notebook = desktop === before[ 0 ] ? ( before[ 1 ] ?? null ) : null;
	const levels = [ desktop, notebook, tablet, mobile ];
	while ( levels.length > 1 && levels.at( -1 ) === null ) {
		levels.pop();
	}
	return levels;
}
