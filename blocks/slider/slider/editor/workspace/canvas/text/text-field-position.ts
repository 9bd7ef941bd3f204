/** Temporary element that replaces the content while its text is edited. */
export interface Place {
	/** Element for the pieces of the text. */
	host: Element;
	/** Restores the content as rendered by the engine. */
	remove: () => void;
}

const LOOKS: Readonly< Record< string, string > > = {
	'pointer-events': 'auto',
	cursor: 'text',
	'min-inline-size': '0.5em',
	'user-select': 'text',
};

/**
 * Creates an editable element in place of a layer's content. The content itself is hidden and not edited, since the
 * engine renders into it and text in a button cannot be edited.
 */
export function drawPlace( content: HTMLElement ): Place {
	const { ownerDocument: owner, localName, className, style } = content;
	const isButton = localName === 'button';
	const host = owner.createElement( isButton ? 'div' : localName );
	host.className = className;
	host.style.cssText = style.cssText;
	Object.entries( LOOKS ).forEach( ( [ name, value ] ) => host.style.setProperty( name, value, 'important' ) );
	if ( isButton ) {
		host.style.alignContent = 'center'; // The same alignment as text in a button.
	}
	content.after( host );
	// RichText preserves white space; lines that do not wrap must still not wrap.
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
