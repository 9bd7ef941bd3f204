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

/** Loaded only when somebody opens the templates. */
const Gallery = lazy( async () => ( {
	default: (
		await import( /* webpackChunkName: "slider/editor/templates" */ '../workspace/templates/template-gallery' )
	).TemplateGallery,
} ) );

interface Props {
	clientId: string;
	/** A slider in its own post cannot show another one. */
	isOwnPost: boolean;
	/** Alignment that is already set. */
	align: string | undefined;
	onChange: ( attributes: Record< string, unknown > ) => void;
	/** Called when an empty slide was added, to open the workspace. */
	onBlank: () => void;
}

/** Placeholder of an empty slider: images, a template, an existing slider, or an import. */
export function SliderPlaceholder( { clientId, isOwnPost, align, onChange, onBlank }: Props ) {
	const registry = useRegistry();
	const { replaceInnerBlocks, selectBlock } = useDispatch( blockEditorStore );
	const [ isChoosing, setChoosing ] = useState( false );
	const [ isChoosingTemplate, setChoosingTemplate ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	/** Settings and slides are one undo step. */
	const fill = ( attributes: Record< string, unknown >, slides: Block[] ) => {
		registry.batch( () => {
			onChange( attributes );
			replaceInnerBlocks( clientId, slides, false );
		} );
		void selectBlock( clientId );
	};
	/** Like templates, it becomes wide, since a text column is only half as wide as a slide is designed. */
	const width = isOwnPost || align ? {} : { align: 'wide' };
	const begin = ( slides: Block[] ) => fill( { ...width, ...STARTING }, slides );
	const choose = ( pictures: ChosenMedia[] ) => {
		// The library also calls during uploads; images have ids when they are complete.
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
					'Choose images to create a slide for each, or start from a template or an existing slider.',
					'frontage-slider'
				),
			} }
			accept="image/*"
			allowedTypes={ [ 'image' ] }
			multiple
			onSelect={ choose }
			mediaLibraryButton={ () => (
				// The placeholder's own media button would create a gallery first, which takes two more clicks.
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					multiple
					mode="browse"
					onSelect={ ( chosen ) => choose( [ chosen ].flat() ) }
					render={ ( { open } ) => (
						<Button __next40pxDefaultSize variant="secondary" onClick={ open }>
							{ __( 'Choose images', 'frontage-slider' ) }
						</Button>
					) }
				/>
			) }
			onError={ setFailure }
		>
			<StartButtons
				isOwnPost={ isOwnPost }
				onTemplate={ () => setChoosingTemplate( true ) }
				onExisting={ () => setChoosing( true ) }
				onBlank={ () => {
					begin( [ blankSlide() ] );
					onBlank();
				} }
			/>
			{ isChoosingTemplate && <TemplateModal onFill={ fill } onClose={ () => setChoosingTemplate( false ) } /> }
			{ failure && (
				<Notice status="error" onRemove={ () => setFailure( '' ) }>
					{ failure }
				</Notice>
			) }
		</MediaPlaceholder>
	);
}

interface StartButtonsProps extends Pick< Props, 'isOwnPost' | 'onBlank' > {
	onTemplate: () => void;
	onExisting: () => void;
}

/** Ways to start without images. */
function StartButtons( { isOwnPost, onTemplate, onExisting, onBlank }: StartButtonsProps ) {
	const importUrl = useImportScreen();
	return (
		<div className="fr-slider-ways">
			<Button __next40pxDefaultSize variant="secondary" onClick={ onTemplate }>
				{ __( 'Choose template', 'frontage-slider' ) }
			</Button>
			{ ! isOwnPost && (
				<Button __next40pxDefaultSize variant="secondary" onClick={ onExisting }>
					{ __( 'Choose existing slider', 'frontage-slider' ) }
				</Button>
			) }
			<Button __next40pxDefaultSize variant="tertiary" onClick={ onBlank }>
				{ __( 'Start blank', 'frontage-slider' ) }
			</Button>
			{ importUrl && (
				<Button __next40pxDefaultSize variant="tertiary" href={ importUrl } target="_blank" rel="noopener">
					{ __( 'Import', 'frontage-slider' ) }
					<VisuallyHidden>{ __( '(opens in a new tab)', 'frontage-slider' ) }</VisuallyHidden>
				</Button>
			) }
		</div>
	);
}

interface TemplateModalProps {
	onFill: ( attributes: Record< string, unknown >, slides: Block[] ) => void;
	onClose: () => void;
}

function TemplateModal( { onFill, onClose }: TemplateModalProps ) {
	return (
		<Modal title={ __( 'Choose template', 'frontage-slider' ) } size="fill" onRequestClose={ onClose }>
			<Suspense fallback={ <Spinner /> }>
				<Gallery onChoose={ ( { attributes, innerBlocks } ) => onFill( attributes, innerBlocks ) } />
			</Suspense>
		</Modal>
	);
}

/** URL of the import screen; undefined without permission. */
function useImportScreen(): string | undefined {
	const mayImport = useSelect(
		( select ) => select( coreStore ).canUser( 'update', { kind: 'root', name: 'site' } ) === true,
		[]
	);
	return mayImport
		? addQueryArgs( 'edit.php', { post_type: 'frontage_slider', page: 'frontage-slider-import' } )
		: undefined;
}
