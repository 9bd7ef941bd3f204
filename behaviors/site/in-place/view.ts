/** Filters or extends a list in place: fetches the linked page and takes the list from it. If that fails, the link navigates as usual. */
import { announce } from '@frontage/kit/announce';
import { maySkip } from '../media-dialog/skippable-transition';

const LIST = '.wp-block-post-template';
const QUERY = '.wp-block-query';
const FILTER = `${ QUERY } .fr-term-filter`;
const NEXT = '.wp-block-query-pagination-next';
const PAGES = '.wp-block-query-pagination';
/** How often a list grows by scrolling; then its button has to be pressed. */
const BY_ITSELF = 2;

/** The latest request per list: a request of another list must not abort it. */
const latest = new WeakMap< Element, AbortController >();

async function read( query: Element, url: string ) {
	latest.get( query )?.abort();
	const control = new AbortController();
	latest.set( query, control );
	// The response is inserted into the page, so it has to be same-origin; redirects to another site are rejected, too.
	const response = await fetch( url, { mode: 'same-origin', signal: control.signal } );
	if ( ! response.ok ) {
		throw new Error();
	}
	return new DOMParser().parseFromString( await response.text(), 'text/html' );
}

/** Styles, script modules and their data: WordPress prints those of the blocks on a page. */
const PARTS = ':is(style,[rel=stylesheet],[type=module],[type$=json])[id]';

/**
 * Adds assets that the new entries need and this page lacks, and starts the blocks' scripts. Their imports are in this
 * page's import map already (`Portfolio\InPlace`).
 */
function announceResults( query: Element, page: Document ) {
	for ( const { id, outerHTML, textContent } of page.querySelectorAll( PARTS ) ) {
		const current = document.getElementById( id );
		if ( ! current ) {
			// Scripts of a parsed document never run; those of a contextual fragment do.
			document.head.append( document.createRange().createContextualFragment( outerHTML ) );
		} else if ( current.matches( 'style' ) && ! current.textContent!.includes( textContent! ) ) {
			current.append( textContent! ); // Inline rules of blocks share one element.
		}
	}
	query.dispatchEvent( new Event( 'frontage:in-place:swapped', { bubbles: true } ) );
}

const queryOf = ( within: Document, id: string ) => within.getElementById( id )!.closest< HTMLElement >( QUERY )!;

async function filter( id: string, url: string, shouldPush: boolean ) {
	try {
		const now = queryOf( document, id );
		const page = await read( now, url );
		const next = queryOf( page, id );
		const nav = () => document.getElementById( id )!;
		const choices = () => [ ...nav().querySelectorAll< HTMLElement >( 'a,select,button' ) ];
		const at = choices().indexOf( now.ownerDocument.activeElement as HTMLElement );
		const swap = () => {
			now.replaceChildren( ...next.childNodes );
			choices()[ at ]?.focus( { preventScroll: true } );
			watch( now );
			announceResults( now, page );
		};
		if ( document.startViewTransition && ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
			const transition = document.startViewTransition( swap );
			maySkip( transition );
			await transition.updateCallbackDone;
		} else {
			swap();
		}
		if ( shouldPush ) {
			history.replaceState( { ...history.state, frFilter: id }, '' );
			history.pushState( { frFilter: id }, '', url );
		}
		announce( nav().dataset.found! );
	} catch ( error ) {
		if ( ( error as Error ).name !== 'AbortError' ) {
			location.assign( url );
		}
	}
}

async function loadMore( query: HTMLElement, url: string, isByVisitor: boolean ) {
	try {
		const page = await read( query, url );
		const at = [ ...document.querySelectorAll( QUERY ) ].indexOf( query );
		const next = page.querySelectorAll( QUERY )[ at ];
		const list = query.querySelector( LIST )!;
		const items = [ ...next!.querySelector( LIST )!.children ];
		list.append( ...items );
		query.querySelector( PAGES )!.replaceWith( next!.querySelector( `${ PAGES }:has(${ NEXT })` ) ?? '' );
		history.replaceState( history.state, '', url );
		announceResults( query, page );
		const count = items.length.toLocaleString( document.documentElement.lang || undefined );
		announce( query.dataset.frAdded!.replace( '%s', count ) );
		if ( isByVisitor ) {
			items[ 0 ]?.querySelector< HTMLElement >( 'a,button' )?.focus();
		}
		return true;
	} catch ( error ) {
		if ( isByVisitor && ( error as Error ).name !== 'AbortError' ) {
			location.assign( url );
		}
		return false;
	}
}

/** Loads more entries when the list's end is reached; restarts after each filter. */
function watch( query: HTMLElement, remaining = BY_ITSELF ) {
	const pages = query.querySelector( PAGES );
	if ( pages && remaining && query.dataset.frPaging === 'infinite-with-button' ) {
		const observer = new IntersectionObserver( ( entries ) => {
			const next = pages.querySelector< HTMLAnchorElement >( NEXT );
			if ( next && entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				void loadMore( query, next.href, false ).then(
					( hasGrown ) => hasGrown && watch( query, remaining - 1 )
				);
			}
		} );
		observer.observe( pages );
	}
}

document.addEventListener( 'click', ( event ) => {
	const link = ( event.target as Element ).closest( 'a' );
	// A listener that prevented the event handles the click.
	if ( event.defaultPrevented || ! link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ) {
		return;
	}
	const nav = link.closest( FILTER );
	const query = link.closest< HTMLElement >( '[data-fr-paging]' );
	if ( nav ) {
		event.preventDefault();
		void filter( nav.id, link.href, true );
	} else if ( query && link.matches( NEXT ) ) {
		event.preventDefault();
		void loadMore( query, link.href, true );
	}
} );

document.addEventListener( 'submit', ( event ) => {
	const form = event.target as HTMLFormElement;
	const nav = form.closest( FILTER );
	if ( nav ) {
		event.preventDefault();
		const url = new URL( form.action );
		url.search = `${ new URLSearchParams( new FormData( form ) as unknown as Record< string, string > ) }`;
		void filter( nav.id, url.href, true );
	}
} );

addEventListener( 'popstate', ( { state } ) => {
	if ( state?.frFilter ) {
		void filter( state.frFilter, location.href, false );
	}
} );

for ( const query of document.querySelectorAll< HTMLElement >( '[data-fr-paging]' ) ) {
	query.classList.add( 'is-growing' );
	watch( query );
}
