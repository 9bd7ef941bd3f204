import { SelectControl, ToggleControl } from '@wordpress/components';
import { renderToString } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	calendar,
	cart,
	envelope,
	file,
	help,
	home,
	mapMarker,
	mobile,
	people,
	search,
	tag,
	tool,
} from '@wordpress/icons';
import { Icon, ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import { canvasStyle } from './canvas-style';
import { usePartOptions } from './template-parts';

type Values = { frIcon?: string | undefined; frPanel?: string | undefined; frPanelWide?: boolean | undefined };
export type EditProps = {
	name: string;
	clientId: string;
	attributes: Values;
	setAttributes: ( values: Values ) => void;
	context: Record< string, unknown >;
};

/** A selection of core's icons for menus; PHP renders them from the registry by these names. */
const icons = () => [
	{ name: 'core/home', title: __( 'House', 'frontage-site' ), icon: home },
	{ name: 'core/file', title: __( 'Page', 'frontage-site' ), icon: file },
	{ name: 'core/people', title: __( 'People', 'frontage-site' ), icon: people },
	{ name: 'core/settings', title: __( 'Services', 'frontage-site' ), icon: tool },
	{ name: 'core/tag', title: __( 'Price tag', 'frontage-site' ), icon: tag },
	{ name: 'core/cart', title: __( 'Cart', 'frontage-site' ), icon: cart },
	{ name: 'core/calendar', title: __( 'Calendar', 'frontage-site' ), icon: calendar },
	{ name: 'core/map-marker', title: __( 'Location', 'frontage-site' ), icon: mapMarker },
	{ name: 'core/envelope', title: __( 'Envelope', 'frontage-site' ), icon: envelope },
	{ name: 'core/mobile', title: __( 'Phone', 'frontage-site' ), icon: mobile },
	{ name: 'core/help', title: __( 'Help', 'frontage-site' ), icon: help },
	{ name: 'core/search', title: __( 'Search', 'frontage-site' ), icon: search },
];

export function ItemPanel( { attributes: { frIcon, frPanel, frPanelWide = false }, setAttributes, name }: EditProps ) {
	const parts = usePartOptions( __( 'Default submenu', 'frontage-site' ), frPanel ?? '' );
	return (
		<ToolsPanel
			label={ __( 'Menu item', 'frontage-site' ) }
			resetAll={ () => setAttributes( { frIcon: undefined, frPanel: undefined, frPanelWide: undefined } ) }
		>
			<ToolsPanelItem
				label={ __( 'Icon', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => Boolean( frIcon ) }
				onDeselect={ () => setAttributes( { frIcon: undefined } ) }
			>
				<Icon
					label={ __( 'Icon', 'frontage-site' ) }
					none={ __( 'No icon', 'frontage-site' ) }
					icons={ icons() }
					value={ frIcon }
					onChange={ ( icon ) => setAttributes( { frIcon: icon } ) }
				/>
			</ToolsPanelItem>
			{ name !== 'core/home-link' && (
				<ToolsPanelItem
					label={ __( 'Mega menu', 'frontage-site' ) }
					isShownByDefault
					hasValue={ () => Boolean( frPanel ) }
					onDeselect={ () => setAttributes( { frPanel: undefined, frPanelWide: undefined } ) }
				>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Template part', 'frontage-site' ) }
						help={ __( 'Shown in menus that allow mega menus.', 'frontage-site' ) }
						value={ frPanel ?? '' }
						options={ parts }
						onChange={ ( value ) => setAttributes( { frPanel: value || undefined } ) }
					/>
					{ frPanel && (
						<ToggleControl
							label={ __( 'Full width', 'frontage-site' ) }
							checked={ frPanelWide }
							onChange={ ( value ) => setAttributes( { frPanelWide: value || undefined } ) }
						/>
					) }
				</ToolsPanelItem>
			) }
		</ToolsPanel>
	);
}

/** The item in the canvas. An icon outside this list is shown on the page only. */
export function CanvasItem( { clientId, attributes: { frIcon, frPanel }, context }: EditProps ) {
	const drawing = context[ 'frontage/menu-icons' ]
		? icons().find( ( { name } ) => name === frIcon )?.icon
		: undefined;
	const hasPanel = Boolean( frPanel && context[ 'frontage/menu' ] );
	const css = canvasStyle( clientId, drawing ? renderToString( drawing ) : '', hasPanel );
	return css ? <style>{ css }</style> : null;
}
