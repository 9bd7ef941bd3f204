import './business.css';

// Settings → Frontage → Business details: PHP renders the whole form, each list with an empty row at its end. This script adds rows and selects
// the logo.

interface Frame {
	on: ( event: string, run: () => void ) => void;
	open: () => void;
	state: () => { get: ( name: string ) => { first: () => { toJSON: () => { id: number; url: string } } } };
}

declare const wp: { media: ( options: object ) => Frame };

/** Adds an empty row to the list, with its index increased by one. */
export function addRow( list: HTMLElement ) {
	const rows = list.querySelectorAll< HTMLElement >( '.frontage-business__row' );
	const last = rows[ rows.length - 1 ]!;
	const row = last.cloneNode( true ) as HTMLElement;
	for ( const input of row.querySelectorAll( 'input' ) ) {
		input.value = '';
		input.name = input.name.replace( /\[\d+\]/, `[${ rows.length }]` );
	}
	last.after( row );
	row.querySelector( 'input' )?.focus();
	offerMore( list );
}

/** Hides the button at the maximum number of rows, which the list declares; more would not be stored. */
function offerMore( list: HTMLElement ) {
	const { length } = list.querySelectorAll( '.frontage-business__row' );
	list.querySelector< HTMLElement >( '[data-more]' )!.hidden = length >= Number( list.dataset.rows );
}

/** Removes the empty row below filled ones: it is for use without script, and the button adds one. */
export function removeEmptyRow( list: HTMLElement ) {
	const rows = list.querySelectorAll< HTMLElement >( '.frontage-business__row' );
	const last = rows[ rows.length - 1 ]!;
	if ( rows.length > 1 && [ ...last.querySelectorAll( 'input' ) ].every( ( { value } ) => ! value ) ) {
		last.remove();
	}
}

for ( const list of document.querySelectorAll< HTMLElement >( '[data-rows]' ) ) {
	const more = list.querySelector< HTMLElement >( '[data-more]' )!;
	removeEmptyRow( list );
	offerMore( list );
	more.addEventListener( 'click', () => addRow( list ) );
}

const logo = document.querySelector< HTMLElement >( '[data-logo]' );
if ( logo ) {
	const [ choose, remove, picture ] = [ '[data-choose]', '[data-remove]', '[data-picture]' ].map( ( part ) =>
		logo.querySelector< HTMLElement >( part )!
	) as [ HTMLElement, HTMLElement, HTMLElement ];
	const input = logo.querySelector( 'input' )!;
	const show = ( id: string, url = '' ) => {
		input.value = id;
		remove.hidden = ! id;
		const img = Object.assign( document.createElement( 'img' ), { src: url, alt: '' } );
		picture.replaceChildren( ...( url ? [ img ] : [] ) );
	};
	choose.hidden = false;
	remove.hidden = ! input.value;
	choose.addEventListener( 'click', () => {
		const frame = wp.media( { title: logo.dataset.title, library: { type: 'image' }, multiple: false } );
		frame.on( 'select', () => {
			const { id, url } = frame.state().get( 'selection' ).first().toJSON();
			show( String( id ), url );
		} );
		frame.open();
	} );
	remove.addEventListener( 'click', () => {
		show( '' );
		choose.focus();
	} );
}
