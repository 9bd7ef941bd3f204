import { explainError } from '../inbox/api';
import type { ScreenRequest } from './screen-request';

/** Shows and tests an email without loading the screen again. */
export function connectEmailPreview( root: HTMLElement, request: ScreenRequest ) {
	for ( const button of root.querySelectorAll< HTMLButtonElement >( '.frontage-code__try button' ) ) {
		const container = button.closest( '[data-frontage-mail]' )?.querySelector( '[data-frontage-shown]' );
		button.addEventListener( 'click', async ( event ) => {
			event.preventDefault();
			button.disabled = true;
			container?.replaceChildren();
			try {
				container?.insertAdjacentHTML( 'beforeend', ( await request( button.value ) ).shown );
			} catch ( error ) {
				const notice = document.createElement( 'div' );
				notice.className = 'notice notice-error inline';
				notice.setAttribute( 'role', 'alert' );
				notice.append( document.createElement( 'p' ) );
				notice.firstElementChild!.textContent = explainError( error ).message;
				container?.append( notice );
			}
			button.disabled = false;
			button.focus();
		} );
	}
}
