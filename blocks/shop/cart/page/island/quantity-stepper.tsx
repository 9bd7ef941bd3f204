import { useState } from 'react';
import type { Limits } from './cart-types';
import { allowed, next } from './quantity-limits';
import { fill, type Props } from './cart-props';

interface StepperProps {
	name: string;
	quantity: number;
	limits: Limits;
	texts: Props[ 'texts' ];
	onWant: ( quantity: number ) => void;
}

/** Minus button, number field, plus button. At a limit the button stays, so that it keeps the focus. */
export function Stepper( { name, quantity, limits, texts, onWant }: StepperProps ) {
	const [ typed, type ] = useState< string >();
	const take = () => {
		const value = Number( typed );
		if ( typed !== undefined && typed.trim() !== '' && Number.isFinite( value ) ) {
			const wanted = allowed( value, limits );
			if ( wanted !== quantity ) {
				onWant( wanted );
			}
		}
		type( undefined );
	};
	const step = ( label: string, by: 1 | -1, sign: string ) => {
		const then = next( quantity, by, limits );
		const isOver = Math.sign( then - quantity ) !== by;
		return (
			<button
				type="button"
				className="fr-cart__step"
				aria-label={ fill( label, name ) }
				aria-disabled={ isOver }
				onClick={ () => ! isOver && onWant( then ) }
			>
				{ sign }
			</button>
		);
	};
	return (
		<div className="fr-cart__stepper">
			{ step( texts.less, -1, '−' ) }
			<input
				className="fr-cart__number"
				type="number"
				inputMode={ Number.isInteger( limits.step ) ? 'numeric' : 'decimal' }
				aria-label={ fill( texts.quantity, name ) }
				min={ limits.minimum }
				max={ limits.maximum }
				step={ limits.step }
				value={ typed ?? quantity }
				onChange={ ( { target } ) => type( target.value ) }
				onBlur={ take }
				onKeyDown={ ( { key } ) => key === 'Enter' && take() }
			/>
			{ step( texts.more, 1, '+' ) }
		</div>
	);
}
