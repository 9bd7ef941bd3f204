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

/** So far from each other lie pictures that were dropped together, px of the document. */
const STEP = 24;

/** Tells once of the pictures that came, as soon as each of so many has come or failed. */
export function gathered( count: number, done: ( came: Uploaded[] ) => void ) {
	const came = new Map< number, Uploaded >();
	let failed = 0;
	let told = false;
	const look = () => {
		if ( ! told && came.size + failed >= count ) {
			told = true;
			done( [ ...came.values() ] );
		}
	};
	return {
		/** Also of files that are on their way: those have no number yet. */
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

/** A layer that hangs at the middle of the grid, with its own middle at a point of the stage. */
export function droppedAt(
	layer: BlockInstance,
	{ grid, unit }: Pick< EditingStage, 'grid' | 'unit' >,
	at: Point,
	index = 0,
	level: Level = 0
): BlockInstance {
	// On a narrow level it was let go for that one: on wider ones it lies in the middle.
	const offset = ( from: number, side: number, to: number ) =>
		withLevel( [ 0 ], level, Math.round( ( to - from - side / 2 ) / unit ) + index * STEP );
	const x = set( layer.attributes, 'box.offsetX', offset( grid.x, grid.width, at.x ) );
	return { ...layer, attributes: set( x, 'box.offsetY', offset( grid.y, grid.height, at.y ) ) };
}

/** Pictures that are dropped from the desktop go into the library and onto the slide, where they were let go. */
export function useDropped( { family, insert }: Commands, stage: EditingStage | undefined ) {
	const registry = useRegistry();
	const ground = useGround();
	const level = useView( 'level' );
	const { createErrorNotice } = useDispatch( noticesStore );
	const fails = ( message: string ) => void createErrorNotice( message, { type: 'snackbar', context: NOTICES } ); // Which is spoken, too.
	return ( files: File[], at: Point ) => {
		const pictures = files.filter( ( { type } ) => type.startsWith( 'image/' ) );
		if ( ! pictures.length || ! stage ) {
			return;
		}
		const { mediaUpload } = registry.select( blockEditorStore ).getSettings();
		if ( ! mediaUpload ) {
			fails( __( 'You may not upload files.', 'frontage-slider' ) );
			return;
		}
		const { grid, unit } = stage; // As they are now: a picture may be long on its way.
		const { came, failed } = gathered( pictures.length, ( uploaded ) =>
			insert(
				uploaded.map( ( one, index ) =>
					droppedAt( picture( ground, { ...one, ...one.media_details } ), { grid, unit }, at, index, level )
				),
				family.slide
			)
		);
		mediaUpload( {
			filesList: pictures,
			allowedTypes: [ 'image' ],
			onFileChange: came,
			/** The editor of posts gives the words, others an error. */
			onError( error: string | { message: string } ) {
				fails( typeof error === 'string' ? error : error.message );
				failed();
			},
		} );
	};
}
