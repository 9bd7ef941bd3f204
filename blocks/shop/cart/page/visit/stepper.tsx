import { useState } from 'react';
import type { Limits } from './cart';
import { allowed } from './limits';
import { fill, type Props } from './props';

interface StepperProps {
	name: string;
	quantity: number;
	limits: Limits;
	texts: Props[ 'texts' ];
	onWant: ( quantity: number ) => void;
}

/** Minus, a number that can be typed, plus. At a limit a button stays where it is, so that the focus does, too. */
export function Stepper( { name, quantity, limits, texts, onWant }: StepperProps ) {
	const [ typed, type ] = useState< string >();
	const take = () => {
		const value = Number( typed );
		if ( typed !== undefined && typed.trim() !== '' && Number.isFinite( value ) ) {
			const next = allowed( value, limits );
			if ( next !== quantity ) {
				onWant( next );
			}
		}
		type( undefined );
	};
	const step = ( label: string, by: number, sign: string ) => {
		const next = allowed( quantity + by, limits );
		const isOver = next === quantity || Math.sign( next - quantity ) !== Math.sign( by );
		return (
			<button
				type="button"
				className="fr-cart__step"
				aria-label={ fill( label, name ) }
				aria-disabled={ isOver }
				onClick={ () => ! isOver && onWant( next ) }
			>
				{ sign }
			</button>
		);
	};
	return (
		<div className="fr-cart__stepper">
			{ step( texts.less, -limits.step, '−' ) }
			<input
				className="fr-cart__number"
				type="number"
				inputMode="numeric"
				aria-label={ fill( texts.quantity, name ) }
				min={ limits.minimum }
				max={ limits.maximum }
				step={ limits.step }
				value={ typed ?? quantity }
				onChange={ ( { target } ) => type( target.value ) }
				onBlur={ take }
				onKeyDown={ ( { key } ) => key === 'Enter' && take() }
			/>
			{ step( texts.more, limits.step, '+' ) }
		</div>
	);
}
