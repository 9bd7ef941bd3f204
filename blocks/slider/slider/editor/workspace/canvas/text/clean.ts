const AWAY =
	'script,style,iframe,object,embed,form,input,textarea,select,option,link,meta,base,template,noscript,svg script,math,[contenteditable="false"]';
const LEADS = /^(href|src|action|formaction|xlink:href|poster|background)$/i;
const RUNS = /^[\s\u0000-\u001f]*(javascript|vbscript|data)\s*:/i;

/**
 * What was written or pasted, without what may not stand in a text. The server looks at it again when it is stored
 * (`Sanitiser`), by a stricter list; this keeps an editor's own page safe until then.
 */
export function clean( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	body.querySelectorAll( AWAY ).forEach( ( element ) => element.remove() );
	for ( const element of body.querySelectorAll( '*' ) ) {
		for ( const { name, value } of [ ...element.attributes ] ) {
			if ( /^on/i.test( name ) || ( LEADS.test( name ) && RUNS.test( value ) ) || name === 'contenteditable' ) {
				element.removeAttribute( name );
			}
		}
	}
	return body.innerHTML;
}

const KEPT = /^(b|strong|i|em|u|s|del|mark|sub|sup|code|br|a|span)$/;
const LINE = /^(p|div|h[1-6]|li|tr|blockquote|section|article|pre)$/;

/** What comes from elsewhere keeps its words, its emphasis and its links; fonts and colours are the layer's. */
export function pasted( html: string ): string {
	const { body } = new DOMParser().parseFromString( clean( html ), 'text/html' );
	for ( const element of [ ...body.querySelectorAll( '*' ) ].reverse() ) {
		const { localName } = element;
		for ( const { name } of [ ...element.attributes ] ) {
			if ( localName !== 'a' || ! /^(href|target|rel)$/.test( name ) ) {
				element.removeAttribute( name );
			}
		}
		if ( ! KEPT.test( localName ) || localName === 'span' ) {
			const isLine = LINE.test( localName ) && element.nextElementSibling;
			element.replaceWith(
				...element.childNodes,
				...( isLine ? [ element.ownerDocument.createElement( 'br' ) ] : [] )
			);
		}
	}
	return body.innerHTML.trim();
}

/** As it is stored: browsers leave a break at the end of what they edit, and a lone one in what is empty. */
export const tidy = ( html: string ) => clean( html ).replace( /(<br>\s*)$/i, '' );
