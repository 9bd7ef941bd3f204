/** While a text is written in, an element like its own stands in its place. */
export interface Place {
	/** Where the pieces of the text are drawn. */
	host: Element;
	/** The text stands there again as the engine drew it. */
	remove: () => void;
}

const LOOKS: Readonly< Record< string, string > > = {
	'pointer-events': 'auto',
	cursor: 'text',
	'min-inline-size': '0.5em',
	'user-select': 'text',
};

/**
 * Makes room for a field where a layer's content stands. The content is put aside and not written in: the engine placed it
 * and draws in it; and in a button nobody can write.
 */
export function drawPlace( content: HTMLElement ): Place {
	const { ownerDocument: owner, localName, className, style } = content;
	const isButton = localName === 'button';
	const host = owner.createElement( isButton ? 'div' : localName );
	host.className = className;
	host.style.cssText = style.cssText;
	Object.entries( LOOKS ).forEach( ( [ name, value ] ) => host.style.setProperty( name, value, 'important' ) );
	if ( isButton ) {
		host.style.alignContent = 'center'; // As the browser puts words in a button.
	}
	content.after( host );
	// RichText keeps all blanks; where lines do not break, they go on not to.
	host.classList.toggle( 'fr-editing__line', owner.defaultView?.getComputedStyle( host ).whiteSpace === 'nowrap' );
	style.setProperty( 'display', 'none', 'important' );
	owner.body.inert = false;
	return {
		host,
		remove() {
			host.remove();
			style.removeProperty( 'display' );
			owner.body.inert = true;
		},
	};
}
