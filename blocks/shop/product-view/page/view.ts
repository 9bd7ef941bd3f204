/** Turns the two links into buttons: they switch the view of the next product list in place, and remember it. */
import { set } from '@frontage/kit/storage';

const HALF_A_YEAR = 180 * 24 * 3600; // s
const root = document.documentElement;

function show( view: string ) {
	root.dataset.frontageView = view;
	document.querySelectorAll< HTMLElement >( 'ul[data-frontage-view]' ).forEach( ( list ) => {
		list.dataset.frontageView = view;
		list.classList.toggle( 'is-list', view === 'list' );
		list.classList.toggle( 'is-grid', view !== 'list' );
	} );
	document
		.querySelectorAll< HTMLElement >( '.fr-product-view__button' )
		.forEach( ( button ) => button.setAttribute( 'aria-pressed', String( button.dataset.view === view ) ) );
}

document.querySelectorAll< HTMLElement >( '.fr-product-view__button' ).forEach( ( button ) => {
	button.setAttribute( 'role', 'button' );
	button.removeAttribute( 'aria-current' );
	const choose = ( event: Event ) => {
		event.preventDefault();
		set( 'shop-view', button.dataset.view, { lifetime: HALF_A_YEAR } );
		show( button.dataset.view! );
	};
	button.addEventListener( 'click', choose );
	button.addEventListener( 'keydown', ( event ) => event.key === ' ' && choose( event ) );
} );

show(
	root.dataset.frontageView ??
		document.querySelector< HTMLElement >( 'ul[data-frontage-view]' )?.dataset.frontageView ??
		'grid'
);

// A list that is filtered or paginated without a page load has the view that PHP rendered.
new MutationObserver( () => {
	const list = document.querySelector< HTMLElement >( 'ul[data-frontage-view]' );
	if ( list && list.dataset.frontageView !== root.dataset.frontageView ) {
		show( root.dataset.frontageView! );
	}
} ).observe( document.body, { childList: true, subtree: true } );
