import { DropdownMenu, Flex, FlexBlock, FlexItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { isObject } from '@frontage/slider/model';
import { choiceLabel } from '../labels/choice-labels';
import { asText, type ControlProps } from './control-props';
import { Figure, leafOf, Length, Percent } from './number-control';
import { Text } from './text-control';

const WAYS: Readonly< Record< string, readonly string[] > > = { x: [ 'left', 'right' ], y: [ 'top', 'bottom' ] };
const isPart = ( key: string ) => key === 'opacity' || /^scale/.test( key );
const isAngle = ( key: string ) => /^(?:rotate|skew)/.test( key );

/** Control for the unit of the property: fraction, degrees, length or plain number. */
function Plain( props: ControlProps ) {
	const { field, value } = props;
	const node = leafOf( field.node );
	if ( isPart( field.key ) && ! ( typeof value === 'number' && value < 0 ) ) {
		return <Percent { ...props } />;
	}
	if ( isAngle( field.key ) ) {
		return <Figure { ...props } field={ { ...field, node: { ...node, 'x-unit': 'deg' } } } />;
	}
	return field.key in WAYS || field.key === 'z' ? <Length { ...props } /> : <Figure { ...props } />;
}

/** Distance of a movement: a number, beyond an edge of the slide, or random between two numbers. */
export function Motion( props: ControlProps ) {
	const { field, label, value, inherited, onChange } = props;
	const varied = isObject( value );
	const words = [ ...( WAYS[ field.key ] ?? [] ), 'inherit' ];
	const word = words.find( ( one ) => one === value );
	function named( one: string ): string {
		if ( one === 'inherit' ) {
			return __( 'Same as previous keyframe', 'frontage-slider' );
		}
		const edge = choiceLabel( field.owner, field.key, one );
		/* translators: %s: an edge, such as Left */
		return sprintf( __( 'Outside slide: %s', 'frontage-slider' ), edge );
	}
	const between = isPart( field.key ) ? [ 0.5, 1 ] : [ -50, 50 ];
	return (
		<Flex gap={ 1 } align="flex-start">
			<FlexBlock>
				{ varied ? (
					<Text
						{ ...props }
						help={ __(
							'ran(-50|50) picks a random value in a range, cyc(10|20) cycles through values, and (50) reverses on exit.',
							'frontage-slider'
						) }
					/>
				) : (
					<Plain
						{ ...props }
						value={ word === undefined ? value : undefined }
						inherited={ word === undefined ? inherited : named( word ) }
					/>
				) }
			</FlexBlock>
			<FlexItem>
				<DropdownMenu
					icon={ moreVertical }
					/* translators: %s: a setting, such as Move sideways */
					label={ sprintf( __( '%s: more value types', 'frontage-slider' ), label ) }
					toggleProps={ { size: 'compact' } }
					controls={ [
						...words.map( ( one ) => ( {
							title: named( one ),
							isActive: word === one,
							onClick: () => onChange( one ),
						} ) ),
						{
							title: __( 'Random range', 'frontage-slider' ),
							isActive: varied && /^ran/.test( asText( value ) ),
							onClick: () => onChange( { random: between } ),
						},
						{
							title: __( 'Number', 'frontage-slider' ),
							isActive: ! varied && word === undefined,
							onClick: () => onChange( undefined ),
						},
					] }
				/>
			</FlexItem>
		</Flex>
	);
}
