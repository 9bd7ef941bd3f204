import { BlockControls, InspectorControls, store as blockEditorStore } from '@wordpress/block-editor';
import { cloneBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { Button, Notice, PanelBody, Placeholder, Spinner, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { pencil, replace } from '@wordpress/icons';
import { Failed } from '@frontage/editor';
import { Chooser } from './slider-picker';
import { useReferred } from './slider-entities';
import { useOriginal } from './edit-original';
import { Printed } from './server-rendered-slider';
import { SlideButtons } from './slide-navigation';
import { Standing } from './slider-preview';

interface Props {
	clientId: string;
	/** Post id of the slider. */
	id: number;
	/** Other attributes of the block in the page, such as its alignment. */
	attributes: Record< string, unknown >;
	onChange: ( attributes: { ref: number } ) => void;
}

type Referred = ReturnType< typeof useReferred >;
type Unavailable = Exclude< Referred, { status: 'editable' } >;

interface UnavailableProps {
	id: number;
	referred: Unavailable;
	onChoose: ( ref: number ) => void;
}

/** Shown while the slider cannot be edited: deleted, failed, in the trash, readable only, or loading. */
function UnavailableSlider( { id, referred, onChoose }: UnavailableProps ) {
	switch ( referred.status ) {
		case 'missing':
			return (
				<Chooser
					reason={ __(
						'This slider has been deleted. Visitors see nothing here. Choose another slider:',
						'frontage-slider'
					) }
					onChoose={ onChoose }
				/>
			);
		case 'failed':
			return (
				<Failed again={ __( 'Try again', 'frontage-slider' ) } onAgain={ referred.again }>
					{ __( 'Could not load this slider. The page has not been changed.', 'frontage-slider' ) }
				</Failed>
			);
		case 'trashed':
			return (
				<Chooser
					reason={ __(
						'This slider is in the trash. Visitors see nothing here. Restore it under Sliders, or choose another slider:',
						'frontage-slider'
					) }
					onChoose={ onChoose }
				/>
			);
		case 'readable':
			return (
				<>
					<InspectorControls>
						<Notice status="info" isDismissible={ false } politeness="polite">
							{ __(
								'You can insert this slider but not edit it. Editing requires permission to edit pages by other users.',
								'frontage-slider'
							) }
						</Notice>
					</InspectorControls>
					<Printed id={ id } />
				</>
			);
		case 'loading':
			return (
				<Placeholder>
					<Spinner />
				</Placeholder>
			);
	}
}

type Original = ReturnType< typeof useOriginal >;

interface ToolbarProps {
	block: BlockInstance | undefined;
	slide: number;
	onShow: ( slide: number ) => void;
	onReplace: () => void;
	original: Original;
}

function SliderToolbar( { block, slide, onShow, onReplace, original }: ToolbarProps ) {
	return (
		<BlockControls>
			{ block && (
				<SlideButtons
					count={ block.innerBlocks.filter( ( { attributes: { static: is } } ) => is !== true ).length }
					at={ slide }
					onShow={ onShow }
				/>
			) }
			<ToolbarGroup>
				<ToolbarButton icon={ pencil } { ...original }>
					{ __( 'Edit original', 'frontage-slider' ) }
				</ToolbarButton>
				<ToolbarButton
					icon={ replace }
					label={ __( 'Choose another slider', 'frontage-slider' ) }
					onClick={ onReplace }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}

interface InspectorProps extends Pick< ToolbarProps, 'block' | 'original' > {
	title: string;
	isDraft: boolean;
	onDetach: ( block: BlockInstance ) => void;
}

function SliderInspector( { block, title, isDraft, original, onDetach }: InspectorProps ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Saved slider', 'frontage-slider' ) }>
				<p>
					<strong>{ title }</strong>
				</p>
				{ isDraft && (
					<Notice status="warning" isDismissible={ false } politeness="polite">
						{ __( 'Draft, not visible to visitors', 'frontage-slider' ) }
					</Notice>
				) }
				<p>{ __( 'Changes to the original apply everywhere it is used.', 'frontage-slider' ) }</p>
				<Button __next40pxDefaultSize variant="secondary" { ...original }>
					{ __( 'Edit original', 'frontage-slider' ) }
				</Button>
				{ block && (
					<>
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => onDetach( block ) }>
							{ __( 'Detach', 'frontage-slider' ) }
						</Button>
						<p>
							{ __(
								'Replaces this with an independent copy on this page. The original does not change.',
								'frontage-slider'
							) }
						</p>
					</>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

/** A slider of the site that this page shows; edits apply to every page that uses it. */
export function Reference( { clientId, id, attributes, onChange }: Props ) {
	const referred = useReferred( id );
	const original = useOriginal( id );
	const [ isReplacing, setReplacing ] = useState( false );
	const [ slide, setSlide ] = useState( 0 );
	const { replaceBlocks } = useDispatch( blockEditorStore );
	const choose = ( ref: number ) => {
		onChange( { ref } );
		setReplacing( false );
		setSlide( 0 );
	};
	/** Copies the slider into the page; the block's own attributes stay. */
	const detach = ( block: BlockInstance ) => {
		const { ref: gone, ...own } = attributes;
		// Name and number stay with the original.
		void replaceBlocks( clientId, cloneBlock( block, { ...own, id: undefined, alias: undefined } ) );
	};

	if ( isReplacing ) {
		return <Chooser onChoose={ choose } onCancel={ () => setReplacing( false ) } />;
	}
	if ( referred.status !== 'editable' ) {
		return <UnavailableSlider { ...{ id, referred } } onChoose={ choose } />;
	}
	const { block, title, isDraft } = referred;
	return (
		<>
			<SliderToolbar
				{ ...{ block, slide, original } }
				onShow={ setSlide }
				onReplace={ () => setReplacing( true ) }
			/>
			<SliderInspector { ...{ block, title, isDraft, original } } onDetach={ detach } />
			{ block && block.innerBlocks.length > 0 ? (
				<Standing block={ block } id={ `fr-${ clientId }` } shown={ slide } />
			) : (
				<Placeholder
					label={ title || __( 'Slider', 'frontage-slider' ) }
					instructions={ __( 'This slider has no slides yet.', 'frontage-slider' ) }
				>
					<Button __next40pxDefaultSize variant="primary" { ...original }>
						{ __( 'Edit original', 'frontage-slider' ) }
					</Button>
				</Placeholder>
			) }
		</>
	);
}
