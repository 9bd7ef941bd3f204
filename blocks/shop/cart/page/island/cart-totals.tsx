import { useId, useState, type FormEvent } from 'react';
import type { Amount, Cart, Coupon } from './cart-types';
import { plus, price } from './format-price';
import { Note } from './cart-notice';
import { fill, type Props } from './cart-props';
import type { CartStore, Problem } from './cart-store';

interface FootProps {
	cart: Cart;
	props: Props;
	problem: Problem | undefined;
	store: CartStore;
}

/** The totals and the link to checkout. A refused coupon code stays in its field. */
export function Foot( { cart, props, problem, store }: FootProps ) {
	const { texts, withTax } = props;
	const [ code, type ] = useState( '' );
	const [ isOpen, open ] = useState( false );
	const field = useId();
	const shown = ( amount: Amount, tax: Amount ) => price( withTax ? plus( amount, tax ) : amount, cart.money );
	const less = ( { discount, discountTax }: Coupon ) => {
		const amount = shown( discount, discountTax );
		return amount && `−${ amount }`;
	};
	const subtotal = shown( cart.sum, cart.sumTax );
	const apply = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( code.trim() && ( await store.applyCoupon( code.trim() ) ) ) {
			type( '' );
		}
	};
	return (
		<div className="fr-cart__foot">
			<details
				className="fr-cart__coupons"
				open={ isOpen }
				onToggle={ ( { currentTarget } ) => open( currentTarget.open ) }
			>
				<summary>{ texts.coupon }</summary>
				<form className="fr-cart__coupon" onSubmit={ ( event ) => void apply( event ) }>
					<label htmlFor={ field }>
						{ texts.code }
						<input
							id={ field }
							value={ code }
							autoComplete="off"
							autoCapitalize="none"
							aria-invalid={ problem?.kind === 'refused' && problem.at === 'coupon' }
							onChange={ ( { target } ) => type( target.value ) }
						/>
					</label>
					<button type="submit" className="fr-cart__go">
						{ texts.apply }
					</button>
				</form>
				{ problem?.at === 'coupon' && <Note problem={ problem } texts={ texts } /> }
			</details>
			{ cart.coupons.map( ( coupon ) => (
				<p className="fr-cart__total" key={ coupon.code }>
					<span>
						{ fill( texts.discount, coupon.code ) }
						<button
							type="button"
							className="fr-cart__plain"
							aria-label={ fill( texts.dropCode, coupon.code ) }
							onClick={ () => void store.removeCoupon( coupon.code ) }
						>
							{ texts.remove }
						</button>
					</span>
					<span>{ less( coupon ) }</span>
				</p>
			) ) }
			{ subtotal && (
				<p className="fr-cart__total fr-cart__total--main">
					<span>{ texts.subtotal }</span>
					<span className="fr-cart__subtotal">{ subtotal }</span>
				</p>
			) }
			<p className="fr-cart__later">{ texts.later }</p>
			<a className="fr-cart__go" href={ props.checkout }>
				{ texts.checkout }
			</a>
			<a className="fr-cart__go fr-cart__go--second" href={ props.cart }>
				{ texts.view }
			</a>
		</div>
	);
}
