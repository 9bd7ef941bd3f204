import { site } from '../globals';

/** A form that is removed from the page must not stay in memory: no module adds a listener to the window for each form. */
const steps = JSON.stringify( { step: 'Step %1$s of %2$s', next: 'Next', back: 'Back' } );
const resume = JSON.stringify( { url: 'https://example.test/wp-json/frontage/v1/contact-forms/7/drafts', words: {} } );
const form = ( id: string ) => `<div class="wpcf7" id="${ id }"><form data-status="init" data-steps='${ steps }'
	data-conditions="[]" data-calculations="[]" data-resume='${ resume }'>
	<div class="fr-form-step"><h3 class="fr-form-step__title"><span></span></h3></div>
	<div class="fr-form-step"><input type="submit" class="wpcf7-submit"></div></form></div>`;

const VIEWS = [ '../view', '../steps/view', '../conditions/view', '../calculations/view', '../save-and-continue/view' ];

test( 'the number of listeners on the window does not grow with the forms', () => {
	const added = jest.spyOn( window, 'addEventListener' );
	const count = ( ...names: string[] ) => added.mock.calls.filter( ( [ name ] ) => names.includes( name ) ).length;
	document.body.innerHTML = form( 'first' );
	jest.isolateModules( () => VIEWS.forEach( ( view ) => void require( view ) ) );
	const before = added.mock.calls.length;
	expect( [ count( 'pageshow' ), count( 'hashchange' ) ] ).toEqual( [ 1, 1 ] );

	document.body.innerHTML = form( 'second' ) + form( 'third' );
	document.querySelectorAll( 'form' ).forEach( ( one ) => site.wpcf7.init( one ) );
	expect( document.querySelectorAll( 'form[data-steps], form[data-resume]' ) ).toHaveLength( 0 );
	expect( added ).toHaveBeenCalledTimes( before );
} );

test( 'an event of the window reaches the forms in the page, and no removed one', () => {
	document.body.innerHTML = form( 'kept' ) + form( 'removed' );
	jest.isolateModules( () => void require( '../view' ) );
	const [ kept, removed ] = Array.from( document.querySelectorAll( 'form' ) );
	const heard: string[] = [];
	[ kept!, removed! ].forEach( ( one ) =>
		[ 'pageshow', 'hashchange' ].forEach( ( name ) =>
			one.addEventListener( `frontage:${ name }`, () => heard.push( `${ one.parentElement!.id } ${ name }` ) )
		)
	);
	removed!.parentElement!.remove();
	window.dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) );
	window.dispatchEvent( new HashChangeEvent( 'hashchange' ) );
	expect( new Set( heard ) ).toEqual( new Set( [ 'kept pageshow', 'kept hashchange' ] ) );
} );
