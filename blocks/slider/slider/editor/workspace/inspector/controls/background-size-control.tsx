import { Flex, FlexBlock, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Figure } from './number-control';
import { asText, type ControlProps } from './control-props';

const PERCENT: ControlProps[ 'field' ][ 'node' ] = { 'x-read': 'number', 'x-unit': '%', minimum: 1, maximum: 1000 };
const partOf = ( value: unknown ) => /^(\d+(?:\.\d+)?)%$/.exec( asText( value ) )?.[ 1 ];

/** Size of a background image: a keyword, or a percentage of its box. */
export function Fit( props: ControlProps ) {
	const { label, hideLabel, help, value, inherited, mixed, onChange } = props;
	const part = mixed ? undefined : partOf( value );
	const words = [
		{ value: 'cover', label: __( 'Cover', 'frontage-slider' ) },
		{ value: 'contain', label: __( 'Contain', 'frontage-slider' ) },
		{ value: 'auto', label: __( 'Original size', 'frontage-slider' ) },
		{ value: '%', label: __( 'Percentage', 'frontage-slider' ) },
	];
	const named = ( word: string ) => words.find( ( one ) => one.value === word )?.label ?? word;
	const given = part === undefined ? asText( value ) : '%';
	const standard = asText( inherited );
	return (
		<Flex gap={ 2 } align="flex-end">
			<FlexBlock>
				<SelectControl
					__next40pxDefaultSize
					label={ label }
					hideLabelFromVision={ hideLabel }
					help={ help }
					value={ mixed ? '' : given }
					options={ [
						{ value: '', label: mixed ? __( 'Mixed', 'frontage-slider' ) : named( standard ) || '—' },
						...words,
						...( given && named( given ) === given ? [ { value: given, label: given } ] : [] ),
					] }
					onChange={ ( next ) => onChange( next === '%' ? '100%' : next || undefined ) }
				/>
			</FlexBlock>
			{ part !== undefined && (
				<FlexBlock>
					<Figure
						{ ...props }
						field={ { ...props.field, node: PERCENT } }
						/* translators: %s: a setting, such as Size of the picture */
						label={ sprintf( __( '%s: percentage', 'frontage-slider' ), label ) }
						hideLabel
						help={ undefined }
						value={ Number( part ) }
						onChange={ ( next ) => onChange( typeof next === 'number' ? `${ next }%` : undefined ) }
					/>
				</FlexBlock>
			) }
		</Flex>
	);
}
