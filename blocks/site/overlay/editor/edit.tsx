import {
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type Template,
} from '@wordpress/block-editor';
import { getBlockType, type BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { asName, OPENS, useOwnName } from './overlay-name';

export type OverlayAttributes = {
	name: string;
	type: string;
	ariaLabel: string;
	history: boolean;
};

const TEMPLATE: Template = [
	[ 'core/heading', { placeholder: __( 'Heading…', 'frontage-site' ) } ],
	[ 'core/paragraph', { placeholder: __( 'Add content or a form…', 'frontage-site' ) } ],
];

const types = () => [
	{ value: 'modal', label: __( 'Centered dialog', 'frontage-site' ) },
	{ value: 'drawer-start', label: __( 'Left drawer', 'frontage-site' ) },
	{ value: 'drawer-end', label: __( 'Right drawer', 'frontage-site' ) },
	{ value: 'drawer-top', label: __( 'Top drawer', 'frontage-site' ) },
	{ value: 'drawer-bottom', label: __( 'Bottom drawer', 'frontage-site' ) },
	{ value: 'full', label: __( 'Full screen', 'frontage-site' ) },
];

type SettingsProps = Pick< BlockEditProps< OverlayAttributes >, 'attributes' | 'setAttributes' > & {
	hasHeading: boolean;
};

function SettingsPanel( { attributes: { name, type, ariaLabel, history }, setAttributes, hasHeading }: SettingsProps ) {
	return (
		<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'HTML anchor', 'frontage-site' ) }
				help={ sprintf(
					/* translators: %s: the address that opens this overlay. */
					__(
						'Link to %s to open it. For buttons and menu items, choose it under Popup in their settings.',
						'frontage-site'
					),
					OPENS + name
				) }
				value={ name }
				onChange={ ( value ) => setAttributes( { name: asName( value ) } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Position', 'frontage-site' ) }
				value={ type }
				options={ types() }
				onChange={ ( value ) => setAttributes( { type: value } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Screen reader label', 'frontage-site' ) }
				help={
					hasHeading
						? __( 'Leave empty to use its heading.', 'frontage-site' )
						: __( 'This popup has no heading. Add a label.', 'frontage-site' )
				}
				value={ ariaLabel }
				onChange={ ( value ) => setAttributes( { ariaLabel: value } ) }
			/>
			<ToggleControl
				label={ __( 'Close with Back button', 'frontage-site' ) }
				checked={ history }
				onChange={ ( value ) => setAttributes( { history: value } ) }
			/>
		</PanelBody>
	);
}

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< OverlayAttributes > ) {
	const { name, type } = attributes;
	const { hasSelected, hasHeading } = useSelect(
		( select ) => {
			const { hasSelectedInnerBlock, getBlocks } = select( blockEditorStore );
			return {
				hasSelected: hasSelectedInnerBlock( clientId, true ),
				hasHeading: getBlocks( clientId ).some( ( block ) => block.name === 'core/heading' ),
			};
		},
		[ clientId ]
	);
	const [ isShown, setShown ] = useState( false );
	const isOpen = isShown || hasSelected || ! name;

	useOwnName( clientId, name, ( ownName ) => {
		setAttributes( { name: ownName } );
		setShown( true ); // A newly inserted overlay opens for editing.
	} );

	const address = OPENS + name;
	const { createInfoNotice } = useDispatch( noticesStore );
	const copy = useCopyToClipboard( address, () => {
		/* translators: %s: the address that opens this overlay. */
		const notice = sprintf( __( '%s copied. Use it as a link URL.', 'frontage-site' ), address );
		void createInfoNotice( notice, { type: 'snackbar' } );
	} );

	const { className, style, ...blockProps } = useBlockProps();
	const inner = useInnerBlocksProps( { className: 'fr-overlay__content' }, { template: TEMPLATE } );

	return (
		<div { ...blockProps } className={ String( className ).replace( /\bhas-\S+/g, '' ) }>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						isPressed={ isOpen }
						onClick={ () => setShown( ! isShown ) }
						disabled={ hasSelected }
					>
						{ __( 'Show content', 'frontage-site' ) }
					</ToolbarButton>
					<ToolbarButton ref={ copy }>{ __( 'Copy link', 'frontage-site' ) }</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<SettingsPanel { ...{ attributes, setAttributes, hasHeading } } />
			</InspectorControls>
			<div className="fr-overlay-placeholder">
				<strong>{ getBlockType( 'frontage/overlay' )?.title }</strong>
				<span>{ address }</span>
				{ ! isOpen && isSelected && (
					<span>{ __( 'Hidden until opened. Show its content to edit it.', 'frontage-site' ) }</span>
				) }
			</div>
			<div
				className={ `${ String( className ) } fr-overlay fr-overlay--${ type }` }
				style={ { ...( style as object ) } }
				hidden={ ! isOpen }
			>
				<div { ...inner } />
			</div>
		</div>
	);
}
