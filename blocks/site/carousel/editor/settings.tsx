import { PanelBody, RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolsPanel, ToolsPanelItem, type ColumnValues } from '@frontage/editor';
import { allColumns, fromOne } from './column-count';
import { ColumnsControl } from './columns-control';

/** Common attributes of all blocks that can be a carousel. */
export type CarouselAttributes = {
	columns: number | ColumnValues;
	arrows: boolean;
	dots: boolean;
	autoplay: boolean;
	interval: number;
	pauseOnHover: boolean;
	loop: 'rewind' | 'none';
	speed: number;
	slidesToScroll: number;
	ariaLabel: string;
};

interface PanelProps {
	attributes: CarouselAttributes;
	setAttributes: ( attributes: Partial< CarouselAttributes > ) => void;
}

/** The accessible label. */
export function NamePanel( { attributes, setAttributes }: PanelProps ) {
	return (
		<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Screen reader label', 'frontage-site' ) }
				placeholder={ __( 'Our clients', 'frontage-site' ) }
				help={ __( 'Describes the carousel. Read before its items.', 'frontage-site' ) }
				value={ attributes.ariaLabel }
				onChange={ ( value ) => setAttributes( { ariaLabel: value } ) }
			/>
		</PanelBody>
	);
}

/** One number for all breakpoints, or one per breakpoint. */
export function ColumnsPanel( { attributes, setAttributes }: PanelProps ) {
	const { columns } = attributes;
	const isOne = typeof columns === 'number';
	const all = allColumns( columns );
	return (
		<ToolsPanel label={ __( 'Columns', 'frontage-site' ) } resetAll={ () => setAttributes( { columns: 3 } ) }>
			<ToolsPanelItem
				label={ __( 'Columns', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => columns !== 3 }
				onDeselect={ () => setAttributes( { columns: 3 } ) }
			>
				{ isOne ? (
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'On large screens', 'frontage-site' ) }
						help={ __(
							'Tablets show up to two columns, and phones show one. Columns depend on the block width, so use wide alignment for more.',
							'frontage-site'
						) }
						min={ 1 }
						max={ 6 }
						value={ columns }
						onChange={ ( value = 3 ) => setAttributes( { columns: value } ) }
					/>
				) : (
					<ColumnsControl
						defaults={ fromOne( 3 ) }
						values={ columns }
						onChange={ ( value ) => setAttributes( { columns: value } ) }
					/>
				) }
			</ToolsPanelItem>
			<ToolsPanelItem
				label={ __( 'Set columns by width', 'frontage-site' ) }
				hasValue={ () => ! isOne }
				onSelect={ () => setAttributes( { columns: all } ) }
				onDeselect={ () => setAttributes( { columns: all.xl } ) }
			>
				<ToggleControl
					label={ __( 'Set columns by width', 'frontage-site' ) }
					checked={ ! isOne }
					onChange={ ( to ) => setAttributes( { columns: to ? all : all.xl } ) }
				/>
			</ToolsPanelItem>
		</ToolsPanel>
	);
}

/** The same as in block.json. */
const MOVEMENT = {
	arrows: true,
	dots: false,
	autoplay: false,
	interval: 5000,
	pauseOnHover: true,
	loop: 'rewind',
	speed: 500,
	slidesToScroll: 1,
} as const;

/** Settings for navigation and autoplay. */
export function MovementPanel( { attributes, setAttributes }: PanelProps ) {
	const { arrows, dots, autoplay, interval, pauseOnHover, loop, speed, slidesToScroll } = attributes;
	const item = ( name: keyof typeof MOVEMENT, label: string, isShownByDefault = false ) => ( {
		label,
		isShownByDefault,
		hasValue: () => attributes[ name ] !== MOVEMENT[ name ],
		onDeselect: () => setAttributes( { [ name ]: MOVEMENT[ name ] } ),
	} );
	return (
		<ToolsPanel label={ __( 'Navigation', 'frontage-site' ) } resetAll={ () => setAttributes( MOVEMENT ) }>
			<ToolsPanelItem { ...item( 'arrows', __( 'Arrows', 'frontage-site' ), true ) }>
				<ToggleControl
					label={ __( 'Arrows', 'frontage-site' ) }
					checked={ arrows }
					onChange={ ( to ) => setAttributes( { arrows: to } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem { ...item( 'dots', __( 'Dots', 'frontage-site' ), true ) }>
				<ToggleControl
					label={ __( 'Dots', 'frontage-site' ) }
					checked={ dots }
					onChange={ ( to ) => setAttributes( { dots: to } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem { ...item( 'autoplay', __( 'Autoplay', 'frontage-site' ), true ) }>
				<ToggleControl
					label={ __( 'Autoplay', 'frontage-site' ) }
					help={ __(
						'Adds a pause button. Autoplay stops permanently when a visitor interacts with the carousel.',
						'frontage-site'
					) }
					checked={ autoplay }
					onChange={ ( to ) => setAttributes( { autoplay: to } ) }
				/>
			</ToolsPanelItem>
			{ autoplay && (
				<>
					<ToolsPanelItem { ...item( 'interval', __( 'Autoplay delay', 'frontage-site' ), true ) }>
						<RangeControl
							__next40pxDefaultSize
							label={ __( 'Autoplay delay (seconds)', 'frontage-site' ) }
							min={ 1 }
							max={ 20 }
							step={ 0.5 }
							value={ interval / 1000 }
							onChange={ ( value = 5 ) => setAttributes( { interval: Math.round( value * 1000 ) } ) }
						/>
					</ToolsPanelItem>
					<ToolsPanelItem { ...item( 'pauseOnHover', __( 'Pause on hover', 'frontage-site' ) ) }>
						<ToggleControl
							label={ __( 'Pause on hover', 'frontage-site' ) }
							checked={ pauseOnHover }
							onChange={ ( to ) => setAttributes( { pauseOnHover: to } ) }
						/>
					</ToolsPanelItem>
				</>
			) }
			<ToolsPanelItem { ...item( 'loop', __( 'After last item', 'frontage-site' ) ) }>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'After last item', 'frontage-site' ) }
					value={ loop }
					options={ [
						{ value: 'rewind', label: __( 'Return to first', 'frontage-site' ) },
						{ value: 'none', label: __( 'Stop', 'frontage-site' ) },
					] }
					onChange={ ( to ) => setAttributes( { loop: to } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem { ...item( 'slidesToScroll', __( 'Items to scroll', 'frontage-site' ) ) }>
				<RangeControl
					__next40pxDefaultSize
					label={ __( 'Items to scroll', 'frontage-site' ) }
					min={ 1 }
					max={ 6 }
					value={ slidesToScroll }
					onChange={ ( value = 1 ) => setAttributes( { slidesToScroll: value } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem { ...item( 'speed', __( 'Transition duration', 'frontage-site' ) ) }>
				<RangeControl
					__next40pxDefaultSize
					label={ __( 'Transition duration (ms)', 'frontage-site' ) }
					min={ 0 }
					max={ 2000 }
					step={ 100 }
					value={ speed }
					onChange={ ( value = 500 ) => setAttributes( { speed: value } ) }
				/>
			</ToolsPanelItem>
		</ToolsPanel>
	);
}
