import type { OverlayState } from '@frontage/kit/overlay';

type Child = Node | string;

export function make< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	attributes: Record< string, string >,
	...children: Child[]
): HTMLElementTagNameMap[ Tag ] {
	const element = document.createElement( tag );
	Object.entries( attributes ).forEach( ( [ name, value ] ) => element.setAttribute( name, value ) );
	element.append( ...children );
	return element;
}

export const button = ( name: string, label: string, more: Record< string, string > = {} ) =>
	make( 'button', { type: 'button', class: `fr-media__button fr-media__${ name }`, 'aria-label': label, ...more } );

/** A full-window dialog with a close button. It opens over other dialogs and is removed when it closes. */
export function makeDialog( name: string, label: string, close: string ): HTMLDialogElement {
	const dialog = make(
		'dialog',
		{ class: `fr-media fr-${ name }`, 'data-type': 'modal', 'data-state': 'closed', 'aria-label': label },
		button( 'close', close, { 'data-overlay-close': '' } )
	);
	document.body.append( dialog );
	on( dialog, 'closed', () => dialog.remove() );
	return dialog;
}

export const on = ( dialog: HTMLDialogElement, state: OverlayState, call: () => void ) =>
	dialog.addEventListener( `frontage:overlay:${ state }`, ( { target } ) => void ( target === dialog && call() ) );

/** Shows an error message with a link to what could not be displayed. */
export function tellProblem( place: Element, text: string, href: string ) {
	place.replaceChildren(
		make( 'p', {}, text ),
		...( href ? [ make( 'p', {}, make( 'a', { href }, fileName( href ) ) ) ] : [] )
	);
}

/** The last part of a URL, for display. */
function fileName( href: string ) {
	const { host, pathname } = new URL( href, location.href );
	const name = pathname.split( '/' ).pop() || host;
	try {
		return decodeURIComponent( name );
	} catch {
		return name;
	}
}
