import { BlockControls, InnerBlocks, store as blockEditorStore, useBlockProps } from '@wordpress/block-editor';
import type { Block, BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import { useWorkspace } from './open-workspace';
import { BeforePublishing } from './block/pre-publish-panel';
import { Chooser } from './block/slider-picker';
import { useByAlias } from './block/slider-entities';
import { useOwnPostLock } from './block/edit-original';
import { SliderPlaceholder } from './block/placeholder';
import { Reference } from './block/synced-slider';
import { OwnPostSettings, Settings } from './block/block-settings';
import { SlideButtons } from './block/slide-navigation';
import { Standing, useInsideSettings, useSelectedPlace } from './block/slider-preview';

/** A `type`, since the block library needs an index signature, which an interface lacks. */
export type Attributes = {
	id?: string | undefined;
	alias?: string | undefined;
	title?: string;
	inherit?: string | undefined;
	options?: Record< string, unknown >;
	/** Post id of the slider that this block shows. */
	ref?: number;
	align?: string;
};

type Props = BlockEditProps< Attributes > & { context: { postType?: string } };

const isWide = ( { sliderLayout, disableForceFullWidth }: Record< string, unknown > ) =>
	( sliderLayout === 'fullwidth' || sliderLayout === 'fullscreen' ) && disableForceFullWidth !== true;

/** The slider block in the page: rendered as for visitors, without playback. */
export default function Edit( props: Props ) {
	const { attributes, clientId } = props;
	// Selects only flags, so that typing in a layer does not rerender this component.
	const { isEmpty, isPreview } = useSelect(
		( select ) => {
			const { getBlockOrder, getSettings } = select( blockEditorStore );
			return { isEmpty: ! getBlockOrder( clientId ).length, isPreview: getSettings().isPreviewMode === true };
		},
		[ clientId ]
	);
	const goesOver = ! attributes.align && isWide( attributes.options ?? {} ) && ! attributes.ref;
	const wrapper = useBlockProps( goesOver ? { className: 'alignfull' } : {} );
	useInsideSettings( isPreview ? '' : clientId );
	return (
		<div { ...wrapper }>
			{ isPreview && ! attributes.ref && ! isEmpty ? (
				<Previewed clientId={ clientId } />
			) : (
				<Placed { ...props } isEmpty={ isEmpty } />
			) }
		</div>
	);
}

function Previewed( { clientId }: { clientId: string } ) {
	const block = useSelect( ( select ) => select( blockEditorStore ).getBlock( clientId ), [ clientId ] );
	return block && <Standing block={ block } id={ `fr-${ clientId }` } isPreview />;
}

function Placed( { attributes, setAttributes, clientId, context, isEmpty }: Props & { isEmpty: boolean } ) {
	const { open, isOpen, workspace } = useWorkspace( clientId );
	const alias = isEmpty && ! attributes.ref ? ( attributes.alias ?? '' ) : '';
	const isOwnPost = context.postType === 'frontage_slider';
	useOwnPostLock( isOwnPost );
	const named = useByAlias( isOwnPost ? '' : alias );
	const { __unstableMarkNextChangeAsNotPersistent } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( named.id ) {
			// Not an action of the user: as an undo step, it would be repeated after each undo.
			__unstableMarkNextChangeAsNotPersistent();
			setAttributes( { ref: named.id, alias: undefined } );
		}
	}, [ named.id, setAttributes, __unstableMarkNextChangeAsNotPersistent ] );

	if ( attributes.ref ) {
		return (
			<Reference
				clientId={ clientId }
				id={ attributes.ref }
				attributes={ attributes }
				onChange={ setAttributes }
			/>
		);
	}
	if ( named.isMissing ) {
		return (
			<Chooser
				reason={ __(
					'The shortcode refers to a slider that does not exist on this site. Visitors see nothing here. Choose a slider:',
					'frontage-slider'
				) }
				onChoose={ ( ref ) => setAttributes( { ref, alias: undefined } ) }
				onCancel={ () => setAttributes( { alias: undefined } ) }
			/>
		);
	}
	return (
		<>
			{ isEmpty ? (
				<SliderPlaceholder
					clientId={ clientId }
					isOwnPost={ isOwnPost }
					align={ attributes.align }
					onChange={ setAttributes }
					onBlank={ () => open() }
				/>
			) : (
				<Own
					clientId={ clientId }
					attributes={ attributes }
					setAttributes={ setAttributes }
					isOwnPost={ isOwnPost }
					isCovered={ isOpen }
					onEdit={ open }
				/>
			) }
			{ workspace }
		</>
	);
}

interface OwnProps {
	clientId: string;
	attributes: Attributes;
	setAttributes: ( attributes: Partial< Attributes > ) => void;
	isOwnPost: boolean;
	/** Whether the workspace covers the page. */
	isCovered: boolean;
	onEdit: ( slide?: string ) => void;
}

/** A slider whose slides are in this post. */
function Own( { clientId, attributes, setAttributes, isOwnPost, isCovered, onEdit }: OwnProps ) {
	const seen = useRef< Block | null >( null );
	const block = useSelect(
		( select ) => {
			// While the workspace covers the page, the last version is kept; otherwise every key would render all
			// slides.
			if ( ! isCovered || ! seen.current ) {
				seen.current = select( blockEditorStore ).getBlock( clientId );
			}
			return seen.current;
		},
		[ clientId, isCovered ]
	);
	const { selectBlock } = useDispatch( blockEditorStore );
	const selected = useSelectedPlace( clientId );
	const [ kept, keep ] = useState( 0 );
	if ( ! block ) {
		return null;
	}
	/** Indices of the inner blocks that are regular slides. */
	const slides = block.innerBlocks.flatMap( ( { attributes: { static: is } }, place ) =>
		is === true ? [] : [ place ]
	);
	const at = Math.min( Math.max( 0, selected === undefined ? kept : slides.indexOf( selected ) ), slides.length - 1 );
	const clientIdAt = ( place: number ) => block.innerBlocks[ slides[ place ] ?? 0 ]?.clientId ?? clientId;
	const show = ( place: number ) => {
		keep( place );
		if ( selected !== undefined ) {
			void selectBlock( clientIdAt( place ) );
		}
	};
	const settings = {
		options: attributes.options ?? {},
		onChange: setAttributes,
		onEdit: () => onEdit( clientIdAt( at ) ),
	};
	return (
		<>
			<BlockControls __experimentalShareWithChildBlocks>
				<ToolbarGroup>
					<ToolbarButton icon={ pencil } onClick={ () => onEdit( clientIdAt( at ) ) }>
						{ __( 'Edit slider', 'frontage-slider' ) }
					</ToolbarButton>
				</ToolbarGroup>
				<SlideButtons count={ slides.length } at={ at } onShow={ show } />
			</BlockControls>
			{ isOwnPost ? (
				<OwnPostSettings { ...settings } />
			) : (
				<Settings { ...settings } title={ attributes.title ?? '' } />
			) }
			<Standing block={ block } id={ `fr-${ clientId }` } shown={ slides[ at ] } />
			<BeforePublishing clientId={ clientId } onEdit={ onEdit } />
			{ /* Unselected slides are not rendered here; they are only in the List View. */ }
			{ selected !== undefined && (
				<div className="fr-slider-inside">
					<InnerBlocks renderAppender={ false } templateLock={ false } />
				</div>
			) }
		</>
	);
}
