import { TextControl } from '@wordpress/components';
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
import { Icon, ToolsPanel, ToolsPanelItem, type ExtendedProps } from '@frontage/editor';

interface Cursor {
	label?: string;
	icon?: string;
}
export interface Values {
	frCursor?: Cursor | undefined;
}

/** A selection of core's icons for actions; PHP renders them from the registry by these names. */
const icons = () => [
	{ name: 'core/plus', title: __( 'Plus', 'frontage-site' ), icon: plus },
	{ name: 'core/search', title: __( 'Search', 'frontage-site' ), icon: search },
	{ name: 'core/arrow-right', title: __( 'Arrow forward', 'frontage-site' ), icon: arrowRight },
	{ name: 'core/external', title: __( 'External link', 'frontage-site' ), icon: external },
	{ name: 'core/capture-video', title: __( 'Video', 'frontage-site' ), icon: captureVideo },
	{ name: 'core/image', title: __( 'Image', 'frontage-site' ), icon: image },
	{ name: 'core/gallery', title: __( 'Images', 'frontage-site' ), icon: gallery },
	{ name: 'core/download', title: __( 'Download', 'frontage-site' ), icon: download },
	{ name: 'core/envelope', title: __( 'Envelope', 'frontage-site' ), icon: envelope },
	{ name: 'core/map-marker', title: __( 'Location', 'frontage-site' ), icon: mapMarker },
	{ name: 'core/info', title: __( 'Info', 'frontage-site' ), icon: info },
];

export function CursorPanel( { attributes: { frCursor = {} }, setAttributes }: ExtendedProps< Values > ) {
	/** Removes the attribute when it is empty. */
	const change = ( part: Cursor ) => {
		const { label, icon } = { ...frCursor, ...part };
		const next = { ...( label && { label } ), ...( icon && { icon } ) };
		setAttributes( { frCursor: label || icon ? next : undefined } );
	};
	return (
		<ToolsPanel
			label={ __( 'Cursor', 'frontage-site' ) }
			resetAll={ () => setAttributes( { frCursor: undefined } ) }
		>
			<ToolsPanelItem
				label={ __( 'Text', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => Boolean( frCursor.label ) }
				onDeselect={ () => change( { label: '' } ) }
			>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Cursor text', 'frontage-site' ) }
					help={ __( 'Decorative only. Visitors without a mouse don’t see it.', 'frontage-site' ) }
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
