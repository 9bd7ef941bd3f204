import { Dropdown, Button, SelectControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import { easeFrom, handlesOf, pathOf, type Handles } from '../model/easing-curve';

const families = () =>
	[
		[ 'power1', __( 'Gentle', 'frontage-slider' ) ],
		[ 'power2', __( 'Smooth', 'frontage-slider' ) ],
		[ 'power3', __( 'Strong', 'frontage-slider' ) ],
		[ 'power4', __( 'Very strong', 'frontage-slider' ) ],
		[ 'sine', __( 'Sine', 'frontage-slider' ) ],
		[ 'expo', __( 'Expo', 'frontage-slider' ) ],
		[ 'circ', __( 'Circular', 'frontage-slider' ) ],
		[ 'back', __( 'Overshoot', 'frontage-slider' ) ],
		[ 'elastic', __( 'Elastic', 'frontage-slider' ) ],
		[ 'bounce', __( 'Bounce', 'frontage-slider' ) ],
		[ 'slow', __( 'Slow motion', 'frontage-slider' ) ],
	] as const;

const ways = () =>
	[
		[ 'out', __( 'ease out', 'frontage-slider' ) ],
		[ 'in', __( 'ease in', 'frontage-slider' ) ],
		[ 'inOut', __( 'ease in-out', 'frontage-slider' ) ],
	] as const;

/** Easings with readable names. */
export const easeNames = () => [
	{ value: 'none', label: __( 'Linear', 'frontage-slider' ) },
	...families().flatMap( ( [ family, word ] ) =>
		ways().map( ( [ way, how ] ) => ( {
			value: `${ family }.${ way }`,
			/* translators: 1: kind of movement, 2: whether it slows down or speeds up. */
			label: sprintf( __( '%1$s, %2$s', 'frontage-slider' ), word, how ),
		} ) )
	),
];

export function EaseIcon( { ease, size = 16 }: { ease: string; size?: number } ) {
	return (
		<svg
			viewBox="-0.1 -0.4 1.2 1.8"
			width={ size }
			height={ size }
			aria-hidden="true"
			className="fr-timeline__ease"
		>
			<path d={ pathOf( ease ) } vectorEffect="non-scaling-stroke" />
		</svg>
	);
}

/** Selects an easing by name, or as a curve. `onDone`: the choice is a separate undo step. */
export function EaseControl( {
	value,
	onChange,
	onDone,
}: {
	value: string;
	onChange: ( ease: string ) => void;
	onDone: () => void;
} ) {
	const options = easeNames();
	const own = ! options.some( ( option ) => option.value === value );
	return (
		<Dropdown
			popoverProps={ { placement: 'top-start' } }
			onClose={ onDone }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button size="compact" variant="secondary" aria-expanded={ isOpen } onClick={ onToggle }>
					<EaseIcon ease={ value } />
					{ own
						? __( 'Custom curve', 'frontage-slider' )
						: options.find( ( option ) => option.value === value )?.label }
				</Button>
			) }
			renderContent={ () => (
				<div className="fr-timeline__curve">
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Speed', 'frontage-slider' ) }
						value={ own ? '' : value }
						options={ [
							...( own ? [ { value: '', label: __( 'Custom curve', 'frontage-slider' ) } ] : [] ),
							...options,
						] }
						onChange={ ( name ) => name && onChange( name ) }
					/>
					<Curve value={ value } onChange={ onChange } />
				</div>
			) }
		/>
	);
}

const SIZE = 128;
const LOW = -0.5;
const HIGH = 1.5;
const STEP = 0.01;

/** The curve with its two handles, which are dragged or moved with the arrow keys. */
function Curve( { value, onChange }: { value: string; onChange: ( ease: string ) => void } ) {
	const area = useRef< SVGSVGElement >( null );
	const [ drawn, setDrawn ] = useState< Handles | undefined >();
	const handles = drawn ?? handlesOf( value ) ?? [ 0.33, 1, 0.68, 1 ];
	const shown = drawn ? easeFrom( drawn ) : value;

	const moved = ( which: 0 | 2, x: number, y: number ): Handles => {
		const next = [ ...handles ] as [ number, number, number, number ];
		next[ which ] = Math.min( 1, Math.max( 0, x ) );
		next[ which + 1 ] = Math.min( HIGH, Math.max( LOW, y ) );
		return next;
	};
	const at = ( event: PointerEvent ) => {
		const { left, top, width, height } = area.current!.getBoundingClientRect();
		return [
			( event.clientX - left ) / width,
			HIGH - ( ( event.clientY - top ) / height ) * ( HIGH - LOW ),
		] as const;
	};
	const keys = ( which: 0 | 2 ) => ( event: KeyboardEvent ) => {
		const far = event.shiftKey ? 10 * STEP : STEP;
		const [ x, y ] =
			{ ArrowLeft: [ -far, 0 ], ArrowRight: [ far, 0 ], ArrowUp: [ 0, far ], ArrowDown: [ 0, -far ] }[
				event.key
			] ?? [];
		if ( x !== undefined && y !== undefined ) {
			event.preventDefault();
			event.stopPropagation();
			onChange( easeFrom( moved( which, handles[ which ] + x, handles[ which + 1 ]! + y ) ) );
		}
	};
	const handle = ( which: 0 | 2, label: string ) => (
		<circle
			cx={ handles[ which ] }
			cy={ 1 - handles[ which + 1 ]! }
			r="0.055"
			tabIndex={ 0 }
			role="slider"
			aria-label={ label }
			aria-valuenow={ Number( handles[ which + 1 ]!.toFixed( 2 ) ) }
			aria-valuemin={ LOW }
			aria-valuemax={ HIGH }
			aria-valuetext={ `${ handles[ which ].toFixed( 2 ) }, ${ handles[ which + 1 ]!.toFixed( 2 ) }` }
			onKeyDown={ keys( which ) }
			onPointerDown={ ( event ) => {
				event.currentTarget.setPointerCapture( event.pointerId );
				setDrawn( handles );
			} }
			onPointerMove={ ( event ) => drawn && setDrawn( moved( which, ...at( event ) ) ) }
			onPointerUp={ () => {
				if ( drawn ) {
					onChange( easeFrom( drawn ) );
					setDrawn( undefined );
				}
			} }
		/>
	);
	return (
		<svg
			ref={ area }
			className="fr-timeline__curve-area"
			viewBox={ `0 ${ 1 - HIGH } 1 ${ HIGH - LOW }` }
			width={ SIZE }
			height={ SIZE * ( HIGH - LOW ) }
		>
			<rect x="0" y="0" width="1" height="1" />
			<path
				className="is-line"
				d={ `M0,1 L${ handles[ 0 ] },${ 1 - handles[ 1 ] } M1,0 L${ handles[ 2 ] },${ 1 - handles[ 3 ] }` }
			/>
			<path d={ pathOf( shown ) } />
			{ handle( 0, __( 'Start handle', 'frontage-slider' ) ) }
			{ handle( 2, __( 'End handle', 'frontage-slider' ) ) }
		</svg>
	);
}
