import { SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { renderToString } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	arrowLeft,
	arrowRight,
	calendar,
	cart,
	check,
	download,
	envelope,
	external,
	mapMarker,
	plus,
	search,
	starFilled,
} from '@wordpress/icons';
import { Icon, ToggleItem, ToolsPanel, ToolsPanelItem, type ExtendedProps } from '@frontage/editor';
import { canvasStyle, type ButtonIcon } from './canvas-style';

export interface Values {
	frIcon?: ButtonIcon | undefined;
	frDownload?: boolean | undefined;
}

/** A selection of core's icons for buttons; PHP renders them from the registry by these names. */
const icons = () => [
	{ name: 'core/arrow-right', title: __( 'Arrow forward', 'frontage-site' ), icon: arrowRight },
	{ name: 'core/arrow-left', title: __( 'Arrow back', 'frontage-site' ), icon: arrowLeft },
	{ name: 'core/external', title: __( 'External link', 'frontage-site' ), icon: external },
	{ name: 'core/download', title: __( 'Download', 'frontage-site' ), icon: download },
	{ name: 'core/envelope', title: __( 'Envelope', 'frontage-site' ), icon: envelope },
	{ name: 'core/calendar', title: __( 'Calendar', 'frontage-site' ), icon: calendar },
	{ name: 'core/map-marker', title: __( 'Location', 'frontage-site' ), icon: mapMarker },
	{ name: 'core/cart', title: __( 'Cart', 'frontage-site' ), icon: cart },
	{ name: 'core/search', title: __( 'Search', 'frontage-site' ), icon: search },
	{ name: 'core/plus', title: __( 'Plus', 'frontage-site' ), icon: plus },
	{ name: 'core/check', title: __( 'Check', 'frontage-site' ), icon: check },
	{ name: 'core/star-filled', title: __( 'Star', 'frontage-site' ), icon: starFilled },
];

export function ButtonPanel( { attributes: { frIcon = {}, frDownload }, setAttributes }: ExtendedProps< Values > ) {
	const change = ( part: ButtonIcon ) => setAttributes( { frIcon: { ...frIcon, ...part } } );
	const none = () => setAttributes( { frIcon: undefined } );
	return (
		<ToolsPanel
			label={ __( 'Icon and action', 'frontage-site' ) }
			resetAll={ () => setAttributes( { frIcon: undefined, frDownload: undefined } ) }
		>
			<ToolsPanelItem
				label={ __( 'Icon', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => Boolean( frIcon.name ) }
				onDeselect={ none }
			>
				<Icon
					label={ __( 'Icon', 'frontage-site' ) }
					none={ __( 'No icon', 'frontage-site' ) }
					icons={ icons() }
					value={ frIcon.name }
					onChange={ ( name ) => ( name ? change( { name } ) : none() ) }
				/>
			</ToolsPanelItem>
			{ frIcon.name && (
				<ToolsPanelItem
					label={ __( 'Icon position', 'frontage-site' ) }
					isShownByDefault
					hasValue={ () => frIcon.position === 'start' }
					onDeselect={ () => change( { position: 'end' } ) }
				>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Icon position', 'frontage-site' ) }
						value={ frIcon.position ?? 'end' }
						options={ [
							{ value: 'start', label: __( 'Before text', 'frontage-site' ) },
							{ value: 'end', label: __( 'After text', 'frontage-site' ) },
						] }
						onChange={ ( position ) => change( { position: position as 'start' | 'end' } ) }
					/>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Gap', 'frontage-site' ) }
						placeholder="0.5em"
						value={ frIcon.gap ?? '' }
						onChange={ ( gap ) => change( { gap } ) }
					/>
					<ToggleControl
						label={ __( 'Icon only', 'frontage-site' ) }
						help={ __( 'The text stays available to screen readers.', 'frontage-site' ) }
						checked={ frIcon.only === true }
						onChange={ ( only ) => change( { only } ) }
					/>
				</ToolsPanelItem>
			) }
			<ToggleItem
				label={ __( 'Download link', 'frontage-site' ) }
				menuLabel={ __( 'Download', 'frontage-site' ) }
				value={ frDownload }
				onChange={ ( value ) => setAttributes( { frDownload: value } ) }
			/>
		</ToolsPanel>
	);
}

/** The icon in the canvas. An icon outside this list is shown on the page only. */
export function CanvasIcon( { clientId, attributes: { frIcon = {} } }: ExtendedProps< Values > ) {
	const drawing = icons().find( ( { name } ) => name === frIcon.name )?.icon;
	return drawing ? <style>{ canvasStyle( clientId, frIcon, renderToString( drawing ) ) }</style> : null;
}
