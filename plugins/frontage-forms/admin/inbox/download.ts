import type { Filter, ScreenProps } from './types';

/** Asks for a file by a form of the page, so that the browser saves it as it comes and no memory holds it. */
export function download(
	{ url, action, nonce }: ScreenProps[ 'download' ],
	format: 'csv' | 'json',
	filter: Filter,
	ids: number[] = []
) {
	const form = document.createElement( 'form' );
	form.method = 'post';
	form.action = url;
	form.hidden = true;
	const { read, ...rest } = filter;
	const fields: Record< string, unknown > = {
		action,
		_wpnonce: nonce,
		format,
		...( ids.length
			? { ids: ids.join( ',' ) }
			: { ...rest, ...( read === undefined ? {} : { read: read ? 'yes' : 'no' } ) } ),
	};
	for ( const [ name, value ] of Object.entries( fields ) ) {
		const input = document.createElement( 'input' );
		input.type = 'hidden';
		input.name = name;
		input.value = String( value );
		form.append( input );
	}
	document.body.append( form );
	form.submit();
	form.remove();
}
