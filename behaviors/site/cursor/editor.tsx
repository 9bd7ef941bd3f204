import { InspectorControls } from '@wordpress/block-editor';
import { TextControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import {
	arrowRight,
	captureVideo,
	download,
	envelope,
	external,
	gallery,
	image,
	info,
	mapMarker,
	plus,
	search,
} from '@wordpress/icons';
import type { ComponentType } from 'react';
import { Icon, ToolsPanel, ToolsPanelItem } from '@frontage/editor';

// The label of the cursor follower over a block: an additional attribute of links and media blocks.

interface Cursor {
	label?: string;
	icon?: string;
}
interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: { frCursor?: Cursor };
	setAttributes: ( attributes: { frCursor: Cursor | undefined } ) => void;
}
interface Settings {
	attributes?: object;
}

const BLOCKS =
	/^(core\/(button|cover|gallery|group|image|media-text|post-featured-image|post-template|video)|frontage\/(carousel|fancy-box|slider|team-member))$/;

/** A selection of core's icons for actions; PHP renders them from the registry by these names. */
const icons = () => [
	{ name: 'core/plus', title: __( 'Plus', 'frontage-site' ), icon: plus },
	{ name: 'core/search', title: __( 'Search', 'frontage-site' ), icon: search },
	{ name: 'core/arrow-right', title: __( 'Arrow onward', 'frontage-site' ), icon: arrowRight },
	{ name: 'core/external', title: __( 'Elsewhere', 'frontage-site' ), icon: external },
	{ name: 'core/capture-video', title: __( 'Film', 'frontage-site' ), icon: captureVideo },
	{ name: 'core/image', title: __( 'Picture', 'frontage-site' ), icon: image },
	{ name: 'core/gallery', title: __( 'Pictures', 'frontage-site' ), icon: gallery },
	{ name: 'core/download', title: __( 'Download', 'frontage-site' ), icon: download },
	{ name: 'core/envelope', title: __( 'Envelope', 'frontage-site' ), icon: envelope },
	{ name: 'core/map-marker', title: __( 'Place', 'frontage-site' ), icon: mapMarker },
	{ name: 'core/info', title: __( 'Information', 'frontage-site' ), icon: info },
];

const isOn = () => ( window as { frontageCursor?: boolean } ).frontageCursor === true;

function CursorPanel( { attributes: { frCursor = {} }, setAttributes }: EditProps ) {
	/** Removes the attribute when it is empty. */
	const change = ( part: Cursor ) => {
		const { label, icon } = { ...frCursor, ...part };
		const said = { ...( label && { label } ), ...( icon && { icon } ) };
		setAttributes( { frCursor: label || icon ? said : undefined } );
	};
	return (
		<ToolsPanel
			label={ __( 'Cursor', 'frontage-site' ) }
			resetAll={ () => setAttributes( { frCursor: undefined } ) }
		>
			<ToolsPanelItem
				label={ __( 'Word', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => Boolean( frCursor.label ) }
				onDeselect={ () => change( { label: '' } ) }
			>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Word beside the cursor', 'frontage-site' ) }
					help={ __( 'Decoration for who uses a mouse: nothing that others would miss.', 'frontage-site' ) }
					maxLength={ 60 }
					value={ frCursor.label ?? '' }
					onChange={ ( label ) => change( { label } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem
				label={ __( 'Icon', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => Boolean( frCursor.icon ) }
				onDeselect={ () => change( { icon: '' } ) }
			>
				<Icon
					label={ __( 'Icon', 'frontage-site' ) }
					none={ __( 'No icon', 'frontage-site' ) }
					icons={ icons() }
					value={ frCursor.icon }
					onChange={ ( icon = '' ) => change( { icon } ) }
				/>
			</ToolsPanelItem>
		</ToolsPanel>
	);
}

addFilter( 'blocks.registerBlockType', 'frontage/cursor', ( settings: Settings, name: string ) =>
	BLOCKS.test( name )
		? { ...settings, attributes: { ...settings.attributes, frCursor: { type: 'object' } } }
		: settings
);

addFilter(
	'editor.BlockEdit',
	'frontage/cursor',
	createHigherOrderComponent(
		( Edit: ComponentType< EditProps > ) =>
			function EditWithCursor( props: EditProps ) {
				return (
					<>
						<Edit { ...props } />
						{ props.isSelected && BLOCKS.test( props.name ) && isOn() && (
							<InspectorControls>
								<CursorPanel { ...props } />
							</InspectorControls>
						) }
					</>
				);
			},
		'withCursor'
	)
);
