/**
 * What a page with an upload field does at load: it watches for the moment when somebody is about to need the uploader.
 * Until then, and where that cannot be had, the field is the plain input that PHP printed.
 */
import { ARRIVED } from '../globals';
import './upload.css';
import { FIELDS, hasOther, ISLAND, listOf, STORED } from './field-data';

const NEAR = '300px';

/** Whether this tab has uploaded something for the field before: it is to be seen again at once. */
function isKept( input: HTMLInputElement ): boolean {
	try {
		return !! sessionStorage.getItem( STORED )?.includes( JSON.stringify( listOf( input ) ) );
	} catch {
		return false; // A browser may refuse the mere question.
	}
}

/** The page is loaded and at rest: nothing that is shown has to wait for what is only near. */
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
	const wake = () => void input.dispatchEvent( new Event( 'touchstart' ) ); // The loader takes a touch for a sign of interest.
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
document.addEventListener( ARRIVED, watchAll ); // A form may come late.

// The original's script sends each file by itself, names it in a hidden field, and leaves the last one in the input, which has a
// name here: sent with the form once more, it would count against the server's limits for a request.
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
