/**
 * Sanitizes HTML of a document for the editor. PHP sanitizes what is stored and what visitors get. Content pasted into
 * the editor has not been through PHP yet and could run scripts.
 */

/** Elements that are removed with their content, the same list as in PHP. Other unknown elements are harmless. */
const GONE = new Set(
	(
		'applet base button canvas datalist embed form frame frameset head iframe input link math meta noembed noframes ' +
		'noscript object optgroup option param plaintext script select style template textarea title xmp'
	).split( ' ' )
);

const SVG = 'http://www.w3.org/2000/svg';
const SHAPES = new Set(
	(
		'svg g path rect circle ellipse line polyline polygon text tspan title desc defs use symbol clipPath mask pattern ' +
		'linearGradient radialGradient stop filter feGaussianBlur feOffset feMerge feMergeNode feColorMatrix feFlood feComposite feBlend'
	).split( ' ' )
);

/** Whether a URL only navigates and cannot run code. */
const leads = ( value: string ) =>
	! /^[^/?#]*:/.test( value.replace( /[\u0000-\u0020\u007f]+/g, '' ) ) ||
	/^(?:https?|mailto|tel):/i.test( value.trim() );

const ADDRESSES = /^(?:href|src|poster|cite|action|formaction|background|data|ping)$|:href$/i;

function keeps( element: Element, name: string, value: string ): boolean {
	if ( /^on/i.test( name ) || /^srcdoc$/i.test( name ) ) {
		return false;
	}
	return ! ADDRESSES.test( name ) || ( element.namespaceURI === SVG ? value.startsWith( '#' ) : leads( value ) );
}

function clean( element: Element ): void {
	for ( const child of [ ...element.children ] ) {
		if ( child.namespaceURI === SVG ? ! SHAPES.has( child.localName ) : GONE.has( child.localName ) ) {
			child.remove();
			continue;
		}
		for ( const { name, value } of [ ...child.attributes ] ) {
			if ( ! keeps( child, name, value ) ) {
				child.removeAttribute( name );
			}
		}
		clean( child );
	}
}

/** Parses HTML and removes everything that runs or loads a document. */
export function safeNodes( html: string ): ChildNode[] {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	clean( body );
	return [ ...body.childNodes ];
}
