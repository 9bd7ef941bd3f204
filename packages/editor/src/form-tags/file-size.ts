/** How a size is written: in bytes, or also with a unit (docs/reference/contact-forms.md §4). */
export type SizeKind = 'bytes' | 'units';

const MB = 1024 * 1024;
const UNITS: Record< string, number > = { '': 1, kb: 1024, mb: MB };

/** A written size in megabytes; undefined if it is not valid. */
export function inMegabytes( written: string ): string | undefined {
	const [ all, number = '', unit = '' ] = /^(\d*)(kb|mb)?$/i.exec( written ) ?? [];
	if ( all === undefined || ( ! number && unit ) ) {
		return undefined;
	}
	return number && String( Math.round( ( Number( number ) * UNITS[ unit.toLowerCase() ]! * 1000 ) / MB ) / 1000 );
}

/** The size in its written format. */
export function fromMegabytes( typed: string, kind: SizeKind ): string {
	const size = Number( typed );
	if ( ! typed || ! ( size > 0 ) ) {
		return '';
	}
	return kind === 'units' && Number.isInteger( size ) ? `${ size }mb` : String( Math.round( size * MB ) );
}
