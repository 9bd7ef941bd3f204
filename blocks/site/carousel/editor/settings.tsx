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
				label={ __( 'Label for screen readers', 'frontage-site' ) }
				placeholder={ __( 'Our clients', 'frontage-site' ) }
				help={ __( 'What it shows: read out before its items.', 'frontage-site' ) }
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
							'Tablets show two, or one where one is shown; phones show one. A narrow block counts as a small screen: align it wide for more.',
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
				label={ __( 'A number for each width', 'frontage-site' ) }
				hasValue={ () => ! isOne }
				onSelect={ () => setAttributes( { columns: all } ) }
				onDeselect={ () => setAttributes( { columns: all.xl } ) }
			>
				<ToggleControl
					label={ __( 'A number for each width', 'frontage-site' ) }
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
		<ToolsPanel label={ __( 'Movement', 'frontage-site' ) } resetAll={ () => setAttributes( MOVEMENT ) }>
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
			<ToolsPanelItem { ...item( 'autoplay', __( 'Moves by itself', 'frontage-site' ), true ) }>
				<ToggleControl
					label={ __( 'Moves by itself', 'frontage-site' ) }
					help={ __(
						'With a button that stops it. It stops for good as soon as a visitor does anything with it.',
						'frontage-site'
					) }
					checked={ autoplay }
					onChange={ ( to ) => setAttributes( { autoplay: to } ) }
				/>
			</ToolsPanelItem>
			{ autoplay && (
				<>
					<ToolsPanelItem { ...item( 'interval', __( 'Stands still for', 'frontage-site' ), true ) }>
						<RangeControl
							__next40pxDefaultSize
							label={ __( 'Stands still for (seconds)', 'frontage-site' ) }
							min={ 1 }
							max={ 20 }
							step={ 0.5 }
							value={ interval / 1000 }
							onChange={ ( value = 5 ) => setAttributes( { interval: Math.round( value * 1000 ) } ) }
						/>
					</ToolsPanelItem>
					<ToolsPanelItem { ...item( 'pauseOnHover', __( 'Waits under the mouse', 'frontage-site' ) ) }>
						<ToggleControl
							label={ __( 'Waits under the mouse', 'frontage-site' ) }
							checked={ pauseOnHover }
							onChange={ ( to ) => setAttributes( { pauseOnHover: to } ) }
						/>
					</ToolsPanelItem>
				</>
			) }
			<ToolsPanelItem { ...item( 'loop', __( 'After the last', 'frontage-site' ) ) }>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'After the last', 'frontage-site' ) }
					value={ loop }
					options={ [
						{ value: 'rewind', label: __( 'Back to the first', 'frontage-site' ) },
						{ value: 'none', label: __( 'It ends', 'frontage-site' ) },
					] }
					onChange={ ( to ) => setAttributes( { loop: to } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem { ...item( 'slidesToScroll', __( 'Items at a time', 'frontage-site' ) ) }>
				<RangeControl
					__next40pxDefaultSize
					label={ __( 'Items at a time', 'frontage-site' ) }
					min={ 1 }
					max={ 6 }
					value={ slidesToScroll }
					onChange={ ( value = 1 ) => setAttributes( { slidesToScroll: value } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem { ...item( 'speed', __( 'Duration of a move', 'frontage-site' ) ) }>
				<RangeControl
					__next40pxDefaultSize
					label={ __( 'Duration of a move (milliseconds)', 'frontage-site' ) }
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
