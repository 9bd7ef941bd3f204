import { explain } from '../inbox/api';
import type { Ask } from './screen-request';

/** Shows and tests an email without loading the screen again. */
export function tryMails( root: HTMLElement, ask: Ask ) {
	for ( const button of root.querySelectorAll< HTMLButtonElement >( '.frontage-code__try button' ) ) {
		const place = button.closest( '[data-frontage-mail]' )?.querySelector( '[data-frontage-shown]' );
		button.addEventListener( 'click', async ( event ) => {
			event.preventDefault();
			button.disabled = true;
			place?.replaceChildren();
			try {
				place?.insertAdjacentHTML( 'beforeend', ( await ask( button.value ) ).shown );
			} catch ( reason ) {
				const notice = document.createElement( 'div' );
				notice.className = 'notice notice-error inline';
				notice.setAttribute( 'role', 'alert' );
				notice.append( document.createElement( 'p' ) );
				notice.firstElementChild!.textContent = explain( reason ).message;
				place?.append( notice );
			}
			button.disabled = false;
			button.focus();
		} );
	}
}
