import {
	Button,
	Flex,
	FlexBlock,
	RangeControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- WordPress's own field for figures, and there is no other.
	__experimentalNumberControl as NumberControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Likewise, with units.
	__experimentalUnitControl as UnitControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Part of it.
	__experimentalInputControlSuffixWrapper as Suffix,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Node } from '@frontage/slider/model';
import { choiceLabel } from '../labels/choice-labels';
import { asText, type ControlProps } from './control-props';

export const leafOf = ( node: Node ): Node => ( node[ 'x-levels' ] && node.items ? node.items : node );

const units = () => [ 'px', '%', 'em', 'rem', 'vw', 'vh' ].map( ( unit ) => ( { value: unit, label: unit } ) );
const SIGNS: Readonly< Record< string, string > > = { deg: '°', '%': '%', ms: 'ms', px: 'px', s: 's' };

const STEPS: Readonly< Record< string, number > > = { ms: 50, px: 1, deg: 1 };

/** A number with its unit. */
export function Figure( { field, label, hideLabel, help, value, inherited, mixed, onChange }: ControlProps ) {
	const { minimum, maximum, type, 'x-unit': unit } = leafOf( field.node );
	return (
		<NumberControl
			__next40pxDefaultSize
			label={ label }
			hideLabelFromVision={ hideLabel }
			help={ help }
			value={ mixed || typeof value !== 'number' ? '' : value }
			placeholder={ mixed ? __( 'Mixed', 'frontage-slider' ) : asText( inherited ) }
			{ ...( minimum === undefined ? {} : { min: minimum } ) }
			{ ...( maximum === undefined ? {} : { max: maximum } ) }
			step={ type === 'integer' ? 1 : ( STEPS[ unit ?? '' ] ?? 'any' ) }
			suffix={ unit && <Suffix variant="default">{ SIGNS[ unit ] ?? unit }</Suffix> }
			onChange={ ( text ) => onChange( figure( text ) ) }
		/>
	);
}

function figure( text: string | undefined ): number | undefined {
	const number = text === undefined || text.trim() === '' ? NaN : Number( text );
	return Number.isFinite( number ) ? number : undefined;
}

/** A fraction, entered in percent. */
export function Percent( { field, label, hideLabel, help, value, inherited, mixed, onChange }: ControlProps ) {
	const { minimum = 0, maximum } = leafOf( field.node );
	const percent = ( part: unknown ) => ( typeof part === 'number' ? Math.round( part * 10000 ) / 100 : undefined );
	return (
		<RangeControl
			__next40pxDefaultSize
			label={ label }
			hideLabelFromVision={ hideLabel }
			help={ mixed ? __( 'Mixed', 'frontage-slider' ) : help }
			{ ...( mixed || typeof value !== 'number' ? {} : { value: percent( value )! } ) }
			initialPosition={ percent( inherited ) ?? 100 }
			placeholder={ String( percent( inherited ) ?? '' ) }
			min={ minimum * 100 }
			max={ ( maximum ?? ( /^scale/i.test( field.key ) ? 3 : 1 ) ) * 100 }
			onChange={ ( next ) => onChange( next === undefined ? undefined : next / 100 ) }
		/>
	);
}

/** Converts a length between the model and WordPress's unit control: design px are plain numbers in the model. */
export const withUnit = ( value: unknown ) => ( typeof value === 'number' ? `${ value }px` : asText( value ) );
export function fromUnit( text: string | undefined ): number | string | undefined {
	const found = /^(-?[\d.]+)(px)?$/.exec( text ?? '' );
	const number = found ? Number( found[ 1 ] ) : NaN;
	if ( Number.isFinite( number ) ) {
		return number;
	}
	return /^-?\d*\.?\d+[a-z%]+$/.test( text ?? '' ) ? text : undefined;
}

/** Label of the button next to a length. */
const shortWord = ( word: string ) =>
	word === 'auto' ? __( 'Auto', 'frontage-slider' ) : __( 'None', 'frontage-slider' );

/** A length with its unit, or a keyword such as “auto” if allowed. */
export function Length( { field, label, hideLabel, help, value, inherited, mixed, onChange }: ControlProps ) {
	const words = leafOf( field.node )[ 'x-words' ] ?? [];
	const word = words.find( ( one ) => one === value );
	const offered = words.filter( ( one ) => one === ( /^max/.test( field.key ) ? 'none' : 'auto' ) );
	const stands = word ?? inherited;
	const named = words.find( ( one ) => one === stands );
	const placeholder = named === undefined ? asText( stands ) : choiceLabel( field.owner, field.key, named );
	return (
		<Flex gap={ 1 } align="flex-end">
			<FlexBlock>
				<UnitControl
					__next40pxDefaultSize
					label={ label }
					hideLabelFromVision={ hideLabel }
					help={ help }
					units={ units() }
					value={ mixed || word !== undefined ? '' : withUnit( value ) }
					placeholder={ mixed ? __( 'Mixed', 'frontage-slider' ) : placeholder }
					onChange={ ( text ) => onChange( fromUnit( text ) ) }
				/>
			</FlexBlock>
			{ offered.map( ( one ) => (
				<Button
					key={ one }
					__next40pxDefaultSize
					variant="tertiary"
					isPressed={ word === one }
					label={ `${ label }: ${ shortWord( one ) }` }
					showTooltip={ false }
					onClick={ () => onChange( word === one ? undefined : one ) }
				>
					{ shortWord( one ) }
				</Button>
			) ) }
		</Flex>
	);
}
