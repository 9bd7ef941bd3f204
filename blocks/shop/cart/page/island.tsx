import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '@frontage/kit/announce';
import type { IslandProps } from '@frontage/kit/islands';
import { Slot } from '@frontage/kit/slot';
import { READY } from './events';
import { Foot } from './island/cart-totals';
import { CartLine } from './island/cart-item';
import { plus, price } from './island/format-price';
import { Note, sentence } from './island/cart-notice';
import { fill, type Props } from './island/cart-props';
import { CartStore } from './island/cart-store';
import './drawer.css';

/** Shared by all carts of the page. */
let store: CartStore | undefined;
const sharedStore = ( route: string ) => ( store ??= new CartStore( route ) );

/** Calls back when the stylesheet has loaded or failed. */
function loadStyle( address: string, done: () => void ) {
	if ( ! address || document.querySelector( 'link[data-fr-cart]' ) ) {
		done();
		return;
	}
	const link = Object.assign( document.createElement( 'link' ), { rel: 'stylesheet', href: address } );
	link.dataset.frCart = '';
	link.onload = link.onerror = done;
	document.head.append( link );
}

/** The cart's contents, inside the dialog that PHP rendered. */
export default function Drawer( { host, props }: IslandProps< Props > ) {
	const { texts, withTax } = props;
	const own = sharedStore( props.route );
	const { cart, isEmpty, isBusy, problem, removed } = useSyncExternalStore( own.subscribe, own.view );
	const [ isDressed, dress ] = useState( false );
	const undo = useRef< HTMLButtonElement >( null );
	const subtotal = cart && price( withTax ? plus( cart.sum, cart.sumTax ) : cart.sum, cart.money );
	const said = problem && sentence( problem, texts );

	useEffect( () => {
		loadStyle( props.style, () => dress( true ) );
		own.refresh();
		document.dispatchEvent( new CustomEvent( READY ) );
		const dialog = host.querySelector( 'dialog' )!;
		const refresh = () => own.refresh();
		dialog.addEventListener( 'frontage:overlay:opening', refresh );
		return () => dialog.removeEventListener( 'frontage:overlay:opening', refresh );
	}, [ host, own, props.style ] );

	// The first response is visible to whoever opened the cart; later changes are announced to screen readers.
	const before = useRef< string >( undefined );
	useEffect( () => {
		if ( ! isBusy && subtotal && before.current && before.current !== subtotal ) {
			announce( fill( texts.changed, subtotal ) );
		}
		if ( ! isBusy ) {
			before.current = subtotal;
		}
	}, [ isBusy, subtotal, texts ] );
	useEffect( () => {
		if ( said ) {
			announce( said, 'assertive' );
		}
	}, [ said ] );
	// The clicked button was removed together with its line.
	useEffect( () => undo.current?.focus(), [ removed ] );

	if ( ! isDressed || ( ! cart && ! isEmpty && ! problem ) ) {
		return null;
	}
	const isOfCart =
		problem && problem.at !== 'coupon' && ! cart?.lines.some( ( { key } ) => key === problem.at ) && problem;
	const hasNotes = Boolean( isOfCart || removed || cart?.errors.length );
	return (
		<Slot of={ host } name="cart">
			<div className="fr-cart__body" aria-busy={ isBusy } ref={ hideWaiting }>
				{ hasNotes && (
					<div className="fr-cart__notes">
						{ isOfCart && <Note problem={ isOfCart } texts={ texts } /> }
						{ cart?.errors.map( ( error ) => (
							<p className="fr-cart__note" key={ error }>
								{ error }
							</p>
						) ) }
						{ removed && (
							<p className="fr-cart__note fr-cart__note--calm">
								<span>{ fill( texts.removed, removed.name ) }</span>
								<button
									type="button"
									className="fr-cart__plain"
									ref={ undo }
									onClick={ () => void own.restoreLine( removed ) }
								>
									{ texts.undo }
								</button>
							</p>
						) }
					</div>
				) }
				{ cart && ! isEmpty && (
					<>
						{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Without bullets Safari takes it for no list. */ }
						<ul className="fr-cart__lines" role="list">
							{ cart.lines.map( ( line ) => (
								<CartLine
									key={ line.key }
									line={ line }
									money={ cart.money }
									props={ props }
									problem={ problem?.at === line.key ? problem : undefined }
									want={ ( key, quantity ) => own.setQuantity( key, quantity ) }
								/>
							) ) }
						</ul>
						<Foot cart={ cart } props={ props } problem={ problem } store={ own } />
					</>
				) }
				{ isEmpty && (
					<div className="fr-cart__empty">
						<p>{ texts.empty }</p>
						<a className="fr-cart__go" href={ props.shop }>
							{ texts.shop }
						</a>
					</div>
				) }
			</div>
		</Slot>
	);
}

/** Removes the loading message that PHP rendered. */
function hideWaiting( element: HTMLElement | null ) {
	element?.parentElement?.querySelector( '.fr-cart__wait' )?.remove();
}
