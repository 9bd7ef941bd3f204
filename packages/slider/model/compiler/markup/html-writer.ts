import type { MarkupNode } from '../markup-node';

/** Writes an element tree as HTML. TypeScript port of php/Compiler/Markup/HtmlWriter.php. */

const VOID = [ 'img', 'source', 'br' ];
const ESCAPED: Record< string, string > = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

/** Start tags that implicitly close an open element, by the HTML parser's rules. */
const ENDS: Record< string, RegExp > = {
	p: /<(?:address|article|aside|blockquote|center|dd|details|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|ul)\b/i,
	h: /<h[1-6]\b/i,
	li: /<li\b/i,
};

export const escapeHtml = ( text: string ) => text.replace( /[&<>"']/g, ( sign ) => ESCAPED[ sign ]! );

export function writeHtml( { tag, attrs = {}, text = '', html = '', children = [] }: MarkupNode ): string {
	const start = `<${ tag }${ Object.entries( attrs ).map( attribute ).join( '' ) }>`;
	return VOID.includes( tag )
		? start
		: `${ start }${ escapeHtml( text ) }${ html.replaceAll( '&apos;', ESCAPED[ "'" ]! ) }${ children.map( writeHtml ).join( '' ) }</${ tag }>`;
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

/** Returns the tag that may wrap the markup. A paragraph inside a paragraph would end the outer one, which would leave it empty. */
export function around( tag: string, html: string ): string {
	const ends = ENDS[ /^h[1-6]$/.test( tag ) ? 'h' : tag ];
	return ends?.test( html ) ? 'div' : tag;
}
