import { FocalPointPicker } from '@wordpress/components';
import { asText, type ControlProps } from './control-props';
import { Text } from './text-control';

const WORDS: Readonly< Record< string, number > > = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

const part = ( word: string | undefined ) =>
	word === undefined ? 0.5 : ( WORDS[ word ] ?? ( /^[\d.]+%$/.test( word ) ? parseFloat( word ) / 100 : 0.5 ) );

/** Selects the part of an image that must stay visible when it is cropped; without an image, the keywords for it. */
export function FocalPoint( props: ControlProps ) {
	const { label, hideLabel, value, inherited, picture, onChange } = props;
	if ( ! picture ) {
		return <Text { ...props } />;
	}
	const [ first, second ] = asText( value ?? inherited ).split( ' ' );
	// CSS allows the keywords in either order.
	const turned = first === 'top' || first === 'bottom' || second === 'left' || second === 'right';
	const [ x, y ] = turned ? [ second, first ] : [ first, second ];
	return (
		<FocalPointPicker
			__nextHasNoMarginBottom
			label={ label }
			hideLabelFromVision={ hideLabel }
			url={ picture }
			value={ { x: part( x ), y: part( y ) } }
			onChange={ ( point ) => onChange( `${ Math.round( point.x * 100 ) }% ${ Math.round( point.y * 100 ) }%` ) }
		/>
	);
}
