import {
	BlockControls,
	InnerBlocks,
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
	[ 'core/heading', { placeholder: __( 'What it is about…', 'frontage-site' ) } ],
	[ 'core/paragraph', { placeholder: __( 'What visitors read when it opens, or a form…', 'frontage-site' ) } ],
];

const types = () => [
	{ value: 'modal', label: __( 'Dialog in the middle', 'frontage-site' ) },
	{ value: 'drawer-start', label: __( 'Drawer where lines begin', 'frontage-site' ) },
	{ value: 'drawer-end', label: __( 'Drawer where lines end', 'frontage-site' ) },
	{ value: 'drawer-top', label: __( 'Drawer from above', 'frontage-site' ) },
	{ value: 'drawer-bottom', label: __( 'Drawer from below', 'frontage-site' ) },
	{ value: 'full', label: __( 'Full window', 'frontage-site' ) },
];

type SettingsProps = Pick< BlockEditProps< OverlayAttributes >, 'attributes' | 'setAttributes' > & {
	hasHeading: boolean;
};

function SettingsPanel( { attributes: { name, type, ariaLabel, history }, setAttributes, hasHeading }: SettingsProps ) {
	return (
		<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Name for links', 'frontage-site' ) }
				help={ sprintf(
					/* translators: %s: the address that opens this overlay. */
					__(
						'A link to %s opens it. Buttons and menu items choose it in their own settings, under Popup.',
						'frontage-site'
					),
					OPENS + name
				) }
				value={ name }
				onChange={ ( value ) => setAttributes( { name: asName( value ) } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Where it opens', 'frontage-site' ) }
				value={ type }
				options={ types() }
				onChange={ ( value ) => setAttributes( { type: value } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Label for screen readers', 'frontage-site' ) }
				help={
					hasHeading
						? __( 'Its heading is read out unless you write something here.', 'frontage-site' )
						: __( 'It has no heading: say what it is for.', 'frontage-site' )
				}
				value={ ariaLabel }
				onChange={ ( value ) => setAttributes( { ariaLabel: value } ) }
			/>
			<ToggleControl
				label={ __( 'The browser’s Back closes it on computers too', 'frontage-site' ) }
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
		const notice = sprintf( __( '%s is copied: make it the address of a link.', 'frontage-site' ), address );
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
					<span>{ __( 'Hidden until it is called: show its content to work on it.', 'frontage-site' ) }</span>
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

export const save = () => <InnerBlocks.Content />;
