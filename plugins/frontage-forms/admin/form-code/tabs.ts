/** Turns the links above the panels into tabs; without script the panels are below each other. */
export function createTabs( root: HTMLElement, activeTabInput: HTMLInputElement | null ) {
	const list = root.querySelector< HTMLElement >( '.frontage-code__tabs' );
	const tabs = [ ...root.querySelectorAll< HTMLAnchorElement >( '.frontage-code__tabs .nav-tab' ) ];
	const panelOf = ( tab: HTMLElement ) => root.querySelector< HTMLElement >( `#${ CSS.escape( idOf( tab ) ) }` );
	if ( ! list || ! tabs.length ) {
		return { show: () => {} };
	}
	root.classList.add( 'frontage-code--tabs' );
	list.setAttribute( 'role', 'tablist' );

	const show = ( id: string, focus = false ) => {
		const tabToShow = tabs.find( ( tab ) => idOf( tab ) === id ) ?? tabs[ 0 ];
		for ( const tab of tabs ) {
			const on = tab === tabToShow;
			const panel = panelOf( tab );
			tab.classList.toggle( 'nav-tab-active', on );
			tab.setAttribute( 'role', 'tab' );
			tab.setAttribute( 'aria-selected', String( on ) );
			tab.setAttribute( 'aria-controls', idOf( tab ) );
			tab.tabIndex = on ? 0 : -1;
			if ( panel ) {
				panel.hidden = ! on;
				panel.setAttribute( 'role', 'tabpanel' );
				panel.setAttribute( 'aria-labelledby', tab.id );
			}
		}
		if ( activeTabInput && tabToShow ) {
			activeTabInput.value = idOf( tabToShow );
		}
		if ( focus ) {
			tabToShow?.focus();
		}
		root.dispatchEvent( new CustomEvent( 'frontage:panel' ) );
	};

	list.addEventListener( 'click', ( event ) => {
		const tab = ( event.target as Element ).closest< HTMLElement >( '.nav-tab' );
		if ( tab ) {
			event.preventDefault();
			show( idOf( tab ) );
		}
	} );
	list.addEventListener( 'keydown', ( event ) => {
		const at = tabs.indexOf( event.target as HTMLAnchorElement );
		const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
		const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
		const step = { [ forward ]: at + 1, [ backward ]: at - 1, Home: 0, End: tabs.length - 1 }[ event.key ];
		const next = step === undefined ? undefined : tabs[ ( step + tabs.length ) % tabs.length ];
		if ( at >= 0 && next ) {
			event.preventDefault();
			show( idOf( next ), true );
		}
	} );
	return { show };
}

const idOf = ( tab: HTMLElement ) => ( tab.getAttribute( 'href' ) ?? '' ).slice( 1 );
