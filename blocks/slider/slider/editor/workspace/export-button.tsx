import apiFetch from '@wordpress/api-fetch';
import { speak } from '@wordpress/a11y';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { serialize, type Block } from '@wordpress/blocks';
import { Button, Popover } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { store } from './state';
import { titleOfOwnPost, type EditorStore as PostTitleStore } from './state/edited-post';

const INSIDE: Record< string, string > = { 'frontage/slider': 'slides', 'frontage/slide': 'layers' };

/** The part of the post editor's store used here; it does not exist in every block editor. */
interface EditorStore extends PostTitleStore {
	getCurrentPostId?: () => number | string | null;
	isEditedPostNew?: () => boolean;
	isEditedPostDirty?: () => boolean;
}

/** Converts a block to its part of the document: its stored attributes, and its slides or layers. */
export function part( { name, attributes, innerBlocks }: Block ): Record< string, unknown > {
	if ( name === 'frontage/layer' && attributes.type === 'blocks' ) {
		return { ...attributes, blocks: serialize( innerBlocks ) };
	}
	return innerBlocks.length
		? { ...attributes, [ INSIDE[ name ] ?? 'layers' ]: innerBlocks.map( part ) }
		: { ...attributes };
}

/** Moves the static slide, which may be the last block, to its own key. */
function withStatic( slider: Record< string, unknown >, { innerBlocks }: Block ): Record< string, unknown > {
	const last = innerBlocks.at( -1 );
	const { static: is, ...rest } = last?.attributes ?? {};
	const isPlain = Object.values( rest ).every( ( value ) => value === undefined );
	return last && is === true && isPlain && last.innerBlocks.length
		? { ...slider, slides: innerBlocks.slice( 0, -1 ).map( part ), static: last.innerBlocks.map( part ) }
		: slider;
}

/**
 * Exports a slider from the editor as the document that Sliders → Import accepts on every site with this plugin.
 * `Export\SliderExporter` in PHP exports the stored slider instead; it adds the data that an import kept (`extras`) and
 * lists the images.
 */
export function exportOf( slider: Block ) {
	const { title = '', alias = '' } = slider.attributes as { title?: string; alias?: string };
	return {
		format: 'frontage-slider',
		version: 1,
		title,
		alias,
		slider: { schema: 1, ...withStatic( part( slider ), slider ) },
		extras: [] as unknown[],
		pictures: [] as string[],
	};
}

/** Content of the file, and whether it lacks data kept by an import, which only the slider's post has. */
export async function exported( slider: Block, editor: EditorStore | undefined ) {
	const isOwnPost = editor?.getCurrentPostType?.() === 'frontage_slider';
	const isNew = ! isOwnPost || editor?.isEditedPostNew?.() === true;
	if ( isNew || editor?.isEditedPostDirty?.() ) {
		const name = titleOfOwnPost( editor ); // The title in its block may be outdated.
		const called = name ? { ...slider, attributes: { ...slider.attributes, title: name } } : slider;
		return { content: exportOf( called ), isPartial: ! isNew };
	}
	const content = await apiFetch< ReturnType< typeof exportOf > >( {
		path: `/frontage/v1/sliders/${ editor?.getCurrentPostId?.() }/export`,
	} );
	return { content, isPartial: false };
}

function saveFile( name: string, content: object ) {
	const address = URL.createObjectURL(
		new Blob( [ JSON.stringify( content, null, '\t' ) ], { type: 'application/json' } )
	);
	const link = Object.assign( document.createElement( 'a' ), { href: address, download: name } );
	link.click();
	URL.revokeObjectURL( address );
}

const partial = () =>
	__(
		'The file includes unsaved changes, but not the unsupported settings stored by an import. To include those, save and export again.',
		'frontage-slider'
	);

/**
 * Downloads the slider in its current state, saved or not. Its images are not included; the export in the list of
 * sliders contains both.
 */
export function Export() {
	const registry = useRegistry();
	const sliderNow = () => registry.select( blockEditorStore ).getBlock( registry.select( store ).getView().slider );
	const [ said, setSaid ] = useState( '' );
	const say = ( text: string ) => {
		setSaid( text );
		speak( text );
	};
	const save = async () => {
		const block = sliderNow();
		if ( ! block ) {
			return;
		}
		setSaid( '' );
		// The store is selected by name, so that screens without a post do not load `@wordpress/editor`.
		const editor = registry.select( 'core/editor' ) as EditorStore | undefined;
		const { content, isPartial } = await exported( block, editor );
		const name = ( content.alias || content.title || 'slider' ).toLowerCase().replace( /[^\p{L}\p{N}]+/gu, '-' );
		saveFile( `slider-${ name }.json`, content );
		if ( isPartial ) {
			say( partial() );
		}
	};
	return (
		<>
			<Button
				icon={ download }
				label={ __( 'Export slider', 'frontage-slider' ) }
				onClick={ () => save().catch( ( { message }: Error ) => say( message ) ) }
				size="compact"
			/>
			{ said && (
				<Popover placement="bottom-end" focusOnMount={ false } onClose={ () => setSaid( '' ) }>
					<p className="fr-workspace__said">{ said }</p>
				</Popover>
			) }
		</>
	);
}
