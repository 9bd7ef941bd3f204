import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- The theme's own colours and gradients; editors of WordPress take them from here.
	__experimentalUseMultipleOriginColorsAndGradients as usePalettes,
} from '@wordpress/block-editor';
import { Button, ColorIndicator, ColorPalette, Dropdown, GradientPicker, TabPanel } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { asText, type ControlProps } from './control-props';

const isGradient = ( value: unknown ) => /gradient\(/.test( asText( value ) );

/** Settings that fill an area, where gradients are allowed; not lines or text. */
const FILLED = new Set( [
	'Style.background',
	'Background.color',
	'Options.wrapper.background',
	'Navigation.arrows.background',
	'Strip.background',
] );

type Palettes = ReturnType< typeof usePalettes >;

/** Name of a color in the theme's palette. */
const named = ( color: unknown, { colors }: Palettes ) => {
	const slug = /^var\(\s*--wp--preset--color--([\w-]+)/.exec( asText( color ) )?.[ 1 ];
	return slug ? colors.flatMap( ( { colors: own } ) => own ).find( ( each ) => each.slug === slug ) : undefined;
};

function nameOf( color: unknown, palettes: Palettes ): string {
	if ( color === undefined ) {
		return __( 'Default', 'frontage-slider' );
	}
	return isGradient( color )
		? __( 'Gradient', 'frontage-slider' )
		: ( named( color, palettes )?.name ?? asText( color ) );
}

/** Selects a theme color or any other; also a gradient where allowed. */
export function Color( { field, label, value, inherited, mixed, onChange }: ControlProps ) {
	const filled = FILLED.has( `${ field.owner }.${ field.key }` );
	const palettes = usePalettes();
	const shown = mixed ? undefined : asText( value ?? inherited );
	const said = mixed ? __( 'Mixed', 'frontage-slider' ) : nameOf( value, palettes );
	return (
		<Dropdown
			popoverProps={ { placement: 'left-start', shift: true, offset: 24 } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					className="fr-inspector__color"
					aria-expanded={ isOpen }
					onClick={ onToggle }
					/* translators: 1: what has the colour, 2: the colour, such as #ffffff */
					label={ sprintf( __( '%1$s: %2$s', 'frontage-slider' ), label, said ) }
					showTooltip={ false }
				>
					<ColorIndicator colorValue={ shown ?? '' } />
					<span className={ value === undefined ? 'fr-inspector__inherited' : '' }>{ said }</span>
				</Button>
			) }
			renderContent={ () => (
				<div className="fr-inspector__palette">
					{ filled ? (
						<TabPanel
							initialTabName={ isGradient( value ) ? 'gradient' : 'color' }
							tabs={ [
								{ name: 'color', title: __( 'Color', 'frontage-slider' ) },
								{ name: 'gradient', title: __( 'Gradient', 'frontage-slider' ) },
							] }
						>
							{ ( { name } ) => (
								<Palette gradient={ name === 'gradient' } value={ value } onChange={ onChange } />
							) }
						</TabPanel>
					) : (
						<Palette gradient={ false } value={ value } onChange={ onChange } />
					) }
				</div>
			) }
		/>
	);
}

function Palette( {
	gradient,
	value,
	onChange,
}: {
	gradient: boolean;
	value: unknown;
	onChange: ( value: unknown ) => void;
} ) {
	const palettes = usePalettes();
	const { colors, gradients } = palettes;
	const own = named( value, palettes )?.color ?? asText( value );
	const given = value === undefined || isGradient( value ) !== gradient ? undefined : own;
	if ( gradient ) {
		return (
			<GradientPicker
				gradients={ gradients }
				{ ...( given === undefined ? {} : { value: given } ) }
				onChange={ ( next ) => onChange( next || undefined ) }
			/>
		);
	}
	return (
		<ColorPalette
			colors={ colors }
			enableAlpha
			{ ...( given === undefined ? {} : { value: given } ) }
			onChange={ ( next ) => onChange( next || undefined ) }
		/>
	);
}
