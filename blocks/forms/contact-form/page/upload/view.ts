/**
 * The on-load script of an upload field: it detects when the uploader is about to be needed. Until then, or without it, the field is the
 * plain input that PHP rendered.
 */
import { ARRIVED } from '../globals';
import './upload.css';
import { FIELDS, hasOther, ISLAND, listOf, STORED } from './field-data';

const NEAR = '300px';

/** Whether this tab has uploaded files for the field before; they are shown immediately. */
function isKept( input: HTMLInputElement ): boolean {
	try {
		return !! sessionStorage.getItem( STORED )?.includes( JSON.stringify( listOf( input ) ) );
	} catch {
		return false; // A browser may throw on access.
	}
}

/** Runs `task` after the page has loaded and is idle: a field that is only near the viewport must not delay visible content. */
function atRest( task: () => void ) {
	const later = () => ( window.requestIdleCallback ?? setTimeout )( task );
	if ( document.readyState === 'complete' ) {
		later();
	} else {
		window.addEventListener( 'load', later, { once: true } );
	}
}

function watch( input: HTMLInputElement ) {
	if ( input.dataset.island || hasOther( input ) ) {
		return;
	}
	input.dataset.island = ISLAND;
	input.dispatchEvent( new Event( 'frontage:island', { bubbles: true } ) ); // For the loader.
	const wake = () => void input.dispatchEvent( new Event( 'touchstart' ) ); // The loader takes a touch event as a sign of interest.
	for ( const sign of [ 'dragenter', 'pointerenter', 'change' ] ) {
		( input.closest( 'label' ) ?? input ).addEventListener( sign, wake, { once: true, passive: true } );
	}
	if ( isKept( input ) || input.files?.length ) {
		wake();
	} else if ( ! ( navigator as { connection?: { saveData?: boolean } } ).connection?.saveData ) {
		const observer = new IntersectionObserver(
			( entries ) => {
				if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
					observer.disconnect();
					atRest( wake );
				}
			},
			{ rootMargin: NEAR }
		);
		observer.observe( input );
	}
}

const watchAll = () => document.querySelectorAll< HTMLInputElement >( FIELDS ).forEach( watch );

watchAll();
document.addEventListener( ARRIVED, watchAll ); // A form may be added later.

// The original's script uploads each file itself, lists it in a hidden field, and leaves the last one in the input, which has a name here.
// Submitted again with the form, it would count against the server's request limits.
document.addEventListener( 'formdata', ( { target, formData } ) =>
	( target as HTMLFormElement ).querySelectorAll< HTMLInputElement >( FIELDS ).forEach( ( { dataset } ) => {
		const name = `${ dataset.name }[]`;
		const named = formData.getAll( name ).filter( ( value ) => typeof value === 'string' );
		if ( named.length ) {
			formData.delete( name );
			named.forEach( ( value ) => formData.append( name, value ) );
		}
	} )
);
