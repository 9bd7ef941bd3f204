/**
 * The on-load script of an upload field: it detects when the uploader is about to be needed. Until then, or without it, the field is the
 * plain input that PHP rendered.
 */
import { FORM_ADDED } from '../globals';
import './upload.css';
import { FIELDS, hasOtherUploader, ISLAND, listKey, STORED } from './field-data';

const NEAR = '300px';

/** Whether this tab has uploaded files for the field before; they are shown immediately. */
function hasStoredFiles( input: HTMLInputElement ): boolean {
	try {
		return !! sessionStorage.getItem( STORED )?.includes( JSON.stringify( listKey( input ) ) );
	} catch {
		return false; // A browser may throw on access.
	}
}

/** Runs `task` after the page has loaded and is idle: a field that is only near the viewport must not delay visible content. */
function runWhenIdle( task: () => void ) {
	const schedule = () => ( window.requestIdleCallback ?? setTimeout )( task );
	if ( document.readyState === 'complete' ) {
		schedule();
	} else {
		window.addEventListener( 'load', schedule, { once: true } );
	}
}

function watchField( input: HTMLInputElement ) {
	if ( input.dataset.island || hasOtherUploader( input ) ) {
		return;
	}
	input.dataset.island = ISLAND;
	input.dispatchEvent( new Event( 'frontage:island', { bubbles: true } ) ); // For the loader.
	const loadUploader = () => void input.dispatchEvent( new Event( 'touchstart' ) ); // The loader takes a touch event as a sign of interest.
	for ( const eventName of [ 'dragenter', 'pointerenter', 'change' ] ) {
		( input.closest( 'label' ) ?? input ).addEventListener( eventName, loadUploader, {
			once: true,
			passive: true,
		} );
	}
	if ( hasStoredFiles( input ) || input.files?.length ) {
		loadUploader();
	} else if ( ! ( navigator as { connection?: { saveData?: boolean } } ).connection?.saveData ) {
		const observer = new IntersectionObserver(
			( entries ) => {
				if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
					observer.disconnect();
					runWhenIdle( loadUploader );
				}
			},
			{ rootMargin: NEAR }
		);
		observer.observe( input );
	}
}

const watchFields = () => document.querySelectorAll< HTMLInputElement >( FIELDS ).forEach( watchField );

watchFields();
document.addEventListener( FORM_ADDED, watchFields ); // A form may be added later.

// The original's script uploads each file itself, lists it in a hidden field, and leaves the last one in the input, which has a name here.
// Submitted again with the form, it would count against the server's request limits.
document.addEventListener( 'formdata', ( { target, formData } ) =>
	( target as HTMLFormElement ).querySelectorAll< HTMLInputElement >( FIELDS ).forEach( ( { dataset } ) => {
		const name = `${ dataset.name }[]`;
		const tokens = formData.getAll( name ).filter( ( value ) => typeof value === 'string' );
		if ( tokens.length ) {
			formData.delete( name );
			tokens.forEach( ( value ) => formData.append( name, value ) );
		}
	} )
);
