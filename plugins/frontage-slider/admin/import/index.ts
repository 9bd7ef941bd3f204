import { __, sprintf } from '@wordpress/i18n';
import '../question.css';
import { sentence } from './api';
import { enableDrop } from './file-drop';
import { enableFont } from './install-fonts';
import './import.css';
import { allPictures, enablePlan } from './review-step';
import { enableUndo } from './undo-question';

/** Sliders → Import works without JavaScript; this adds progress and dropping files. */
function enablePictures( button: HTMLButtonElement ) {
	button.form?.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		const status = button.form?.querySelector( '[role="status"]' );
		if ( button.getAttribute( 'aria-disabled' ) ) {
			return;
		}
		button.setAttribute( 'aria-disabled', 'true' );
		const say = ( text: string ) => {
			if ( status ) {
				status.textContent = text;
			}
		};
		say( __( 'Copying…', 'frontage-slider' ) );
		allPictures( Number( button.dataset.slider ), [ button.dataset.host ?? '' ], true, ( copied ) =>
			/* translators: %d: number of pictures */
			say( sprintf( __( '%d files copied…', 'frontage-slider' ), copied ) )
		).then(
			() => window.location.reload(),
			( error: unknown ) => {
				button.removeAttribute( 'aria-disabled' );
				say( sentence( error ) );
			}
		);
	} );
}

enableUndo( document );
document.querySelectorAll< HTMLElement >( '.frontage-drop' ).forEach( enableDrop );
document.querySelectorAll< HTMLFormElement >( '.frontage-plan' ).forEach( enablePlan );
document.querySelectorAll< HTMLButtonElement >( 'button[data-host]' ).forEach( enablePictures );
document.querySelectorAll< HTMLButtonElement >( 'button[data-font]' ).forEach( enableFont );
