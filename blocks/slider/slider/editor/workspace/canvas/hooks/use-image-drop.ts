import type { EditingStage } from '@frontage/slider/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { Picture } from '../../../new-slides';
import { NOTICES } from '../../notice-contexts';
import { useView } from '../../state/workspace-hooks';
import { set, withLevel, type Level } from '../../state/attribute-paths';
import type { Commands } from '../layers/layer-commands';
import type { Point } from '../geometry/box';
import { picture } from '../layers/new-layers';
import { useGround } from './use-new-layer-context';

interface Uploaded extends Picture {
	media_details?: { width?: number; height?: number };
}

/** Distance between images that were dropped together, px of the document. */
const STEP = 24;

/** Collects uploads, and calls `done` once when each of `count` images has finished or failed. */
export function collectUploads( count: number, done: ( came: Uploaded[] ) => void ) {
	const came = new Map< number, Uploaded >();
	let failed = 0;
	let hasNotified = false;
	const look = () => {
		if ( ! hasNotified && came.size + failed >= count ) {
			hasNotified = true;
			done( [ ...came.values() ] );
		}
	};
	return {
		/** Also called during the upload, when files have no id yet. */
		came( uploaded: readonly ( Uploaded | null )[] ) {
			uploaded.forEach( ( one ) => one?.id && came.set( one.id, one ) );
			look();
		},
		failed() {
			failed++;
			look();
		},
	};
}

/** A layer anchored to the center of the grid, with its own center at a point of the stage. */
export function layerAt(
	layer: BlockInstance,
	{ grid, unit }: Pick< EditingStage, 'grid' | 'unit' >,
	at: Point,
	index = 0,
	level: Level = 0
): BlockInstance {
	// At a narrow breakpoint the drop position applies only there; at wider ones the layer is centered.
	const offset = ( from: number, side: number, to: number ) =>
		withLevel( [ 0 ], level, Math.round( ( to - from - side / 2 ) / unit ) + index * STEP );
	const x = set( layer.attributes, 'box.offsetX', offset( grid.x, grid.width, at.x ) );
	return { ...layer, attributes: set( x, 'box.offsetY', offset( grid.y, grid.height, at.y ) ) };
}

/** Uploads images dropped from the desktop to the media library and adds them to the slide at the drop position. */
export function useDropped( { family, insert }: Commands, stage: EditingStage | undefined ) {
	const registry = useRegistry();
	const ground = useGround();
	const level = useView( 'level' );
	const { createErrorNotice } = useDispatch( noticesStore );
	const fails = ( message: string ) => void createErrorNotice( message, { type: 'snackbar', context: NOTICES } ); // The notice is also announced.
	return ( files: File[], at: Point ) => {
		const pictures = files.filter( ( { type } ) => type.startsWith( 'image/' ) );
		if ( ! pictures.length || ! stage ) {
			return;
		}
		const { mediaUpload } = registry.select( blockEditorStore ).getSettings();
		if ( ! mediaUpload ) {
			fails( __( 'Sorry, you are not allowed to upload files.', 'frontage-slider' ) );
			return;
		}
		const { grid, unit } = stage; // The current values, since the upload may have taken long.
		const { came, failed } = collectUploads( pictures.length, ( uploaded ) =>
			insert(
				uploaded.map( ( one, index ) =>
					layerAt( picture( ground, { ...one, ...one.media_details } ), { grid, unit }, at, index, level )
				),
				family.slide
			)
		);
		mediaUpload( {
			filesList: pictures,
			allowedTypes: [ 'image' ],
			onFileChange: came,
			/** The post editor passes a text, other editors an error object. */
			onError( error: string | { message: string } ) {
				fails( typeof error === 'string' ? error : error.message );
				failed();
			},
		} );
	};
}
