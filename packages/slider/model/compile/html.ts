import type { MarkupNode } from './tree';

/** Writes a tree of elements as HTML. Twin of ../../php/Html.php. */

const VOID = [ 'img', 'source', 'br' ];
const ESCAPED: Record< string, string > = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const escapeHtml = ( text: string ) => text.replace( /[&<>"']/g, ( sign ) => ESCAPED[ sign ]! );

export function writeHtml( { tag, attrs = {}, text = '', html = '', children = [] }: MarkupNode ): string {
	const start = `<${ tag }${ Object.entries( attrs ).map( attribute ).join( '' ) }>`;
	return VOID.includes( tag )
		? start
		: `${ start }${ escapeHtml( text ) }${ html }${ children.map( writeHtml ).join( '' ) }</${ tag }>`;
}

function attribute( [ name, value ]: [ string, unknown ] ): string {
	if ( value === undefined || value === null || value === false ) {
		return '';
	}
	if ( value === true ) {
		return ` ${ name }`;
	}
	const own = typeof value === 'object' ? style( value ) : String( value );
	return name === 'style' && ! own ? '' : ` ${ name }="${ escapeHtml( own ) }"`;
}

const style = ( properties: object ) =>
	Object.entries( properties )
		.filter( ( [ , value ] ) => typeof value === 'string' && value && ! /[;{}]/.test( value ) )
		.map( ( [ name, value ] ) => `${ name }:${ value }` )
		.join( ';' );
