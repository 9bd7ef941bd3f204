import {
	BlockIcon,
	MediaPlaceholder,
	MediaUpload,
	store as blockEditorStore,
	type ChosenMedia,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { Button, Modal, Notice, Spinner, VisuallyHidden } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { lazy, Suspense, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { Chooser } from './slider-picker';
import { slides as slidesIcon } from '../slider-icon';
import { blankSlide, slidesOf } from '../new-slides';
import { STARTING } from './new-slider-options';

/** Only who looks for a template loads them. */
const Gallery = lazy( async () => ( {
	default: (
		await import( /* webpackChunkName: "slider/editor/templates" */ '../workspace/templates/template-gallery' )
	).TemplateGallery,
} ) );

interface Props {
	clientId: string;
	/** A slider inside a slider's own post shows no other. */
	isOwnPost: boolean;
	/** How wide somebody wants it already. */
	align: string | undefined;
	onChange: ( attributes: Record< string, unknown > ) => void;
	/** A slide of nothing is there: it wants to be edited. */
	onBlank: () => void;
}

/** An empty slider: pictures, a template, a slider that is there, one from elsewhere. */
export function SliderPlaceholder( { clientId, isOwnPost, align, onChange, onBlank }: Props ) {
	const registry = useRegistry();
	const { replaceInnerBlocks, selectBlock } = useDispatch( blockEditorStore );
	const [ isChoosing, setChoosing ] = useState( false );
	const [ isLooking, setLooking ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const imports = useImportScreen();
	/** Its settings and its slides are one step of undo. */
	const fill = ( attributes: Record< string, unknown >, slides: Block[] ) => {
		registry.batch( () => {
			onChange( attributes );
			replaceInnerBlocks( clientId, slides, false );
		} );
		void selectBlock( clientId );
	};
	/** As the templates do: a column of text is half as wide as a slide is made. */
	const width = isOwnPost || align ? {} : { align: 'wide' };
	const begin = ( slides: Block[] ) => fill( { ...width, ...STARTING }, slides );
	const choose = ( pictures: ChosenMedia[] ) => {
		// While files are on their way the library calls again; it has numbers when they are there.
		if ( pictures.length && pictures.every( ( { id, url } ) => id && url && ! url.startsWith( 'blob:' ) ) ) {
			begin( slidesOf( pictures ) );
		}
	};
	if ( isChoosing ) {
		return <Chooser onChoose={ ( ref ) => onChange( { ref } ) } onCancel={ () => setChoosing( false ) } />;
	}
	return (
		<MediaPlaceholder
			icon={ <BlockIcon icon={ slidesIcon } /> }
			labels={ {
				title: __( 'Slider', 'frontage-slider' ),
				instructions: __(
					'Choose pictures, and each becomes a slide. Or begin with something that is there.',
					'frontage-slider'
				),
			} }
			accept="image/*"
			allowedTypes={ [ 'image' ] }
			multiple
			onSelect={ choose }
			mediaLibraryButton={ () => (
				// Its own would make a gallery first, two clicks more.
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					multiple
					mode="browse"
					onSelect={ ( chosen ) => choose( [ chosen ].flat() ) }
					render={ ( { open } ) => (
						<Button __next40pxDefaultSize variant="secondary" onClick={ open }>
							{ __( 'Choose pictures', 'frontage-slider' ) }
						</Button>
					) }
				/>
			) }
			onError={ setFailure }
		>
			<div className="fr-slider-ways">
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => setLooking( true ) }>
					{ __( 'Choose a template', 'frontage-slider' ) }
				</Button>
				{ ! isOwnPost && (
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => setChoosing( true ) }>
						{ __( 'Use a slider of this site', 'frontage-slider' ) }
					</Button>
				) }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => {
						begin( [ blankSlide() ] );
						onBlank();
					} }
				>
					{ __( 'Start blank', 'frontage-slider' ) }
				</Button>
				{ imports && (
					<Button __next40pxDefaultSize variant="tertiary" href={ imports } target="_blank" rel="noopener">
						{ __( 'Import', 'frontage-slider' ) }
						<VisuallyHidden>{ __( '(opens in a new tab)', 'frontage-slider' ) }</VisuallyHidden>
					</Button>
				) }
			</div>
			{ isLooking && (
				<Modal
					title={ __( 'Choose a template', 'frontage-slider' ) }
					size="fill"
					onRequestClose={ () => setLooking( false ) }
				>
					<Suspense fallback={ <Spinner /> }>
						<Gallery onChoose={ ( { attributes, innerBlocks } ) => fill( attributes, innerBlocks ) } />
					</Suspense>
				</Modal>
			) }
			{ failure && (
				<Notice status="error" onRemove={ () => setFailure( '' ) }>
					{ failure }
				</Notice>
			) }
		</MediaPlaceholder>
	);
}

/** Where sliders from elsewhere are taken in; undefined for who may not. */
function useImportScreen(): string | undefined {
	const mayImport = useSelect(
		( select ) => select( coreStore ).canUser( 'update', { kind: 'root', name: 'site' } ) === true,
		[]
	);
	return mayImport
		? addQueryArgs( 'edit.php', { post_type: 'frontage_slider', page: 'frontage-slider-import' } )
		: undefined;
}
