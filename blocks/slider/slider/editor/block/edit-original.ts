import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { MouseEvent } from 'react';
import { NAME } from './slider-entities';

/** Admin screens whose editor opens any post in its own place, with a way back; the site editor finds templates, patterns and pages alone. */
const OPENS_ANY = [ 'post-php', 'post-new-php' ];

const canOpenAny = () => OPENS_ANY.some( ( screen ) => document.body.classList.contains( screen ) );

/** What a link needs that leads to a slider of the site: what was changed so far stays where the editor can, a new tab if somebody asks for one. */
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
			// The link may stand in the canvas: its frame is not what should go there.
			window.location.assign( href );
		}
	};
	return { href, onClick };
}

/** A slider's post holds one slider; an editor that came to it from a page has that page's settings. */
export function useOwnPostLock( isOwnPost: boolean ) {
	const isLocked = useSelect( ( select ) => select( blockEditorStore ).getSettings().templateLock === 'insert', [] );
	const { updateSettings } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( isOwnPost && ! isLocked ) {
			updateSettings( { templateLock: 'insert' } );
		}
	}, [ isOwnPost, isLocked, updateSettings ] );
}
