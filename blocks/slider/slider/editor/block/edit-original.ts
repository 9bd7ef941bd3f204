import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { MouseEvent } from 'react';
import { NAME } from './slider-entities';

/** Admin screens whose editor opens any post with a way back. The site editor only opens templates, patterns and pages. */
const OPENS_ANY = [ 'post-php', 'post-new-php' ];

const canOpenAny = () => OPENS_ANY.some( ( screen ) => document.body.classList.contains( screen ) );

/** Props for a link to a slider of the site. Unsaved changes stay if the editor can navigate itself; modifier keys open a new tab. */
export function useOriginal( id: number ) {
	const navigate = useSelect( ( select ) => select( blockEditorStore ).getSettings().onNavigateToEntityRecord, [] );
	const href = addQueryArgs( 'post.php', { post: id, action: 'edit' } );
	const onClick = ( event: MouseEvent ) => {
		if ( event.metaKey || event.ctrlKey || event.shiftKey ) {
			return;
		}
		event.preventDefault();
		if ( navigate && canOpenAny() ) {
			navigate( { postId: id, postType: NAME } );
		} else {
			// The link may be in the canvas, whose iframe must not navigate.
			window.location.assign( href );
		}
	};
	return { href, onClick };
}

/** A slider's post contains exactly one slider; an editor that navigated there from a page still has that page's settings. */
export function useOwnPostLock( isOwnPost: boolean ) {
	const isLocked = useSelect( ( select ) => select( blockEditorStore ).getSettings().templateLock === 'insert', [] );
	const { updateSettings } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( isOwnPost && ! isLocked ) {
			updateSettings( { templateLock: 'insert' } );
		}
	}, [ isOwnPost, isLocked, updateSettings ] );
}
