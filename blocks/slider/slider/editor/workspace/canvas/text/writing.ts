import { safeNodes } from '@frontage/slider/react';
import { pasted, tidy } from './clean';

/** A text that is being written in where it stands. */
export interface Writing {
	readonly element: HTMLElement;
	/** Does to what is selected in it what a browser's editing command says. */
	format: ( command: string, value?: string ) => void;
	/** The address of the link in which the cursor stands. */
	link: () => string;
	/** Whether what is selected has it already. */
	has: ( command: string ) => boolean;
	/** Leaves the text; what was written is kept unless `keep` is false. */
	end: ( keep?: boolean ) => void;
}

interface Calls {
	label: string;
	/** With what was written; without, where nothing changed. */
	done: ( html: string | undefined ) => void;
	/** The cursor went elsewhere. */
	moved: () => void;
	/** Somebody asks for the tools, or for the one that makes links. */
	tools: ( which: 'first' | 'link' ) => void;
}

const isMod = ( { ctrlKey, metaKey }: KeyboardEvent ) => ctrlKey || metaKey;

/**
 * Lets one write into the element of a layer. The elements that the engine placed there are put aside meanwhile and come
 * back unchanged: it draws what was written when the document says so.
 */
export function write( element: HTMLElement, html: string, { label, done, moved, tools }: Calls ): Writing {
	const owner = element.ownerDocument;
	const kept = [ ...element.childNodes ];
	element.replaceChildren( ...safeNodes( html ).map( ( node ) => owner.importNode( node, true ) ) );
	const before = element.innerHTML;
	const attributes = {
		contenteditable: 'true',
		role: 'textbox',
		'aria-multiline': 'true',
		'aria-label': label,
		tabindex: '0',
	};
	const printed = Object.keys( attributes ).map( ( name ) => [ name, element.getAttribute( name ) ] as const );
	Object.entries( attributes ).forEach( ( [ name, value ] ) => element.setAttribute( name, value ) );
	const looks = {
		'pointer-events': 'auto',
		cursor: 'text',
		outline: 'none',
		'min-inline-size': '0.5em',
		'user-select': 'text',
	};
	Object.entries( looks ).forEach( ( [ name, value ] ) => element.style.setProperty( name, value, 'important' ) );
	let over = false;

	const format = ( command: string, value?: string ) => {
		element.focus();
		owner.execCommand( command, false, value );
	};
	const linkAround = () => {
		const node = owner.getSelection()?.anchorNode;
		const at = node?.nodeType === 1 ? ( node as Element ) : node?.parentElement;
		const link = at?.closest( 'a[href]' );
		return link && element.contains( link ) && link !== element ? link : undefined;
	};

	const own: Writing = {
		element,
		format,
		link: () => linkAround()?.getAttribute( 'href' ) ?? '',
		has: ( command ) => owner.queryCommandState( command ),
		end( keep = true ) {
			if ( over ) {
				return;
			}
			over = true;
			const written = element.innerHTML;
			stop.abort();
			owner.body.inert = true;
			printed.forEach( ( [ name, value ] ) =>
				value === null ? element.removeAttribute( name ) : element.setAttribute( name, value )
			);
			Object.keys( looks ).forEach( ( name ) => element.style.removeProperty( name ) );
			element.replaceChildren( ...kept );
			done( keep && written !== before ? tidy( written ) : undefined );
		},
	};

	const stop = new AbortController();
	const hear = { signal: stop.signal };
	element.addEventListener(
		'keydown',
		( event ) => {
			event.stopPropagation(); // Undo and deleting are the text's own here.
			if ( event.isComposing ) {
				return;
			}
			if ( event.key === 'Escape' || event.key === 'Tab' || ( event.key === 'Enter' && isMod( event ) ) ) {
				event.preventDefault();
				own.end();
			} else if ( event.key === 'Enter' && ! linkAround()?.closest( 'li' ) ) {
				event.preventDefault();
				format( 'insertLineBreak' );
			} else if ( event.key === 'F10' && event.altKey ) {
				event.preventDefault();
				tools( 'first' );
			} else if ( event.key === 'k' && isMod( event ) ) {
				event.preventDefault();
				tools( 'link' );
			}
		},
		hear
	);
	element.addEventListener(
		'paste',
		( event ) => {
			event.preventDefault();
			const data = event.clipboardData;
			const rich = data?.getData( 'text/html' );
			if ( rich ) {
				format( 'insertHTML', pasted( rich ) );
			} else {
				format( 'insertText', data?.getData( 'text/plain' ) ?? '' );
			}
		},
		hear
	);
	element.addEventListener( 'drop', ( event ) => event.preventDefault(), hear );
	element.addEventListener( 'click', ( event ) => event.preventDefault(), hear ); // A button's text is no button now.
	owner.addEventListener(
		'pointerdown',
		( { target } ) => {
			if ( ! element.contains( target as Node ) ) {
				own.end();
			}
		},
		hear
	);
	owner.addEventListener( 'selectionchange', moved, hear );

	owner.body.inert = false;
	element.focus();
	owner.getSelection()?.selectAllChildren( element );
	return own;
}
