import './business.css';
import { enhanceHours } from './hours';
import { watchPreview } from './preview';

// Settings → Frontage → Business details: PHP renders the whole form, each list with an empty row at its end. This script adds
// and removes rows, selects the logo, and keeps the preview up to date.

interface Frame {
	on: ( event: string, run: () => void ) => void;
	open: () => void;
	state: () => { get: ( name: string ) => { first: () => { toJSON: () => { id: number; url: string } } } };
}

declare const wp: { media: ( options: object ) => Frame };

const ROW = '.frontage-business__row--item';
const rowsOf = ( list: HTMLElement ) => [ ...list.querySelectorAll< HTMLElement >( ROW ) ];
const moreOf = ( list: HTMLElement ) => list.querySelector< HTMLElement >( '[data-more]' )!;

/** Empties the fields of a row. The line of a folded address then says that it is new. */
function clear( row: HTMLElement ) {
	row.querySelectorAll( 'input' ).forEach( ( input ) => ( input.value = '' ) );
	const summary = row.querySelector( 'summary' );
	if ( summary ) {
		summary.textContent = summary.dataset.new!;
	}
}

/** Adds an empty row to the list, with an index that no other has. */
export function addRow( list: HTMLElement ) {
	const last = rowsOf( list ).at( -1 )!;
	const row = last.cloneNode( true ) as HTMLElement;
	row.classList.remove( 'is-changed' );
	clear( row );
	for ( const input of row.querySelectorAll( 'input' ) ) {
		input.name = input.name.replace( /\[(\d+)\]/, ( _, index ) => `[${ Number( index ) + 1 }]` );
	}
	row.hidden = false;
	row.querySelector( 'details' )?.setAttribute( 'open', '' );
	last.after( row );
	row.querySelector( 'input' )?.focus();
	offerMore( list );
}

/** Empties a row and takes it away; the last one stays, hidden, since the next is made of it. */
export function removeRow( row: HTMLElement ) {
	const list = row.closest< HTMLElement >( '[data-rows]' )!;
	clear( row );
	if ( rowsOf( list ).length > 1 ) {
		row.remove();
	} else {
		row.hidden = true;
	}
	offerMore( list );
	moreOf( list ).focus();
}

/** Hides the button at the maximum number of rows, which the list declares; more would not be stored. */
function offerMore( list: HTMLElement ) {
	moreOf( list ).hidden = rowsOf( list ).length >= Number( list.dataset.rows );
}

/** Removes the empty row below filled ones: it is for use without script, and the button adds one. */
export function removeEmptyRow( list: HTMLElement ) {
	const rows = rowsOf( list );
	const last = rows.at( -1 )!;
	if ( rows.length > 1 && [ ...last.querySelectorAll( 'input' ) ].every( ( { value } ) => ! value ) ) {
		last.remove();
	}
}

for ( const list of document.querySelectorAll< HTMLElement >( '[data-rows]' ) ) {
	removeEmptyRow( list );
	offerMore( list );
	list.querySelectorAll< HTMLElement >( '[data-delete]' ).forEach( ( button ) => ( button.hidden = false ) );
	list.addEventListener( 'click', ( { target } ) => {
		const button = ( target as Element ).closest( 'button' );
		if ( button?.matches( '[data-delete]' ) ) {
			removeRow( button.closest< HTMLElement >( ROW )! );
		} else if ( button?.matches( '[data-more]' ) ) {
			const [ first ] = rowsOf( list );
			if ( first!.hidden ) {
				first!.hidden = false;
				first!.querySelector( 'input' )!.focus();
			} else {
				addRow( list );
			}
		}
	} );
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

const week = document.querySelector< HTMLElement >( '[data-week]' );
if ( week ) {
	enhanceHours( week );
}
const preview = document.querySelector< HTMLElement >( '[data-preview]' );
if ( preview ) {
	watchPreview( preview );
}
