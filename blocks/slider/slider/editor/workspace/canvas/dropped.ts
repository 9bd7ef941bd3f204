import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { Picture } from '../filmstrip/new-slides';
import type { Commands } from './commands';
import { picture } from './new-layers';
import { useGround } from './use-ground';

interface Uploaded extends Picture {
	media_details?: { width?: number; height?: number };
}

/** Pictures that are dropped from the desktop go into the library and onto the slide. */
export function useDropped( { insert, say }: Commands ) {
	const registry = useRegistry();
	const ground = useGround();
	const { createErrorNotice } = useDispatch( noticesStore );
	return ( files: File[] ) => {
		const pictures = files.filter( ( { type } ) => type.startsWith( 'image/' ) );
		if ( ! pictures.length ) {
			return;
		}
		const { mediaUpload } = registry.select( blockEditorStore ).getSettings();
		if ( ! mediaUpload ) {
			say( __( 'You may not upload files.', 'frontage-slider' ) );
			return;
		}
		let told = false;
		mediaUpload( {
			filesList: pictures,
			allowedTypes: [ 'image' ],
			onFileChange( uploaded: Uploaded[] ) {
				// First it tells of files that are on their way: those have no number yet.
				if ( ! told && uploaded.length === pictures.length && uploaded.every( ( { id } ) => id ) ) {
					told = true;
					const made = uploaded.map( ( one ) => picture( ground, { ...one, ...one.media_details } ) );
					insert( made );
				}
			},
			onError: ( { message }: { message: string } ) => {
				say( message );
				void createErrorNotice( message, { type: 'snackbar' } );
			},
		} );
	};
}
